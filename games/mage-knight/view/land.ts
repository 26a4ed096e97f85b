// The places of the map: the spaces of every tile that lies, and the flowers of unknown land around them.
import { type Ground, hexOutline, type MapPlace, type Outline, type Point } from '@krcma/tableware/map';
import { placeOf, type Slot, type SpaceId, spacesOf } from '../data/geometry.ts';
import type { Terrain } from '../data/terrains.ts';
import { landAt } from '../data/turned.ts';
import { siteSeen } from '../rules/seen-site.ts';
import type { MageKnightView } from '../rules/view.ts';
import type { BoardWords } from '../text/board-words.ts';

/** The side of a space, and a piece on it. */
export const SIDE = 50;
export const UNIT = 44;
/** A move is planned over several spaces: a question is looked at from where they are seen. */
export const EASE = 100;

export const grounds: Readonly<Record<Terrain | 'unknown', Ground>> = {
  plains: { colour: '#c3c46a', pattern: 'grass' },
  hills: { colour: '#b98c4a', pattern: 'dunes' },
  forest: { colour: '#3f7a41', pattern: 'trees' },
  wasteland: { colour: '#9a5b45', pattern: 'stones' },
  desert: { colour: '#e6c877', pattern: 'dunes' },
  swamp: { colour: '#5f7058', pattern: 'reeds' },
  lake: { colour: 'var(--azure)', pattern: 'waves', water: true },
  mountain: { colour: '#7d7d86', pattern: 'peaks' },
  sea: { colour: '#3c6d96', pattern: 'waves', water: true },
  unknown: { colour: '#d8cdb2', pattern: 'hatch' },
};

export const spaceThing = (space: SpaceId): string => `space:${space}`;
const slotThing = (slot: Slot): string => `slot:${slot}`;

export const outlineOfSpace = (space: SpaceId): Outline => hexOutline(placeOf(space), SIDE);

const keyOf = ([x, y]: Point): string => `${x.toFixed(2)} ${y.toFixed(2)}`;

/** The rim of seven spaces: edges that belong to one of them alone, in their order. */
function flowerOf(slot: Slot): Outline {
  const edges = new Map<string, readonly [Point, Point]>();
  for (const space of spacesOf(slot)) {
    const outline = outlineOfSpace(space);
    for (const [index, from] of outline.entries()) {
      const to = outline[(index + 1) % outline.length] as Point;
      const back = `${keyOf(to)}|${keyOf(from)}`;
      if (edges.has(back)) edges.delete(back);
      else edges.set(`${keyOf(from)}|${keyOf(to)}`, [from, to]);
    }
  }
  const byStart = new Map([...edges.values()].map((edge) => [keyOf(edge[0]), edge]));
  const [first] = byStart.values();
  const rim: Point[] = [];
  for (let edge = first; edge !== undefined && rim.length < byStart.size; edge = byStart.get(keyOf(edge[1])))
    rim.push(edge[0]);
  return rim;
}

function placesOfTile(slot: Slot, view: MageKnightView, words: BoardWords): MapPlace[] {
  return spacesOf(slot).flatMap((space) => {
    const land = landAt(view, space);
    if (land === undefined) return [];
    const { terrain, site: printed } = land;
    const site = siteSeen(view, space, printed);
    return {
      thing: spaceThing(space),
      name: words.terrain(terrain),
      outline: outlineOfSpace(space),
      ground: terrain,
      land: slot,
      ...(site !== undefined && { print: [1, 0.7] as const }),
    };
  });
}

interface Made {
  readonly key: string;
  readonly places: readonly MapPlace[];
}

const made = new WeakMap<BoardWords, Made>();

/** The same list as long as the map is the same. */
export function landOf(view: MageKnightView, words: BoardWords): readonly MapPlace[] {
  const slots = Object.keys(view.map);
  const secrets = Object.keys(view.holdings).filter((space) => view.holdings[space]?.secret !== undefined);
  const tiles = slots.map((slot) => `${slot}=${view.map[slot]}/${view.turned?.[slot] ?? 0}`);
  const key = [...tiles, '/', ...view.frontier, '/', ...secrets].join(' ');
  const known = made.get(words);
  if (known?.key === key) return known.places;
  const places = [
    ...slots.flatMap((slot) => placesOfTile(slot, view, words)),
    ...view.frontier.map(
      (slot): MapPlace => ({
        thing: slotThing(slot),
        name: words.unknownLand,
        outline: flowerOf(slot),
        ground: 'unknown',
        land: slot,
      }),
    ),
  ];
  made.set(words, { key, places });
  return places;
}
