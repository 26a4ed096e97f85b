// Chapters ML-RP.2 and ML-EV: what each of the four paths of a realm asks for and gives. Two faces on each tile.
import type { Source } from './types.ts';

export type Benefit =
  | { readonly op: 'defence' | 'potions' | 'venoms' | 'coins'; readonly value: number }
  | { readonly op: 'reroll'; readonly colour: 'strength' | 'magic'; readonly times: number };

export interface EventPath {
  /** Exactly these dice. */
  readonly required: { readonly strength: number; readonly magic: number };
  /** Up to these dice more. */
  readonly reinforcement: { readonly strength: number; readonly magic: number };
  readonly benefit: Benefit;
}

export interface EventTile {
  readonly a: readonly EventPath[];
  readonly b: readonly EventPath[];
  readonly source: Source;
}

type Dice = { readonly strength?: number; readonly magic?: number };
const path = (required: Dice, reinforcement: Dice, benefit: Benefit): EventPath => ({
  required: { strength: 0, magic: 0, ...required },
  reinforcement: { strength: 0, magic: 0, ...reinforcement },
  benefit,
});

// biome-ignore format: one path per row, like the printed tile
export const events = {
  'event-1': {
    a: [
      path({ strength: 2 }, { strength: 2, magic: 2 }, { op: 'defence', value: 1 }),
      path({ strength: 1 }, { strength: 2, magic: 2 }, { op: 'reroll', colour: 'strength', times: 1 }),
      path({ magic: 1 }, { strength: 2, magic: 1 }, { op: 'potions', value: 1 }),
      path({ strength: 1 }, { strength: 2, magic: 1 }, { op: 'coins', value: 3 }),
    ],
    b: [
      path({ strength: 2 }, { strength: 3 }, { op: 'venoms', value: 1 }),
      path({ magic: 1 }, { strength: 2, magic: 2 }, { op: 'defence', value: 1 }),
      path({ strength: 2 }, { magic: 2 }, { op: 'coins', value: 2 }),
      path({ strength: 1 }, { strength: 2, magic: 2 }, { op: 'reroll', colour: 'strength', times: 1 }),
    ],
    source: 'house',
  },
  'event-2': {
    a: [
      path({ strength: 1, magic: 1 }, { strength: 2, magic: 1 }, { op: 'defence', value: 2 }),
      path({ strength: 2 }, { strength: 2, magic: 1 }, { op: 'venoms', value: 1 }),
      path({ strength: 1 }, { strength: 2, magic: 2 }, { op: 'reroll', colour: 'strength', times: 2 }),
      path({ strength: 2 }, { strength: 1, magic: 1 }, { op: 'coins', value: 4 }),
    ],
    b: [
      path({ magic: 1 }, { strength: 2, magic: 3 }, { op: 'reroll', colour: 'magic', times: 1 }),
      path({ strength: 1 }, { strength: 2, magic: 2 }, { op: 'defence', value: 1 }),
      path({ magic: 2 }, { strength: 2, magic: 2 }, { op: 'venoms', value: 1 }),
      path({ magic: 1 }, { strength: 2, magic: 1 }, { op: 'potions', value: 1 }),
    ],
    source: 'house',
  },
  'event-3': {
    a: [
      path({ strength: 1 }, { strength: 3, magic: 2 }, { op: 'reroll', colour: 'strength', times: 1 }),
      path({ strength: 2 }, { magic: 2 }, { op: 'potions', value: 1 }),
      path({ magic: 1 }, { strength: 2, magic: 2 }, { op: 'reroll', colour: 'magic', times: 1 }),
      path({ strength: 1 }, { strength: 2, magic: 2 }, { op: 'coins', value: 3 }),
    ],
    b: [
      path({ strength: 2 }, { strength: 2 }, { op: 'defence', value: 2 }),
      path({ strength: 2 }, { strength: 1, magic: 1 }, { op: 'defence', value: 1 }),
      path({ strength: 1, magic: 1 }, { strength: 1, magic: 1 }, { op: 'venoms', value: 1 }),
      path({ strength: 1 }, { strength: 2, magic: 1 }, { op: 'coins', value: 2 }),
    ],
    source: 'house',
  },
  'event-4': {
    a: [
      path({ strength: 1 }, { strength: 2, magic: 2 }, { op: 'coins', value: 4 }),
      path({ strength: 1 }, { strength: 2, magic: 2 }, { op: 'coins', value: 3 }),
      path({ magic: 1 }, { strength: 2, magic: 2 }, { op: 'coins', value: 2 }),
      path({ strength: 2 }, { strength: 2, magic: 2 }, { op: 'reroll', colour: 'strength', times: 2 }),
    ],
    b: [
      path({ strength: 2 }, { strength: 2, magic: 2 }, { op: 'potions', value: 1 }),
      path({ magic: 1 }, { strength: 3, magic: 1 }, { op: 'venoms', value: 1 }),
      path({ strength: 1 }, { strength: 2, magic: 2 }, { op: 'potions', value: 1 }),
      path({ magic: 1 }, { strength: 2, magic: 2 }, { op: 'venoms', value: 1 }),
    ],
    source: 'house',
  },
  'event-5': {
    a: [
      path({ strength: 2 }, { strength: 2, magic: 2 }, { op: 'reroll', colour: 'strength', times: 2 }),
      path({ strength: 1, magic: 1 }, { strength: 2, magic: 2 }, { op: 'reroll', colour: 'magic', times: 2 }),
      path({ strength: 1 }, { strength: 2, magic: 2 }, { op: 'defence', value: 1 }),
      path({ strength: 1 }, { strength: 3 }, { op: 'coins', value: 3 }),
    ],
    b: [
      path({ magic: 1 }, { magic: 3, strength: 2 }, { op: 'defence', value: 1 }),
      path({ magic: 2 }, { magic: 2, strength: 1 }, { op: 'reroll', colour: 'magic', times: 2 }),
      path({ strength: 1, magic: 1 }, { magic: 2 }, { op: 'potions', value: 1 }),
      path({ magic: 1 }, { magic: 2, strength: 1 }, { op: 'coins', value: 3 }),
    ],
    source: 'house',
  },
  'event-6': {
    a: [
      path({ strength: 1 }, { strength: 2, magic: 3 }, { op: 'defence', value: 2 }),
      path({ strength: 1 }, { strength: 2, magic: 1 }, { op: 'venoms', value: 1 }),
      path({ strength: 2 }, { strength: 1, magic: 2 }, { op: 'reroll', colour: 'strength', times: 1 }),
      path({ strength: 1, magic: 1 }, { strength: 2, magic: 1 }, { op: 'coins', value: 5 }),
    ],
    b: [
      path({ strength: 3 }, { strength: 1, magic: 2 }, { op: 'coins', value: 5 }),
      path({ strength: 2 }, { strength: 2, magic: 1 }, { op: 'defence', value: 1 }),
      path({ magic: 1 }, { strength: 3 }, { op: 'potions', value: 1 }),
      path({ strength: 1 }, { strength: 1, magic: 2 }, { op: 'reroll', colour: 'magic', times: 1 }),
    ],
    source: 'house',
  },
} as const satisfies Record<string, EventTile>;

export type EventTileId = keyof typeof events;
export type EventSide = 'a' | 'b';
export const eventPathsOf = (id: EventTileId, side: EventSide): readonly EventPath[] => events[id][side];
