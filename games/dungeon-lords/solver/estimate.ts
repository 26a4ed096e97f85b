// What a fight may still bring, where it is not searched to its end.

import type { CombatCardId } from '../data/combat-cards.ts';
import { combatCardOf } from '../data/combat-cards.ts';
import { creatureOf } from '../data/creatures.ts';
import { healthOf, iconsOf } from '../rules/fight/heroes.ts';
import type { Lord } from '../state.ts';
import { type Prospect, prospectOf, type Weights } from './prospect.ts';
import { nearestOf } from './tiles.ts';

const TRAP_DAMAGE = 2;

/** What ready creatures could deal at once, with an eye to those who return. */
function creatureDamage({ lair }: Lord, rounds: number): number {
  let sum = 0;
  for (const { id, stance } of lair) {
    if (stance !== 'ready') continue;
    let best = 0;
    for (const { damage = 0, target, times = 1, staysReady } of creatureOf(id).attacks)
      best = Math.max(best, damage * times * (target === 'all' ? 2 : 1) * (staysReady ? rounds : 1));
    sum += best;
  }
  return sum;
}

const meanFatigue = (cards: readonly CombatCardId[]): number =>
  cards.length === 0 ? 0 : cards.reduce((sum, id) => sum + combatCardOf(id).fatigue, 0) / cards.length;

/** Every round takes fatigue and a share of what creatures and traps can do; what is left over conquers. */
export function estimated(
  lord: Lord,
  rounds: number,
  cards: readonly CombatCardId[],
  weights: Weights,
): Prospect {
  let health = 0;
  for (const hero of lord.party) health += healthOf(hero);
  const stock = creatureDamage(lord, rounds) + TRAP_DAMAGE * lord.traps.length;
  const healing = Math.min(iconsOf(lord.party, 'healing'), 2);
  const perRound = Math.max(0.5, meanFatigue(cards) + stock / Math.max(1, rounds) - healing / 2);
  const standing = Math.max(0, health / perRound - 1);
  const tiles = nearestOf(lord).length === 0 ? 0 : rounds;
  const lost = Math.min(tiles, standing);
  const caught = lord.party.length * Math.min(1, (perRound * rounds) / Math.max(1, health));
  return prospectOf(lord, weights, lost, caught);
}
