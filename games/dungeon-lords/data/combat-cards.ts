// Chapters DL-SPL and DL-CNQ. Names and speeds are partly, the fatigue of the second year wholly ours.
import type { Op } from './ops.ts';
import type { Source, Year } from './types.ts';

export interface CombatCard {
  readonly year: Year;
  /** Before or after the monsters (DL-FST.1, DL-SLW.1). */
  readonly speed: 'fast' | 'slow';
  readonly fatigue: number;
  readonly ops: readonly Op[];
  readonly source: Source;
}

export const combatCards = {
  'word-of-peace': {
    year: 1,
    speed: 'fast',
    fatigue: 2,
    ops: [{ op: 'chooseOne', options: [[{ op: 'withdrawAllMonsters' }], [{ op: 'gainEvil', amount: 2 }]] }],
    source: 'house',
  },
  suggestion: {
    year: 1,
    speed: 'fast',
    fatigue: 2,
    ops: [{ op: 'forEachSentMonster', chooseOne: [[{ op: 'payMonsterCost' }], [{ op: 'withdrawMonster' }]] }],
    source: 'public',
  },
  'magic-shield': {
    year: 1,
    speed: 'fast',
    fatigue: 1,
    ops: [{ op: 'absorbNextDamage', points: 1 }],
    source: 'house',
  },
  invisibility: {
    year: 1,
    speed: 'fast',
    fatigue: 0,
    ops: [
      { op: 'moveClassToRear', class: 'wizard' },
      { op: 'classImmune', class: 'wizard' },
    ],
    source: 'house',
  },
  'detect-evil': {
    year: 1,
    speed: 'slow',
    fatigue: 2,
    ops: [{ op: 'gainEvil', amount: 2 }],
    source: 'house',
  },
  'fist-of-justice': {
    year: 1,
    speed: 'slow',
    fatigue: 1,
    ops: [{ op: 'lose', what: 'imp', amount: 1 }],
    source: 'house',
  },
  'detect-treasure': {
    year: 1,
    speed: 'slow',
    fatigue: 1,
    ops: [{ op: 'loseFirstAvailable', order: ['gold', 'food', 'trap'] }],
    source: 'house',
  },
  graffiti: {
    year: 1,
    speed: 'slow',
    fatigue: 2,
    ops: [
      { op: 'chooseOne', options: [[{ op: 'pay', goods: { gold: 1 } }], [{ op: 'gainEvil', amount: 1 }]] },
    ],
    source: 'house',
  },
  fireball: { year: 1, speed: 'slow', fatigue: 1, ops: [], source: 'house' },
  'aura-of-fear': {
    year: 2,
    speed: 'fast',
    fatigue: 3,
    ops: [{ op: 'chooseSentMonster', do: [{ op: 'withdrawMonster' }] }],
    source: 'house',
  },
  metamorphosis: {
    year: 2,
    speed: 'fast',
    fatigue: 2,
    ops: [{ op: 'chooseSentMonster', do: [{ op: 'becomeSheep', damage: 1 }] }],
    source: 'house',
  },
  'blind-rage': {
    year: 2,
    speed: 'fast',
    fatigue: 3,
    ops: [{ op: 'allMonsterAttacksBecomeStandard' }],
    source: 'house',
  },
  'create-food': {
    year: 2,
    speed: 'fast',
    fatigue: 2,
    ops: [{ op: 'firstAdventurerHp', amount: 1 }],
    source: 'house',
  },
  illusion: {
    year: 2,
    speed: 'fast',
    fatigue: 1,
    ops: [{ op: 'insertIllusion', hitPoints: 1 }],
    source: 'house',
  },
  'song-of-courage': {
    year: 2,
    speed: 'slow',
    fatigue: 2,
    ops: [{ op: 'noFatigueThisRound' }],
    source: 'house',
  },
  regeneration: { year: 2, speed: 'slow', fatigue: 2, ops: [{ op: 'fullyHealFirst' }], source: 'house' },
  'magic-key': { year: 2, speed: 'slow', fatigue: 3, ops: [{ op: 'freePrisoner' }], source: 'house' },
  'dimensional-gate': {
    year: 2,
    speed: 'slow',
    fatigue: 3,
    ops: [{ op: 'chooseSentMonster', do: [{ op: 'discardMonster' }] }],
    source: 'house',
  },
} as const satisfies Record<string, CombatCard>;

export type CombatCardId = keyof typeof combatCards;

export const COMBAT_CARDS = Object.keys(combatCards) as CombatCardId[];

export const combatCardOf = (id: CombatCardId): CombatCard => combatCards[id];
