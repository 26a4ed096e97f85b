import { describe, expect, it } from 'vitest';
import { atlasOf } from '../../map/atlas.ts';
import { bordersOf, sharedEdges } from '../../map/borders.ts';
import { boxOf, depthAt, distance, heartOf, insetOf, type Outline, outlineOf } from '../../map/geometry.ts';
import { type Hex, hexCentre, hexOutline } from '../../map/hex.ts';
import { placed, slotsOf } from '../../map/slots.ts';
import { type Direction, step, type Walk } from '../../map/walk.ts';
import { northernLands } from './northern-lands.ts';

const SIDE = 50;
/** Seven hexes around a centre, as tiles of an explored land often are. */
const FLOWER: readonly Hex[] = [
  { q: 0, r: 0 },
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
];

const tileAt = (q: number, r: number) =>
  FLOWER.map((hex) => ({ q: q + hex.q, r: r + hex.r })).map((hex) => ({
    thing: `${hex.q},${hex.r}`,
    outline: hexOutline(hex, SIDE),
  }));

const withHearts = <A extends { readonly outline: Outline }>(areas: readonly A[]) =>
  areas.map((area) => ({ ...area, heart: heartOf(area.outline) }));

function neighbours(areas: readonly { thing: string; outline: Outline; borders?: readonly string[] }[]) {
  const borders = bordersOf(withHearts(areas), sharedEdges(areas));
  return Object.fromEntries(
    [...borders].map(([thing, met]) => [thing, met.map((each) => each.thing).sort()]),
  );
}

const atlas = (areas: readonly { thing: string; outline: Outline }[]) =>
  atlasOf(
    areas.map((area) => ({ ...area, name: area.thing, ground: 'land' })),
    { land: { colour: 'green', pattern: 'grass' } },
    30,
  );

describe('outlines', () => {
  it('are read as SVG writes them, and nonsense is refused with the corner it stands in', () => {
    expect(outlineOf(' 0,0 10,0\n 10,-5.5 ')).toEqual([
      [0, 0],
      [10, 0],
      [10, -5.5],
    ]);
    expect(() => outlineOf('0,0 10 5,5')).toThrow('"10" is no corner');
    expect(() => outlineOf('0,0 1,1')).toThrow('three corners');
  });

  it('have their heart inside, even where the centre of gravity is not', () => {
    const bay = outlineOf('0,0 100,0 100,100 80,100 80,20 20,20 20,100 0,100');
    expect(depthAt(bay, [50, 50])).toBeLessThan(0);
    expect(depthAt(bay, heartOf(bay))).toBeGreaterThan(8);
    for (const { outline } of northernLands) expect(depthAt(outline, heartOf(outline))).toBeGreaterThan(20);
  });

  it('drawn further inside stay inside, whichever way they turn', () => {
    for (const { outline } of northernLands)
      for (const turned of [outline, outline.toReversed()])
        for (const corner of insetOf(turned, 3)) expect(depthAt(outline, corner)).toBeGreaterThan(0);
    expect(boxOf(insetOf(outlineOf('0,0 10,0 10,10 0,10'), 2))).toEqual({
      left: 2,
      top: 2,
      right: 8,
      bottom: 8,
    });
  });
});

describe('borders', () => {
  it('of outlined regions are the ones their designer listed', () => {
    const listed = northernLands.map(({ thing, borders }) => [thing, borders.toSorted()]);
    const drawn = northernLands.map(({ thing, outline }) => ({ thing, outline }));
    expect(neighbours(drawn)).toEqual(Object.fromEntries(listed));
  });

  it('of hexes are shared with six others, and with those of a tile that is added later', () => {
    const first = tileAt(0, 0);
    expect(neighbours(first)['0,0']).toEqual(['-1,0', '-1,1', '0,-1', '0,1', '1,-1', '1,0']);
    expect(neighbours(first)['1,0']).toEqual(['0,0', '0,1', '1,-1']);
    expect(neighbours([...first, ...tileAt(3, -2)])['1,0']).toEqual(['0,0', '0,1', '1,-1', '2,-1']);
  });

  it('of hexes far from the middle are found as well', () => {
    for (const side of [1, 7.3, 50]) {
      const far = [
        { q: 4001, r: -977 },
        { q: 4002, r: -977 },
      ].map((hex, at) => ({
        thing: `${at}`,
        outline: hexOutline(hex, side),
      }));
      expect(neighbours(far)).toEqual({ 0: ['1'], 1: ['0'] });
    }
  });

  it('can be given: a strait joins what does not touch, and waits for what is not there yet', () => {
    const square = (thing: string, x: number, borders?: string[]) => ({
      thing,
      outline: outlineOf(`${x},0 ${x + 10},0 ${x + 10},10 ${x},10`),
      ...(borders && { borders }),
    });
    const areas = [square('a', 0, ['c', 'd']), square('b', 10), square('c', 40, ['a'])];
    expect(neighbours(areas)).toEqual({ a: ['c'], b: ['a'], c: ['a'] });
  });
});

describe('the arrow keys', () => {
  const DIRECTIONS: readonly Direction[] = ['left', 'right', 'up', 'down'];

  function reached(areas: readonly { thing: string; outline: Outline }[], from: string): number {
    const ground = atlas(areas);
    const seen = new Set([from]);
    for (const thing of seen)
      for (const direction of DIRECTIONS) {
        const next = step(ground, thing, direction);
        if (next) seen.add(next.thing);
      }
    return seen.size;
  }

  it('reach every region from every region, and every hex from every hex', () => {
    const tiles = [...tileAt(0, 0), ...tileAt(3, -2), ...tileAt(1, -3)];
    for (const areas of [northernLands, tiles])
      for (const { thing } of areas) expect(reached(areas, thing), thing).toBe(areas.length);
  });

  it('only cross borders where there are any', () => {
    const ground = atlas(northernLands);
    for (const { thing, borders } of northernLands)
      for (const direction of DIRECTIONS) {
        const next = step(ground, thing, direction)?.thing;
        if (next !== undefined && next !== 'sea1' && next !== 'sea2') expect(borders, thing).toContain(next);
      }
  });

  it('keep to their column over hexes that stand between two columns', () => {
    const ground = atlas([...tileAt(0, 0), ...tileAt(1, -3)]);
    let walk: Walk | undefined;
    const way: string[] = [];
    for (let at = '0,1'; ; at = walk.thing) {
      walk = step(ground, at, 'up', walk);
      if (walk === undefined) break;
      way.push(walk.thing);
    }
    expect(way).toEqual(['0,0', '1,-1', '1,-2', '2,-3', '2,-4']);
    const columns = way.map((thing) => {
      const [q = 0, r = 0] = thing.split(',').map(Number);
      return hexCentre({ q, r }, SIDE)[0] / SIDE;
    });
    expect(Math.max(...columns) - Math.min(...columns)).toBeLessThan(1);
  });

  it('jump over a gap to an island, and end at the rim', () => {
    const island = { thing: 'island', outline: outlineOf('300,0 340,0 340,40 300,40') };
    const ground = atlas([{ thing: 'coast', outline: outlineOf('0,0 40,0 40,40 0,40') }, island]);
    expect(step(ground, 'coast', 'right')?.thing).toBe('island');
    expect(step(ground, 'island', 'right')).toBeUndefined();
    expect(step(ground, 'coast', 'up')).toBeUndefined();
    expect(step(ground, 'nowhere', 'up')).toBeUndefined();
  });
});

describe('pieces', () => {
  const hex = hexOutline({ q: 0, r: 0 }, SIDE);

  it('never cover each other, the border or what is written', () => {
    const written = { left: 380, top: 90, right: 470, bottom: 120 };
    for (const { outline } of northernLands)
      for (const slots of slotsOf(outline, heartOf(outline), 36, written))
        for (const [at, slot] of slots.entries()) {
          expect(depthAt(outline, slot)).toBeGreaterThan(15);
          expect(slot[0] > 395 && slot[0] < 455 && slot[1] > 95 && slot[1] < 115).toBe(false);
          for (const other of slots.slice(0, at)) expect(distance(slot, other)).toBeGreaterThan(35.9);
        }
  });

  it('find one place even in an area smaller than they are', () => {
    expect(slotsOf(outlineOf('0,0 5,0 5,5'), [3, 2], 36)).toEqual([[[3, 2]]]);
  });

  it('stand in the middle alone, and side by side when they are more', () => {
    const ways = slotsOf(hex, [0, 0], 34);
    expect(placed(['a'], ways)).toEqual({ standing: [{ piece: 'a', at: [0, 0] }] });
    expect(placed(['a', 'b'], ways).standing.map(({ at }) => at)).toEqual([
      [-17, 0],
      [17, 0],
    ]);
  });

  it('that are too many are told by the last place', () => {
    const ways = slotsOf(hex, [0, 0], 34);
    const most = ways.at(-1) ?? [];
    expect(most.length).toBeGreaterThanOrEqual(4);
    const many = placed([...most.keys(), 'x', 'y', 'z'], ways);
    expect(many.standing).toHaveLength(most.length - 1);
    expect(many.more).toEqual({ count: 4, at: most.at(-1) });
  });

  it('that are too many and must be seen stand between the others', () => {
    const ways = slotsOf(hex, [0, 0], 34);
    const most = ways.at(-1) ?? [];
    const pieces = [...most.keys(), 'x', 'y', 'z'];
    const all = placed(pieces, ways, () => true);
    expect(all.standing.map(({ piece }) => piece)).toEqual(pieces);
    expect(new Set(all.standing.map(({ at }) => `${at}`)).size).toBe(pieces.length);
    expect(all.more).toBeUndefined();
    const some = placed(pieces, ways, (piece) => piece === 'x');
    expect(some.standing.at(-1)?.piece).toBe('x');
    expect(some.more?.count).toBe(3);
  });
});
