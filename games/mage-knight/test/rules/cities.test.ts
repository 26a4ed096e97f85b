import { start } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { enemies } from '../../data/enemies.ts';
import { BACKS, BASICS, type Back, type Basic } from '../../data/types.ts';
import { mageKnight } from '../../index.ts';
import { defendersOf, garrisonOf } from '../../rules/cities.ts';
import { handLimitAt } from '../../rules/hand-limit.ts';
import { type Game, offers, playerOf, refuses, type TableSetup, table } from '../table.ts';

type Said = NonNullable<TableSetup['players']>[number];

const TILES: Readonly<Record<Basic, string>> = {
  green: 'core-5',
  blue: 'core-6',
  white: 'core-7',
  red: 'core-8',
};
const mapOf = (tile: string) => ({ '0,0': 'start-a', '1,0': tile, '0,1': 'countryside-2' });
const CITY = '1,0:C';

/** Garrisons by level, w white, v violet, g grey, b brown. */
const GARRISONS: Readonly<Record<Basic, string>> = {
  red: 'w vb wb vvb wvb vvbb wvvb wwvb wvvbb wwvbb wwwvb',
  blue: 'vg vv wv wvg wvv wwv wvvg wwvv wwwv wwvvg wwwvv',
  white: 'w wg ww wgg wwg wggg wwgg wwwg wwggg wwwgg wwwwg',
  green: 'bg bb bgg wbg wbb wbgg wbbg wwbb wbbbg wwbbg wwwbb',
};
const LETTERS: Readonly<Record<string, Back>> = { w: 'white', v: 'violet', g: 'grey', b: 'brown' };
const byBack = (tokens: readonly Back[]) => [...tokens].sort((a, b) => BACKS.indexOf(a) - BACKS.indexOf(b));
const levels = BASICS.flatMap((colour) =>
  GARRISONS[colour].split(' ').map((letters, index) => [colour, index + 1, letters] as const),
);

/** In a conquered city with so much Influence. */
function inCity(colour: Basic, influence: number, player: Said = {}, rest: TableSetup = {}): Game {
  return table({
    seats: 2,
    map: mapOf(TILES[colour]),
    holdings: [{ space: CITY, tokens: [], shields: [0] }],
    turn: { influence },
    interaction: { modifier: 0 },
    ...rest,
    players: [{ space: CITY, reputation: 0, hand: ['march'], ...player }],
  });
}

describe('garrisons', () => {
  it.each(levels)('MK-8.14 the %s city of level %i is defended by %s', (colour, level, letters) => {
    const expected = [...letters].map((letter) => LETTERS[letter] as Back);
    expect(byBack(garrisonOf(colour, level))).toEqual(byBack(expected));
  });

  it.each(BASICS)(
    'MK-8.14, MK-32.1 the %s city is laid out face down at the level of the scenario',
    (colour) => {
      const t = table({ seats: 2, map: mapOf(TILES[colour]) });
      const { tokens = [] } = t.game.holdings[CITY] ?? {};
      expect(t.game.cities).toEqual([{ space: CITY, colour, level: 3, second: null }]);
      expect(byBack(tokens.map(({ enemy }) => enemies[enemy].colour))).toEqual(byBack(garrisonOf(colour, 3)));
      expect(tokens.every(({ up }) => !up)).toBe(true);
    },
  );

  it.each([
    [0, 3],
    [4, 7],
    [6, 9],
  ])('MK-25.17 players may agree on %i levels more', (harder, level) => {
    const t = table({ seats: 2, options: { harder }, map: mapOf('core-7') });
    expect(t.game.cities).toMatchObject([{ level }]);
    expect(t.game.holdings[CITY]?.tokens).toHaveLength(garrisonOf('white', level).length);
  });

  it('MK-25.17 but not above 11', () => {
    const t = table({
      options: { scenario: 'solo-conquest', harder: 6 },
      map: { ...mapOf('core-7'), '1,1': 'core-8' },
    });
    expect(t.game.cities.map(({ level }) => level)).toEqual([11, 11]);
  });

  it('MK-33.1 the first city of Solo Conquest is of level 5, the second of level 8', () => {
    const t = table({ options: { scenario: 'solo-conquest' }, map: { ...mapOf('core-7'), '1,1': 'core-8' } });
    expect(t.game.cities.map(({ colour, level }) => [colour, level])).toEqual([
      ['white', 5],
      ['red', 8],
    ]);
  });
});

describe('conquered cities', () => {
  it('MK-10.1 deal with everybody, and nobody before', () => {
    const city = (tokens: 'gunners'[], shields: number[]) =>
      table({
        seats: 2,
        map: mapOf('core-7'),
        players: [{ space: CITY }],
        holdings: [{ space: CITY, tokens, shields }],
      });
    expect(city([], [1]).options()).toContain('interact');
    expect(city(['gunners'], [1]).options()).not.toContain('interact');
  });

  it('MK-10.7 each own shield is one Influence', () => {
    const t = table({
      seats: 2,
      map: mapOf('core-7'),
      players: [{ space: CITY, reputation: 0 }],
      holdings: [{ space: CITY, tokens: [], shields: [0, 1, 0] }],
    });
    expect(t.play('interact').game.turn.influence).toBe(2);
  });

  it('MK-10.16, MK-1.27 red: artifacts for 12, drawn together at the end of the turn', () => {
    const t = inCity('red', 25).play('artifact', 'artifact');
    expect(t.game.turn).toMatchObject({ influence: 1, rewards: [{ reward: 'artifact', n: 2 }] });
    expect(refuses(t, 'artifact')).toEqual({
      reason: { key: 'no-influence', cost: 12, influence: 1 },
      rule: 'MK-10.9',
    });
  });

  it('MK-10.17 blue: Spells as in a tower', () => {
    const t = inCity(
      'blue',
      7,
      { crystals: { red: 1 } },
      { spells: ['fireball', 'snowstorm', 'tremor'], source: ['white'] },
    );
    expect(offers(t, 'learn:')).toEqual(['learn:fireball']);
    t.play('learn:fireball');
    expect(playerOf(t).deck.at(-1)).toBe('fireball');
  });

  it('MK-10.18 white: units of every icon, and elite units added for 2 each', () => {
    const t = inCity(
      'white',
      60,
      { level: 9, fame: 0 },
      {
        seats: 1,
        options: { scenario: 'solo-conquest' },
        units: ['peasants', 'herbalists', 'illusionists'],
        decks: { elite: ['catapults', 'altem-mages'] },
      },
    );
    expect(offers(t, 'recruit:')).toHaveLength(3);
    t.play('elite', 'elite');
    expect(t.game.units.offer).toEqual([
      'peasants',
      'herbalists',
      'illusionists',
      'catapults',
      'altem-mages',
    ]);
    expect(t.game.turn.influence).toBe(56);
    expect(t.options()).toContain('recruit:altem-mages');
  });

  it('MK-10.18, MK-32.4 no elite unit is added where there are none', () => {
    expect(refuses(inCity('white', 20), 'elite')).toEqual({ reason: { key: 'no-elites' }, rule: 'MK-10.18' });
  });

  it('MK-10.19 green: an advanced action of the offer, or the unseen top of the deck', () => {
    const t = inCity(
      'green',
      12,
      {},
      {
        advanced: ['agility', 'diplomacy', 'song-of-wind'],
        decks: { advanced: ['refreshing-walk', 'pure-magic'] },
      },
    );
    expect(offers(t, 'learn:')).toEqual([
      'learn:agility',
      'learn:diplomacy',
      'learn:song-of-wind',
      'learn:deck',
    ]);
    t.play('learn:diplomacy');
    expect(t.game.advanced.offer).toEqual(['agility', 'song-of-wind', 'refreshing-walk']);
    t.play('learn:deck');
    expect(playerOf(t).deck.slice(-2)).toEqual(['diplomacy', 'pure-magic']);
    expect(t.game.advanced.offer).toEqual(['agility', 'song-of-wind', 'refreshing-walk']);
    expect(t.game.turn.influence).toBe(0);
  });

  it.each(['red', 'blue', 'green'] as const)('MK-10.20 %s recruits those with the city icon', (colour) => {
    const t = inCity(colour, 60, {}, { units: ['peasants', 'utem-guardsmen', 'illusionists'] });
    expect(offers(t, 'recruit:')).toEqual([]);
    const elite = inCity(colour, 60, {}, { units: ['catapults', 'fire-golems'] });
    expect(offers(elite, 'recruit:')).toEqual(['recruit:catapults']);
  });

  it.each(BASICS)('MK-9.1 the %s city sells what it sells, and nothing else', (colour) => {
    const t = inCity(colour, 60, { hand: ['wound'], tokens: { gold: 1 } });
    expect(t.options().includes('artifact')).toBe(colour === 'red');
    expect(offers(t, 'learn:').length > 0).toBe(colour === 'blue' || colour === 'green');
    expect(offers(t, 'buy:')).toEqual([]);
  });
});

describe('a megapolis', () => {
  const mega = (rest: TableSetup = {}, options: Readonly<Record<string, unknown>> = {}) =>
    table({
      turn: { move: 20 },
      ...rest,
      options: { scenario: 'solo-conquest', megapolis: 'last', megapolisLevel: 13, ...options },
      map: { ...mapOf('core-7'), '1,1': 'core-8' },
    });
  const conquered = { space: '1,1:C', tokens: [], shields: [0] };

  it('MK-25.18 the last city gets a second one to its right, which has the smaller half of the level', () => {
    const { game } = mega();
    const [first, last] = game.cities;
    expect(first).toMatchObject({ colour: 'white', level: 5, second: null });
    expect(last).toMatchObject({
      space: '1,1:C',
      colour: 'red',
      level: 7,
      second: { space: '1,1:E', level: 6 },
    });
    expect(['blue', 'green']).toContain(last?.second?.colour);
    expect(game.holdings['1,1:E']).toBeUndefined();
  });

  it('MK-25.18 what is printed below the second half is ignored', () => {
    const t = table({
      options: { scenario: 'solo-conquest', megapolis: 'last', megapolisLevel: 4 },
      map: { ...mapOf('core-7'), '1,1': 'core-5' },
    });
    expect(t.game.holdings['1,1:E']).toBeUndefined();
    expect(t.game.holdings['1,1:SW']?.tokens).toHaveLength(1);
  });

  it('MK-25.18 a half of 12 draws the garrison of level 6 twice', () => {
    const six = garrisonOf('red', 6);
    expect(byBack(garrisonOf('red', 12))).toEqual(byBack([...six, ...six]));
    const t = mega({}, { megapolis: 'last', megapolisLevel: 24 });
    expect(t.game.cities[1]).toMatchObject({ level: 12, second: { level: 12 } });
  });

  it('MK-25.19 one garrison of both halves, seen from beside either', () => {
    const t = mega({
      players: [{ space: '1,1:SE' }],
      holdings: [{ space: '1,1:SE', tokens: [], cleared: true }],
    });
    const city = t.game.cities[1];
    expect(t.game.holdings['1,1:C']?.tokens).toHaveLength(city === undefined ? 0 : defendersOf(city).length);
  });

  it('MK-25.19 assaulted from beside either half: all defenders doubly fortified, with both bonuses', () => {
    const t = mega({
      players: [{ space: '1,1:NE' }],
      holdings: [{ space: '1,1:C', tokens: ['gunners', 'golems'] }],
    });
    t.play('step:1,1:E', 'done');
    const city = t.game.cities[1];
    expect(playerOf(t).space).toBe('1,1:E');
    expect(t.game.combat).toMatchObject({ cause: 'assault', space: '1,1:C', from: '1,1:NE' });
    expect(t.game.combat?.foes).toMatchObject([
      { enemy: 'gunners', fortified: 1, gained: ['fortified'], city: ['red', city?.second?.colour] },
      { enemy: 'golems', fortified: 1, gained: ['fortified'] },
    ]);
  });

  it('MK-25.20 conquered it is one city: 2 Move between its halves, both of them sell everywhere', () => {
    const quiet = { space: '1,1:SE', tokens: [], cleared: true };
    const t = mega({ players: [{ space: '1,1:E', hand: ['march'] }], holdings: [conquered, quiet] });
    t.play('step:1,1:C');
    expect(t.game.turn.move).toBe(18);
    t.play('step:1,1:E', 'interact');
    expect(t.game.turn.influence).toBe(1);
    expect(refuses(t, 'artifact').rule).toBe('MK-10.9');
    const second = t.game.cities[1]?.second?.colour;
    const lessons = [...t.asked().options, ...t.asked().refused].filter(({ id }) => id.startsWith('learn:'));
    expect(lessons.length > 0).toBe(second === 'blue' || second === 'green');
  });

  it('MK-25.20, MK-14.15 the hand limit counts beside either half', () => {
    const t = mega({ players: [{ space: '1,1:NE' }], holdings: [conquered] });
    expect(handLimitAt(t.game, 0)).toBe(7);
  });

  it('MK-25.20 challenges come from the half one is in', () => {
    const t = mega({
      players: [{ space: '1,1:E' }],
      holdings: [
        conquered,
        { space: '1,1:W', tokens: ['fire-dragon'] },
        { space: '1,1:SE', tokens: ['ice-dragon'] },
      ],
    });
    expect(offers(t, 'challenge:')).toEqual(['challenge:1,1:SE']);
  });

  it('MK-25.21 two megapolises: all four cities, two on each tile', () => {
    for (let seed = 0; seed < 8; seed++) {
      const { game } = table({
        seed: `${seed}`,
        options: { scenario: 'solo-conquest', megapolis: 'both', megapolisLevel: 10 },
        map: { ...mapOf('core-7'), '1,1': 'core-8' },
      });
      const colours = game.cities.flatMap(({ colour, second }) => [colour, second?.colour]);
      expect(game.cities[0]?.colour).toBe('white');
      expect(colours.sort()).toEqual([...BASICS].sort());
    }
  });

  it('MK-25.18, MK-25.21 where it cannot be it is refused before the game', () => {
    const refusal = (seats: number, options: Readonly<Record<string, unknown>>) => () =>
      start(mageKnight, { seats, options, seed: 'x' });
    expect(refusal(1, { scenario: 'solo-conquest', megapolis: 'last', megapolisLevel: 1 })).toThrow();
    expect(refusal(1, { scenario: 'first-reconnaissance', megapolis: 'last' })).toThrow();
    expect(refusal(4, { scenario: 'blitz-conquest', megapolis: 'last' })).toThrow();
    expect(refusal(3, { scenario: 'blitz-conquest', megapolis: 'both' })).toThrow();
    expect(refusal(3, { scenario: 'blitz-conquest', megapolis: 'last' })).not.toThrow();
    expect(refusal(2, { scenario: 'blitz-conquest', megapolis: 'both' })).not.toThrow();
  });
});
