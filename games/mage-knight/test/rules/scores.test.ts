import { describe, expect, it } from 'vitest';
import { sheetOf } from '../../rules/scores.ts';
import { type Game, type TableSetup, table } from '../table.ts';

type Holder = NonNullable<TableSetup['players']>[number];

const MAP = {
  '0,0': 'start-a',
  '1,0': 'countryside-3',
  '0,1': 'countryside-8',
  '1,1': 'countryside-5',
  '2,0': 'countryside-9',
};

/** Two of the first reconnaissance, with titles and nothing else. */
const scored = (first: Holder, second: Holder = {}, setup: TableSetup = {}): Game =>
  table({
    seats: 2,
    options: { scenario: 'first-reconnaissance' },
    map: MAP,
    ...setup,
    players: [
      { hand: [], deck: [], ...first },
      { hand: [], deck: [], ...second },
    ],
  });

/** What a line of the sheet gives a seat. */
const points = ({ game }: Game, key: string, seat = 0): number =>
  sheetOf(game)[seat]?.find((line) => line.key === key)?.points ?? 0;

const both = (t: Game, key: string): number[] => [points(t, key, 0), points(t, key, 1)];

describe('achievements', () => {
  it('MK-21.1 knowledge: 2 for a Spell, 1 for an advanced action, wherever they lie', () => {
    const t = scored({ hand: ['fireball'], deck: ['agility'], discard: ['blood-rage', 'snowstorm'] });
    expect(both(t, 'knowledge')).toEqual([6, 0]);
  });

  it('MK-21.2, MK-21.9 loot: 2 for an artifact, banners on units too, 1 for each two crystals', () => {
    const t = scored({
      hand: ['ruby-ring'],
      units: [{ unit: 'peasants', banner: 'banner-of-glory' }],
      crystals: { red: 3, blue: 2 },
    });
    expect(both(t, 'loot')).toEqual([6, 0]);
  });

  it('MK-21.3 leader: levels of units, half of wounded ones, rounded down', () => {
    const t = scored(
      {
        level: 5,
        fame: 24,
        units: ['peasants', { unit: 'thugs', wounds: 1 }, { unit: 'fire-golems', wounds: 2 }],
      },
      { units: [{ unit: 'peasants', wounds: 1 }] },
    );
    expect(both(t, 'leader')).toEqual([2, 0]);
  });

  it('MK-21.4 conqueror: 2 for an own shield on a keep, a mage tower or a burnt monastery', () => {
    const t = scored(
      {},
      {},
      {
        holdings: [
          { space: '1,0:NE', tokens: [], shields: [0] },
          { space: '1,1:NE', cleared: true, shields: [0] },
        ],
      },
    );
    expect(both(t, 'conqueror')).toEqual([4, 0]);
  });

  it('MK-21.5 adventurer: 2 for an own shield on an adventure site', () => {
    const t = scored({}, {}, { holdings: [{ space: '0,1:NE', shields: [1] }] });
    expect(both(t, 'adventurer')).toEqual([0, 2]);
  });

  it('MK-21.8 a maze counts for each path', () => {
    const t = scored(
      {},
      {},
      {
        map: { ...MAP, '2,0': 'countryside-12' },
        holdings: [{ space: '2,0:SW', paths: [0, null, 0], shields: [0, 0] }],
      },
    );
    expect(points(t, 'adventurer')).toBe(4);
  });

  it('MK-21.6 beating: 2 less for each wound of the cards, none for those on units', () => {
    const t = scored({
      hand: ['wound'],
      deck: ['wound'],
      discard: ['wound'],
      units: [{ unit: 'peasants', wounds: 1 }],
    });
    expect(both(t, 'beating')).toEqual([-6, 0]);
  });
});

describe('titles', () => {
  it('MK-21.7 three for the best alone', () => {
    const t = scored({ hand: ['fireball'] }, { hand: ['agility'] });
    expect(both(t, 'knowledge-title')).toEqual([3, 0]);
  });

  it('MK-21.7 one each for the best together', () => {
    const t = scored({ hand: ['fireball'] }, { hand: ['agility', 'blood-rage'] });
    expect(both(t, 'knowledge-title')).toEqual([1, 1]);
  });

  it('MK-21.7 none where the best has nothing', () => {
    expect(both(scored({}), 'knowledge-title')).toEqual([0, 0]);
    expect(both(scored({}), 'beating-title')).toEqual([0, 0]);
  });

  it('MK-21.7 the greatest beating costs three, or one each', () => {
    expect(both(scored({ hand: ['wound', 'wound'] }, { hand: ['wound'] }), 'beating-title')).toEqual([-3, 0]);
    expect(both(scored({ hand: ['wound'] }, { hand: ['wound'] }), 'beating-title')).toEqual([-1, -1]);
  });
});

describe('cities', () => {
  const map = { ...MAP, '2,1': 'core-5', '1,2': 'core-6' };
  const held = (green: number[], blue: number[], tokens: 'zombie-horde'[] = []) =>
    table({
      seats: 2,
      map,
      holdings: [
        { space: '2,1:C', tokens, shields: green },
        { space: '1,2:C', tokens: [], shields: blue },
      ],
    });

  it('MK-21.10 seven for a city one leads, four for a shield in another', () => {
    const t = held([0, 1, 0], [1]);
    expect(both(t, 'cities')).toEqual([7, 11]);
    expect(both(t, 'cities-title')).toEqual([0, 5]);
  });

  it('MK-21.10, MK-14.13 two each where most is shared; of equals the earliest shield leads', () => {
    const t = held([0, 1], [1, 0]);
    expect(both(t, 'cities')).toEqual([11, 11]);
    expect(both(t, 'cities-title')).toEqual([2, 2]);
  });

  it('MK-21.10 a city that is not conquered gives nothing', () => {
    expect(both(held([0], [1], ['zombie-horde']), 'cities')).toEqual([0, 7]);
  });
});

/** The last turn of the game. */
const finished = (setup: TableSetup): Game => {
  const t = table({ announced: 0, last: [], ...setup });
  return t.play('end', 'discard:march', 'done');
};

describe('alone', () => {
  const map = { ...MAP, '2,1': 'core-5', '1,2': 'core-6' };
  const solo = (tokens: 'zombie-horde'[], setup: TableSetup = {}): Game =>
    table({
      options: { scenario: 'solo-conquest' },
      map,
      round: 4,
      time: 'night',
      dummy: { hero: 'goldyx', deck: ['march', 'rage', 'stamina'] },
      holdings: [
        { space: '2,1:C', tokens: [], shields: [0] },
        { space: '1,2:C', tokens, shields: [0] },
      ],
      ...setup,
      players: [{ hand: ['march', 'wound'], deck: ['fireball'] }],
    });

  it('MK-21.11, MK-33.5 cities, rounds and dummy cards count, titles do not', () => {
    const t = solo([]);
    const keys = ['cities-taken', 'all-cities', 'rounds-left', 'dummy-cards', 'not-announced'] as const;
    expect(keys.map((key) => points(t, key))).toEqual([20, 15, 60, 3, 5]);
    expect(points(t, 'knowledge')).toBe(2);
    expect(points(t, 'beating')).toBe(-2);
    expect(points(t, 'knowledge-title')).toBe(0);
  });

  it('MK-21.11 nothing for all of them while one is defended, nor once the round end was announced', () => {
    const t = solo(['zombie-horde'], { announced: -1 });
    const keys = ['cities-taken', 'all-cities', 'not-announced'] as const;
    expect(keys.map((key) => points(t, key))).toEqual([10, 0, 0]);
  });
});

describe('the winner', () => {
  const endingWith = (fames: readonly number[]) => {
    const t = finished({
      seats: fames.length,
      round: 4,
      time: 'night',
      players: fames.map((fame) => ({ fame, hand: ['march'], deck: [] })),
    });
    return t.game.outcome;
  };

  it('MK-21.13 is who has most fame', () => {
    expect(endingWith([9, 12])).toMatchObject({ winners: [1], scores: [9, 12], reason: 'rounds' });
  });

  it('MK-21.13 ties share', () => {
    expect(endingWith([12, 9, 12])?.winners).toEqual([0, 2]);
  });
});
