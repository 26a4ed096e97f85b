// What is dealt, what is limited, and what differs with two players (LOR-SETUP, LOR-LIM, LOR-2P).
import type { Rune } from './types.ts';

export const ARMIES = 6;
export const PRIESTS = 4;
export const RINGS = 2;
export const TOP_STRENGTH = 6;
export const LOWEST_ATTRIBUTE = 2;
export const TOP_ATTRIBUTE = 6;
/** An injured attribute has this value, wherever its marker lies (LOR-INJ.3). */
export const INJURED_VALUE = 2;
export const TOP_LEVEL = 3;
export const SLAYER_TOKENS = 6;
/** Own markers on the card of a monster somebody else slays that bring a token (LOR-HUNT.43). */
export const TOKEN_MARKERS = 4;
/** Of each kind; 36 in all, the even split is ours. */
export const RUNE_TOKENS = 12;
export const LANDS_TO_WIN = 3;
/** Omens lying face down that bring Ragnarök (LOR-RAG.5). */
export const OMENS_TO_END = 3;
/** What is drawn in hero selection, of heroes and of origins (LOR-HSEL.2). */
export const DRAWN_IN_SELECTION = 2;
export const FIRST_ARMIES = 2;
/** How far the hero, or the drakkar, moves in the hero step (LOR-HSTEP.1). */
export const HERO_MOVES = 2;
export const DRAKKAR_MOVES = 2;
/** Attack cards the monster player begins a hunt with (LOR-HUNT.7). */
export const FIRST_ATTACKS = 2;
/** The monster die has two faces of each (LOR-MACT.11). */
export const DIE_FACES = ['move', 'attack', 'choice'] as const;
export type DieFace = (typeof DIE_FACES)[number];

/** Two of each kind in the box; with two players one of each and one more (LOR-2P.4). */
export const FORGES: readonly Rune[] = ['uruz', 'othila', 'algiz', 'uruz', 'othila', 'algiz'];

/** Events from this number on are left out with two players (LOR-2P.5). */
export const LAST_EVENT_FOR_TWO = 16;

interface Company {
  readonly templesToWin: number;
  /** Kills that open the hunt for Loki (LOR-VIC.5). */
  readonly killsForLoki: number;
  /** How many of Loki's wounds it takes, from the first. */
  readonly woundsOfLoki: number;
  readonly priestSlots: number;
  readonly forges: number;
}

const many: Company = { templesToWin: 5, killsForLoki: 2, woundsOfLoki: 6, priestSlots: 3, forges: 6 };
const two: Company = { templesToWin: 4, killsForLoki: 1, woundsOfLoki: 2, priestSlots: 2, forges: 4 };

export const companyOf = (seats: number): Company => (seats === 2 ? two : many);
