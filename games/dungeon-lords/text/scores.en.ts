import { roomNames, titleNames } from './names.en.ts';

export const scores = {
  rooms: 'Rooms',
  monsters: 'Monsters',
  prisoners: 'Imprisoned adventurers',
  paladins: 'Imprisoned paladins',
  conquered: 'Conquered tiles',
  letters: 'Dead letters',
  prestige: 'Prestige rooms',
  ...titleNames,
  'hall-of-fame': roomNames['hall-of-fame'],
} as const;

/** Who plays along without a seat: what a training is compared with. */
export const rivals = { 'best-play': 'Best possible' } as const;
