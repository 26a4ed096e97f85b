import type { OptionWords, ValueWords } from '@krcma/kernel';
import type { optionSchema } from '../state.ts';
import { scenarioNames } from './names-places.cs.ts';

export const options: OptionWords<typeof optionSchema> = {
  scenario: { label: 'Scénář', help: 'Mapa, cíl, počet kol a jak se boduje.' },
  harder: { label: 'Silnější města', help: 'O tolik se zvýší úroveň každého města, nejvýš na 11.' },
  megapolis: {
    label: 'Megapole',
    help: 'Dvě města vedle sebe s jednou posádkou, dvojnásob opevněná: dobýt ji je mnohem těžší.',
  },
  megapolisLevel: { label: 'Úroveň megapole', help: 'Obou polovin dohromady, od 2 do 24.' },
};

export const values: ValueWords<typeof optionSchema> = {
  scenario: scenarioNames,
  megapolis: { none: 'Žádná', last: 'Poslední město', both: 'Obě města' },
};

export const flags = { true: 'Ano', false: 'Ne' };
