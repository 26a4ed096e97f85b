// What can be learned, before anything of it is fetched.
import type { LessonCard } from '@krcma/tableware/board';

export const lessons = [
  {
    id: 'first',
    minutes: 6,
    title: { en: 'First turns', cs: 'První tahy' },
    about: {
      en: 'First Reconnaissance: a tactic, cards and mana, movement, a new tile, and how a turn ends.',
      cs: 'První průzkum: taktika, karty a mana, pohyb, nový dílek mapy a konec tahu.',
    },
  },
  {
    id: 'fight',
    minutes: 6,
    title: { en: 'A fight', cs: 'Boj' },
    about: {
      en: 'Two bands of orcs: shoot, block, take a wound, attack; then a new level and healing.',
      cs: 'Dvě tlupy orků: střelba, blok, zranění a útok, pak nová úroveň a léčení.',
    },
  },
  {
    id: 'units',
    minutes: 5,
    title: { en: 'Influence and units', cs: 'Vliv a jednotky' },
    about: {
      en: 'Deal with villagers, recruit Peasants, and let them take a blow for you.',
      cs: 'Vyjednávání ve vesnici, verbování Rolníků a zranění, které přijmou za tebe.',
    },
  },
  {
    id: 'tower',
    minutes: 5,
    title: { en: 'A mage tower', cs: 'Magická věž' },
    about: {
      en: 'An assault at night: walls, elements and resistances, and a Spell as the reward.',
      cs: 'Noční útok: opevnění, elementy a odolnosti a za odměnu kouzlo.',
    },
  },
] as const satisfies readonly LessonCard[];

export type LessonId = (typeof lessons)[number]['id'];
