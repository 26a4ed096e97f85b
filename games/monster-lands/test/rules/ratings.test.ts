import { describe, expect, it } from 'vitest';
import { type RatingId, type ScenarioId, scenarioOf } from '../../data/scenarios.ts';
import type { ClanArrangement } from '../../rules/arrange.ts';
import { ratingOf, spreadOf } from '../../rules/scenarios.ts';
import { pointsOf } from '../../rules/scoring.ts';
import type { Clan } from '../../state.ts';
import { solo } from '../solo-table.ts';
import type { TableSetup } from '../table.ts';

const difficultyFor = (scenario: ScenarioId) => scenarioOf(scenario).difficulties?.[0] ?? 'easy';
const inScenario = (scenario: ScenarioId, setup: TableSetup = {}) =>
  solo({ ...setup, options: { scenario, difficulty: difficultyFor(scenario), ...setup.options } });

/** The rating of a clan that would end the game now with so many victory points. */
function rated(scenario: ScenarioId, vp: number, clan: ClanArrangement = {}): RatingId {
  const { game } = inScenario(scenario, { clans: [{ ...clan, glory: 0 }] });
  const [first] = game.clans;
  if (first !== undefined) first.glory = vp - pointsOf(game, 0);
  return ratingOf(game);
}

describe('ratings', () => {
  it.each([
    ['ML-SCN.1', 'business-as-usual', 35, 45, 60],
    ['ML-SCN.3', 'sortie', 22, 30, 40],
    ['ML-SCN.4', 'travelling-light', 30, 42, 56],
    ['ML-SCN.6', 'ambush', 35, 50, 65],
    ['ML-SCN.8', 'tricky-sam', 30, 42, 56],
    ['ML-SCN.10', 'doom', 35, 45, 60],
  ] as const)(
    '%s ML-SOLO.9 ML-SOLO.12 %s asks for %i, %i and %i points',
    (_, scenario, apprentice, veteran, hero) => {
      const marks: readonly number[] = [apprentice, veteran, hero];
      expect(marks.map((mark) => rated(scenario, mark))).toEqual(['apprentice', 'veteran', 'hero']);
      expect(marks.map((mark) => rated(scenario, mark - 1))).toEqual(['bungler', 'apprentice', 'veteran']);
    },
  );

  it('ML-SCN.2 Gold Digger asks for 15, 35 and 55 coins', () => {
    const withCoins = (coins: number) => rated('gold-digger', 5, { coins });
    expect([14, 15, 34, 35, 54, 55].map(withCoins)).toEqual([
      'bungler',
      'apprentice',
      'apprentice',
      'veteran',
      'veteran',
      'hero',
    ]);
  });

  const packed: ClanArrangement = {
    defence: 5,
    potions: 3,
    venoms: 3,
    traps: ['trap-s1', 'trap-s1', 'trap-m1', 'trap-m2', 'trap-flat4'],
    members: [
      { id: 'purkrab', equipment: ['zeldiv-1', 'nocir-1'] },
      { id: 'tepej', equipment: ['zahyn-1'] },
      'trunk',
      'bambul',
    ],
  };

  it('ML-SCN.5 Full Pack asks for the goal, with 35 points for a veteran and 50 for a hero', () => {
    expect([20, 34, 35, 49, 50].map((vp) => rated('full-pack', vp, packed))).toEqual([
      'apprentice',
      'apprentice',
      'veteran',
      'veteran',
      'hero',
    ]);
  });

  it.each([
    ['a defence token', { defence: 4 }],
    ['a trap', { traps: ['trap-s1', 'trap-s1', 'trap-m1', 'trap-m2'] }],
    ['a potion', { potions: 2 }],
    ['a venom', { venoms: 2 }],
    [
      'a spell',
      { members: [{ id: 'purkrab', equipment: ['zeldiv-1', 'nocir-1'] }, 'tepej', 'trunk', 'bambul'] },
    ],
    [
      'a member of the fire',
      { members: [{ id: 'purkrab', equipment: ['zeldiv-1', 'nocir-1', 'zahyn-1'] }, 'tepej', 'bambul'] },
    ],
  ] as [string, ClanArrangement][])(
    'ML-SCN.5 without %s it is a bungle, whatever the points',
    (_, lacking) => {
      expect(rated('full-pack', 60, { ...packed, ...lacking })).toBe('bungler');
    },
  );

  it('ML-SCN.7 Diversity counts members by affinity, leader and basic included', () => {
    const of = (...members: ClanArrangement['members'] & object) => rated('diversity', 10, { members });
    expect(of('purkrab', 'korfac', 'tepej', 'trunk')).toBe('bungler');
    expect(of('purkrab', 'korfac', 'tepej', 'trunk', 'bambul')).toBe('apprentice');
    expect(of('purkrab', 'korfac', 'tepej', 'tentok', 'trunk', 'bambul')).toBe('veteran');
    expect(of('purkrab', 'korfac', 'tepej', 'tentok', 'trunk', 'onduru', 'bambul', 'jeducha')).toBe('hero');
    expect(of('purkrab', 'korfac', 'dajana', 'drabor', 'tepej', 'trunk', 'greenhorn-1')).toBe('bungler');
  });

  it('ML-SCN.9 Clear Orders asks for quests and points together', () => {
    const of = (quests: number, vp: number) => rated('clear-orders', vp, { quests });
    expect([of(4, 30), of(6, 40), of(8, 55)]).toEqual(['apprentice', 'veteran', 'hero']);
    expect([of(3, 60), of(8, 29), of(6, 39), of(7, 60)]).toEqual([
      'bungler',
      'bungler',
      'apprentice',
      'veteran',
    ]);
  });

  it('ML-SCN.7 the affinities of Diversity are counted most first, whichever they are', () => {
    const { game } = inScenario('diversity', {
      clans: [{ members: ['purkrab', 'zandala', 'geria', 'tepej', 'trunk'] }],
    });
    expect(spreadOf(game.clans[0] as Clan)).toEqual([2, 1, 1, 1]);
  });

  it('ML-SOLO.12 what a mark does not name is not asked for', () => {
    expect(rated('gold-digger', 0, { coins: 55 })).toBe('hero');
    expect(rated('business-as-usual', 60, { coins: 0 })).toBe('hero');
  });
});
