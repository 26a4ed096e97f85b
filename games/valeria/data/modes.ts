import { each, type ScoreLine } from './effect.ts';

export interface Mode {
  readonly monstersPerStack: number;
  readonly citizensPerStack: number;
  readonly domainsPerStack: number;
  /** Exhausted cards laid out. */
  readonly exhaustedCards: number;
  /** Exhausted stacks that end the game: condition C, solo VAL-SOLO.24. */
  readonly endExhausted: number;
  /** Event cards in the deck, if events are used. */
  readonly events: number;
  /** One seat rests each turn (VAL-P5). */
  readonly resting: boolean;
  /** Fields decided by us. */
  readonly house?: readonly string[];
}

const standard = { monstersPerStack: 5, citizensPerStack: 5, domainsPerStack: 3, resting: false } as const;
const deeper = { monstersPerStack: 6, citizensPerStack: 6, domainsPerStack: 4, resting: true } as const;

/** By number of players; one player meets the Dark Lord. */
// biome-ignore format: one number of players per row
export const modes = {
  1: { ...standard, exhaustedCards: 5, endExhausted: 5, events: 1, house: ['exhaustedCards', 'events'] },
  2: { ...standard, exhaustedCards: 4, endExhausted: 4, events: 2 },
  3: { ...standard, exhaustedCards: 6, endExhausted: 6, events: 3 },
  4: { ...standard, exhaustedCards: 8, endExhausted: 8, events: 4 },
  5: { ...deeper, exhaustedCards: 10, endExhausted: 10, events: 5 },
} as const satisfies Record<number, Mode>;

export type PlayerCount = keyof typeof modes;

export const modeOf = (players: PlayerCount): Mode => modes[players];

interface Variant {
  /** Numbers of players it can be played with; variants of the same number combine freely (VAL-GEN.10). */
  readonly players: readonly PlayerCount[];
}

export const variants = {
  events: { players: [1, 2, 3, 4, 5] },
  mixed: { players: [1, 2, 3, 4, 5] },
  'no-dukes': { players: [2, 3, 4, 5] },
  'solo-hard-1': { players: [1] },
  'solo-hard-2': { players: [1] },
} as const satisfies Record<string, Variant>;

export type VariantId = keyof typeof variants;

export const variantOf = (id: VariantId): Variant => variants[id];

interface OpenScoring {
  readonly scoring: readonly ScoreLine[];
  readonly resourcesPerVp: number;
  readonly majorities: readonly ('citizen' | 'monster' | 'domain')[];
  readonly majorityVp: number;
  readonly tiedMajorityVp: number;
}

/** What scores without dukes (VAL-NOD.3-6), in the shape of a duke card plus the majorities. */
export const noDukesScoring: OpenScoring = {
  scoring: [
    { vp: 1, per: each.roleIcon('worker') },
    { vp: 1, per: each.roleIcon('soldier') },
    { vp: 2, per: each.roleIcon('shadow') },
    { vp: 2, per: each.roleIcon('holy') },
  ],
  resourcesPerVp: 3,
  majorities: ['citizen', 'monster', 'domain'],
  majorityVp: 7,
  tiedMajorityVp: 3,
};
