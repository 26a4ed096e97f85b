// Attacks and blocks (data/ops.ts).

import { ABILITIES, type Ability, ATTACK_ABILITIES, type AttackAbility } from '../../data/enemy.ts';
import type { Amount } from '../../data/ops.ts';
import { effectOf, type Foe, type FoeAttack, foeAt, type MageKnight, type Point } from '../../state.ts';
import { attackAbilities, attackAt, attackHas, has, resistancesOf } from '../combat/numbers.ts';
import { addPoints, fitsBlock } from '../combat/points.ts';
import { rule } from '../script.ts';
import { unitPoints } from '../unit-points.ts';
import { amountOf } from './amounts.ts';
import { isMadeRanged, spendRanged, usesOf } from './attack-uses.ts';
import { orNothing } from './inner.ts';
import { type OpAt, type Operations, opNamed } from './op-at.ts';

export const origin = (game: MageKnight, at: OpAt): Pick<Point, 'source' | 'path' | 'unit'> => {
  const unit = effectOf(game)?.unit;
  return { source: at.source, path: [...at.path], ...(unit !== undefined && { unit }) };
};

/** The amount, and what is added to it where a unit gives it. */
export function pointsOf(game: MageKnight, at: OpAt, kind: Point['kind'], amount: Amount): number {
  const n = amountOf(game, at, amount);
  const unit = effectOf(game)?.unit;
  return unit === undefined ? n : unitPoints(game, at.player, unit, kind, n);
}

const attack = rule<OpAt>('attack')
  .maybeChoose('use', {
    kind: 'one',
    values: (game, at) => orNothing(usesOf(game, at)),
    option: (_, { kind, times }, at) => {
      const { n, element } = opNamed(at, 'attack');
      return { id: `as:${kind}`, label: { key: 'attack-as', kind, element, n: n * times }, rule: 'MK-12.3' };
    },
    prompt: (_, { source }) => ({ key: 'ask-attack-as', source }),
  })
  .exitWithout('use')
  .do('add', (game, { use, ...at }) => {
    const { element, kind: printed, ...amount } = opNamed(at, 'attack');
    const { kind, times } = use;
    if (isMadeRanged(game, at, printed)) spendRanged(game, at);
    const n = times * pointsOf(game, at, kind, amount);
    addPoints(game, at.player, { n, element, kind, ...origin(game, at) });
  });

const isOfAttack = (ability: Ability): ability is AttackAbility =>
  (ATTACK_ABILITIES as readonly Ability[]).includes(ability);

/** Symbols of the enemy whose attack is blocked; none of one with Arcane Immunity (MK-13.33). */
function iconsOf(foe: Foe, attack: FoeAttack): number {
  if (has(foe, 'arcaneImmunity')) return 0;
  const element = { physical: 0, fire: 1, ice: 1, coldFire: 2 }[attack.element];
  const others = ABILITIES.filter((each) => !isOfAttack(each) && has(foe, each)).length;
  return element + others + attackAbilities(foe, attack).length + resistancesOf(foe).length;
}

/** What a block grows by against the attack that is aimed at; the symbols of a player's attack are the mana it took. */
export function blockAgainst(game: MageKnight, at: OpAt, n: number): number {
  const aim = game.combat?.aim[0];
  if (aim?.attack === undefined) return n;
  const { doubleVsSwift, bonusPer } = opNamed(at, 'block');
  const foe = foeAt(game, aim.foe);
  const attacked = attackAt(foe, aim.attack);
  const icons = game.duel === undefined ? iconsOf(foe, attacked) : game.duel.mana;
  const grown = bonusPer === 'enemyIcons' ? n + icons : n;
  return doubleVsSwift === true && attackHas(foe, attacked, 'swift') ? 2 * grown : grown;
}

const block = rule<OpAt>('block').do('add', (game, at) => {
  if (!fitsBlock(game)) return;
  const { element, doubleVsSwift: _, bonusPer: __, ...amount } = opNamed(at, 'block');
  const n = blockAgainst(game, at, pointsOf(game, at, 'block', amount));
  addPoints(game, at.player, { n, element, kind: 'block', ...origin(game, at) });
});

export const fightOperations: Operations = { attack, block };
