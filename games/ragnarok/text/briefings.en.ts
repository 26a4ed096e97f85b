import type { Briefings, ValueWords } from '@krcma/kernel';
import type { optionSchema } from '../state.ts';

/** What awaits whoever chooses it. */
export const briefings: Briefings = {
  scale: {
    a: 'Blessings are drafted twice in the game. Advised for a first game.',
    b: 'Blessings are drafted three times, so players grow apart sooner.',
  },
} satisfies Partial<ValueWords<typeof optionSchema>>;
