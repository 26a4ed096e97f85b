// How even a game is: wins by seat, and how often each choice is made and with what success.
import type { Seat } from '@krcma/kernel';
import type { Contest } from './contest.ts';
import { type Interval, mean, wilson } from './statistics.ts';
import type { Tournament } from './tournament.ts';

/** How something went for the seats that had to do with it. */
export interface Share {
  readonly name: string;
  /** The share of all seats, over all games. */
  readonly used: number;
  readonly won: number;
  readonly interval: Interval;
}

export interface Balance {
  readonly game: string;
  readonly games: number;
  readonly meanScore: number;
  readonly meanWinningScore: number;
  readonly endings: Readonly<Record<string, number>>;
  readonly seats: readonly Share[];
  readonly choices: readonly Share[];
}

/** What was chosen, without its target, its place in a list or the number of a copy: trap:net:3 and trap:net-2 are trap:net. */
const nameOf = (rule: string, choice: string): string =>
  `${rule} ${choice.split(':').slice(0, 2).join(':').replace(/-\d+$/, '')}`;

interface Count {
  seats: number;
  wins: number;
}

function shareOf(name: string, { seats, wins }: Count, all: number): Share {
  return { name, used: seats / all, won: wins / Math.max(1, seats), interval: wilson(wins, seats) };
}

/** What a game tells of it. */
export interface Trace {
  readonly reason: string;
  readonly winners: readonly Seat[];
  readonly scores: readonly number[];
  /** The names of what each seat chose and had. */
  readonly names: readonly (readonly string[])[];
}

/** Every game is another deal; the participants keep their seats, so let them be alike. */
export function traceGame(
  contest: Contest,
  { participants, seed, options, limits }: Tournament,
  game: number,
): Trace {
  const made = participants.map(() => new Set<string>());
  const setup = { seats: participants.length, options, seed: `${seed} ${game}` };
  const { outcome, traits } = contest.play(setup, participants, limits, (seat, rule, choice) => {
    made[seat]?.add(nameOf(rule, choice));
  });
  const { reason, winners, scores } = outcome;
  return { reason, winners, scores, names: made.map((names, seat) => [...names, ...(traits[seat] ?? [])]) };
}

export function balanceOf({ game: id, participants }: Tournament, traces: readonly Trace[]): Balance {
  const counts = new Map<string, Count>();
  const seats = participants.map((): Count => ({ seats: 0, wins: 0 }));
  const endings: Record<string, number> = {};
  for (const { reason, winners, names } of traces) {
    endings[reason] = (endings[reason] ?? 0) + 1;
    for (const [seat, own] of names.entries()) {
      const win = winners.includes(seat) ? 1 / winners.length : 0;
      const book = (count: Count): void => {
        count.seats++;
        count.wins += win;
      };
      book(seats[seat] as Count);
      for (const name of own) {
        const count = counts.get(name) ?? { seats: 0, wins: 0 };
        counts.set(name, count);
        book(count);
      }
    }
  }
  const games = traces.length;
  const all = games * participants.length;
  return {
    game: id,
    games,
    meanScore: mean(traces.flatMap(({ scores }) => scores)),
    meanWinningScore: mean(traces.map(({ scores }) => Math.max(...scores))),
    endings,
    seats: seats.map((count, seat) => shareOf(`seat ${seat}`, count, all)),
    choices: [...counts]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([name, count]) => shareOf(name, count, all)),
  };
}

const percent = (rate: number): string => `${(100 * rate).toFixed(1)} %`.padStart(8);

const line = ({ name, used, won, interval: { low, high } }: Share): string =>
  `  ${name.padEnd(44)} used ${percent(used)}  won ${percent(won)}  (${percent(low)} - ${percent(high)})`;

export function balanceAsText({
  game,
  games,
  meanScore,
  meanWinningScore,
  endings,
  seats,
  choices,
}: Balance): string {
  const ways = Object.entries(endings).map(([reason, count]) => `${reason} ${count}`);
  return [
    `${game}: ${games} games, mean score ${meanScore.toFixed(1)}, of winners ${meanWinningScore.toFixed(1)}; ends: ${ways.join(', ')}`,
    '',
    'Seats:',
    ...seats.map(line),
    '',
    'Choices, by the rule that asks (each seat once a game):',
    ...choices.map(line),
  ].join('\n');
}
