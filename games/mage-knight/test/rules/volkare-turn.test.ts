import { describe, expect, it } from 'vitest';
import { WOUND } from '../../data/cards.ts';
import { volkareIn } from '../../rules/volkare/about.ts';
import { freshTable, type Game, offers, playerOf, refuses, told } from '../table.ts';
import { CAMP, CARDS, CITY, campaign, LAND, QUEST_LAND, SPELLS, volkareActs, WITH_CITY } from '../volkare.ts';

const at = ({ game }: Game): string | undefined => game.volkare?.space;
const present = ({ game }: Game) => {
  const found = volkareIn(game);
  if (found === undefined) throw new Error('Volkare is not there.');
  return found;
};

describe('the turn of Volkare', () => {
  it.each([
    ['white', '0,1:NE'],
    ['blue', '0,1:E'],
    ['green', '0,1:SE'],
  ] as const)('MK-23.10, MK-23.14 until the city is found a %s action leads him to %s', (colour, to) => {
    const t = volkareActs(campaign({ cards: [CARDS[colour]] }));
    expect(at(t)).toBe(to);
    expect(t.game.volkare?.from).toBe(CAMP);
    expect(t.game.dummy?.discard.at(-1)).toBe(CARDS[colour]);
    expect(told(t, 'volkare-moved')).toHaveLength(1);
    expect(t.game.active).toBe(0);
  });

  it.each([
    ['white', '1,1:W'],
    ['blue', '1,0:NW'],
    ['green', '0,0:NE'],
  ] as const)('MK-23.15 a %s Spell leads him two steps, with one die rolled again', (colour, to) => {
    const t = volkareActs(campaign({ cards: [SPELLS[colour]], source: [colour, colour, 'black'] }));
    expect(told(t, 'volkare-moved')).toHaveLength(2);
    expect(at(t)).toBe(to);
    expect(told(t, 'volkare-rerolled')).toHaveLength(1);
    expect(told(t, 'volkare-rerolled')[0]).toMatchObject({ from: colour });
  });

  it('MK-23.14 where no tile lies the next one is revealed first, and nobody gains fame for it', () => {
    const t = volkareActs(
      campaign({ cards: [SPELLS.white], volkare: { space: '0,1:NE' }, tiles: ['countryside-4'] }),
    );
    expect(t.game.map['1,1']).toBe('countryside-4');
    expect(told(t, 'volkare-explored')).toMatchObject([{ tile: 'countryside-4', slot: '1,1' }]);
    expect(playerOf(t).fame).toBe(0);
  });

  it('MK-23.14 he never leaves the shape of the map: he stays', () => {
    const t = volkareActs(campaign({ cards: [SPELLS.white], volkare: { space: '0,1:NW' } }));
    expect(at(t)).toBe('0,1:NW');
    expect(told(t, 'volkare-stays')).toHaveLength(1);
    expect(told(t, 'volkare-moved')).toHaveLength(0);
  });

  it.each([
    ['day', 'white', ['white', 'gold', 'blue'], 'white'],
    ['day', 'white', ['gold', 'blue', 'red'], 'gold'],
    ['night', 'white', ['gold', 'blue', 'red'], undefined],
    ['day', 'white', ['blue', 'blue', 'red'], undefined],
  ] as const)('MK-23.13 by %s a %s card rolls one die of %j again: %s', (time, colour, source, from) => {
    const t = volkareActs(
      campaign({ cards: [CARDS[colour]], source: [...source], time, round: time === 'day' ? 1 : 2 }),
    );
    const rolled = told(t, 'volkare-rerolled');
    expect(rolled).toHaveLength(from === undefined ? 0 : 1);
    if (from !== undefined) expect(rolled[0]).toMatchObject({ from });
  });

  it('MK-23.21 without cards he goes on as by a blue Spell, and no die is rolled again', () => {
    const t = volkareActs(campaign({ cards: [], source: ['blue', 'blue', 'gold'] }));
    expect(told(t, 'volkare-frenzy')).toHaveLength(1);
    expect(at(t)).toBe('1,0:NW');
    expect(told(t, 'volkare-rerolled')).toHaveLength(0);
  });

  it('MK-23.22 he never announces the end of a round, and has no turn once it is announced', () => {
    const empty = volkareActs(campaign({ cards: [] }));
    expect(empty.game.announced).toBeNull();
    const t = campaign({ seats: 2, order: [0, -1, 1], players: [{ deck: [] }], step: 'acts', turn: {} });
    expect(offers(t, 'announce')).toEqual(['announce']);
    t.play('announce');
    expect(t.game.last).not.toContain(-1);
    expect(told(t, 'volkare-turn')).toHaveLength(0);
    expect(t.game.active).toBe(1);
  });
});

describe('units that Volkare frightens', () => {
  const offer = ['peasants', 'herbalists', 'peasants', 'foresters'] as const;
  const marked = (seats: number, raceLevel: string) =>
    Object.keys(present(freshTable(seats, { scenario: 'volkares-return', raceLevel })).volkare.marked);

  it.each([
    [1, 'fair', 1],
    [2, 'fair', 2],
    [3, 'fair', 3],
    [4, 'fair', 4],
    [1, 'tight', 2],
    [4, 'tight', 5],
    [1, 'thrilling', 3],
    [3, 'thrilling', 5],
    [4, 'thrilling', 6],
  ] as const)('MK-23.12 %i players, %s: %i units are marked, each by its own colour', (seats, level, n) => {
    const colours = marked(seats, level);
    expect(colours).toHaveLength(n);
    expect(colours).toEqual(['red', 'blue', 'green', 'white', 'gold', 'black'].slice(0, n));
  });

  /** A seed for each face of his die. */
  const wounded = (scenario: string, found: boolean): Game => {
    for (let seed = 0; seed < 60; seed++) {
      const t = volkareActs(
        campaign({
          cards: [WOUND],
          units: [...offer],
          seed: `${seed}`,
          options: { scenario, raceLevel: 'thrilling' },
          ...(scenario === 'volkares-quest' && { map: QUEST_LAND }),
        }),
      );
      if (told(t, 'unit-frightened').length === (found ? 1 : 0)) return t;
    }
    throw new Error('The die never fell so.');
  };

  it('MK-23.11 by a wound he does not move; a unit of the colour rolled leaves the game and a grey one joins him', () => {
    const t = wounded('volkares-return', true);
    const [{ unit }] = told(t, 'unit-frightened') as unknown as [{ unit: string }];
    expect(at(t)).toBe(CAMP);
    expect(t.game.gone.units).toEqual([unit]);
    expect(t.game.units.offer).toHaveLength(3);
    expect(t.game.volkare?.owed.filter((back) => back === 'grey')).toHaveLength(1);
    expect(Object.keys(t.game.volkare?.marked ?? {})).toHaveLength(2);
    expect(told(t, 'volkare-rerolled')).toHaveLength(0);
  });

  it('MK-23.11 where no unit has the colour nothing happens', () => {
    const t = wounded('volkares-return', false);
    expect(told(t, 'nobody-frightened')).toHaveLength(1);
    expect(t.game.units.offer).toEqual(offer);
    expect(t.game.volkare?.owed).not.toContain('grey');
  });

  it('MK-23.32 in the Quest it simply leaves', () => {
    const t = wounded('volkares-quest', true);
    const army = freshTable(1, { scenario: 'volkares-quest', raceLevel: 'thrilling' }).game.volkare?.owed;
    expect(t.game.gone.units).toHaveLength(1);
    expect(t.game.volkare?.owed).toEqual(army);
  });

  it('MK-23.11 of two equal units the marked one is recruited first', () => {
    const t = campaign({
      units: [...offer],
      players: [{ space: '1,0:E', hand: ['march'] }],
      turn: { influence: 20 },
      interaction: {},
    });
    expect(t.game.volkare?.marked).toEqual({ red: 'peasants' });
    t.play('recruit:peasants');
    expect(t.game.volkare?.marked).toEqual({});
  });
});

describe('Volkare on his way to the city', () => {
  it.each([
    ['white', '1,0:NE'],
    ['blue', '1,0:E'],
    ['green', '1,0:E'],
    ['red', '1,0:E'],
  ] as const)('MK-23.18 once it is found a %s card leads him closer to it', (colour, to) => {
    const t = volkareActs(campaign({ cards: [CARDS[colour]], map: WITH_CITY, volkare: { space: '1,0:C' } }));
    expect(at(t)).toBe(to);
    expect(told(t, 'raid-begun')).toHaveLength(0);
  });

  it('MK-23.18 a Spell leads him two steps, and no tile is revealed by him', () => {
    const t = volkareActs(
      campaign({
        cards: [SPELLS.red],
        map: { ...LAND, '3,0': 'core-5' },
        tiles: ['countryside-4'],
        volkare: { space: '1,0:E' },
      }),
    );
    expect(told(t, 'volkare-moved')).toHaveLength(2);
    expect(told(t, 'volkare-explored')).toHaveLength(0);
    expect(Object.keys(t.game.map)).toHaveLength(5);
  });

  it('MK-23.19, MK-41.4 beside a city nobody has conquered the next step loses the game', () => {
    const t = volkareActs(campaign({ map: WITH_CITY, volkare: { space: '2,0:W' } }));
    expect(t.game.outcome).toMatchObject({ reason: 'cityLost', winners: [] });
    expect(t.game.outcome?.sheet?.[0]?.some(({ key }) => key === 'cities-taken')).toBe(false);
  });

  const conquered = [{ space: CITY, tokens: [], shields: [0] }];

  it('MK-23.19 a conquered city that nobody defends is turned down, and lost the second time', () => {
    const t = volkareActs(
      campaign({
        cards: ['march', 'march'],
        map: WITH_CITY,
        holdings: conquered,
        volkare: { space: '2,0:W' },
      }),
    );
    expect(t.game.cities[0]?.down).toBe(true);
    expect(at(t)).toBe('2,0:W');
    expect(t.game.outcome).toBeUndefined();
    const again = volkareActs(
      campaign({ map: WITH_CITY, holdings: conquered, volkare: { space: '2,0:W', cityDown: true } }),
    );
    expect(again.game.outcome).toMatchObject({ reason: 'cityLost', winners: [] });
  });

  it('MK-23.19 in a city that is turned down nobody deals, and it gives no cards', () => {
    const inside = (cityDown: boolean): Game =>
      campaign({
        map: WITH_CITY,
        holdings: conquered,
        players: [{ space: CITY, hand: ['march', 'rage'] }],
        turn: {},
        volkare: { space: '0,1:E', cityDown },
      });
    expect(offers(inside(false), 'interact')).toEqual(['interact']);
    const t = inside(true);
    expect(offers(t, 'interact')).toEqual([]);
    volkareActs(t.play('play:march', 'move'));
    expect(playerOf(t).hand).toHaveLength(5);
  });
});

describe('Volkare on his way home', () => {
  const quest = (cards: readonly string[], space: string): Game =>
    volkareActs(
      campaign({
        cards: cards as never,
        map: QUEST_LAND,
        volkare: { space },
        options: { scenario: 'volkares-quest' },
        players: [{ space: '0,1:C' }],
      }),
    );

  it.each([
    ['white', '5,0:SW'],
    ['blue', '5,0:SW'],
    ['green', '5,0:W'],
  ] as const)('MK-23.30 a %s card leads him to %s', (colour, to) => {
    expect(at(quest([CARDS[colour]], '5,0:C'))).toBe(to);
  });

  it('MK-23.30 red never moves him', () => {
    const t = quest([SPELLS.red], '5,0:C');
    expect(at(t)).toBe('5,0:C');
    expect(told(t, 'volkare-finds-nobody')).toHaveLength(1);
  });

  it('MK-23.30 where a colour leads no closer he takes the closer step, over tiles that lie face down', () => {
    expect(at(quest([CARDS.green], '1,0:W'))).toBe('0,0:NE');
    expect(at(quest([CARDS.blue], '1,-1:NW'))).toBe('0,0:E');
    const t = quest([SPELLS.green], '5,0:SW');
    expect(told(t, 'volkare-moved')).toHaveLength(2);
    expect(told(t, 'volkare-explored')).toHaveLength(0);
    expect(Object.keys(t.game.map)).toHaveLength(5);
  });

  it.each(['white', 'blue', 'green'] as const)(
    'MK-23.31 beside the portal a %s card leads him onto it, a Spell no further',
    (colour) => {
      for (const card of [CARDS[colour], SPELLS[colour]]) {
        const t = quest([card], '0,0:E');
        expect(at(t)).toBe('0,0:C');
        expect(t.game.outcome).toBeUndefined();
      }
    },
  );

  it('MK-23.31, MK-42.3 on the portal the next card that moves him loses the game; a wound and a red one do not', () => {
    expect(quest([CARDS.green], '0,0:C').game.outcome).toMatchObject({
      reason: 'portalReached',
      winners: [],
    });
    expect(quest([CARDS.red], '0,0:C').game.outcome).toBeUndefined();
    expect(quest([WOUND], '0,0:C').game.outcome).toBeUndefined();
  });

  it('MK-23.33 with his order token down he skips a turn, once', () => {
    const t = volkareActs(
      campaign({
        cards: ['march', 'march'],
        map: QUEST_LAND,
        options: { scenario: 'volkares-quest' },
        volkare: { space: '5,0:C', down: true },
      }),
    );
    expect(at(t)).toBe('5,0:C');
    expect(t.game.dummy?.deck).toHaveLength(2);
    expect(t.game.volkare?.down).toBeUndefined();
  });
});

describe('heroes and Volkare', () => {
  it('MK-23.24, MK-23.25 nobody enters his space', () => {
    const t = campaign({ players: [{ space: '1,0:W' }], turn: { move: 9 }, volkare: { space: '1,0:C' } });
    expect(offers(t, 'step:1,0:C')).toEqual([]);
    expect(refuses(t, 'step:1,0:C')).toMatchObject({ reason: { key: 'volkare-there' }, rule: 'MK-23.25' });
  });
});
