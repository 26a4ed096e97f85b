// Pointy-top spaces in axial coordinates. Tile (x, y) has its centre at x * (3, -2) + y * (1, -3); the start tile is (0, 0).
import { foundOnce } from './found-once.ts';
import { HEXES, type Hex } from './tile.ts';

/** A place for a tile, `1,0`, and a space of it, `1,0:NE`. */
export type Slot = string;
export type SpaceId = string;

const offsets: Readonly<Record<Hex, readonly [number, number]>> = {
  C: [0, 0],
  E: [1, 0],
  NE: [1, -1],
  NW: [0, -1],
  W: [-1, 0],
  SW: [-1, 1],
  SE: [0, 1],
};

/** Around a space, each beside the next. */
export const DIRECTIONS = ['E', 'NE', 'NW', 'W', 'SW', 'SE'] as const;
export type Direction = (typeof DIRECTIONS)[number];

const neighbourSlots = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;

/** What never changes of a space. */
export interface Place {
  readonly slot: Slot;
  readonly hex: Hex;
  readonly q: number;
  readonly r: number;
  /** In the order of `DIRECTIONS`, on tiles laid or not. */
  readonly neighbours: readonly SpaceId[];
}

const slotName = (x: number, y: number): Slot => `${x},${y}`;

export const slotAt = (slot: Slot): readonly [number, number] => {
  const comma = slot.indexOf(',');
  return [Number(slot.slice(0, comma)), Number(slot.slice(comma + 1))];
};

export const spaceName = (slot: Slot, hex: Hex): SpaceId => `${slot}:${hex}`;

/** The plane is tiled: each pair of coordinates is on one tile. */
function spaceAt(q: number, r: number): SpaceId {
  for (const hex of HEXES) {
    const [dq, dr] = offsets[hex];
    const [a, b] = [q - dq, r - dr];
    const x = (b + 3 * a) / 7;
    if (Number.isInteger(x)) return spaceName(slotName(x, a - 3 * x), hex);
  }
  return '';
}

/** Spaces are asked about at every step of every game: each is worked out once. */
export const placeOf = foundOnce((space: SpaceId): Place => {
  const colon = space.indexOf(':');
  const slot = space.slice(0, colon);
  const hex = space.slice(colon + 1) as Hex;
  const [x, y] = slotAt(slot);
  const [dq, dr] = offsets[hex];
  const [q, r] = [3 * x + y + dq, -2 * x - 3 * y + dr];
  const neighbours = DIRECTIONS.map((direction) => {
    const [nq, nr] = offsets[direction];
    return spaceAt(q + nq, r + nr);
  });
  return { slot, hex, q, r, neighbours };
});

const rings = new Map<string, readonly SpaceId[]>();

/** All spaces so near to one, on tiles laid or not, the nearest first and without itself. */
export function spacesWithin(space: SpaceId, range: number): readonly SpaceId[] {
  if (range === 1) return placeOf(space).neighbours;
  const key = `${space}/${range}`;
  let near = rings.get(key);
  if (near === undefined) {
    const found = new Set([space]);
    for (let ring = 0; ring < range; ring++)
      for (const each of [...found]) for (const next of placeOf(each).neighbours) found.add(next);
    near = [...found].slice(1);
    rings.set(key, near);
  }
  return near;
}

export const slotsAround = foundOnce((slot: Slot): readonly Slot[] => {
  const [x, y] = slotAt(slot);
  return neighbourSlots.map(([dx, dy]) => slotName(x + dx, y + dy));
});

export const spacesOf = foundOnce((slot: Slot): readonly SpaceId[] =>
  HEXES.map((hex) => spaceName(slot, hex)),
);

/** Spaces from one to the other. */
export function distance(one: SpaceId, other: SpaceId): number {
  const [a, b] = [placeOf(one), placeOf(other)];
  const [q, r] = [a.q - b.q, a.r - b.r];
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

/** How the map may grow (MK-8.4 to .8). */
export const BEARINGS = ['E', 'NE', 'N', 'NW', 'W', 'SW', 'S', 'SE'] as const;
export type Bearing = (typeof BEARINGS)[number];

/** Where a place lies as seen from another, as one would say it. */
export function bearing(from: SpaceId, to: SpaceId): Bearing {
  const [a, b] = [placeOf(from), placeOf(to)];
  const [dq, dr] = [b.q - a.q, b.r - a.r];
  const angle = Math.atan2(-dr * Math.sqrt(3) * 0.5, dq + dr / 2);
  return BEARINGS.at(Math.round((angle * BEARINGS.length) / (2 * Math.PI)) % BEARINGS.length) ?? 'E';
}

export interface Shape {
  readonly start: 'start-a' | 'start-b';
  readonly first: readonly Slot[];
  /** A wedge between two coasts, or so many columns: a column is a constant y. */
  readonly columns?: readonly [number, number];
  /** Core tiles lie on the coasts too. */
  readonly coreOnCoast?: true;
  /** Or every place is given, and which back lies there (MK-39.1). */
  readonly places?: Readonly<Record<'countryside' | 'core', readonly Slot[]>>;
}

/** MK-42.1: three columns for one or two players, four for more; the place between the halves is core for an odd number. */
const QUEST_LAND = ['0,1', '1,0', '1,-1', '1,1', '2,1', '2,0', '2,-1', '3,-1'] as const;
const QUEST_CORE = ['3,1', '4,1', '4,0', '4,-1', '5,-1'] as const;
const WIDE_LAND = [...QUEST_LAND, '3,0', '2,-2', '3,-2'] as const;
const WIDE_CORE = [...QUEST_CORE, '5,-2'] as const;
const quest = (countryside: readonly Slot[], core: readonly Slot[]) =>
  ({ start: 'start-b', first: ['0,1', '1,0', '1,-1'], places: { countryside, core } }) as const;

export const shapes = {
  wedge: { start: 'start-a', first: ['1,0', '0,1'] },
  wedgeFree: { start: 'start-a', first: ['1,0', '0,1'], coreOnCoast: true },
  open: { start: 'start-b', first: ['0,1', '1,0', '1,-1'], columns: [-2, 2], coreOnCoast: true },
  open4: { start: 'start-b', first: ['0,1', '1,0', '1,-1'], columns: [-2, 1], coreOnCoast: true },
  open3: { start: 'start-b', first: ['0,1', '1,0', '1,-1'], columns: [-1, 1], coreOnCoast: true },
  fixed: {
    start: 'start-b',
    first: ['0,1', '1,0', '1,-1'],
    places: {
      countryside: ['0,1', '1,0', '1,-1', '1,1', '2,-1'],
      core: ['2,0', '3,0', '2,1', '3,-1'],
    },
  },
  quest1: quest(QUEST_LAND, [...QUEST_CORE, '3,0']),
  quest2: quest([...QUEST_LAND, '3,0'], QUEST_CORE),
  quest3: quest(WIDE_LAND, [...WIDE_CORE, '4,-2']),
  quest4: quest([...WIDE_LAND, '4,-2'], WIDE_CORE),
} as const satisfies Readonly<Record<string, Shape>>;

export type ShapeId = keyof typeof shapes;

export const shapeOf = (shape: ShapeId): Shape => shapes[shape];

/** Where every place is given, the back of the tile that lies in a slot. */
export function backIn(shape: ShapeId, slot: Slot): 'countryside' | 'core' | undefined {
  const { places } = shapeOf(shape);
  if (places?.core.includes(slot) === true) return 'core';
  return places?.countryside.includes(slot) === true ? 'countryside' : undefined;
}

/** Whether a tile may lie there at all; beside how many it must lie is MK-8.5, .6. */
export function isOnMap(shape: ShapeId, slot: Slot, isCore: boolean): boolean {
  const [x, y] = slotAt(slot);
  const { columns, coreOnCoast, places } = shapeOf(shape);
  if (places !== undefined) return places[isCore ? 'core' : 'countryside'].includes(slot);
  if (columns === undefined) {
    const least = isCore && coreOnCoast === undefined ? 1 : 0;
    return x >= least && y >= least;
  }
  return x >= 0 && y >= columns[0] && y <= columns[1] && (y >= 0 || x >= -y);
}
