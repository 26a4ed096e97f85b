import type { OptionWords, ValueWords } from '@krcma/kernel';
import type { optionSchema } from '../state.ts';
import { scenarioNames } from './names-places.cs.ts';

export const options: OptionWords<typeof optionSchema> = {
  scenario: { label: 'Scénář', help: 'Mapa, cíl, počet kol a jak se boduje.' },
  harder: { label: 'Silnější města', help: 'O tolik se zvýší úroveň každého města, nejvýš na 11.' },
  megapolis: {
    label: 'Megapole',
    help: 'Poslední město je megapole této celkové úrovně, od 2 do 24. 0: žádná není.',
  },
  twoMegapolises: { label: 'Dvě megapole', help: 'Obě města jsou megapole.' },
};

export const values: ValueWords<typeof optionSchema> = { scenario: scenarioNames };

export const flags = { true: 'Ano', false: 'Ne' };
