// Regions an operation may be about.
import type { Seat } from '@krcma/kernel';
import { type Region, regionsFor } from '../../data/board.ts';
import type { Where } from '../../data/ops.ts';
import type { Ragnarok } from '../../state.ts';
import { foreignArmiesIn, recruitingPlaces } from '../armies.ts';
import { controllerOf, regionsOf } from '../control.ts';
import { coastOf } from '../map.ts';

/** Next to the own drakkar, without another player's army or marker. */
const freeCoast = (game: Ragnarok, seat: Seat): Region[] =>
  coastOf(game, seat).filter((region) => {
    const owner = controllerOf(game, region);
    return (owner === null || owner === seat) && !foreignArmiesIn(game, seat, region);
  });

/** Without the place it is in already, where something is placed elsewhere. */
export function placesFor(game: Ragnarok, seat: Seat, where: Where, from: Region | null = null): Region[] {
  switch (where) {
    case 'recruitingPlace':
      return recruitingPlaces(game, seat);
    case 'freeCoast':
      return freeCoast(game, seat);
    case 'anyOwnRegion':
      return regionsOf(game, seat).filter((region) => region !== from);
    default:
      return regionsFor(game.seats).filter((region) => region !== from);
  }
}
