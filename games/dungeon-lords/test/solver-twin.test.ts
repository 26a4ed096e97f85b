import { cloneTable, type RandomState, randomFrom, shuffle } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { isFullRun } from '../../../tools/sample.ts';
import { ADVENTURERS, adventurerOf } from '../data/adventurers.ts';
import { COMBAT_CARDS, type CombatCardId, combatCardOf } from '../data/combat-cards.ts';
import { CREATURES, creatureOf } from '../data/creatures.ts';
import { ROOMS, roomOf } from '../data/rooms.ts';
import { TRAPS } from '../data/traps.ts';
import { inYear } from '../data/types.ts';
import { solve } from '../solver/index.ts';
import type { DungeonLords } from '../state.ts';
import { bestByRules, worthOf } from './best-by-rules.ts';
import { drill, fight } from './fight-table.ts';
import { playAdvised, questionOf } from './solver-table.ts';
import type { Game } from './table.ts';

const chance = (seed: string): { random: RandomState } => ({ random: randomFrom(seed) });

const dealt = <T>(random: { random: RandomState }, list: readonly T[], count: number): T[] =>
  shuffle(random, list.slice()).slice(0, count);

describe('against the rules themselves, choice by choice', () => {
  it('any small training comes out the same', () => {
    const heroes = ADVENTURERS.filter(
      (id) => adventurerOf(id).year === 1 && adventurerOf(id).class !== 'wizard',
    );
    const creatures = CREATURES.filter((id) => inYear(creatureOf(id).copies, 1) > 0 && id !== 'ghost');
    for (let i = 0; i < (isFullRun ? 100 : 12); i++) {
      const random = chance(`training ${i}`);
      const t = drill({
        party: dealt(random, heroes, 2),
        creatures: dealt(random, creatures, 1),
        traps: dealt(random, TRAPS, 2),
        tiles: i % 2 === 0 ? ['room', 'tunnel'] : ['tunnel', 'tunnel'],
        gold: 1,
        food: 1,
        imps: 1,
      });
      const [best] = solve(questionOf(t)).ranked;
      expect(best?.prospect.value, `training ${i}`).toBe(bestByRules(cloneTable(t.game), () => false));
    }
  });

  const lastRoundOf = (card: CombatCardId, i: number): Game => {
    const { year } = combatCardOf(card);
    const random = chance(`${card} ${i}`);
    const heroes = ADVENTURERS.filter((id) => adventurerOf(id).year === year);
    const wizards = heroes.filter((id) => (adventurerOf(id).magic ?? 0) >= 2);
    const others = heroes.filter((id) => !wizards.includes(id));
    const rooms = ROOMS.filter((id) => roomOf(id).year === year);
    const creatures = CREATURES.filter((id) => inYear(creatureOf(id).copies, year) > 0);
    return fight({
      card,
      year,
      round: 4,
      options: { rules: 'full', specialEvents: false },
      lord: {
        party: [...dealt(random, others, 2), ...dealt(random, wizards, 2)],
        lair: dealt(random, creatures, 2),
        traps: dealt(random, TRAPS, isFullRun ? 2 : 1),
        prison: dealt(
          random,
          ADVENTURERS.filter((id) => adventurerOf(id).year !== year),
          1,
        ),
        dungeon: { c2r0: i % 2 === 0 ? 'tunnel' : (dealt(random, rooms, 1)[0] ?? 'tunnel'), c2r1: 'tunnel' },
        evil: 2,
        gold: 1,
        food: 2,
        imps: 1,
        spied: [3],
      },
    });
  };

  const isCombatOver = ({ round }: DungeonLords): boolean => round === 0;

  for (const card of COMBAT_CARDS)
    it(`a last round with ${card} comes out the same`, () => {
      for (let i = 0; i < (isFullRun ? 12 : 2); i++) {
        const t = lastRoundOf(card, i);
        const solution = solve(questionOf(t));
        expect(solution.exact).toBe(true);
        const best = bestByRules(cloneTable(t.game), isCombatOver);
        expect(solution.ranked[0]?.prospect.value, `${card} ${i}`).toBe(best);
        playAdvised(t, 0, isCombatOver);
        expect(worthOf(t.game), `${card} ${i}, played`).toBe(best);
      }
    });
});
