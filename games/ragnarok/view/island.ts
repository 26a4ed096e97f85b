// The places of the map, made once for each side and language.
import type { Ground, MapPlace, Outline, Point } from '@krcma/tableware/map';
import {
  type LANDS,
  placeOf,
  regionName,
  regionsFor,
  type SideId,
  seaName,
  seasFor,
  sideFor,
} from '../data/board.ts';
import { REALMS } from '../data/realms.ts';
import { type SlotId, wheelOrder } from '../data/wheel.ts';
import type { BoardWords } from '../text/board-words.ts';
import { cornersOf, outlines } from './outlines.ts';

/** A piece, in the measure of the outlines. */
export const UNIT = 38;
const MIDDLE = 500;
/** The tree in the middle, and the wheel around it. */
const TREE = 40;
const WHEEL = 100;

const LAND_GROUNDS: Readonly<Record<(typeof LANDS)[number], Ground>> = {
  halogaland: { colour: '#4d8fc4', pattern: 'peaks' },
  jamtland: { colour: '#4f9a48', pattern: 'trees' },
  svealand: { colour: '#cfa417', pattern: 'grass' },
  gautland: { colour: '#b8432f', pattern: 'hatch' },
  danmork: { colour: '#8a5d2e', pattern: 'reeds' },
  vestland: { colour: '#75679f', pattern: 'stones' },
};

export const grounds: Readonly<Record<string, Ground>> = {
  ...LAND_GROUNDS,
  sea: { colour: 'var(--azure)', pattern: 'waves', water: true },
  realm: { colour: '#efe6d2', pattern: 'dunes' },
  wheel: { colour: 'var(--tenne)', pattern: 'plain' },
  tree: { colour: 'var(--vert)', pattern: 'plain' },
};

/** On a circle around the middle, by degrees from the north; whole numbers, so that neighbours share their corners. */
function onCircle(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [Math.round(MIDDLE + radius * Math.sin(angle)), Math.round(MIDDLE - radius * Math.cos(angle))];
}

const STEP = 5;

const arc = (radius: number, from: number, to: number): Point[] =>
  Array.from({ length: (to - from) / STEP + 1 }, (_, index) => onCircle(radius, from + index * STEP));

/** The wheel has as many slots as a circle has sixths. */
function slotOutline(place: number): Outline {
  const from = place * 60 - 30;
  return [...arc(WHEEL, from, from + 60), ...arc(TREE, from, from + 60).reverse()];
}

/** How much is printed on a region: its population, and each of its symbols. */
const printOf = (seats: number, region: number): readonly [number, number] => {
  const { settlement, sanctuary } = placeOf(seats, region);
  return [0.95 + (settlement ? 0.85 : 0) + (sanctuary ? 0.85 : 0), 0.9];
};

function regionPlaces(seats: number, words: BoardWords): MapPlace[] {
  const { regions } = outlines[sideFor(seats)];
  return regionsFor(seats).map((region) => ({
    thing: `region:${regionName(region)}`,
    name: words.region(region),
    caption: words.region(region).replace(/ \(\d+\)$/, (number) => number.replace(/[()]/g, '')),
    brief: `${region}`,
    outline: cornersOf(regions[region]),
    print: printOf(seats, region),
    ground: placeOf(seats, region).land,
    land: placeOf(seats, region).land,
  }));
}

function wheelPlaces(side: SideId, words: BoardWords): MapPlace[] {
  const slot = (id: SlotId, place: number): MapPlace => ({
    thing: `slot:${id}`,
    name: words.action(id),
    outline: slotOutline(place),
    print: [0.8, 0.8],
    ground: 'wheel',
    land: `slot ${id}`,
    minor: true,
  });
  const tree: MapPlace = {
    thing: 'slot:monument',
    name: words.action('monument'),
    outline: arc(TREE, 0, 360 - STEP),
    print: [1.6, 1.6],
    ground: 'tree',
    land: 'tree',
    minor: true,
  };
  return [...wheelOrder[side].map(slot), tree];
}

const made = new WeakMap<BoardWords, Map<SideId, readonly MapPlace[]>>();

/** Every area of the board that can be touched: the same list for the same side and language. */
export function islandPlaces(seats: number, words: BoardWords): readonly MapPlace[] {
  const side = sideFor(seats);
  const known = made.get(words) ?? new Map<SideId, readonly MapPlace[]>();
  const places = known.get(side) ?? drawnPlaces(seats, words);
  made.set(words, known.set(side, places));
  return places;
}

function drawnPlaces(seats: number, words: BoardWords): readonly MapPlace[] {
  const side = sideFor(seats);
  const { seas, realms } = outlines[side];
  return [
    ...regionPlaces(seats, words),
    ...seasFor(seats).map((sea) => ({
      thing: `sea:${seaName(sea)}`,
      name: words.sea(sea),
      caption: words.sea(sea),
      outline: cornersOf(seas[sea]),
      ground: 'sea',
    })),
    ...REALMS.map((realm) => ({
      thing: `realm:${realm}`,
      name: words.realm(realm),
      caption: words.realm(realm),
      outline: cornersOf(realms[realm]),
      print: [1.7, 0.8] as const,
      ground: 'realm',
      land: realm,
    })),
    ...wheelPlaces(side, words),
  ];
}

/** None for more than two. */
export const iceOf = (seats: number): Outline => cornersOf(outlines[sideFor(seats)].ice);
