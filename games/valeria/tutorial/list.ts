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
  {
    id: 'domains',
    minutes: 5,
    title: { en: 'What domains do', cs: 'Co umějí panství' },
    about: {
      en: 'The icon in the corner of a domain, and when each of them works.',
      cs: 'Ikona v rohu panství a kdy které působí.',
    },
  },
  {
    id: 'others',
    minutes: 4,
    title: { en: 'The turns of others', cs: 'Tahy ostatních' },
    about: {
      en: 'What your citizens bring then, trades, and what opponents’ cards do to you.',
      cs: 'Co tehdy přinesou tvoji obyvatelé, výměny a co ti provedou karty soupeřů.',
    },
  },
] as const satisfies readonly LessonCard[];

export type LessonId = (typeof lessons)[number]['id'];
