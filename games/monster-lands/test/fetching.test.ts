import { type Json, positionOf } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { type MonsterId, monsterOf, monsters } from '../data/monsters.ts';
import { type MonsterLandsArrangement, monsterLands } from '../index.ts';
import type { MonsterLands } from '../state.ts';

const SEEDS = 60;
const rounds = [
  { rule: 'monsterLands', step: 'rounds' },
  { rule: 'round', step: 'deployment' },
];

const laid = (
  arrangement: MonsterLandsArrangement,
  { seats = 2, seed = 'x', options = {} }: { seats?: number; seed?: string; options?: object } = {},
): MonsterLands =>
  positionOf(monsterLands, {
    seats,
    seed,
    options: { ...options },
    arrangement: arrangement as unknown as Json,
  }).game;

const eachSeed = (check: (seed: string) => void): void => {
  for (let seed = 0; seed < SEEDS; seed++) check(`fetched ${seed}`);
};

const LEVEL_A = (Object.keys(monsters) as MonsterId[]).filter((id) => monsterOf(id).level === 'A');

describe('what a described position names is taken from where set-up put it', () => {
  it('ML-SET.11 ML-MON.8 a monster of a realm is followed by the next of its level that may lie there', () => {
    const seats = 4;
    eachSeed((seed) => {
      const options = { difficulty: seed.endsWith('0') ? 'normal' : 'hard' };
      const dealt = laid({}, { seed, seats, options });
      const gone = dealt.areas[1]?.monster as MonsterId;
      const { areas, monsters: piles } = laid({ box: [gone] }, { seed, seats, options });
      const next = dealt.monsters.deck.findLast(
        (id) => monsterOf(id).level === monsterOf(gone).level && id !== 'podsvetnik',
      );
      expect(areas.map(({ monster }) => monster)).toEqual([dealt.areas[0]?.monster, next]);
      expect(piles.deck).toEqual(dealt.monsters.deck.filter((id) => id !== next));
    });
  });

  it('the last monster of a level is taken wherever it lies in the deck; without one the realm is empty', () => {
    eachSeed((seed) => {
      const [last, ...others] = LEVEL_A;
      expect(laid({ box: others }, { seed }).areas[0]?.monster).toBe(last);
      expect(laid({ box: LEVEL_A }, { seed }).areas[0]?.monster).toBeNull();
    });
  });

  it('ML-SET.12 ML-SET.13 realms, event tiles and quests are followed by the next of their piles', () => {
    eachSeed((seed) => {
      const dealt = laid({}, { seed });
      const [area] = dealt.areas;
      if (!area?.realm || !area.event || !dealt.quests.qa) throw new Error('Set-up lays all of them out.');
      const game = laid({ box: [area.realm, area.event, dealt.quests.qa] }, { seed });
      expect(game.areas[0]).toMatchObject({
        realm: dealt.realms.at(-1),
        event: dealt.events.deck.at(-1),
        monster: area.monster,
      });
      expect(game.quests).toEqual({ qa: dealt.bag.at(-1), qb: dealt.quests.qb });
    });
  });

  it('offers are filled up from their decks, also at their first place', () => {
    eachSeed((seed) => {
      const dealt = laid({}, { seed });
      const [first, ...others] = dealt.tavern.offer;
      const game = laid({ box: first ? [first] : [] }, { seed });
      expect(game.tavern.offer).toEqual([dealt.tavern.deck.at(-1), ...others]);
    });
  });

  it('a trap in the hand of a clan that says nothing of it goes to the clan that names it', () => {
    const hands = (clans: MonsterLandsArrangement['clans']) =>
      laid({ clans: clans ?? [], at: rounds }).clans.map(({ traps }) => traps);
    expect(hands([{}, { traps: ['trap-basic-jungle'] }])).toEqual([[], ['trap-basic-jungle']]);
    expect(hands([{ traps: ['trap-basic-water'] }])).toEqual([['trap-basic-water'], []]);
  });

  it('ML-SCN.6b the monster at the entrance is followed by another of its level', () => {
    eachSeed((seed) => {
      const solo = { seats: 1, options: { scenario: 'ambush' }, seed };
      const { gate } = laid({}, solo);
      if (gate === null) throw new Error('The scenario puts a monster at the entrance.');
      const other = laid({ box: [gate] }, solo).gate;
      expect(other).not.toBe(gate);
      expect(other && monsterOf(other).level).toBe(monsterOf(gate).level);
    });
  });
});
