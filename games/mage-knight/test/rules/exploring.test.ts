import { describe, expect, it } from 'vitest';
import { enemies } from '../../data/enemies.ts';
import { shapeOf, shapes, slotsAround, spacesOf } from '../../data/geometry.ts';
import { RAMPAGING, siteOf } from '../../data/sites.ts';
import { HEXES } from '../../data/tile.ts';
import { TILES, type TileId, tileOf } from '../../data/tiles.ts';
import { misplaced } from '../../rules/tiles.ts';
import { type Game, offers, playerOf, refuses, type TableSetup, table, told } from '../table.ts';

/** Seat 0 at the edge of the first tiles, from where the map may grow. */
const edge = (rest: TableSetup = {}): Game =>
  table({
    turn: { move: 20 },
    tiles: ['countryside-3', 'countryside-4'],
    ...rest,
    players: [{ space: '0,1:NE', ...rest.players?.[0] }],
  });

const LAID = { '0,0': 'start-a', '1,0': 'countryside-1', '0,1': 'countryside-2' };

describe('exploring', () => {
  it('MK-8.1, MK-8.2, MK-8.3 two Move reveal the next tile at a position beside the hero', () => {
    const t = edge();
    expect(offers(t, 'explore:')).toEqual(['explore:1,1', 'explore:0,2']);
    t.play('explore:0,2');
    expect(t.game.map['0,2']).toBe('countryside-3');
    expect(t.game.turn).toMatchObject({ move: 18, stage: 'moving' });
    expect(told(t, 'tile-revealed')).toEqual([
      { key: 'tile-revealed', player: 0, tile: 'countryside-3', slot: '0,2' },
    ]);
  });

  it('MK-8.1 not from afar, and not without the Move for it', () => {
    expect(offers(edge({ players: [{ space: '0,0:C' }] }), 'explore:')).toEqual([]);
    expect(refuses(edge({ turn: { move: 1 } }), 'explore:1,1')).toEqual({
      reason: { key: 'too-far', cost: 2, move: 1 },
      rule: 'MK-8.1',
    });
  });

  it('MK-8.10, MK-8.11 exploring and moving alternate with what is left of the points', () => {
    const t = edge().play('explore:0,2', 'explore:1,1', 'step:0,1:E');
    expect(t.game.turn.move).toBe(20 - 2 - 2 - 2);
    expect(t.options()).toContain('step:0,1:NE');
  });

  it('MK-8.4 nothing lies beyond the coast', () => {
    const t = edge({ players: [{ space: '1,0:SE' }] });
    expect(refuses(t, 'explore:2,-1')).toEqual({ reason: { key: 'beyond-coast' }, rule: 'MK-8.4' });
  });

  it('MK-8.5 a countryside tile touches two tiles, or one that touches two others', () => {
    const t = edge();
    expect(misplaced(t.game, '1,1')).toBeUndefined();
    expect(misplaced(t.game, '2,0')).toBeUndefined();
    expect(misplaced(t.game, '3,0')).toBe('touches-too-few');
    t.game.map = { '0,0': 'start-a', '1,0': 'countryside-1' } as never;
    expect(misplaced(t.game, '2,0')).toBe('touches-too-few');
    expect(misplaced(t.game, '0,1')).toBeUndefined();
  });

  it('MK-8.6, MK-8.7 a core tile touches two tiles and does not lie on a coast of a wedge', () => {
    const t = edge({ seats: 2, tiles: ['core-1'] });
    expect(offers(t, 'explore:')).toEqual(['explore:1,1']);
    expect(refuses(t, 'explore:0,2')).toEqual({ reason: { key: 'core-on-coast' }, rule: 'MK-8.7' });
    const free = edge({ tiles: ['core-1'] });
    expect(refuses(free, 'explore:0,2')).toEqual({ reason: { key: 'touches-too-few' }, rule: 'MK-8.6' });
    const second = edge({ tiles: ['core-1'], map: { ...LAID, '1,1': 'countryside-5' } });
    expect(offers(second, 'explore:')).toEqual(['explore:0,2']);
  });

  it('MK-8.8 an open map has no more than its columns', () => {
    for (const [name, least, most] of [
      ['open', -2, 2],
      ['open4', -2, 1],
      ['open3', -1, 1],
    ] as const)
      expect(shapeOf(name).columns).toEqual([least, most]);
    expect(Object.keys(shapes)).toHaveLength(10);
    const four = table({
      seats: 4,
      map: { '0,0': 'start-b', '0,1': 'countryside-1', '1,0': 'countryside-2', '1,-1': 'countryside-3' },
    });
    expect(misplaced(four.game, '0,2')).toBe('beyond-coast');
    expect(misplaced(four.game, '1,1')).toBeUndefined();
    expect(misplaced(four.game, '2,-2')).toBeUndefined();
    expect(misplaced(four.game, '3,-3')).toBe('beyond-coast');
  });

  it('MK-8.9 with the stack empty tiles of the box fill gaps beside three: countryside, then core without a city', () => {
    const ring = {
      '0,0': 'start-a',
      '1,0': 'countryside-1',
      '0,1': 'countryside-2',
      '2,0': 'countryside-3',
      '1,1': 'countryside-4',
    };
    const t = table({
      turn: { move: 20 },
      map: { ...ring, '3,0': 'countryside-5' },
      tiles: [],
      players: [{ space: '2,0:NW' }],
    });
    expect(misplaced(t.game, '2,1')).toBeUndefined();
    expect(misplaced(t.game, '0,2')).toBe('touches-too-few');
    t.play('explore:2,1');
    expect(tileOf(t.game.map['2,1'] as TileId).back).toBe('countryside');
    t.game.box = t.game.box.filter((tile) => tileOf(tile).back !== 'countryside');
    expect(misplaced(t.game, '1,2')).toBe('touches-too-few');
    t.game.box = t.game.box.filter((tile) => tileOf(tile).city !== undefined);
    expect(misplaced(t.game, '1,2')).toBe('none-left');
  });

  it('MK-8.20 a new tile beside a rampaging enemy provokes nobody', () => {
    const t = edge({ tiles: ['countryside-4'] }).play('explore:1,1');
    expect(t.game.combat).toBeNull();
    expect(t.game.turn.stage).toBe('moving');
  });

  it('MK-30.4 each revealed tile is one fame in First Reconnaissance', () => {
    expect(playerOf(edge().play('explore:0,2')).fame).toBe(1);
    expect(playerOf(edge({ seats: 2 }).play('explore:0,2')).fame).toBe(1);
  });
});

describe('what is turned up', () => {
  const keep = (rest: TableSetup = {}) => ({
    map: { '0,0': 'start-a', '1,0': 'countryside-3', '0,1': 'countryside-2' },
    holdings: [{ space: '1,0:NE', tokens: [{ enemy: 'swordsmen' as const, up: false }] }],
    turn: { move: 20 },
    ...rest,
  });
  const up = ({ game }: Game, space = '1,0:NE') => game.holdings[space]?.tokens.map((token) => token.up);

  it('MK-8.12 a garrison is seen by day from the next space', () => {
    const t = table(keep({ players: [{ space: '1,0:W' }] }));
    expect(up(t)).toEqual([false]);
    t.play('step:1,0:C');
    expect(up(t)).toEqual([true]);
    expect(told(t, 'token-turned-up')).toEqual([
      { key: 'token-turned-up', space: '1,0:NE', enemy: 'swordsmen' },
    ]);
  });

  it('MK-8.12 also when the tile is revealed beside the hero', () => {
    const t = edge({ tiles: ['countryside-10'], players: [{ space: '1,0:E' }] }).play('explore:2,0');
    expect(up(t, '2,0:SW')).toEqual([true]);
  });

  it('MK-8.13 at night it stays hidden until it is assaulted', () => {
    const t = table(keep({ time: 'night', players: [{ space: '1,0:W' }] })).play('step:1,0:C');
    expect(up(t)).toEqual([false]);
    t.play('step:1,0:NE');
    expect(up(t)).toEqual([true]);
  });

  it('MK-8.15 a city is seen from the next space at night too', () => {
    const t = table({
      seats: 2,
      time: 'night',
      map: { '0,0': 'start-a', '1,0': 'core-7', '0,1': 'countryside-2' },
      players: [{ space: '0,1:E' }],
      turn: { move: 20 },
    });
    expect(up(t, '1,0:C')).toEqual([false, false]);
    t.play('step:1,0:NW');
    expect(up(t, '1,0:C')).toEqual([true, true]);
  });

  it('MK-8.16 rampaging enemies lie face up, at night as well', () => {
    const t = edge({ time: 'night', tiles: ['countryside-4'] }).play('explore:1,1');
    expect(up(t, '1,1:W')).toEqual([true]);
  });

  it('MK-8.17 ruins lie face up by day; at night they are turned by whoever enters', () => {
    const day = edge({ tiles: ['countryside-8'] }).play('explore:1,1');
    expect(day.game.holdings['1,1:NE']?.ruin).toMatchObject({ up: true });
    const night = edge({ time: 'night', tiles: ['countryside-8'] }).play('explore:1,1');
    expect(night.game.holdings['1,1:NE']?.ruin).toMatchObject({ up: false });
    const entering = table({
      time: 'night',
      map: { '0,0': 'start-a', '1,0': 'countryside-11', '0,1': 'countryside-2' },
      players: [{ space: '0,0:NE' }],
      holdings: [{ space: '1,0:W', ruin: { id: 'altar-red', up: false } }],
      turn: { move: 20 },
    });
    expect(refusedOrOffered(entering, 'altar')).toBe(false);
    entering.play('step:1,0:W');
    expect(entering.game.holdings['1,0:W']?.ruin).toEqual({ id: 'altar-red', up: true });
    expect(refusedOrOffered(entering, 'altar')).toBe(true);
  });

  it('MK-8.18 a monastery brings an advanced action among the units', () => {
    const t = edge({ tiles: ['countryside-5'], units: ['peasants'], decks: { advanced: ['agility'] } });
    t.play('explore:1,1');
    expect(t.game.units.offer).toEqual(['peasants', 'agility']);
  });
});

const refusedOrOffered = (t: Game, id: string): boolean =>
  [...t.asked().options, ...t.asked().refused].some((each) => each.id === id);

describe('every tile', () => {
  it.each(TILES)('MK-8.10, MK-8.14, MK-8.16 to .19 %s is set up as it is printed', (tile) => {
    if (tileOf(tile).back === 'start') return;
    const t = table({
      seats: 2,
      map: {
        ...LAID,
        '1,1': tile === 'countryside-1' || tile === 'countryside-2' ? 'countryside-3' : tile,
      } as never,
    });
    const slot = tile === 'countryside-1' ? '1,0' : tile === 'countryside-2' ? '0,1' : '1,1';
    for (const hex of HEXES) {
      const printed = tileOf(tile).hexes[hex];
      const { tokens = [], ruin = null, paths = [] } = t.game.holdings[`${slot}:${hex}`] ?? {};
      const site = printed.site && siteOf(printed.site);
      const backs = tokens.map(({ enemy }) => enemies[enemy].colour);
      if (printed.rampaging !== undefined) expect(backs).toEqual([RAMPAGING[printed.rampaging].back]);
      else if (printed.site === 'city') expect(backs.length).toBeGreaterThan(0);
      else expect(backs).toEqual(site?.garrison ?? []);
      expect(tokens.every(({ up }) => up === (printed.rampaging !== undefined))).toBe(true);
      expect(ruin !== null).toBe(printed.site === 'ancientRuins');
      expect(paths).toHaveLength(site?.paths?.length ?? 0);
    }
  });

  it('MK-8.3 the lattice: tiles that touch share borders, and no space is on two of them', () => {
    const seen = new Set<string>();
    for (const slot of ['0,0', ...slotsAround('0,0')]) for (const space of spacesOf(slot)) seen.add(space);
    expect(seen.size).toBe(49);
  });
});
