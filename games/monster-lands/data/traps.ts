// Chapters ML-TRP and ML-TRI: traps and tricks.
import type { Affinity, Source, TrapAbility } from './types.ts';

export interface Trap {
  readonly count: number;
  readonly kind: 'basic' | 'upgraded' | 'hidden' | 'trick';
  /** Basic traps have no price and leave the game when used (ML-LODGE.8). */
  readonly cost: number | null;
  readonly ability: TrapAbility;
  readonly source: Source;
}

export const traps = {
  'trap-basic-jungle': {
    count: 1,
    kind: 'basic',
    cost: null,
    ability: { op: 'trapDice', colour: 'strength', dice: 1, stealable: true },
    source: 'house',
  },
  'trap-basic-water': {
    count: 1,
    kind: 'basic',
    cost: null,
    ability: { op: 'trapDice', colour: 'strength', dice: 1, stealable: true },
    source: 'house',
  },
  'trap-basic-fire': {
    count: 1,
    kind: 'basic',
    cost: null,
    ability: { op: 'dieBonus', value: 1, colour: 'magic', scope: 'any' },
    source: 'house',
  },
  'trap-basic-wind': {
    count: 1,
    kind: 'basic',
    cost: null,
    ability: { op: 'trapDice', colour: 'strength', dice: 1, stealable: true },
    source: 'house',
  },
  'trap-s1': {
    count: 4,
    kind: 'upgraded',
    cost: 3,
    ability: { op: 'trapDice', colour: 'strength', dice: 1, stealable: true },
    source: 'house',
  },
  'trap-s2': {
    count: 3,
    kind: 'upgraded',
    cost: 6,
    ability: { op: 'trapDice', colour: 'strength', dice: 2, stealable: true },
    source: 'house',
  },
  'trap-s3': {
    count: 2,
    kind: 'upgraded',
    cost: 9,
    ability: { op: 'trapDice', colour: 'strength', dice: 3, stealable: true },
    source: 'house',
  },
  'trap-m1': {
    count: 4,
    kind: 'upgraded',
    cost: 4,
    ability: { op: 'trapDice', colour: 'magic', dice: 1, stealable: true },
    source: 'house',
  },
  'trap-m2': {
    count: 3,
    kind: 'upgraded',
    cost: 7,
    ability: { op: 'trapDice', colour: 'magic', dice: 2, stealable: true },
    source: 'house',
  },
  'trap-m3': {
    count: 2,
    kind: 'upgraded',
    cost: 10,
    ability: { op: 'trapDice', colour: 'magic', dice: 3, stealable: true },
    source: 'house',
  },
  'trap-splus1': {
    count: 3,
    kind: 'upgraded',
    cost: 3,
    ability: { op: 'dieBonus', value: 1, colour: 'strength', scope: 'any' },
    source: 'house',
  },
  'trap-splus2': {
    count: 2,
    kind: 'upgraded',
    cost: 6,
    ability: { op: 'dieBonus', value: 2, colour: 'strength', scope: 'any' },
    source: 'house',
  },
  'trap-splus3': {
    count: 1,
    kind: 'upgraded',
    cost: 8,
    ability: { op: 'dieBonus', value: 3, colour: 'strength', scope: 'any' },
    source: 'house',
  },
  'trap-mplus1': {
    count: 3,
    kind: 'upgraded',
    cost: 3,
    ability: { op: 'dieBonus', value: 1, colour: 'magic', scope: 'any' },
    source: 'house',
  },
  'trap-mplus2': {
    count: 2,
    kind: 'upgraded',
    cost: 5,
    ability: { op: 'dieBonus', value: 2, colour: 'magic', scope: 'any' },
    source: 'house',
  },
  'trap-flat4': {
    count: 4,
    kind: 'upgraded',
    cost: 4,
    ability: { op: 'flatAttack', value: 4 },
    source: 'house',
  },
  'trap-flat6': {
    count: 2,
    kind: 'upgraded',
    cost: 6,
    ability: { op: 'flatAttack', value: 6 },
    source: 'house',
  },
  'trap-flat8': {
    count: 1,
    kind: 'upgraded',
    cost: 7,
    ability: { op: 'flatAttack', value: 8 },
    source: 'house',
  },
  'trap-hidden-s1': {
    count: 2,
    kind: 'hidden',
    cost: 4,
    ability: { op: 'trapDice', colour: 'strength', dice: 1, stealable: false },
    source: 'house',
  },
  'trap-hidden-s2': {
    count: 1,
    kind: 'hidden',
    cost: 7,
    ability: { op: 'trapDice', colour: 'strength', dice: 2, stealable: false },
    source: 'house',
  },
  'trap-hidden-m1': {
    count: 2,
    kind: 'hidden',
    cost: 5,
    ability: { op: 'trapDice', colour: 'magic', dice: 1, stealable: false },
    source: 'house',
  },
  'trap-hidden-m2': {
    count: 1,
    kind: 'hidden',
    cost: 7,
    ability: { op: 'trapDice', colour: 'magic', dice: 2, stealable: false },
    source: 'house',
  },
  'trick-steal-m1': {
    count: 3,
    kind: 'trick',
    cost: 2,
    ability: { op: 'steal', colours: ['magic'], upTo: 1 },
    source: 'house',
  },
  'trick-steal-m2': {
    count: 2,
    kind: 'trick',
    cost: 4,
    ability: { op: 'steal', colours: ['magic'], upTo: 2 },
    source: 'house',
  },
  'trick-steal-s1': {
    count: 3,
    kind: 'trick',
    cost: 2,
    ability: { op: 'steal', colours: ['strength'], upTo: 1 },
    source: 'house',
  },
  'trick-steal-s2': {
    count: 2,
    kind: 'trick',
    cost: 4,
    ability: { op: 'steal', colours: ['strength'], upTo: 2 },
    source: 'house',
  },
  'trick-steal-a1': {
    count: 2,
    kind: 'trick',
    cost: 3,
    ability: { op: 'steal', colours: ['strength', 'magic'], upTo: 1 },
    source: 'house',
  },
  'trick-steal-a2': {
    count: 1,
    kind: 'trick',
    cost: 5,
    ability: { op: 'steal', colours: ['strength', 'magic'], upTo: 2 },
    source: 'house',
  },
  'trick-divert1': {
    count: 3,
    kind: 'trick',
    cost: 3,
    ability: { op: 'divertDie', dice: 1 },
    source: 'house',
  },
  'trick-divert2': {
    count: 2,
    kind: 'trick',
    cost: 4,
    ability: { op: 'divertDie', dice: 2 },
    source: 'house',
  },
} as const satisfies Record<string, Trap>;

export type TrapId = keyof typeof traps;
export const trapOf = (id: TrapId): Trap => traps[id];
export const isTrick = (id: TrapId): boolean => traps[id].kind === 'trick';
export const isBasicTrap = (id: TrapId): boolean => traps[id].kind === 'basic';
export const priceOfTrap = (id: TrapId): number => traps[id].cost ?? 0;
export const basicTrapOf = (affinity: Affinity): TrapId => `trap-basic-${affinity}`;

/** Every token of the kinds, one entry each. */
export const trapTokens = (...kinds: readonly Trap['kind'][]): TrapId[] =>
  (Object.keys(traps) as TrapId[]).flatMap((id) =>
    kinds.includes(traps[id].kind) ? new Array<TrapId>(traps[id].count).fill(id) : [],
  );
