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
  {
    id: 'realms',
    minutes: 5,
    title: { en: 'Realms and settling', cs: 'Říše a osídlení' },
    about: {
      en: 'Conquer a realm, let somebody settle it, and use it.',
      cs: 'Jak říši dobýt, osídlit a využít.',
    },
  },
  {
    id: 'entrance',
    minutes: 5,
    title: { en: 'Entrance and panic', cs: 'Vstup do Citadely a panika' },
    about: {
      en: 'What becomes of monsters nobody has beaten, and how to drive them off.',
      cs: 'Co udělá příšera, kterou nikdo neporazil, a jak ji zahnat.',
    },
  },
  {
    id: 'loot',
    minutes: 4,
    title: { en: 'Loot', cs: 'Kořist' },
    about: {
      en: 'What is brought home by those who fail, and when it is used.',
      cs: 'Co si přinese ten, kdo neuspěl, a kdy to použít.',
    },
  },
  {
    id: 'equipment',
    minutes: 5,
    title: { en: 'Equipment', cs: 'Vybavení' },
    about: {
      en: 'Buy it, give it to somebody, hand it on, fight with it.',
      cs: 'Jak ho koupit, komu ho dát, jak ho předat a jak s ním bojovat.',
    },
  },
  {
    id: 'wages',
    minutes: 4,
    title: { en: 'Wages', cs: 'Žold' },
    about: {
      en: 'Who is paid how much, and what happens if you cannot.',
      cs: 'Komu se kolik platí a co se stane, když na to nemáš.',
    },
  },
  {
    id: 'death',
    minutes: 5,
    title: { en: 'Wounds and heroic death', cs: 'Zranění a hrdinská smrt' },
    about: {
      en: 'Heal, protect, and let somebody die for glory.',
      cs: 'Jak léčit, jak se chránit a jak slavně padnout.',
    },
  },
] as const satisfies readonly LessonCard[];

export type LessonId = (typeof lessons)[number]['id'];
