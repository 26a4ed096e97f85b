import type { OptionWords, ValueWords } from '@krcma/kernel';
import type { optionSchema } from '../state.ts';
import { difficultyNames, scenarioNames } from './names.cs.ts';

export const options: OptionWords<typeof optionSchema> = {
  difficulty: {
    label: 'Obtížnost',
    help: 'Které příšery přijdou první a kolik útočných kostek přidávají kola. Začni na snadné.',
  },
  clans: { label: 'Klany', help: 'Příslušnosti si vybíráte v pořadí hráčů, nebo se rozlosují.' },
  tricks: {
    label: 'Modul Lsti',
    help: 'Pasti se odhalují po jedné a lsti kradou kostky nebo odvracejí útoky na sousedy. Ne v sólo hře.',
  },
  queensGift: {
    label: 'Královnin dar',
    help: 'Od 2. kola dostane první hráč každé kolo kostku a drobný dar. Ne v sólo hře.',
  },
  moreMonsters: {
    label: 'Více příšer',
    help: 'Ve 2., 4. a 6. kole přijde ke vstupu do Citadely příšera, pokud tam žádná není.',
  },
  scenario: { label: 'Scénář', help: 'V čem se hra liší a co stačí na Učně, Veterána a Hrdinu.' },
  campaign: {
    label: 'Kampaň',
    help: 'Pro jednoho hráče: deset scénářů po řadě, o dalším rozhoduje dosažená hodnost.',
  },
};

export const values: ValueWords<typeof optionSchema> = {
  difficulty: difficultyNames,
  clans: { picked: 'vybrané', dealt: 'vylosované' },
  scenario: scenarioNames,
};

export const flags = { true: 'Ano', false: 'Ne' };
