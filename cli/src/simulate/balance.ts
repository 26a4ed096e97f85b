// How even a game is: how it ends, wins by seat, how often each choice is made and each thing befalls, and with what success.
import type { Seat } from '@krcma/kernel';
import { type ChanceShare, chanceShares } from './chances.ts';
import { type LotShare, lotShares } from './lot-shares.ts';
import { type Interval, mean, wilson } from './statistics.ts';
import type { Tournament } from './tournament.ts';
import { type SeatTrace, type Trace, winOf } from './trace.ts';

/** How something went for the seats that had to do with it. */
export interface Share {
  readonly name: string;
  /** The share of all seats, over all games. */
  readonly used: number;
  readonly won: number;
  readonly interval: Interval;
}

/** How many games ended in one way. */
export interface Ending {
  readonly reason: string;
  readonly games: number;
  readonly interval: Interval;
}

export interface Balance {
  readonly game: string;
  readonly games: number;
  readonly meanScore: number;
  readonly meanWinningScore: number;
  /** Turns of each player in the mean, where the game counts them. */
  readonly meanTurns?: number;
  /** Every way the game can end, those that never came too. */
  readonly endings: readonly Ending[];
  readonly seats: readonly Share[];
  /** What seats had from the beginning. */
  readonly traits: readonly Share[];
  readonly choices: readonly ChanceShare[];
  /** What could be come to in a turn, where the game tells; the chances are turns. */
  readonly turns: readonly ChanceShare[];
  /** What seats were made to choose by lot. */
  readonly lots: readonly LotShare[];
  /** What is not chosen, such as spells; taken is how many of those whom it could befall it befell. */
  readonly befallen: readonly ChanceShare[];
}

/** Of whatever a seat is called by: its number, or what it had. */
function sharesBy(traces: readonly Trace[], namesOf: (seat: SeatTrace, at: Seat) => readonly string[]) {
  const counts = new Map<string, { seats: number; wins: number }>();
  let all = 0;
  for (const trace of traces)
    for (const [seat, own] of trace.seats.entries()) {
      all++;
      for (const name of namesOf(own, seat)) {
        const count = counts.get(name) ?? { seats: 0, wins: 0 };
        counts.set(name, { seats: count.seats + 1, wins: count.wins + winOf(trace, seat) });
      }
    }
  return [...counts]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(
      ([name, { seats, wins }]): Share => ({
        name,
        used: seats / all,
        won: wins / seats,
        interval: wilson(wins, seats),
      }),
    );
}

function endingsOf(traces: readonly Trace[], known: readonly string[]): Ending[] {
  const reasons = new Set([...known, ...traces.map(({ reason }) => reason)]);
  return [...reasons].map((reason) => {
    const games = traces.filter((trace) => trace.reason === reason).length;
    return { reason, games, interval: wilson(games, traces.length) };
  });
}

/** `endings` are those the game knows. */
export function balanceOf(
  { game }: Tournament,
  traces: readonly Trace[],
  endings: readonly string[] = [],
): Balance {
  const turns = traces.flatMap((trace) =>
    trace.turns === undefined ? [] : trace.turns / trace.seats.length,
  );
  return {
    game,
    games: traces.length,
    meanScore: mean(traces.flatMap(({ scores }) => scores)),
    meanWinningScore: mean(traces.map(({ scores }) => Math.max(...scores))),
    ...(turns.length > 0 && { meanTurns: mean(turns) }),
    endings: endingsOf(traces, endings),
    seats: sharesBy(traces, (_, seat) => [`seat ${seat}`]),
    traits: sharesBy(traces, ({ traits }) => traits),
    choices: chanceShares(traces, ({ chances }) => chances),
    turns: chanceShares(traces, ({ turns: own }) => own),
    lots: lotShares(traces),
    befallen: chanceShares(traces, ({ befallen }) => befallen),
  };
}
