import type { Briefings, ValueWords } from '@krcma/kernel';
import type { optionSchema } from '../state.ts';

/** What awaits whoever chooses it. */
export const briefings: Briefings = {
  scenario: {
    'first-reconnaissance':
      'Odkrývej mapu, dokud nenajdeš město. Tři kola (sám čtyři), za každý dílek Sláva 1. Pro první hru.',
    'blitz-conquest':
      'Ve čtyřech kolech dobyjte všechna města úrovně 3, každý sám za sebe a s rychlým startem.',
    'solo-conquest': 'Sám, šest kol, dvě města úrovně 5 a 8 a automatický hráč, který končí kola.',
  },
} satisfies Partial<ValueWords<typeof optionSchema>>;
