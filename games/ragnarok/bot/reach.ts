// What a player could take in the next turn, roughly: by an army next to it, or by the hero's Might.
import type { Seat } from '@krcma/kernel';
import { placeOf, type Region } from '../data/board.ts';
import { strengthIn } from '../rules/armies.ts';
import { attributeOf } from '../rules/attributes.ts';
import { controllerOf } from '../rules/control.ts';
import { adjacentFor } from '../rules/map.ts';
import { playerAt, type Ragnarok } from '../state.ts';

/** What stands against whoever comes: the population, or foreign armies and about a card each. */
export function resistance(game: Ragnarok, seat: Seat, region: Region): number {
  let foreign = 0;
  for (let other = 0; other < game.seats; other++)
    if (other !== seat) foreign += strengthIn(game, other, region);
  if (foreign > 0) return foreign + 1;
  return controllerOf(game, region) === null ? placeOf(game.seats, region).population : 1;
}

/** The strongest army that can march there, with those that stand there already. */
function forceAt(game: Ragnarok, seat: Seat, region: Region): number {
  let best = 0;
  for (const army of playerAt(game, seat).armies) {
    if (army.region === region || army.strength <= best) continue;
    if (adjacentFor(game, seat, army.region).includes(region)) best = army.strength;
  }
  return best + strengthIn(game, seat, region);
}

export function canTake(game: Ragnarok, seat: Seat, region: Region): boolean {
  const needed = resistance(game, seat, region);
  if (region !== game.loki.region && forceAt(game, seat, region) >= needed) return true;
  const player = playerAt(game, seat);
  const isNear =
    player.region !== null &&
    (player.region === region || adjacentFor(game, seat, player.region).includes(region));
  return isNear && !game.wheel.usurp.includes(seat) && attributeOf(player, 'might') >= needed;
}
