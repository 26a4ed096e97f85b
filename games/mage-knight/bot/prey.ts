// What a combat that goes on is about.
import type { Seat } from '@krcma/kernel';
import { siteAt, siteIn } from '../rules/map.ts';
import type { Combat, MageKnight } from '../state.ts';
import { dwellersOf, garrisonOf } from './foes.ts';
import { war } from './weights.ts';

/** For whoever defeats all of them, and for whoever does not. */
export function siteVictory(
  game: MageKnight,
  seat: Seat,
  { cause, space }: Combat,
): { readonly victory: number; readonly failure: number } {
  if (cause === 'assault') {
    const { victory, failure } = garrisonOf(game, seat, space);
    return { victory, failure };
  }
  if (cause === 'volkare' || cause === 'defence') return { victory: war.beaten, failure: 0 };
  const kind = siteAt(game, space);
  if (cause === 'rampaging' || kind === undefined) return { victory: 0, failure: 0 };
  return { victory: dwellersOf(game, seat, space, siteIn(game, kind))?.victory ?? 0, failure: 0 };
}
