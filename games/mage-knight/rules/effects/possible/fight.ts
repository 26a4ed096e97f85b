import { fitsAttack, fitsBlock } from '../../combat/points.ts';
import { opNamed, type Possibilities } from '../op-at.ts';

export const fightPossible: Possibilities = {
  attack: (game, at) => fitsAttack(game, opNamed(at, 'attack').kind),
  block: (game) => fitsBlock(game),
};
