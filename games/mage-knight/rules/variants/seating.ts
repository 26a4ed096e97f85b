// MK-1.41: players sit clockwise in the order in which they picked their heroes.
import type { Seat } from '@krcma/kernel';
import type { MageKnight } from '../../state.ts';

const beside = ({ picked }: MageKnight, seat: Seat, by: number): Seat => {
  const at = picked.indexOf(seat) + by + picked.length;
  return picked[at % picked.length] ?? seat;
};

export const leftOf = (game: MageKnight, seat: Seat): Seat => beside(game, seat, 1);
export const rightOf = (game: MageKnight, seat: Seat): Seat => beside(game, seat, -1);
