// Which points fit the present attack or block, and adding them.
import type { Seat } from '@krcma/kernel';
import type { AttackKind } from '../../data/types.ts';
import { foeAt, type MageKnight, type Point } from '../../state.ts';
import { note } from '../script.ts';
import { fortificationOf } from './numbers.ts';

/** Whether points of this kind may join the present attack (MK-12.2, .3, .32). */
export function fitsAttack(game: MageKnight, kind: AttackKind): boolean {
  const { combat } = game;
  if (combat === null || combat.aim.length === 0) return false;
  if (combat.phase === 'attack') return true;
  if (combat.phase !== 'ranged' || kind === 'melee') return false;
  return kind === 'siege' || combat.aim.every(({ foe }) => fortificationOf(game, foeAt(game, foe)) === 0);
}

export const fitsBlock = ({ combat }: MageKnight): boolean =>
  combat?.phase === 'block' && combat.aim.length > 0;

/** Adds points to the present attack or block. */
export function addPoints(game: MageKnight, seat: Seat, point: Point): void {
  game.combat?.points.push(point);
  const { n, element, kind, source } = point;
  if (kind === 'block') note({ key: 'block-points', player: seat, n, element, source });
  else note({ key: 'attack-points', player: seat, n, element, kind, source });
}
