// What is kept of a game for the report of how even it is.
import type { Seat } from '@krcma/kernel';
import type { Contest } from './contest.ts';
import type { Tournament } from './tournament.ts';

/** How often a seat could have something in one game, and how often it had it. */
export interface Chance {
  offered: number;
  taken: number;
}

/** What was chosen, without its target, its place in a list or the number of a copy: trap:net:3 and trap:net-2 are trap:net. */
const nameOf = (rule: string, choice: string): string =>
  `${rule} ${choice.split(':').slice(0, 2).join(':').replace(/-\d+$/, '')}`;

/** What a game tells of one seat. */
export interface SeatTrace {
  readonly traits: readonly string[];
  /** By the name of the choice. */
  readonly chances: Readonly<Record<string, Chance>>;
  /** By the name of what could befall it. */
  readonly befallen: Readonly<Record<string, Chance>>;
}

/** What a game tells of it. */
export interface Trace {
  readonly reason: string;
  readonly winners: readonly Seat[];
  readonly scores: readonly number[];
  /** Turns of all players together. */
  readonly turns?: number;
  readonly seats: readonly SeatTrace[];
}

/** A part of a shared victory. */
export const winOf = ({ winners }: Trace, seat: Seat): number =>
  winners.includes(seat) ? 1 / winners.length : 0;

/** One more of what could be had. */
function count(chances: Record<string, Chance>, name: string, taken: boolean): void {
  chances[name] ??= { offered: 0, taken: 0 };
  chances[name].offered++;
  if (taken) chances[name].taken++;
}

/** Every game is another deal; the participants keep their seats, so let them be alike. */
export function traceGame(
  contest: Contest,
  { participants, seed, options, limits }: Tournament,
  game: number,
): Trace {
  const chances = participants.map((): Record<string, Chance> => ({}));
  const fates = participants.map((): Record<string, Chance> => ({}));
  const setup = { seats: participants.length, options, seed: `${seed} ${game}` };
  const { outcome, traits, turns, befallen } = contest.play(
    setup,
    participants,
    limits,
    (seat, rule, choice, offered) => {
      for (const name of new Set(offered.map((each) => nameOf(rule, each))))
        count(chances[seat] ?? {}, name, name === nameOf(rule, choice));
    },
  );
  for (const { seat, name, spared } of befallen) count(fates[seat] ?? {}, name, !spared);
  const { reason, winners, scores } = outcome;
  const seats = participants.map((_, seat) => ({
    traits: traits[seat] ?? [],
    chances: chances[seat] ?? {},
    befallen: fates[seat] ?? {},
  }));
  return { reason, winners, scores, seats, ...(turns !== undefined && { turns }) };
}
