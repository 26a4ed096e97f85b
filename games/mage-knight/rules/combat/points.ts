// Which points fit the present attack or block, and adding them.
import type { Seat } from '@krcma/kernel';
import type { AttackKind } from '../../data/types.ts';
import { foeAt, type MageKnight, type Point } from '../../state.ts';
import { works } from '../lasting.ts';
import { note } from '../script.ts';
import { modified } from './modifying.ts';
import { fortificationOf } from './numbers.ts';

/** Whether points of this kind may join the present attack (MK-12.2, .3, .32). */
export function fitsAttack(game: MageKnight, kind: AttackKind): boolean {
  const { combat } = game;
  if (combat === null || combat.aim.length === 0) return false;
  if (combat.phase === 'attack') return true;
  if (combat.phase !== 'ranged') return false;
  if (works(game, game.active, 'allAttacksSiege')) return true;
  if (kind === 'melee') return false;
  return kind === 'siege' || combat.aim.every(({ foe }) => fortificationOf(game, foeAt(game, foe)) === 0);
}

export const fitsBlock = ({ combat }: MageKnight): boolean =>
  combat?.phase === 'block' && combat.aim.length > 0;

/** Lays points with whatever effects make of them, and gives what they are then. */
export function layPoints(game: MageKnight, seat: Seat, given: Point): Point {
  if (game.lasting.length === 0) {
    game.combat?.points.push(given);
    return given;
  }
  const { point, used } = modified(game, seat, given);
  for (const lasting of used) lasting.left = 0;
  game.combat?.points.push(point);
  return point;
}

/** Adds points to the present attack or block. */
export function addPoints(game: MageKnight, seat: Seat, point: Point): void {
  const { n, element, kind, source } = layPoints(game, seat, point);
  if (kind === 'block') note({ key: 'block-points', player: seat, n, element, source });
  else note({ key: 'attack-points', player: seat, n, element, kind, source });
}
