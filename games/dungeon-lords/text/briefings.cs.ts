import type { Briefings, ValueWords } from '@krcma/kernel';
import type { optionSchema } from '../state.ts';

type Values = ValueWords<typeof optionSchema>;

/** What awaits whoever chooses it. */
export const briefings: Briefings = {
  rules: {
    first:
      'První zablokované příkazy určí los, zvláštní události nejsou a zlem jde platit i za koncem stupnice.',
    full: 'První zablokované příkazy si vybereš, každý rok má zvláštní událost, najímání jako první příkaz stojí 1 zlato a zlem jde platit, jen kam sahá stupnice.',
  },
  planning: {
    'at-once': 'Kolo boje plánují všichni najednou. Je to rychlejší.',
    'in-turn-order':
      'Vidíš, koho do boje poslali hráči před tebou. Hodí se, když k tobě může přijít paladin.',
  },
  situation: {
    'situation-1':
      'Troll, goblin a Valící se balvan proti dvěma bojovníkům a knězi. Stačí ztratit jedno pole.',
    'situation-2':
      'Čarodějnice, duch a Otrávená hostina proti bojovníkovi a dvěma zlodějům. Stačí ztratit jedno pole.',
    'situation-3': 'Upír a dvě pasti proti bojovníkovi, knězi a zloději. Stačí ztratit jedno pole.',
    'situation-4': 'Sliz a dvě pasti proti dvěma kněžím a zloději. Stačí ztratit jedno pole.',
    'situation-1-room': 'Znovu první situace, ale první pole je místnost. Nemusíš ztratit nic.',
  },
} satisfies Pick<Values, 'rules' | 'planning' | 'situation'>;
