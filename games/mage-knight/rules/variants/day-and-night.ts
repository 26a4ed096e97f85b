// MK-3.1, MK-25.6, .7: days and nights take turns, unless darkness is coming.
import { revealed } from '@krcma/kernel';
import type { Time } from '../../data/types.ts';
import { DARKNESS_DICE } from '../../data/variants.ts';
import type { MageKnight, MageKnightOptions } from '../../state.ts';
import { note } from '../script.ts';
import { rollDie } from '../source.ts';

export const firstTime = ({ nightArrival }: Pick<MageKnightOptions, 'nightArrival'>): Time =>
  nightArrival ? 'night' : 'day';

/** After each day two dice are rolled: a black one brings a night that does not end any more. */
function timeInDarkness(game: MageKnight): Time {
  if (game.time === 'night') return 'night';
  const dice = Array.from({ length: DARKNESS_DICE }, () => rollDie(game));
  const time = dice.includes('black') ? 'night' : 'day';
  revealed();
  note({ key: 'darkness-rolled', dice, time });
  return time;
}

/** What the next round is. */
export function nextTime(game: MageKnight): Time {
  if (game.options.darknessIsComing) return timeInDarkness(game);
  return game.time === 'day' ? 'night' : 'day';
}

/** Nights a game of so many rounds may have. */
export function mostNights({ nightArrival, darknessIsComing }: MageKnightOptions, rounds: number): number {
  if (darknessIsComing) return rounds - 1;
  return nightArrival ? Math.ceil(rounds / 2) : Math.floor(rounds / 2);
}

/** Another night may come after this one. */
export const isNightToCome = ({ round, options }: MageKnight, rounds: number): boolean =>
  round + (options.darknessIsComing ? 1 : 2) <= rounds;
