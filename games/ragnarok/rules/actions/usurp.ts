// Chapter LOR-USURP: the hero's region is taken by Might.
import type { Seat } from '@krcma/kernel';
import { placeOf, type Region } from '../../data/board.ts';
import { playerAt, type Ragnarok } from '../../state.ts';
import { seatsWithArmies, strengthIn } from '../armies.ts';
import { attributeOf } from '../attributes.ts';
import { controllerOf } from '../control.ts';
import { sumOf } from '../holdings.ts';

/** The current value, and what counts on top of it in this check (LOR-USURP.8). */
export function usurpMight(game: Ragnarok, seat: Seat): number {
  const player = playerAt(game, seat);
  return attributeOf(player, 'might') + sumOf(player, 'statAs', ({ attr, n }) => (attr === 'might' ? n : 0));
}

/** Population of a neutral region, else the armies standing there (LOR-USURP.2 to .5, .10). */
export function usurpNeeds(game: Ragnarok, seat: Seat, region: Region): number {
  if (controllerOf(game, region) === null) return placeOf(game.seats, region).population;
  let sum = 0;
  for (const other of seatsWithArmies(game, region))
    if (other !== seat) sum += strengthIn(game, other, region);
  return sum;
}

/** Somebody else whose hero stands there (LOR-USURP.1). */
export const otherHeroIn = (game: Ragnarok, seat: Seat, region: Region): Seat | undefined => {
  const other = game.players.findIndex((player, owner) => owner !== seat && player.region === region);
  return other < 0 ? undefined : other;
};
