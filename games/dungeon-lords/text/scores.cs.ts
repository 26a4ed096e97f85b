import { roomNames, titleNames } from './names.cs.ts';
import type { scores as english } from './scores.en.ts';

export const scores = {
  rooms: 'Místnosti',
  monsters: 'Příšery',
  prisoners: 'Uvěznění hrdinové',
  paladins: 'Uvěznění paladinové',
  conquered: 'Dobytá pole',
  letters: 'Upomínky',
  prestige: 'Prestižní místnosti',
  ...titleNames,
  'hall-of-fame': roomNames['hall-of-fame'].nom,
} as const satisfies Record<keyof typeof english, string>;

/** Who plays along without a seat: what a training is compared with. */
export const rivals = { 'best-play': 'Nejlepší možné' } as const;
