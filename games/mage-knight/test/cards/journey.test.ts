import { describe, expect, it } from 'vitest';
import { enemies } from '../../data/enemies.ts';
import type { SpaceId } from '../../data/geometry.ts';
import { spells } from '../../data/spells.ts';
import { exploreCost } from '../../rules/exploring.ts';
import { isSafe, stepCost, terrainCost } from '../../rules/ground.ts';
import { handLimitAt } from '../../rules/hand-limit.ts';
import { use } from '../effect.ts';
import { reach, strikeWith } from '../fight.ts';
import { type Game, offers, playerOf, refuses, type TableSetup, table, told } from '../table.ts';

type Said = NonNullable<TableSetup['players']>[number];

/** A land with one space of each terrain. */
const LAND = {
  '0,0': 'start-a',
  '1,0': 'countryside-1',
  '0,1': 'countryside-2',
  '2,0': 'countryside-7',
  '1,1': 'core-3',
  '3,0': 'core-1',
};
const plains = '0,0:E';
const hills = '0,1:C';
const forest = '0,0:NE';
const swamp = '2,0:C';
const lake = '1,0:NE';
const mountain = '1,1:NW';
const wasteland = '1,1:C';
const desert = '3,0:E';
const ALL = { plains, hills, forest, wasteland, desert, swamp, lake, mountain };

const land = (player: Said = {}, rest: TableSetup = {}): Game =>
  table({
    map: LAND,
    source: ['gold'],
    ...rest,
    players: [{ hand: ['march', 'rage'], ...player }, ...(rest.players ?? [])],
  });

/** What every terrain costs now, by its name. */
const costs = ({ game }: Game): Record<string, number | null> =>
  Object.fromEntries(Object.entries(ALL).map(([name, space]) => [name, terrainCost(game, 0, space) ?? null]));

const DAY = { plains: 2, hills: 3, forest: 3, wasteland: 4, desert: 5, swamp: 5, lake: null, mountain: null };

describe('what changes the ground', () => {
  it('MK-7.11, MK-1.18 an effect holds for the rest of the turn', () => {
    const t = land({ hand: ['path-finding', 'rage'] });
    expect(costs(t)).toEqual(DAY);
    t.play('play:path-finding', 'basic');
    expect(t.game.turn.move).toBe(2);
    expect(costs(t)).toEqual({ ...DAY, hills: 2, forest: 2, wasteland: 3, desert: 4, swamp: 4 });
    t.play('end', 'done');
    expect(costs(t)).toEqual(DAY);
  });

  it('Path Finding, powered: every terrain costs 2', () => {
    const t = use(land(), 'card:path-finding:powered');
    expect(costs(t)).toEqual({
      plains: 2,
      hills: 2,
      forest: 2,
      wasteland: 2,
      desert: 2,
      swamp: 2,
      lake: null,
      mountain: null,
    });
  });

  it('Song of Wind: plains, deserts and wastelands are cheaper, down to nothing', () => {
    const basic = use(land(), 'card:song-of-wind:basic');
    expect(costs(basic)).toEqual({ ...DAY, plains: 1, desert: 4, wasteland: 3 });
    const powered = use(land({ crystals: { blue: 1 } }, { source: [] }), 'card:song-of-wind:powered');
    powered.play('mana:crystal:blue');
    expect(costs(powered)).toEqual({ ...DAY, plains: 0, desert: 3, wasteland: 2, lake: 0 });
    expect(isSafe(powered.game, 0, lake)).toBe(false);
  });

  it('MK-7.12 a cost never drops below nothing', () => {
    const t = use(use(land({}, { source: [] }), 'card:song-of-wind:powered'), 'card:song-of-wind:basic');
    expect(costs(t)).toMatchObject({ plains: 0 });
  });

  it('MK-7.12 a minimum holds for its own reduction alone, in the order that is best', () => {
    const t = use(use(land(), 'card:path-finding:basic'), 'unit:foresters:0');
    expect(costs(t)).toMatchObject({ hills: 1, forest: 1, swamp: 3, wasteland: 3 });
  });

  it('MK-7.13, MK-7.15 Frost Bridge: swamps, powered lakes too, which stay unsafe', () => {
    expect(costs(use(land(), 'card:frost-bridge:basic'))).toEqual({ ...DAY, swamp: 1 });
    const powered = use(land(), 'card:frost-bridge:powered');
    expect(costs(powered)).toEqual({ ...DAY, swamp: 1, lake: 1 });
    expect(isSafe(powered.game, 0, lake)).toBe(false);
  });

  it('Mountain Lore: hills give a card more; powered mountains for 5, which are safe and give two', () => {
    const here = (space: SpaceId, source: 'basic' | 'powered') =>
      use(land({ space }), `card:mountain-lore:${source}`);
    expect(handLimitAt(here(hills, 'basic').game, 0)).toBe(6);
    expect(handLimitAt(here(plains, 'basic').game, 0)).toBe(5);
    expect(handLimitAt(here(mountain, 'powered').game, 0)).toBe(7);
    expect(handLimitAt(here(hills, 'powered').game, 0)).toBe(6);
    const t = here(plains, 'powered');
    expect(costs(t)).toEqual({ ...DAY, mountain: 5 });
    expect(isSafe(t.game, 0, mountain)).toBe(true);
  });

  it('Foresters: forests, hills and swamps cost one less', () => {
    expect(costs(use(land(), 'unit:foresters:0'))).toEqual({ ...DAY, forest: 2, hills: 2, swamp: 4 });
  });

  it('Druidic Paths: one space is cheaper, whichever is entered first of those that can be', () => {
    const t = land({ hand: ['druidic-paths', 'march'], hero: 'braevalar' }, { turn: { move: 20 } });
    t.play('play:druidic-paths', 'basic');
    expect(terrainCost(t.game, 0, plains)).toBe(2);
    expect(terrainCost(t.game, 0, forest)).toBe(2);
    t.play('step:0,0:E', 'step:0,0:NE');
    expect(t.game.turn.move).toBe(20 + 2 - 2 - 2);
    expect(terrainCost(t.game, 0, hills)).toBe(3);
    expect(terrainCost(t.game, 0, forest)).toBe(2);
  });

  it('Druidic Paths, powered: one terrain of choice', () => {
    const t = use(land(), 'card:druidic-paths:powered');
    expect(offers(t, 'terrain:')).toHaveLength(6);
    expect(costs(t.play('terrain:swamp'))).toEqual({ ...DAY, swamp: 4 });
  });

  it('Mist Form: all terrains and lakes for 2, but no hills and mountains', () => {
    const t = use(land({ space: '0,1:SE' }, { turn: { move: 20 } }), 'card:mist-form:basic');
    expect(costs(t)).toMatchObject({ plains: 2, forest: 2, lake: 2, swamp: 2, desert: 2 });
    expect(refuses(t, 'step:0,1:C')).toEqual({ reason: { key: 'terrain-barred' }, rule: 'MK-7.11' });
    expect(isSafe(t.game, 0, lake)).toBe(false);
  });

  it('Prayer of Weather: own terrains 2 less, at least 1; dearer for the others, up to 5', () => {
    const t = use(land({}, { seats: 2 }), 'skill:norowas-prayer-of-weather');
    expect(costs(t)).toEqual({ ...DAY, plains: 1, hills: 1, forest: 1, wasteland: 2, desert: 3, swamp: 3 });
    const others = (space: SpaceId) => terrainCost(t.game, 1, space);
    expect([plains, hills, wasteland, desert, lake].map(others)).toEqual([3, 4, 5, 5, undefined]);
  });

  it('Calming the Weather: own terrains 2 less, at least 1', () => {
    const t = use(land(), 'skill:norowas-calming-the-weather');
    expect(costs(t)).toMatchObject({ plains: 1, swamp: 3 });
  });

  it('Secret Ways: mountains for 5, for a blue mana lakes for 2, all of them safe', () => {
    const dry = use(land({}, { source: [] }), 'skill:braevalar-secret-ways');
    expect(costs(dry)).toEqual({ ...DAY, mountain: 5 });
    expect(isSafe(dry.game, 0, mountain)).toBe(true);
    const wet = use(land({ crystals: { blue: 1 } }, { source: [] }), 'skill:braevalar-secret-ways').play(
      'pay',
    );
    expect(costs(wet)).toEqual({ ...DAY, mountain: 5, lake: 2 });
    expect(isSafe(wet.game, 0, lake)).toBe(true);
    expect(playerOf(wet).crystals.blue).toBe(0);
    const kept = use(land({ crystals: { blue: 1 } }, { source: [] }), 'skill:braevalar-secret-ways').play(
      'done',
    );
    expect(costs(kept)).toEqual({ ...DAY, mountain: 5 });
  });

  it('the amulets: forests cost by night what they cost by day, deserts by day what they cost by night', () => {
    const night = land({}, { time: 'night' });
    expect(costs(night)).toMatchObject({ forest: 5, desert: 3 });
    expect(costs(use(night, 'card:amulet-of-the-sun:basic'))).toMatchObject({ forest: 3, desert: 3 });
    const day = use(land(), 'card:amulet-of-darkness:basic').play('colour:black');
    expect(costs(day)).toMatchObject({ forest: 3, desert: 3 });
  });

  it('MK-7.24 no discount removes what a wall costs', () => {
    const t = table({ map: { '0,0': 'start-a', '1,0': 'countryside-14', '0,1': 'countryside-2' } });
    use(t, 'card:song-of-wind:powered');
    expect(stepCost(t.game, 0, '1,0:C', '1,0:NE')).toBe(1);
  });

  it('MK-4.16 outside of the movement part what concerns moving is ignored', () => {
    const t = table({
      players: [{ space: '1,0:E', hand: ['wings-of-wind', 'march'], tokens: { white: 1 } }],
      turn: { move: 5 },
    });
    t.play('interact');
    expect(offers(t, 'play:wings-of-wind')).toHaveLength(1);
    t.play('play:wings-of-wind');
    expect(t.options()).not.toContain('basic');
  });
});

describe('direct moves', () => {
  it('MK-7.14 Wings of Wind: one to five spaces of any kind for 1 Move each, ending safely, provoking nobody', () => {
    const t = use(
      table({ players: [{ space: '1,0:SE' }], turn: { move: 3 }, source: ['gold'] }),
      'card:wings-of-wind:basic',
    );
    expect(t.options()).not.toContain('done');
    t.play('fly:1,0:C', 'fly:1,0:NW');
    expect(t.game.turn.move).toBe(1);
    expect(t.options()).not.toContain('done');
    t.play('fly:1,0:W');
    expect(t.game.combat).toBeNull();
    expect(playerOf(t).space).toBe('1,0:W');
    expect(t.game.turn.move).toBe(0);
    expect(told(t, 'flown')).toHaveLength(3);
  });

  it('Wings of Wind: no further than the Move allows, and never so far that no safe space is left', () => {
    const t = use(table({ players: [{ space: '1,0:SE' }], turn: { move: 1 } }), 'card:wings-of-wind:basic');
    expect(offers(t, 'fly:')).toEqual(['fly:1,0:E', 'fly:1,0:C', 'fly:1,0:SW']);
    const broke = table({ players: [{ space: '1,0:SE', hand: ['wings-of-wind'], tokens: { white: 1 } }] });
    broke.play('play:wings-of-wind');
    expect(broke.options()).not.toContain('basic');
  });

  it('Flight: one space for nothing, or two for 2 Move', () => {
    const poor = use(table({ players: [{ space: '1,0:SE' }] }), 'skill:goldyx-flight');
    poor.play('fly:1,0:C');
    expect(playerOf(poor).space).toBe('1,0:C');
    expect(offers(poor, 'fly:')).toEqual([]);
    const rich = use(table({ players: [{ space: '1,0:SE' }], turn: { move: 2 } }), 'skill:goldyx-flight');
    rich.play('fly:1,0:C', 'fly:1,0:W');
    expect(rich.game.turn.move).toBe(0);
    expect(playerOf(rich).space).toBe('1,0:W');
  });

  it('Druidic Staff, white: two spaces for nothing, which may provoke', () => {
    const t = table({
      players: [{ space: '1,0:SW', hand: ['druidic-staff', 'promise'] }],
      holdings: [{ space: '1,0:NW', tokens: ['prowlers'] }],
    });
    t.play('play:druidic-staff', 'basic', 'discard:promise', 'fly:1,0:W');
    expect(t.game.combat).toBeNull();
    t.play('fly:1,0:C');
    expect(told(t, 'combat-begun')).toMatchObject([{ cause: 'rampaging', enemies: ['prowlers'] }]);
  });

  it('Underground Travel: up to three spaces, not over swamps and lakes, ending safely', () => {
    const t = use(table({ players: [{ space: '1,0:C' }], map: LAND }), 'card:underground-travel:basic');
    expect(offers(t, 'fly:')).not.toContain('fly:1,0:NE');
    t.play('fly:1,0:E', 'fly:2,0:SW', 'fly:2,0:W');
    expect(playerOf(t).space).toBe('2,0:W');
    expect(t.game.turn.move).toBe(0);
    expect(t.options()).not.toContain('fly:2,0:C');
  });

  it('Underground Travel, powered: an assault without the walls, and back to the start if it fails', () => {
    const map = { '0,0': 'start-a', '1,0': 'countryside-3', '0,1': 'countryside-2' };
    const keep = { space: '1,0:NE', tokens: ['swordsmen' as const] };
    const t = use(
      table({ map, players: [{ space: '1,0:SW' }], holdings: [keep] }),
      'card:underground-travel:powered',
    );
    expect(t.game.combat).toMatchObject({ cause: 'assault', space: '1,0:NE', from: '1,0:SW' });
    expect(spells['underground-travel'].powered.ops[0]).toEqual({ op: 'ignoreSiteFort' });
    expect(playerOf(t).reputation).toBe(-1);
  });

  it('Temporal Portal: the action of the turn, to a safe space beside, and a card more', () => {
    const t = use(table({ players: [{ space: '1,0:SE' }], turn: { move: 4 } }), 'card:temporal-portal:basic');
    expect(t.options()).toEqual(['fly:1,0:E', 'fly:1,0:C', 'fly:1,0:SW', 'done']);
    t.play('fly:1,0:C');
    expect(t.game.turn).toMatchObject({ stage: 'acted', move: 0 });
    expect(playerOf(t)).toMatchObject({ space: '1,0:C', moreCards: 1 });
    const far = use(table({ players: [{ space: '1,0:SE' }] }), 'card:temporal-portal:powered').play(
      'way:0',
      'fly:1,0:C',
      'fly:1,0:W',
    );
    expect(playerOf(far)).toMatchObject({ space: '1,0:W', moreCards: 1 });
    const near = use(table({ players: [{ space: '1,0:SE' }] }), 'card:temporal-portal:powered').play(
      'way:1',
      'done',
    );
    expect(playerOf(near)).toMatchObject({ space: '1,0:SE', moreCards: 2 });
  });

  it('Space Bending: two spaces away is beside, the cost is that of the space, and nobody is provoked', () => {
    const t = use(table({ players: [{ space: '1,0:C' }], turn: { move: 20 } }), 'card:space-bending:basic');
    expect(t.options()).toContain('step:0,0:E');
    expect(t.options()).toContain('explore:2,0');
    t.play('step:0,0:E');
    expect(t.game.turn.move).toBe(18);
    const beside = use(
      table({ players: [{ space: '1,0:W' }], turn: { move: 20 } }),
      'card:space-bending:basic',
    );
    beside.play('step:1,0:C');
    expect(beside.game.combat).toBeNull();
  });

  it('Staff of Concealment: Move 2, and no step provokes', () => {
    const t = use(table({ players: [{ space: '1,0:W' }], turn: { move: 3 } }), 'token:staff-of-concealment');
    expect(t.game.turn.move).toBe(5);
    t.play('step:1,0:C');
    expect(t.game.combat).toBeNull();
  });
});

describe('seeing and exploring', () => {
  const edge = (space = '0,1:NE', rest: TableSetup = {}) =>
    table({ players: [{ space }], turn: { move: 2 }, tiles: ['countryside-3', 'countryside-4'], ...rest });

  it('Feral Allies, and Hawk Eyes at night: exploring costs one less', () => {
    expect(exploreCost(use(edge(), 'skill:braevalar-feral-allies').game, 0)).toBe(1);
    expect(exploreCost(use(edge('0,1:NE', { time: 'night' }), 'skill:wolfhawk-hawk-eyes').game, 0)).toBe(1);
    const t = use(edge(), 'skill:braevalar-feral-allies');
    expect(
      exploreCost(use(use(t, 'skill:braevalar-feral-allies'), 'skill:braevalar-feral-allies').game, 0),
    ).toBe(0);
  });

  it('Hawk Eyes by day: garrisons two spaces away are seen', () => {
    const map = { '0,0': 'start-a', '1,0': 'countryside-3', '0,1': 'countryside-2' };
    const t = table({
      map,
      players: [{ space: '1,0:W' }],
      holdings: [{ space: '1,0:NE', tokens: [{ enemy: 'swordsmen', up: false }] }],
    });
    expect(t.game.holdings['1,0:NE']?.tokens[0]?.up).toBe(false);
    use(t, 'skill:wolfhawk-hawk-eyes');
    expect(t.game.holdings['1,0:NE']?.tokens[0]?.up).toBe(true);
  });

  it('Scouts explore two spaces away', () => {
    const t = edge('0,1:C');
    expect(offers(t, 'explore:')).toEqual([]);
    use(t, 'unit:scouts:2');
    expect(offers(t, 'explore:')).toContain('explore:1,1');
  });

  it('MK-8.21 Mystical Map: the next tile three spaces away without Move, placed as always', () => {
    const t = use(edge('0,1:SE', { turn: { move: 0 } }), 'token:mystical-map');
    expect(offers(t, 'explore:').sort()).toEqual(['explore:0,2', 'explore:1,1']);
    t.play('explore:1,1');
    expect(t.game.map['1,1']).toBe('countryside-3');
    expect(t.game.turn.move).toBe(0);
  });

  it('Scouts look at a hidden token, which only they learn, and fame comes if it falls', () => {
    const map = { '0,0': 'start-a', '1,0': 'countryside-3', '0,1': 'countryside-2' };
    const t = table({
      map,
      time: 'night',
      players: [{ space: '1,0:C', level: 9, fame: 0, hand: ['march', 'rage'] }],
      holdings: [{ space: '1,0:NE', tokens: [{ enemy: 'swordsmen', up: false }] }],
      turn: { move: 9 },
    });
    use(t, 'unit:scouts:1');
    expect(t.options()).toContain('scout:1,0:NE.0');
    t.play('scout:1,0:NE.0');
    expect(told(t, 'scouted')).toEqual([{ key: 'scouted', player: 0, enemy: 'swordsmen', space: '1,0:NE' }]);
    expect(t.game.holdings['1,0:NE']?.tokens[0]?.up).toBe(false);
    expect(JSON.stringify(t.game.lasting)).not.toContain('swordsmen');
    t.play('step:1,0:NE');
    strikeWith(reach(t, 'attack'), 60);
    expect(playerOf(t).fame).toBe(enemies.swordsmen.fame + 1);
  });

  it('Scouts look at the top of a pile, which stays there', () => {
    const t = table({ players: [{ space: '0,0:C' }], decks: { enemies: { brown: ['medusa'] } } });
    use(t, 'unit:scouts:1').play('scout:brown');
    expect(told(t, 'scouted')).toEqual([{ key: 'scouted', player: 0, enemy: 'medusa', back: 'brown' }]);
    expect(t.game.enemies.brown.deck.at(-1)).toBe('medusa');
    const map = { '0,0': 'start-a', '1,0': 'countryside-6', '0,1': 'countryside-2' };
    const den = table({
      map,
      players: [{ space: '1,0:W', level: 9, fame: 0 }],
      decks: { enemies: { brown: ['gargoyle'] } },
    });
    use(den, 'unit:scouts:1').play('scout:brown', 'enter');
    strikeWith(reach(den, 'attack'), 60);
    expect(playerOf(den).fame).toBe(enemies.gargoyle.fame + 1);
  });

  it('Savage Harvesting: a card for a crystal of its colour on one step, powered on every step', () => {
    const start = () =>
      table({ players: [{ space: '0,0:C', hand: ['march', 'rage', 'stamina'] }], turn: { move: 20 } });
    const once = use(start(), 'card:savage-harvesting:basic').play('step:0,0:E');
    expect(once.options()).toEqual(['discard:march', 'discard:rage', 'discard:stamina', 'done']);
    once.play('discard:rage', 'step:0,0:C');
    expect(playerOf(once)).toMatchObject({ crystals: { red: 1 }, hand: ['march', 'stamina'] });
    expect(once.options()).toContain('step:0,0:E');
    const often = use(start(), 'card:savage-harvesting:powered').play(
      'step:0,0:E',
      'done',
      'step:0,0:C',
      'discard:march',
    );
    expect(playerOf(often).crystals.green).toBe(1);
    expect(often.play('step:0,0:E').options()).toContain('discard:rage');
  });
});
