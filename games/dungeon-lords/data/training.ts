// Chapter DL-TRN. The stocks are read from the worked solutions.
import type { AdventurerId } from './adventurers.ts';
import type { CreatureId } from './creatures.ts';
import type { TrapId } from './traps.ts';

/** A combat alone: a party before three tiles in a line. */
export interface Situation {
  /** Front to rear. */
  readonly party: readonly AdventurerId[];
  readonly creatures: readonly CreatureId[];
  readonly traps: readonly TrapId[];
  readonly gold: number;
  readonly food: number;
  /** From the entrance. */
  readonly tiles: readonly ('tunnel' | 'room')[];
  readonly fatigue: number;
  /** The fewest tiles that must be lost (DL-TRN.7). */
  readonly best: number;
}

export const situations = {
  'situation-1': {
    party: ['warrior-1-1', 'warrior-1-2', 'priest-1-1'],
    creatures: ['troll', 'goblin'],
    traps: ['rolling-stone'],
    gold: 0,
    food: 1,
    tiles: ['tunnel', 'tunnel', 'tunnel'],
    fatigue: 2,
    best: 1,
  },
  'situation-2': {
    party: ['warrior-1-3', 'thief-1-3', 'thief-1-2'],
    creatures: ['witch', 'ghost'],
    traps: ['poisoned-meal'],
    gold: 0,
    food: 1,
    tiles: ['tunnel', 'tunnel', 'tunnel'],
    fatigue: 2,
    best: 1,
  },
  'situation-3': {
    party: ['warrior-1-4', 'priest-1-3', 'thief-1-4'],
    creatures: ['vampire'],
    traps: ['cursed-ring', 'pendulum'],
    gold: 1,
    food: 0,
    tiles: ['tunnel', 'tunnel', 'tunnel'],
    fatigue: 2,
    best: 1,
  },
  'situation-4': {
    party: ['priest-1-2', 'thief-1-1', 'priest-1-4'],
    creatures: ['slime'],
    traps: ['wall-of-fire', 'antimagic-dart'],
    gold: 0,
    food: 0,
    tiles: ['tunnel', 'tunnel', 'tunnel'],
    fatigue: 2,
    best: 1,
  },
  'situation-1-room': {
    party: ['warrior-1-1', 'warrior-1-2', 'priest-1-1'],
    creatures: ['troll', 'goblin'],
    traps: ['rolling-stone'],
    gold: 1,
    food: 1,
    tiles: ['room', 'tunnel', 'tunnel'],
    fatigue: 2,
    best: 0,
  },
} as const satisfies Record<string, Situation>;

export type SituationId = keyof typeof situations;

export const SITUATIONS = Object.keys(situations) as SituationId[];
