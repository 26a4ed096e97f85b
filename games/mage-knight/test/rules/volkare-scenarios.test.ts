import { describe, expect, it } from 'vitest';
import { cardOf, WOUND } from '../../data/cards.ts';
import type { TacticId } from '../../data/tactics.ts';
import { tileOf } from '../../data/tiles.ts';
import { armyOf, COMBAT_LEVELS, RACE_LEVELS } from '../../data/volkare.ts';
import { mageKnight } from '../../index.ts';
import { mustAgree } from '../../rules/agreement.ts';
import { garrisonOf } from '../../rules/cities.ts';
import { goalOf } from '../../rules/goal.ts';
import { diceOfSource, setupOf, unitsOffered } from '../../rules/scenario.ts';
import { sheetOf } from '../../rules/scores.ts';
import { sidesOf } from '../../rules/teams.ts';
import { freshTable, type Game, offers, playerOf, table } from '../table.ts';
import { CITY, campaign, endTurn, LAND, QUEST_LAND, WITH_CITY } from '../volkare.ts';

const RETURN = 'volkares-return';
const BLITZ = 'volkares-return-blitz';
const QUEST = 'volkares-quest';
const COUNTS = [1, 2, 3, 4] as const;

/** Heroes are picked, so that Volkare has his cards. */
function begun(seats: number, options: Readonly<Record<string, unknown>>): Game {
  const t = freshTable(seats, options);
  while (t.game.phase === 'heroes')
    t.play([t.game.picked[playedHeroes(t)] ?? 0, t.options(t.game.picked[playedHeroes(t)])[0] ?? '']);
  return t;
}
const playedHeroes = ({ game }: Game): number => game.players.filter(({ hero }) => hero !== null).length;

const backs = (level: number): Record<string, number> => {
  const counted: Record<string, number> = {};
  for (const back of armyOf(level)) counted[back] = (counted[back] ?? 0) + 1;
  return counted;
};

describe("Volkare's army", () => {
  it.each([
    [4, { grey: 1, red: 1, green: 2 }],
    [5, { white: 1, red: 1, green: 2 }],
    [8, { white: 1, grey: 1, red: 2, green: 2 }],
    [12, { white: 2, red: 2, green: 6 }],
    [16, { white: 2, grey: 2, red: 4, green: 4 }],
    [20, { white: 2, grey: 2, red: 4, green: 10 }],
    [30, { white: 4, grey: 2, red: 6, green: 12 }],
  ])('MK-23.6 of level %i is %j', (level, army) => expect(backs(level)).toEqual(army));

  it('MK-23.6 above the table the level is parted as evenly as can be', () => {
    expect(backs(32)).toEqual({ white: 4, grey: 4, red: 8, green: 8 });
    expect(armyOf(50)).toEqual([...armyOf(25), ...armyOf(25)]);
    expect(armyOf(61)).toEqual([...armyOf(20), ...armyOf(20), ...armyOf(21)]);
  });
});

const levels = {
  [RETURN]: {
    city: { daring: [4, 6, 8, 10], heroic: [6, 9, 12, 16], legendary: [10, 14, 18, 22] },
    volkare: { daring: [5, 10, 15, 20], heroic: [8, 16, 24, 32], legendary: [12, 24, 36, 48] },
    wounds: { fair: 18, tight: 15, thrilling: 12 },
  },
  [BLITZ]: {
    city: { daring: [3, 4, 5, 6], heroic: [4, 6, 8, 10], legendary: [5, 8, 11, 14] },
    volkare: { daring: [4, 8, 12, 16], heroic: [6, 12, 18, 24], legendary: [8, 16, 24, 32] },
    wounds: { fair: 16, tight: 13, thrilling: 10 },
  },
  [QUEST]: {
    city: { daring: [3, 4, 4, 5], heroic: [4, 4, 5, 5], legendary: [4, 5, 5, 6] },
    volkare: { daring: [8, 14, 20, 26], heroic: [10, 18, 26, 34], legendary: [14, 26, 38, 50] },
    wounds: { fair: 20, tight: 16, thrilling: 12 },
  },
} as const;

describe.each([RETURN, BLITZ, QUEST] as const)('%s', (scenario) => {
  it.each(COUNTS)('MK-41.2, MK-42.1 for %i players: levels of cities and of Volkare', (seats) => {
    for (const combatLevel of COMBAT_LEVELS) {
      const { game } = freshTable(seats, { scenario, combatLevel });
      const { cityLevels, cities } = setupOf(game);
      expect(cityLevels).toEqual(new Array(cities).fill(levels[scenario].city[combatLevel][seats - 1]));
      expect(game.volkare?.owed).toEqual(armyOf(levels[scenario].volkare[combatLevel][seats - 1] ?? 0));
    }
  });

  it.each(RACE_LEVELS)(
    'MK-23.8, MK-41.2 %s: 16 actions of an unused hero, four Spells and wounds',
    (raceLevel) => {
      const { game } = begun(1, { scenario, raceLevel });
      const { deck = [], hero } = game.dummy ?? {};
      expect(hero).not.toBe(playerOf({ game } as Game).hero);
      const count = (kind: string): number =>
        deck.filter((card) => card !== WOUND && cardOf(card).kind === kind).length;
      expect(count('basic')).toBe(16);
      expect(count('spell')).toBe(4);
      expect(deck.filter((card) => card === WOUND)).toHaveLength(levels[scenario].wounds[raceLevel]);
      const spells = deck.filter((card) => card !== WOUND && cardOf(card).kind === 'spell');
      for (const spell of spells) expect([...game.spells.deck, ...game.spells.offer]).not.toContain(spell);
      expect(spells.map((card) => (card === WOUND ? [] : cardOf(card).colours[0])).sort()).toEqual([
        'blue',
        'green',
        'red',
        'white',
      ]);
    },
  );

  it.each(COUNTS)(
    'MK-23.5 %i players and Volkare: he counts for dice and units, and all are one side',
    (seats) => {
      const { game } = begun(seats, { scenario });
      const more = scenario === BLITZ ? 1 : 0;
      expect(diceOfSource(game)).toBe(seats + 3 + more);
      expect(game.source).toHaveLength(seats + 3 + more);
      expect(unitsOffered(game)).toBe(seats + 3 + more);
      expect(sidesOf(game)).toEqual([[...game.players.keys()]]);
      expect(game.dummy?.crystals).toBeDefined();
    },
  );

  it('MK-23.9 players choose first, he takes one of the rest; of theirs one leaves, his never', () => {
    const t = begun(1, { scenario });
    expect(t.game.dummy?.tactic).toBeNull();
    t.play(t.options()[0] ?? '');
    const { order, dummy, gone } = t.game;
    expect(dummy?.tactic).not.toBeNull();
    expect(order).toContain(-1);
    expect(gone.tactics).toEqual([]);
  });
});

it('MK-23.9 alone your own tactic leaves after a round, and his comes back', () => {
  const t = campaign({
    players: [{ deck: [], tactic: 'early-bird' }],
    dummy: { tactic: 'great-start' } as never,
    turn: {},
    step: 'acts',
    order: [0, -1],
  });
  t.play('announce');
  expect(t.game.round).toBe(2);
  expect(t.game.gone.tactics).toEqual(['early-bird']);
});

it('MK-23.9 no tactic leaves where four players and Volkare would not have enough', () => {
  const agree = (seats: number, gone: readonly TacticId[]): boolean => {
    const { game } = campaign({ seats, dummy: { hero: 'krang' } as never });
    game.gone.tactics.push(...gone);
    return mustAgree(game);
  };
  expect(agree(4, [])).toBe(true);
  expect(agree(4, ['early-bird'])).toBe(false);
  expect(agree(3, ['early-bird'])).toBe(true);
});

it('MK-23.8 his deck is never shuffled again, and no card joins it when a round begins', () => {
  const t = campaign({ cards: ['march', 'rage'], players: [{ deck: [] }], turn: {}, order: [0, -1] });
  const discarded = t.game.dummy?.discard.length;
  t.play('announce');
  expect(t.game.round).toBe(2);
  expect(t.game.dummy?.deck).toEqual(['rage', 'march']);
  expect(t.game.dummy?.discard).toHaveLength(discarded ?? -1);
});

it('MK-23.35 alone the skills of his hero come to the common offer, one for each that is gained', () => {
  const { game } = begun(1, { scenario: RETURN });
  expect(game.dummy?.skillPile.length).toBeGreaterThan(0);
  expect(begun(2, { scenario: RETURN }).game.dummy?.skillPile).toEqual([]);
  const t = endTurn(campaign({ players: [{ fame: 3, level: 1, space: '0,0:C' }] }));
  const pile = t.game.dummy?.skillPile.length ?? 0;
  const skill = offers(t, 'skill:')[0];
  expect(skill).toBeDefined();
  t.play(skill ?? '');
  t.play(t.options()[0] ?? '');
  expect(t.game.dummy?.skillPile).toHaveLength(pile - 1);
});

describe('the maps', () => {
  it.each([
    [RETURN, 1, 7, 1],
    [RETURN, 2, 8, 2],
    [RETURN, 3, 10, 3],
    [RETURN, 4, 12, 4],
    [BLITZ, 1, 5, 1],
    [BLITZ, 2, 6, 1],
    [BLITZ, 3, 8, 2],
    [BLITZ, 4, 10, 3],
  ] as const)(
    'MK-41.1 %s for %i: %i of the countryside, the city last, %i of the core besides',
    (scenario, seats, land, core) => {
      const { game } = freshTable(seats, { scenario });
      expect(setupOf(game)).toMatchObject({ shape: 'open4', countryside: land, cities: 1, core });
      expect(game.map['0,1']).toBe('volkares-camp');
      expect(game.volkare?.space).toBe('0,1:C');
      expect(Object.keys(game.map).sort()).toEqual(['0,0', '0,1', '1,-1', '1,0']);
      expect(game.tiles).toHaveLength(land - 2 + core + 1);
      expect(tileOf(game.tiles[0] as never).city).toBeDefined();
      expect(game.box).not.toContain('volkares-camp');
      expect(setupOf(game).rounds).toBe(scenario === RETURN ? 6 : 4);
    },
  );

  it('MK-41.1 that the city is last is known, which one it is not', () => {
    const { game } = freshTable(2, { scenario: RETURN });
    for (let n = 0; n < 5; n++) {
      mageKnight.redeal(game, [0]);
      expect(tileOf(game.tiles[0] as never).city).toBeDefined();
      expect(game.tiles.filter((tile) => tileOf(tile).city !== undefined)).toHaveLength(1);
    }
  });

  it('MK-41.2 a city above level 11 has the garrisons of both halves', () => {
    const t = table({
      seats: 4,
      options: { scenario: RETURN, combatLevel: 'legendary' },
      map: WITH_CITY,
      players: [{ space: '0,0:C' }],
      dummy: { hero: 'krang' },
    });
    expect(t.game.cities[0]?.level).toBe(22);
    expect(t.game.holdings[CITY]?.tokens).toHaveLength(2 * garrisonOf('green', 11).length);
  });

  it('MK-41.3 the Blitz begins with fame, Reputation, more dice and units, and without elite units', () => {
    const { game } = freshTable(1, { scenario: BLITZ });
    expect(playerOf({ game } as Game)).toMatchObject({ fame: 1, reputation: 2 });
    expect(freshTable(1, { scenario: RETURN }).game.players[0]).toMatchObject({ fame: 0, reputation: 0 });
  });

  it.each([
    [1, 8, 2, 4],
    [2, 9, 2, 3],
    [3, 11, 3, 4],
    [4, 12, 3, 3],
  ] as const)(
    'MK-42.1 the Quest for %i: the camp opposite the portal, %i, %i and %i tiles, all else face down',
    (seats, land, cities, core) => {
      const { game } = freshTable(seats, { scenario: QUEST });
      expect(setupOf(game)).toMatchObject({ countryside: land, cities, core, rounds: 6 });
      expect(Object.keys(game.map).sort()).toEqual(['0,0', '0,1', '1,-1', '1,0', '5,0']);
      expect(game.volkare?.space).toBe('5,0:C');
      expect(game.tiles).toHaveLength(land + cities + core - 3);
    },
  );

  it('MK-42.2 to turn a tile up costs the usual 2 Move', () => {
    const explore = (move: number): string[] =>
      offers(
        campaign({
          map: QUEST_LAND,
          options: { scenario: QUEST },
          players: [{ space: '1,0:E' }],
          turn: { move },
        }),
        'explore:',
      );
    expect(explore(1)).toEqual([]);
    expect(explore(2)).toContain('explore:2,0');
  });
});

describe('scores against Volkare', () => {
  const scored = (options: Readonly<Record<string, unknown>>, more = {}) =>
    sheetOf(
      campaign({
        cards: ['march', 'rage', 'stamina'],
        options,
        map: options.scenario === QUEST ? { ...QUEST_LAND, '3,0': 'core-5' } : WITH_CITY,
        holdings: [{ space: options.scenario === QUEST ? '3,0:C' : CITY, tokens: [], shields: [0] }],
        players: [{ fame: 30, level: 5, space: '0,0:C' }],
        ...more,
      }).game,
    )[0];

  it.each([
    ['daring', 'fair', 36],
    ['heroic', 'tight', 69],
    ['legendary', 'thrilling', 112],
  ])('MK-41.5 %s and %s: beaten with three cards left is worth %i', (combatLevel, raceLevel, points) => {
    expect(scored({ combatLevel, raceLevel }, { ending: true })).toContainEqual({
      key: 'volkare-beaten',
      points,
    });
    expect(scored({ combatLevel, raceLevel })?.some(({ key }) => key === 'volkare-beaten')).toBe(false);
  });

  it('MK-41.5, MK-42.5 the city is worth 20, in the Quest each 5; the lowest fame counts', () => {
    expect(scored({})).toContainEqual({ key: 'cities-taken', points: 20 });
    expect(scored({ scenario: QUEST })).toContainEqual({ key: 'cities-taken', points: 5 });
    expect(scored({})).toContainEqual({ key: 'fame', points: 30 });
    const together = scored(
      {},
      {
        seats: 2,
        players: [
          { fame: 30, level: 5, space: '0,0:C' },
          { fame: 12, level: 3, space: '0,0:C' },
        ],
      },
    );
    expect(together).toContainEqual({ key: 'lowest-fame', points: 12 });
  });

  it.each([
    [RETURN, 6, LAND],
    [BLITZ, 4, LAND],
    [QUEST, 6, QUEST_LAND],
  ] as const)(
    'MK-41.4, MK-42.4 %s is lost when round %i ends with his army alive',
    (scenario, round, map) => {
      const t = campaign({
        options: { scenario },
        map,
        round,
        time: 'night',
        players: [{ deck: [], space: '0,0:C' }],
        turn: {},
        order: [0, -1],
      });
      t.play('announce');
      expect(t.game.outcome).toMatchObject({ reason: 'rounds', winners: [] });
    },
  );

  it('MK-23.34 how many of his army have fallen is the goal', () => {
    const { game } = campaign({ volkare: { army: ['prowlers'], owed: ['grey', 'green'] } });
    expect(goalOf(game)).toMatchObject({ ends: 'volkareBeaten', progress: { done: 0, of: 3 } });
  });
});
