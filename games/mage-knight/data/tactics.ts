// MK-3.23, .24.
import type { Op } from './ops.ts';
import type { Time } from './types.ts';

export interface Tactic {
  readonly time: Time;
  readonly number: number;
  readonly timing: TacticTiming;
  readonly ops: readonly Op[];
}

export type TacticTiming =
  | 'none'
  | 'onTake'
  | 'endOfTurn'
  | 'ownTurn'
  | 'ownTurnOnce'
  | 'deckEmptyOnce'
  | 'beforeTurn'
  | 'beforeTurnOnce';

export const tactics = {
  'early-bird': { time: 'day', number: 1, timing: 'none', ops: [] },
  rethink: { time: 'day', number: 2, timing: 'onTake', ops: [{ op: 'rethink', max: 3 }] },
  'mana-steal': { time: 'day', number: 3, timing: 'onTake', ops: [{ op: 'stealDie' }] },
  planning: { time: 'day', number: 4, timing: 'endOfTurn', ops: [{ op: 'planning', minHand: 2, bonus: 1 }] },
  'great-start': { time: 'day', number: 5, timing: 'onTake', ops: [{ op: 'draw', n: 2 }] },
  'the-right-moment': { time: 'day', number: 6, timing: 'ownTurnOnce', ops: [{ op: 'extraTurn' }] },
  'from-the-dusk': { time: 'night', number: 1, timing: 'none', ops: [] },
  'long-night': { time: 'night', number: 2, timing: 'deckEmptyOnce', ops: [{ op: 'longNight', n: 3 }] },
  'mana-search': {
    time: 'night',
    number: 3,
    timing: 'ownTurn',
    ops: [{ op: 'rerollDice', max: 2, first: 'gold' }],
  },
  'midnight-meditation': {
    time: 'night',
    number: 4,
    timing: 'beforeTurnOnce',
    ops: [{ op: 'shuffleRedraw', max: 5 }],
  },
  preparation: { time: 'night', number: 5, timing: 'onTake', ops: [{ op: 'tutor' }] },
  'sparing-power': { time: 'night', number: 6, timing: 'beforeTurn', ops: [{ op: 'sparingPower' }] },
} as const satisfies Readonly<Record<string, Tactic>>;

export type TacticId = keyof typeof tactics;
export const TACTICS = Object.keys(tactics) as readonly TacticId[];
