// Chapters ML-CIT, ML-RP.4, ML-GATE.4-5 and ML-DTH.3: what is printed on the game board.
import type { Bundle, Colour, Source } from './types.ts';

export interface Space {
  /** Dice placed in one action. */
  readonly size: 1 | 2;
  /** Closed with fewer players (ML-DEP.8). */
  readonly minPlayers: 1 | 3;
  readonly gain?: Bundle;
}

export interface Building {
  readonly colours: readonly Colour[];
  /** Persuasion dice give a discount, and spaces are filled left to right (ML-CIT.6). */
  readonly haggle: boolean;
  readonly spaces: readonly Space[];
  readonly source: Source;
}

const one: Space = { size: 1, minPlayers: 1 };
const forThree: Space = { size: 1, minPlayers: 3 };

export const buildings = {
  lodge: {
    colours: ['strength', 'persuasion'],
    haggle: true,
    spaces: [one, one, one, forThree],
    source: 'house',
  },
  laboratory: {
    colours: ['magic'],
    haggle: false,
    spaces: [
      { size: 1, minPlayers: 1, gain: { brews: 3 } },
      { size: 1, minPlayers: 1, gain: { brews: 2 } },
    ],
    source: 'house',
  },
  tavern: {
    colours: ['strength', 'persuasion'],
    haggle: true,
    spaces: [one, one, one, forThree],
    source: 'house',
  },
  armoury: {
    colours: ['strength', 'persuasion'],
    haggle: true,
    spaces: [one, one, forThree],
    source: 'house',
  },
  pawnshop: { colours: ['strength', 'magic', 'persuasion'], haggle: false, spaces: [], source: 'rulebook' },
  market: {
    colours: ['strength', 'persuasion'],
    haggle: true,
    spaces: [one, one, forThree],
    source: 'house',
  },
  mine: {
    colours: ['strength'],
    haggle: false,
    spaces: [
      { size: 2, minPlayers: 1, gain: { coins: 6 } },
      { size: 2, minPlayers: 1, gain: { coins: 4 } },
      { size: 1, minPlayers: 1, gain: { coins: 2 } },
      { size: 1, minPlayers: 3, gain: { coins: 2 } },
    ],
    source: 'house',
  },
} as const satisfies Record<string, Building>;

export type BuildingId = keyof typeof buildings;
export const BUILDINGS = Object.keys(buildings) as BuildingId[];
export const buildingOf = (id: BuildingId): Building => buildings[id];

/** Where persuasion dice help (ML-POOL.10). */
export type ShopId = 'lodge' | 'tavern' | 'armoury' | 'market';
export const SHOPS: readonly ShopId[] = ['lodge', 'tavern', 'armoury', 'market'];

/** No purchase costs less because of persuasion dice (ML-HAG.6). */
export const PRICE_FLOOR = 1;
export const LODGE_OFFER = 6;
export const TAVERN_OFFER = 4;
export const SOLO_TAVERN_OFFER = 3;
export const MARKET_OFFER = 3;
export const LOOT_OFFER = 4;
export const BEER_ROUND = 2;
export const DEFENCE_PRICE = 2;
export const DEFENCE_AT_ONCE = 3;
export const COINS_PER_PAWNED_DIE = 1;
/** Coins for each trophy point sold (ML-TRO.2). */
export const TROPHY_COINS = 5;
export const VENOM_BONUS = 2;
/** A black die from here on is a hit (ML-MATK.8). */
export const HIT = 3;

/** Realm A, realm B, quest A, quest B and the entrance; the paths of each left to right or top to bottom. */
export const PLACES = {
  a: ['a1', 'a2', 'a3', 'a4'],
  b: ['b1', 'b2', 'b3', 'b4'],
  qa: ['qa1', 'qa2'],
  qb: ['qb1', 'qb2'],
  gate: ['gate1', 'gate2'],
} as const;

export type PlaceId = keyof typeof PLACES;
export type RealmAreaId = 'a' | 'b';
export type BattleId = RealmAreaId | 'gate';
export type QuestAreaId = 'qa' | 'qb';
export type PathId = (typeof PLACES)[PlaceId][number];
export const PATHS: readonly PathId[] = Object.values(PLACES).flat();

const places = Object.fromEntries(
  (Object.keys(PLACES) as PlaceId[]).flatMap((place) => PLACES[place].map((path) => [path, place])),
) as Record<PathId, PlaceId>;
const indices = Object.fromEntries(
  (Object.keys(PLACES) as PlaceId[]).flatMap((place) => PLACES[place].map((path, index) => [path, index])),
) as Record<PathId, number>;

export const placeOf = (path: PathId): PlaceId => places[path];
/** 0 is the leftmost, or the upper one. */
export const indexOf = (path: PathId): number => indices[path];

/** Glory for a death, by path from the left (ML-DTH.3). */
export const DEATH_GLORY = { a: [3, 2, 2, 1], b: [3, 2, 2, 1], gate: [3, 3] } as const satisfies Record<
  BattleId,
  readonly number[]
>;

/** Room on a realm path: dice, tokens beside them, and dice spaces each further token takes (ML-RP.4). */
export const REALM_ROOM = { dice: 6, freeTokens: 2, dicePerExtraToken: 2, mostTokens: 4 } as const;
/** Room on an entrance path, in dice spaces (ML-GATE.4). */
export const GATE_ROOM = { units: 10, die: 1, token: 2 } as const;
/** What the guards give on the upper and the lower path (ML-GATE.5). */
export const GUARDS = [
  { defence: 2, coins: 0 },
  { defence: 1, coins: 5 },
] as const;
