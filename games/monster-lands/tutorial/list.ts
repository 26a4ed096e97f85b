// What can be learned, before anything of it is fetched.
import type { LessonCard } from '@krcma/tableware/board';

export const lessons = [
  {
    id: 'first',
    minutes: 8,
    title: { en: 'Your first round', cs: 'První kolo' },
    about: {
      en: 'A clan, dice, the Citadel, a path and a first battle.',
      cs: 'Klan, kostky, Citadela, cesta a první boj.',
    },
  },
] as const satisfies readonly LessonCard[];

export type LessonId = (typeof lessons)[number]['id'];
