import type { Level } from '@krcma/protocol';

export type LevelName = (typeof Level)['options'][number];

/** The same as the bots name them; without loading the bots. */
export const LEVEL_NAMES = ['random', 'greedy', 'search'] as const satisfies readonly LevelName[];
