import { isNight } from '../../time.ts';
import { below, opNamed, type Possibilities } from '../op-at.ts';

export const goodsPossible: Possibilities = {
  choose: (game, at, can) => opNamed(at, 'choose').of.some((_, way) => can(game, below(at, way))),
  byTime: (game, at, can) => can(game, below(at, isNight(game) ? 'night' : 'day')),
  heal: ({ combat }) => combat === null,
};
