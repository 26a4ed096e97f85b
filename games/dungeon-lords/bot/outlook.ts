// How much of the game is still to come.
import { type DungeonLords, SEASONS } from '../state.ts';

export interface Outlook {
  /** Building rounds of this year whose orders are not carried out yet. */
  readonly thisYear: number;
  /** Of both years. */
  readonly rounds: number;
  /** Adventurers each lord still gets this year. */
  readonly arrivals: number;
  /** Rounds of this year's combat still to come. */
  readonly fights: number;
}

const COMBAT_ROUNDS = 4;

export function outlookOf(game: DungeonLords): Outlook {
  const { phase, season, year, round } = game;
  const later = year === 1 ? SEASONS.length : 0;
  if (phase === 'planning' || phase === 'battle')
    return {
      thisYear: 0,
      rounds: later,
      arrivals: 0,
      fights: COMBAT_ROUNDS - Math.max(0, round - (phase === 'planning' ? 1 : 0)),
    };
  const at = SEASONS.indexOf(season);
  const isPast = phase === 'production' || phase === 'event' || phase === 'adventurers';
  const thisYear = SEASONS.length - at - (isPast ? 1 : 0);
  const arrivals = SEASONS.length - Math.max(1, at);
  return { thisYear, rounds: thisYear + later, arrivals, fights: COMBAT_ROUNDS };
}
