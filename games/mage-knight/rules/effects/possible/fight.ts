import { fitsBlock } from '../../combat/points.ts';
import { usesOf } from '../attack-uses.ts';
import type { Possibilities } from '../op-at.ts';

export const fightPossible: Possibilities = {
  attack: (game, at) => usesOf(game, at).length > 0,
  block: (game) => fitsBlock(game),
};
