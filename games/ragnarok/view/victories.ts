import type { Victory } from '../text/board-words.ts';

export const VICTORIES: readonly Victory[] = ['jarl', 'godi', 'slayer'];

/** One step before the end; kills only open the hunt for Loki. */
export const isNear = (victory: Victory, now: number, needed: number): boolean =>
  now >= (victory === 'slayer' ? needed : needed - 1);
