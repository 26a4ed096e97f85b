// What can be learned, before anything of it is fetched.
import type { LessonCard } from '@krcma/tableware/board';

export const lessons = [
  {
    id: 'first',
    minutes: 7,
    title: { en: 'Your first turns', cs: 'První tahy' },
    about: {
      en: 'The five steps of a turn, regions and armies, a battle, a temple, and three ways to win.',
      cs: 'Pět kroků tahu, regiony a armády, bitva, chrám a tři cesty k vítězství.',
    },
  },
  {
    id: 'hunt',
    minutes: 4,
    title: { en: 'A hunt', cs: 'Lov' },
    about: {
      en: 'A hero against the draug: attacks, defence, wounds, rewards, and what a kill opens.',
      cs: 'Hrdina proti draugovi: útoky, obrana, zranění, odměny a co otevře skolení.',
    },
  },
] as const satisfies readonly LessonCard[];

export type LessonId = (typeof lessons)[number]['id'];
