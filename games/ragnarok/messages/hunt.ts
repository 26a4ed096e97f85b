import type { MonsterEvent, MonsterMessage } from './monsters.ts';

/** Monsters, Loki, events and hunts. */
export type HuntMessage = MonsterMessage;

export type HuntEvent = MonsterEvent;
