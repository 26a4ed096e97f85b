// MK-25.9: by day gold dice are spared for whoever finds no die of their colour.
import type { Colour } from '../../data/types.ts';
import type { Die, MageKnight } from '../../state.ts';
import { isNight } from '../time.ts';

export const isManaFriendly = (game: MageKnight): boolean => game.options.friendlyMana && !isNight(game);

const isInSource = ({ by }: Die): boolean => by === null;

/** A gold die is neither rolled anew nor turned while another colour lies in the Source. */
export function mayTurn(game: MageKnight, colour: Colour): boolean {
  if (colour !== 'gold' || !game.options.friendlyMana || game.time === 'night') return true;
  return game.source.every((die) => !isInSource(die) || die.colour === 'gold');
}
