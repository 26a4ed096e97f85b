import type { OptionWords, ValueWords } from '@krcma/kernel';
import type { optionSchema } from '../state.ts';
import { situationNames } from './names.cs.ts';

export const options: OptionWords<typeof optionSchema> = {
  rules: {
    label: 'Pravidla',
    help: 'První hra je o něco jednodušší: bez zvláštních událostí a se zablokovanými příkazy podle losu.',
  },
  specialEvents: {
    label: 'Zvláštní události',
    help: 'Každý rok jedna karta zvláštní události. Plná hra se bez nich obejde.',
  },
  chosenLocks: {
    label: 'Výběr zablokovaných příkazů',
    help: 'Na začátku si lízneš tři příkazy a jeden si necháš, dva se zablokují. Jako v plné hře.',
  },
  greedyDummies: {
    label: 'Chamtivé nehrající barvy',
    help: 'Nehrající barva na Najímání příšer odvede nabídnutou bytost úplně vlevo. Jen ve dvou a ve třech.',
  },
  planning: {
    label: 'Plánování boje',
    help: 'Všichni plánují naráz, nebo jeden po druhém a vidí, koho předchozí hráči poslali.',
  },
  situation: { label: 'Situace', help: 'Který připravený boj si vyzkoušíš.' },
};

export const values: ValueWords<typeof optionSchema> = {
  rules: { first: 'První hra', full: 'Plná hra' },
  planning: { 'at-once': 'Naráz', 'in-turn-order': 'Po řadě' },
  situation: situationNames,
};

export const flags = { true: 'Ano', false: 'Ne' };
