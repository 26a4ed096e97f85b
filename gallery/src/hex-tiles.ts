// Tiles of seven hexes, as they are turned up one after another.
import * as icons from '@krcma/tableware/icons';
import { type Ground, type Hex, hexOutline, type MapPlace, type Wall } from '@krcma/tableware/map';

const SIDE = 52;

export const hexGrounds = {
  plains: { colour: 'var(--vert)', pattern: 'grass' },
  forest: { colour: 'var(--teal)', pattern: 'trees' },
  hills: { colour: 'var(--tenne)', pattern: 'stones' },
  desert: { colour: 'var(--or)', pattern: 'dunes' },
  swamp: { colour: 'var(--murrey)', pattern: 'reeds' },
  mountain: { colour: 'var(--slate)', pattern: 'peaks' },
  waste: { colour: 'var(--gules)', pattern: 'hatch' },
  lake: { colour: 'var(--azure)', pattern: 'waves', water: true },
} satisfies Record<string, Ground>;

type Terrain = keyof typeof hexGrounds;

/** The middle, then around it from the right against the clock. */
const FLOWER: readonly Hex[] = [
  { q: 0, r: 0 },
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
];

interface Tile extends Hex {
  readonly hexes: readonly Terrain[];
  readonly sites?: Readonly<Record<number, string>>;
  /** Between two hexes of the tile. */
  readonly walls?: readonly (readonly [number, number])[];
}

/** In the order in which they are found; the middles lie on a lattice of their own. */
export const TILES: readonly Tile[] = [
  {
    q: 0,
    r: 0,
    hexes: ['plains', 'plains', 'forest', 'plains', 'lake', 'lake', 'lake'],
    sites: { 0: icons.mug },
  },
  {
    q: 3,
    r: -2,
    hexes: ['hills', 'plains', 'forest', 'hills', 'plains', 'plains', 'lake'],
    sites: { 1: icons.tavern, 3: icons.swords },
  },
  {
    q: 1,
    r: -3,
    hexes: ['forest', 'swamp', 'plains', 'mountain', 'lake', 'plains', 'forest'],
    sites: { 2: icons.tavern, 0: icons.rest },
    walls: [
      [0, 1],
      [0, 3],
    ],
  },
  {
    q: 4,
    r: -5,
    hexes: ['desert', 'desert', 'mountain', 'hills', 'plains', 'desert', 'swamp'],
    sites: { 0: icons.crown },
    walls: [
      [0, 4],
      [0, 5],
    ],
  },
  {
    q: 6,
    r: -4,
    hexes: ['waste', 'mountain', 'waste', 'desert', 'plains', 'waste', 'lake'],
    sites: { 3: icons.tavern },
  },
  {
    q: 2,
    r: -6,
    hexes: ['plains', 'forest', 'forest', 'lake', 'lake', 'swamp', 'hills'],
    sites: { 0: icons.swords },
  },
];

const NAMES: Readonly<Record<'en' | 'cs', Readonly<Record<Terrain, string>>>> = {
  en: {
    plains: 'Plains',
    forest: 'Forest',
    hills: 'Hills',
    desert: 'Desert',
    swamp: 'Swamp',
    mountain: 'Mountain',
    waste: 'Wasteland',
    lake: 'Lake',
  },
  cs: {
    plains: 'Pláně',
    forest: 'Les',
    hills: 'Kopce',
    desert: 'Poušť',
    swamp: 'Bažina',
    mountain: 'Hora',
    waste: 'Pustina',
    lake: 'Jezero',
  },
};

const thingOf = (tile: number, hex: number): string => `hex:${tile + 1}.${hex}`;

export function hexPlaces(tiles: readonly Tile[], language: 'en' | 'cs'): MapPlace[] {
  return tiles.flatMap(({ q, r, hexes, sites }, tile) =>
    FLOWER.map((hex, at): MapPlace => {
      const terrain = hexes[at] ?? 'plains';
      const emblem = sites?.[at];
      return {
        thing: thingOf(tile, at),
        outline: hexOutline({ q: q + hex.q, r: r + hex.r }, SIDE),
        name: `${NAMES[language][terrain]} ${tile + 1}.${at}`,
        ground: terrain,
        land: `${tile}`,
        ...(emblem !== undefined && { emblem }),
      };
    }),
  );
}

export const hexWalls = (tiles: readonly Tile[]): Wall[] =>
  tiles.flatMap(({ walls = [] }, tile) =>
    walls.map(([one, other]): Wall => [thingOf(tile, one), thingOf(tile, other)]),
  );

/** A large land of so many hexes, to see how it moves. */
export function wideLand(count: number): MapPlace[] {
  const terrains = Object.keys(hexGrounds);
  const row = Math.ceil(Math.sqrt(count * 1.4));
  return Array.from({ length: count }, (_, at): MapPlace => {
    const r = Math.floor(at / row);
    const hex = { q: (at % row) - Math.floor(r / 2), r };
    return {
      thing: `hex:${at}`,
      outline: hexOutline(hex, SIDE),
      name: `${at}`,
      caption: `${at}`,
      ground: terrains[(at * 7 + r * 3) % terrains.length] ?? 'plains',
      land: `${Math.floor(at / 7)}`,
    };
  });
}
