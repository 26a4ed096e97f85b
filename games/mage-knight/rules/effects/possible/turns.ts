// When operations of turns and tactics would do something.
import { BASICS } from '../../../data/types.ts';
import { playerAt } from '../../../state.ts';
import type { Possibilities } from '../op-at.ts';

const isBasic = (colour: string): boolean => (BASICS as readonly string[]).includes(colour);

export const turnPossible: Possibilities = {
  /** Not on a turn that is a last one (MK-3.30). */
  extraTurn: ({ last, turn }) => last === null && !turn.again,
  longNight: (game, { player }) => {
    const { deck, discard } = playerAt(game, player);
    return deck.length === 0 && discard.length > 0;
  },
  shuffleRedraw: (game, { player }) => playerAt(game, player).hand.length > 0,
  sparingPower: (game, { player }) => {
    const { deck, under } = playerAt(game, player);
    return deck.length > 0 || under.length > 0;
  },
  stealDie: ({ source }) => source.some(({ by, colour }) => by === null && isBasic(colour)),
  tutor: (game, { player }) => playerAt(game, player).deck.length > 0,
};
