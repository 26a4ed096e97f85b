// MK-23.16: whom he attacks from where he stands.
import type { Seat } from '@krcma/kernel';
import { distance } from '../../data/geometry.ts';
import { type MageKnight, playerAt } from '../../state.ts';

/** Of those so near the one with most fame, of equals the first in order. */
function preyAt(game: MageKnight, range: number): Seat | undefined {
  const { volkare, order } = game;
  if (volkare === undefined) return undefined;
  let found: Seat | undefined;
  for (const seat of order) {
    const space = seat < 0 ? null : playerAt(game, seat).space;
    if (space === null || distance(space, volkare.space) !== range) continue;
    if (found === undefined || playerAt(game, seat).fame > playerAt(game, found).fame) found = seat;
  }
  return found;
}

/** The nearest first. */
export function preyWithin(game: MageKnight, far: number): Seat | undefined {
  for (let range = 1; range <= far; range++) {
    const prey = preyAt(game, range);
    if (prey !== undefined) return prey;
  }
  return undefined;
}
