// What can be learned, before anything of it is fetched.
import type { LessonCard } from '@krcma/tableware/board';

export const lessons = [
  {
    id: 'first',
    minutes: 8,
    title: { en: 'Your first turns', cs: 'První tahy' },
    about: {
      en: 'Three turns: dice, citizens, monsters, a domain, and how the game is won.',
      cs: 'Tři tahy: kostky, obyvatelé, nestvůry, panství a jak se vyhrává.',
    },
  },
] as const satisfies readonly LessonCard[];

export type LessonId = (typeof lessons)[number]['id'];
