// Chapters ML-QP and ML-QST: twelve tokens, a dice quest in front and a resource quest behind.
import type { Bundle, DiceNeed, Source } from './types.ts';

export interface Quest {
  /** Rolled: reach the target or pay the penalty as far as possible. */
  readonly a: {
    readonly dice: readonly DiceNeed[];
    readonly target: number;
    readonly reward: Bundle;
    readonly penalty: Bundle;
  };
  /** Paid: the full cost for the reward of the path. */
  readonly b: {
    readonly dice: readonly DiceNeed[];
    readonly cost: Bundle;
    readonly left: Bundle;
    readonly right: Bundle;
  };
  readonly source: Source;
}

/** For the second of two who succeed (ML-QST.4). */
export const CONSOLATION: Bundle = { coins: 2 };

export const quests = {
  'quest-01': {
    a: {
      dice: [{ count: 2, colours: ['strength'] }],
      target: 6,
      reward: { glory: 3 },
      penalty: { glory: 1 },
    },
    b: {
      dice: [{ count: 1, colours: ['strength'] }],
      cost: { coins: 5 },
      left: { glory: 3 },
      right: { glory: 2 },
    },
    source: 'house',
  },
  'quest-02': {
    a: {
      dice: [{ count: 2, colours: ['persuasion'] }],
      target: 6,
      reward: { glory: 3, coins: 3 },
      penalty: { glory: 1 },
    },
    b: {
      dice: [{ count: 1, colours: ['magic'] }],
      cost: { potions: 2 },
      left: { glory: 3 },
      right: { glory: 2 },
    },
    source: 'house',
  },
  'quest-03': {
    a: {
      dice: [{ count: 2, colours: ['magic'] }],
      target: 6,
      reward: { glory: 3, potions: 1 },
      penalty: { glory: 1 },
    },
    b: {
      dice: [{ count: 1, colours: ['strength'] }],
      cost: { venoms: 2 },
      left: { glory: 3 },
      right: { glory: 2 },
    },
    source: 'house',
  },
  'quest-04': {
    a: {
      dice: [{ count: 2, colours: ['strength', 'persuasion'] }],
      target: 5,
      reward: { glory: 2, coins: 2 },
      penalty: { glory: 1 },
    },
    b: {
      dice: [{ count: 1, colours: ['strength'] }],
      cost: { defence: 3 },
      left: { glory: 4 },
      right: { glory: 3 },
    },
    source: 'house',
  },
  'quest-05': {
    a: {
      dice: [
        { count: 2, colours: ['strength'] },
        { count: 1, colours: ['persuasion'] },
      ],
      target: 10,
      reward: { glory: 4, coins: 2 },
      penalty: { glory: 2 },
    },
    b: {
      dice: [{ count: 1, colours: ['strength', 'persuasion'] }],
      cost: { trap: 1 },
      left: { glory: 2, coins: 3 },
      right: { glory: 2 },
    },
    source: 'house',
  },
  'quest-06': {
    a: {
      dice: [
        { count: 1, colours: ['magic'] },
        { count: 1, colours: ['persuasion'] },
      ],
      target: 6,
      reward: { glory: 3 },
      penalty: { coins: 2 },
    },
    b: {
      dice: [{ count: 1, colours: ['persuasion'] }],
      cost: { trophyCard: 1 },
      left: { glory: 3, coins: 2 },
      right: { glory: 3 },
    },
    source: 'house',
  },
  'quest-07': {
    a: {
      dice: [{ count: 3, colours: ['strength'] }],
      target: 9,
      reward: { glory: 4 },
      penalty: { glory: 2 },
    },
    b: {
      dice: [{ count: 1, colours: ['persuasion'] }],
      cost: { coins: 8 },
      left: { glory: 5 },
      right: { glory: 4 },
    },
    source: 'house',
  },
  'quest-08': {
    a: {
      dice: [
        { count: 2, colours: ['magic'] },
        { count: 1, colours: ['strength'] },
      ],
      target: 10,
      reward: { glory: 4, venoms: 1 },
      penalty: { glory: 2 },
    },
    b: {
      dice: [{ count: 1, colours: ['magic'] }],
      cost: { potions: 1, venoms: 1 },
      left: { glory: 3 },
      right: { glory: 2 },
    },
    source: 'house',
  },
  'quest-09': {
    a: {
      dice: [
        { count: 1, colours: ['strength'] },
        { count: 1, colours: ['magic'] },
      ],
      target: 7,
      reward: { glory: 3, defence: 1 },
      penalty: { glory: 1 },
    },
    b: {
      dice: [{ count: 1, colours: ['strength'] }],
      cost: { coins: 3 },
      left: { glory: 2 },
      right: { glory: 1, potions: 1 },
    },
    source: 'house',
  },
  'quest-10': {
    a: {
      dice: [
        { count: 1, colours: ['persuasion'] },
        { count: 1, colours: ['strength'] },
      ],
      target: 6,
      reward: { glory: 2, coins: 4 },
      penalty: { coins: 3 },
    },
    b: {
      dice: [{ count: 1, colours: ['strength', 'magic'] }],
      cost: { defence: 1, coins: 2 },
      left: { glory: 3 },
      right: { glory: 2 },
    },
    source: 'house',
  },
  'quest-11': {
    a: {
      dice: [{ count: 1, colours: ['strength', 'persuasion'] }],
      target: 3,
      reward: { glory: 2 },
      penalty: { glory: 1 },
    },
    b: {
      dice: [{ count: 1, colours: ['strength'] }],
      cost: { defence: 2, potions: 1 },
      left: { glory: 4 },
      right: { glory: 3 },
    },
    source: 'house',
  },
  'quest-12': {
    a: {
      dice: [{ count: 3, colours: ['strength', 'magic'] }],
      target: 11,
      reward: { glory: 5 },
      penalty: { glory: 2 },
    },
    b: {
      dice: [{ count: 1, colours: ['persuasion'] }],
      cost: { coins: 4 },
      left: { glory: 2, lootFromOffer: 1 },
      right: { glory: 2, venoms: 1 },
    },
    source: 'house',
  },
} as const satisfies Record<string, Quest>;

export type QuestId = keyof typeof quests;
export const questOf = (id: QuestId): Quest => quests[id];
