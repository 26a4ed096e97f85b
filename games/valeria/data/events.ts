import { allLose, type EventInstruction, each, gain, gainPer, placeToken } from './effect.ts';
import type { Slayable } from './monsters.ts';

/** A face-up event is a monster without an area (VAL-EVT.4, VAL-EVT.6). */
export interface EnemyEvent extends Slayable {
  readonly activation: readonly number[];
  /** Carried out at the end of the roll phase. */
  readonly instruction: EventInstruction;
}

// biome-ignore format: one card per row, like the printed list
export const events = {
  'corrupted-cleric': { activation: [1], instruction: placeToken('magic'),
    type: 'titan', strength: 2, magic: 4, vp: 2, reward: gain({ gold: 3, magic: 2 }) },
  'giant-leech': { activation: [2], instruction: allLose({ strength: 1 }),
    type: 'titan', strength: 10, magic: 1, vp: 4, reward: gain({ magic: 5 }) },
  'bat-swarm': { activation: [3], instruction: placeToken('strength'),
    type: 'minion', strength: 6, magic: 0, vp: 2, reward: gainPer({ gold: 1 }, each.monster()) },
  sorcerer: { activation: [4], instruction: allLose({ magic: 1 }),
    type: 'titan', strength: 1, magic: 5, vp: 1, reward: gainPer({ magic: 1 }, each.monster()) },
  mimic: { activation: [5], instruction: placeToken('gold'),
    type: 'minion', strength: 3, magic: 3, vp: 2, reward: gain({ gold: 5 }) },
  'kobold-thieves': { activation: [6], instruction: allLose({ gold: 1 }),
    type: 'minion', strength: 6, magic: 0, vp: 1, reward: gain({ gold: 7 }) },
} as const satisfies Record<string, EnemyEvent>;

export type EventId = keyof typeof events;

export const isEvent = (id: string): id is EventId => Object.hasOwn(events, id);
export const eventOf = (id: EventId): EnemyEvent => events[id];
