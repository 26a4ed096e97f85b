// How even a game is: wins by seat, how often each choice is made and each thing befalls, and with what success.
import type { Seat } from '@krcma/kernel';
import type { Befallen } from '../games.ts';
import type { Contest } from './contest.ts';
import { type Interval, mean, wilson } from './statistics.ts';
import type { Tournament } from './tournament.ts';

/** How something went for the seats that had to do with it. */
export interface Share {
  readonly name: string;
  /** The share of all seats, over all games. */
  readonly used: number;
  /** The share of the seats that could. */
  readonly taken: number;
  readonly won: number;
  readonly interval: Interval;
  /** How often those won who could as well and did not; missing where there were none. */
  readonly otherwise?: number;
}

export interface Balance {
  readonly game: string;
  readonly games: number;
  readonly meanScore: number;
  readonly meanWinningScore: number;
  readonly endings: Readonly<Record<string, number>>;
  readonly seats: readonly Share[];
  readonly choices: readonly Share[];
  /** What is not chosen, such as spells; taken is how many of those whom it could befall it befell. */
  readonly befallen: readonly Share[];
}

/** What was chosen, without its target, its place in a list or the number of a copy: trap:net:3 and trap:net-2 are trap:net. */
const nameOf = (rule: string, choice: string): string =>
  `${rule} ${choice.split(':').slice(0, 2).join(':').replace(/-\d+$/, '')}`;

interface Count {
  seats: number;
  wins: number;
  /** Seats that could and did not, and what they won. */
  others: number;
  othersWins: number;
}

const newCount = (): Count => ({ seats: 0, wins: 0, others: 0, othersWins: 0 });

function shareOf(name: string, { seats, wins, others, othersWins }: Count, all: number): Share {
  return {
    name,
    used: seats / all,
    taken: seats / Math.max(1, seats + others),
    won: wins / Math.max(1, seats),
    interval: wilson(wins, seats),
    ...(others > 0 && { otherwise: othersWins / others }),
  };
}

/** What a game tells of it. */
export interface Trace {
  readonly reason: string;
  readonly winners: readonly Seat[];
  readonly scores: readonly number[];
  /** The names of what each seat chose and had. */
  readonly names: readonly (readonly string[])[];
  /** The names of what each seat could choose and never did. */
  readonly passed: readonly (readonly string[])[];
  /** The names of what befell each seat, and of what could have and did not. */
  readonly met: readonly (readonly string[])[];
  readonly spared: readonly (readonly string[])[];
}

const winOf = ({ winners }: Trace, seat: Seat): number => (winners.includes(seat) ? 1 / winners.length : 0);

/** Every game is another deal; the participants keep their seats, so let them be alike. */
export function traceGame(
  contest: Contest,
  { participants, seed, options, limits }: Tournament,
  game: number,
): Trace {
  const made = participants.map(() => new Set<string>());
  const could = participants.map(() => new Set<string>());
  const setup = { seats: participants.length, options, seed: `${seed} ${game}` };
  const { outcome, traits, befallen } = contest.play(
    setup,
    participants,
    limits,
    (seat, rule, choice, offered) => {
      made[seat]?.add(nameOf(rule, choice));
      for (const each of offered) could[seat]?.add(nameOf(rule, each));
    },
  );
  const { reason, winners, scores } = outcome;
  const names = made.map((own, seat) => [...own, ...(traits[seat] ?? [])]);
  const passed = could.map((own, seat) => [...own].filter((name) => made[seat]?.has(name) === false));
  const fates = participants.map((_, seat) => befallen.filter((each) => each.seat === seat));
  const namesOf = (own: readonly Befallen[]) => new Set(own.map(({ name }) => name));
  const met = fates.map((own) => namesOf(own.filter(({ spared }) => !spared)));
  const spared = fates.map((own, seat) => [...namesOf(own)].filter((name) => met[seat]?.has(name) === false));
  return { reason, winners, scores, names, passed, met: met.map((own) => [...own]), spared };
}

/** How the seats with each name won, and those that could have had it; by name. */
function sharesOf(
  traces: readonly Trace[],
  all: number,
  had: (trace: Trace) => readonly (readonly string[])[],
  missed: (trace: Trace) => readonly (readonly string[])[],
): Share[] {
  const counts = new Map<string, Count>();
  const countOf = (name: string): Count => {
    const count = counts.get(name) ?? newCount();
    counts.set(name, count);
    return count;
  };
  for (const trace of traces) {
    for (const [seat, own] of had(trace).entries()) {
      const win = winOf(trace, seat);
      for (const count of own.map(countOf)) {
        count.seats++;
        count.wins += win;
      }
      for (const count of missed(trace)[seat]?.map(countOf) ?? []) {
        count.others++;
        count.othersWins += win;
      }
    }
  }
  return [...counts].sort(([a], [b]) => a.localeCompare(b)).map(([name, count]) => shareOf(name, count, all));
}

export function balanceOf({ game: id, participants }: Tournament, traces: readonly Trace[]): Balance {
  const endings: Record<string, number> = {};
  for (const { reason } of traces) endings[reason] = (endings[reason] ?? 0) + 1;
  const games = traces.length;
  const all = games * participants.length;
  const winsOf = (seat: Seat): number => traces.reduce((sum, trace) => sum + winOf(trace, seat), 0);
  return {
    game: id,
    games,
    meanScore: mean(traces.flatMap(({ scores }) => scores)),
    meanWinningScore: mean(traces.map(({ scores }) => Math.max(...scores))),
    endings,
    seats: participants.map((_, seat) =>
      shareOf(`seat ${seat}`, { ...newCount(), seats: games, wins: winsOf(seat) }, all),
    ),
    choices: sharesOf(
      traces,
      all,
      ({ names }) => names,
      ({ passed }) => passed,
    ),
    befallen: sharesOf(
      traces,
      all,
      ({ met }) => met,
      ({ spared }) => spared,
    ),
  };
}

const percent = (rate: number): string => `${(100 * rate).toFixed(1)} %`.padStart(8);

const line = ({ name, used, taken, won, interval: { low, high }, otherwise }: Share): string =>
  `  ${name.padEnd(44)} used ${percent(used)}  taken ${percent(taken)}  won ${percent(won)}  (${percent(low)} - ${percent(high)})` +
  (otherwise === undefined ? '' : `  else ${percent(otherwise)}`);

export function balanceAsText({
  game,
  games,
  meanScore,
  meanWinningScore,
  endings,
  seats,
  choices,
  befallen,
}: Balance): string {
  const ways = Object.entries(endings).map(([reason, count]) => `${reason} ${count}`);
  return [
    `${game}: ${games} games, mean score ${meanScore.toFixed(1)}, of winners ${meanWinningScore.toFixed(1)}; ends: ${ways.join(', ')}`,
    '',
    'Seats:',
    ...seats.map(line),
    '',
    'Choices, by the rule that asks (each seat once a game; taken: of the seats that could; else: won without it):',
    ...choices.map(line),
    ...(befallen.length === 0
      ? []
      : [
          '',
          'What befell (taken: of the seats it could befall; else: won who were spared):',
          ...befallen.map(line),
        ]),
  ].join('\n');
}
