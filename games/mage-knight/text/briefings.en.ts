import type { Briefings, ValueWords } from '@krcma/kernel';
import type { optionSchema } from '../state.ts';

/** What awaits whoever chooses it. */
export const briefings: Briefings = {
  scenario: {
    'first-reconnaissance':
      'Explore until the city is found. Three rounds (four alone), one Fame for each tile. For a first game.',
    'blitz-conquest':
      'Conquer all cities of level 3 in four rounds, each for themselves, with a flying start.',
    'solo-conquest':
      'Alone, six rounds, two cities of levels 5 and 8, and a dummy player who ends the rounds.',
  },
} satisfies Partial<ValueWords<typeof optionSchema>>;
