// Bots aim at what a scenario counts.
import { describe, expect, it } from 'vitest';
import { evaluate } from '../bot/evaluate.ts';
import { outlookOf } from '../bot/outlook.ts';
import { promise } from '../bot/promise.ts';
import { newcomerPoints } from '../bot/purchases.ts';
import type { MercenaryId } from '../data/members.ts';
import type { ScenarioId } from '../data/scenarios.ts';
import { solo } from './solo-table.ts';
import type { TableSetup } from './table.ts';

type Clan = NonNullable<TableSetup['clans']>[number];

const gameIn = (scenario: ScenarioId, clan: Clan) =>
  solo({ options: { scenario }, round: 4, clans: [{ glory: 20, coins: 20, ...clan }] }).game;

const hope = (scenario: ScenarioId, clan: Clan): number => promise(gameIn(scenario, clan))[0] ?? 0;
const worth = (scenario: ScenarioId, clan: Clan): number => evaluate(gameIn(scenario, clan), 0);

describe('a bot alone', () => {
  it('wants the affinities it lacks in Diversity, and in no common scenario', () => {
    const members = ['purkrab', 'korfac', 'pardala'] as const;
    const gain = (scenario: ScenarioId, id: MercenaryId): number =>
      newcomerPoints(id, outlookOf(gameIn(scenario, { members }), 0));
    // The first of the fire, the second of the water, the third of the jungle.
    const extra = (id: MercenaryId): number => gain('diversity', id) - gain('ambush', id);
    expect(extra('zenek')).toBeGreaterThan(extra('ninra'));
    expect(extra('ninra')).toBeGreaterThan(0);
    expect(extra('drabor')).toBe(0);
  });

  it('sees every member of a further affinity bring it nearer to a hero of Diversity', () => {
    const clans = [
      ['purkrab', 'korfac'],
      ['purkrab', 'korfac', 'pardala'],
      ['purkrab', 'korfac', 'pardala', 'zerava'],
      ['purkrab', 'korfac', 'pardala', 'zerava', 'algust'],
    ] as const;
    const hopes = clans.map((members) => hope('diversity', { members }));
    expect(hopes).toEqual(hopes.toSorted((a, b) => a - b));
    expect((hopes.at(-1) ?? 0) - (hopes[0] ?? 0)).toBeGreaterThan(0.2);
    const rich = hope('diversity', { members: clans[3], coins: 20 });
    expect(hope('diversity', { members: clans[3], coins: 0 })).toBeLessThan(rich);
  });

  it('fills its board in Full Pack, from the first token on', () => {
    const steps = [{}, { defence: 2 }, { defence: 5 }, { defence: 5, potions: 3 }] as const;
    const hopes = steps.map((clan) => hope('full-pack', clan));
    for (let step = 1; step < hopes.length; step++)
      expect(hopes[step]).toBeGreaterThan((hopes[step - 1] ?? 0) + 0.01);
    expect(worth('full-pack', { defence: 5 }) - worth('full-pack', {})).toBeGreaterThan(
      worth('ambush', { defence: 5 }) - worth('ambush', {}),
    );
  });

  it('keeps its coins in Gold Digger only', () => {
    const riches = (scenario: ScenarioId): number =>
      worth(scenario, { coins: 40 }) - worth(scenario, { coins: 20 });
    expect(riches('gold-digger')).toBeCloseTo(20, 9);
    expect(riches('ambush')).toBeLessThan(8);
  });
});
