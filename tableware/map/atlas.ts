// Everything about a map that does not change while nothing is added to it: made once, drawn from then on.
import { type Border, type Bordered, bordersOf, type SharedEdge, sharedEdges } from './borders.ts';
import type { Scene } from './camera.ts';
import {
  type Box,
  boxAround,
  boxOf,
  depthAt,
  heartOf,
  insetOf,
  type Outline,
  type Point,
  pathOf,
  roomAt,
} from './geometry.ts';
import { slotsOf } from './slots.ts';

export type PatternName =
  | 'plain'
  | 'grass'
  | 'waves'
  | 'trees'
  | 'peaks'
  | 'dunes'
  | 'hatch'
  | 'reeds'
  | 'stones';

/** What an area is made of: always a colour and a pattern, so that it is told without the colour. */
export interface Ground {
  /** One of the tinctures; it is laid thinly on the parchment. */
  readonly colour: string;
  readonly pattern: PatternName;
  /** Lies lower than the rest, which gets a shore. */
  readonly water?: boolean;
}

/** An area as it is printed on the board. */
export interface MapPlace extends Bordered {
  /** What a player calls it; a screen reader says it. */
  readonly name: string;
  /** What is written on it, if anything, and what instead when there is no room. */
  readonly caption?: string;
  readonly brief?: string;
  /** A picture printed on it: the name of an icon. */
  readonly emblem?: string;
  /** Room for a drawing of the game's own instead (`prints` of the map): how wide and how high, in pieces. */
  readonly print?: readonly [width: number, height: number];
  /** Too small to decide how close one looks at the map: a field among large areas. */
  readonly minor?: true;
  readonly ground: string;
  /** Areas of one land have thin borders among themselves and a thick one around them. */
  readonly land?: string;
}

export interface DrawnPlace extends MapPlace {
  readonly heart: Point;
  readonly box: Box;
  readonly path: string;
  /** Drawn further inside: the ring of what is lit or focused, and the second one of what is picked. */
  readonly ring: string;
  readonly innerRing: string;
  readonly emblemAt: Point;
  readonly captionAt: Point;
  /** From which zoom on there is room for the caption, and for the brief one. */
  readonly captionFrom: number;
  readonly briefFrom: number;
  readonly slots: readonly (readonly Point[])[];
  /** Where the flame or the question mark is. */
  readonly mark: Point;
}

export interface Atlas {
  readonly areas: ReadonlyMap<string, DrawnPlace>;
  readonly edges: readonly SharedEdge[];
  readonly borders: ReadonlyMap<string, readonly Border[]>;
  readonly grounds: Readonly<Record<string, Ground>>;
  readonly scene: Scene;
  readonly stride: number;
  /** How large a piece is, in the measure of the outlines; letters and pictures follow from it. */
  readonly unit: number;
}

const EMBLEM = 0.8;
const CAPTION = 0.46;
/** The smallest letters, in pixels, and how wide one is on average. */
const LEAST_LETTERS = 12;
const LETTER = 0.5;

const widthOf = (words: string | undefined): number => (words?.length ?? 0) * LETTER;

/** From the top: the emblem, the caption, the pieces; all together in the middle of the area. */
function written(place: MapPlace, [x, y]: Point, unit: number) {
  const printed = place.emblem === undefined ? [0, 0] : [EMBLEM, EMBLEM];
  const [wide = 0, emblem = 0] = (place.print ?? printed).map((size) => size * unit);
  const caption = place.caption === undefined ? 0 : CAPTION * unit * 1.15;
  const height = emblem + caption;
  const top = height === 0 ? y : y - (height + unit) / 2;
  const half = Math.max(wide, widthOf(place.caption) * CAPTION * unit) / 2;
  return {
    emblemAt: [x, top + emblem / 2] as const,
    captionAt: [x, top + emblem + caption / 2] as const,
    piecesAt: [x, height === 0 ? y : top + height + unit / 2] as const,
    box: { left: x - half, right: x + half, top, bottom: top + height },
  };
}

const MARK_STEPS = 12;

/** At the lower right, as far as the area reaches. */
function markOf(outline: Outline, box: Box, [x, y]: Point, unit: number): Point {
  for (let step = MARK_STEPS; step > 0; step--) {
    const share = (0.9 * step) / MARK_STEPS;
    const mark: Point = [x + (box.right - x) * share, y + (box.bottom - y) * share];
    if (depthAt(outline, mark) >= unit * 0.3) return mark;
  }
  return [x, y];
}

function drawn(place: MapPlace, unit: number): DrawnPlace {
  const { outline } = place;
  const heart = heartOf(outline);
  const box = boxOf(outline);
  const { emblemAt, captionAt, piecesAt, box: words } = written(place, heart, unit);
  const room = Math.max(roomAt(outline, captionAt), 1);
  const from = (text: string | undefined): number => (widthOf(text) * LEAST_LETTERS) / room;
  const hasWords = [place.caption, place.emblem, place.print].some((each) => each !== undefined);
  return {
    ...place,
    heart,
    box,
    path: pathOf(outline),
    ring: pathOf(insetOf(outline, unit * 0.08)),
    innerRing: pathOf(insetOf(outline, unit * 0.3)),
    emblemAt,
    captionAt,
    captionFrom: from(place.caption),
    briefFrom: from(place.brief),
    slots: slotsOf(outline, piecesAt, unit, hasWords ? words : undefined),
    mark: markOf(outline, box, heart, unit),
  };
}

function middling(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 1;
}

interface Made {
  readonly grounds: Readonly<Record<string, Ground>>;
  readonly unit: number;
  readonly atlas: Atlas;
}

/** Finding places for pieces takes a while: it is done once for a list of areas, however often the map is opened. */
const made = new WeakMap<readonly MapPlace[], Made>();

export function atlasOf(
  places: readonly MapPlace[],
  grounds: Readonly<Record<string, Ground>>,
  unit: number,
): Atlas {
  const known = made.get(places);
  if (known?.grounds === grounds && known.unit === unit) return known.atlas;
  const atlas = drawnAtlas(places, grounds, unit);
  made.set(places, { grounds, unit, atlas });
  return atlas;
}

function drawnAtlas(
  places: readonly MapPlace[],
  grounds: Readonly<Record<string, Ground>>,
  unit: number,
): Atlas {
  if (places.length === 0) throw new Error('A map without areas cannot be drawn: give it one at least.');
  for (const { thing, ground } of places)
    if (grounds[ground] === undefined)
      throw new Error(`"${thing}" lies on "${ground}", which no ground is called.`);
  const areas = places.map((place) => drawn(place, unit));
  const edges = sharedEdges(places);
  const large = areas.some(({ minor }) => !minor) ? areas.filter(({ minor }) => !minor) : areas;
  const widths = large.map(({ box }) => box.right - box.left);
  const heights = large.map(({ box }) => box.bottom - box.top);
  return {
    areas: new Map(areas.map((area) => [area.thing, area])),
    edges,
    borders: bordersOf(areas, edges),
    grounds,
    scene: {
      bounds: boxAround(areas.map(({ box }) => box)),
      detail: { width: Math.min(...widths), height: Math.min(...heights) },
    },
    stride: middling(widths),
    unit,
  };
}
