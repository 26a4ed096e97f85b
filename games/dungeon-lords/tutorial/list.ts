// What can be learned, before anything of it is fetched.
import type { LessonCard } from '@krcma/tableware/board';

export const lessons = [
  {
    id: 'first',
    minutes: 9,
    title: { en: 'The first seasons', cs: 'První roční období' },
    about: {
      en: 'Winter and spring: secret orders, digging, hiring, evil, payday and the first hero.',
      cs: 'Zima a jaro: tajné příkazy, kopání, najímání, zlo, výplata a první hrdina.',
    },
  },
  {
    id: 'fight',
    minutes: 4,
    title: { en: 'How a fight goes', cs: 'Jak se bojuje' },
    about: {
      en: 'The first training of the rulebook: traps, monsters, healing, fatigue, and what falls.',
      cs: 'První výcvik z pravidel: pasti, příšery, léčení, únava a co padne.',
    },
  },
] as const satisfies readonly LessonCard[];

export type LessonId = (typeof lessons)[number]['id'];
