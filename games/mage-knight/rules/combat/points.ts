// Attack and block points, as operations and as they come otherwise.
import type { Seat } from '@krcma/kernel';
import type { AttackKind } from '../../data/types.ts';
import { effectOf, type Foe, type FoeAttack, foeAt, type MageKnight, type Point } from '../../state.ts';
import { amountOf } from '../effects/amounts.ts';
import { type OpAt, opNamed } from '../effects/op-at.ts';
import type { IsPossible } from '../effects/possible.ts';
import { note, rule } from '../script.ts';
import { attackAt, attackHas, enemyOf, fortificationOf, has, resists } from './numbers.ts';

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

const origin = (game: MageKnight, at: OpAt): Pick<Point, 'source' | 'path' | 'unit'> => {
  const unit = effectOf(game)?.unit;
  return { source: at.source, path: [...at.path], ...(unit !== undefined && { unit }) };
};

const attack = rule<OpAt>('attack').do('add', (game, at) => {
  const { element, kind, ...amount } = opNamed(at, 'attack');
  if (fitsAttack(game, kind))
    addPoints(game, at.player, { n: amountOf(game, at, amount), element, kind, ...origin(game, at) });
});

/** Symbols of the enemy whose attack is blocked; none of one with Arcane Immunity (MK-13.33). */
function iconsOf(foe: Foe, attack: FoeAttack): number {
  if (has(foe, 'arcaneImmunity')) return 0;
  const element = { physical: 0, fire: 1, ice: 1, coldFire: 2 }[attack.element];
  const abilities = new Set([...enemyOf(foe).abilities, ...foe.gained]);
  for (const gained of ['brutal', 'poison'] as const)
    if (attackHas(foe, attack, gained)) abilities.add(gained);
  const held = [...abilities].filter((each) => !foe.lost.abilities.includes(each)).length;
  return element + held + (['physical', 'fire', 'ice'] as const).filter((each) => resists(foe, each)).length;
}

const block = rule<OpAt>('block').do('add', (game, at) => {
  const aim = game.combat?.aim[0];
  if (!fitsBlock(game) || aim?.attack === undefined) return;
  const { element, doubleVsSwift, bonusPer, ...amount } = opNamed(at, 'block');
  const foe = foeAt(game, aim.foe);
  const attacked = attackAt(foe, aim.attack);
  let n = amountOf(game, at, amount);
  if (bonusPer === 'enemyIcons') n += iconsOf(foe, attacked);
  if (doubleVsSwift === true && attackHas(foe, attacked, 'swift')) n *= 2;
  addPoints(game, at.player, { n, element, kind: 'block', ...origin(game, at) });
});

export const attackOperations = { attack, block } as const;

export const attackPossible = {
  attack: (game, at) => fitsAttack(game, opNamed(at, 'attack').kind),
  block: (game) => fitsBlock(game),
} as const satisfies Readonly<Record<string, IsPossible>>;
