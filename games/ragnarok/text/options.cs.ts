import type { OptionWords, ValueWords } from '@krcma/kernel';
import type { optionSchema } from '../state.ts';

export const options: OptionWords<typeof optionSchema> = {
  scale: {
    label: 'Stupnice chrámů',
    help: 'Strana A přináší dva výběry požehnání a hodí se pro první hru, strana B přináší tři.',
  },
  lastRound: {
    label: 'Ragnarök po kole',
    help: 'Po tolika kolech přijde Ragnarök sám. 0: přinesou ho jen předzvěsti, jak říkají pravidla.',
  },
};

export const values: ValueWords<typeof optionSchema> = {
  scale: { a: 'Strana A, dva výběry', b: 'Strana B, tři výběry' },
};

export const flags = { true: 'Ano', false: 'Ne' };
