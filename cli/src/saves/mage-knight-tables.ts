// What the described positions of Mage Knight share.
import type { MageKnightArrangement } from '@krcma/mage-knight';
import { described, type Position } from './described.ts';

export type Players = NonNullable<MageKnightArrangement['players']>;
export type Place = NonNullable<MageKnightArrangement['at']>;

export const BLITZ = { scenario: 'blitz-conquest' } as const;

export const TURN: Place = [
  { rule: 'mageKnight', step: 'rounds' },
  { rule: 'playRound', step: 'turns' },
  { rule: 'turn', step: 'acts' },
];

/** Without crystals there is less to do beside what a position is for. */
export const mana = { tokens: { red: 2, blue: 2, green: 2, white: 2, black: 2 } } as const;
export const crystals = { red: 2, blue: 2, green: 2, white: 2 } as const;

export const MAP = [
  { slot: '0,0', tile: 'start-a' },
  { slot: '1,0', tile: 'countryside-1' },
  { slot: '0,1', tile: 'countryside-3' },
] as const;

/** Seat 0 beside a village, at night when Spells are at their strongest, with few cards and all mana. */
export const table = (
  name: string,
  [first = {}, second = {}]: Players,
  more: Omit<MageKnightArrangement, 'players'> = {},
  opening: readonly string[] = [],
): Position => ({
  opening,
  ...described(
    name,
    2,
    {
      players: [
        { hero: 'tovak', space: '1,0:E', level: 5, fame: 24, ...mana, ...first },
        { hero: 'goldyx', space: '0,0:C', level: 5, fame: 24, ...mana, ...second },
      ],
      active: 0,
      round: 2,
      time: 'night',
      source: ['red', 'blue', 'green', 'white', 'black'],
      map: [...MAP],
      at: TURN,
      ...more,
    },
    BLITZ,
  ),
});

/** All other cards have left the game: each round begins with the same hand. */
export const NO_DECK = { deck: [], discard: [] } as const;
