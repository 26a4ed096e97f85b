// What could be chosen, or could befall: how often it did, and how those fared who had more of it than usual.
import { type Interval, wilson, Z } from './statistics.ts';
import { type Chance, type SeatTrace, type Trace, winOf } from './trace.ts';

export interface ChanceShare {
  readonly name: string;
  /** The share of all seats that ever chose it, and of the seats that could. */
  readonly used: number;
  readonly taken: number;
  /** The share of the chances: of all the times it was offered. */
  readonly often: number;
  /** How often those won who ever chose it, and those who could and never did; missing where there were none. */
  readonly won: number;
  readonly interval: Interval;
  readonly otherwise?: number;
  /**
   * How much more often seats won that chose it at more of their chances than usual than those that chose it at fewer:
   * also of what everybody chooses sooner or later. Missing where all are on one side.
   */
  readonly moves?: { readonly points: number; readonly margin: number };
}

/** Seats and what they won. */
interface Group {
  seats: number;
  wins: number;
}

interface Count {
  offered: number;
  taken: number;
  readonly did: Group;
  readonly never: Group;
  /** At more of their chances than usual, and at fewer. */
  readonly more: Group;
  readonly fewer: Group;
}

const nobody = (): Group => ({ seats: 0, wins: 0 });

const newCount = (): Count => ({
  offered: 0,
  taken: 0,
  did: nobody(),
  never: nobody(),
  more: nobody(),
  fewer: nobody(),
});

const rateOf = ({ seats, wins }: Group): number => wins / Math.max(1, seats);

function join(group: Group, win: number): void {
  group.seats++;
  group.wins += win;
}

/** The margin takes both rates as normally distributed. */
function movesOf(more: Group, fewer: Group): ChanceShare['moves'] {
  if (more.seats === 0 || fewer.seats === 0) return undefined;
  const variance = (group: Group): number => (rateOf(group) * (1 - rateOf(group))) / group.seats;
  return {
    points: rateOf(more) - rateOf(fewer),
    margin: Z * Math.sqrt(variance(more) + variance(fewer)),
  };
}

function shareOf(name: string, count: Count, all: number): ChanceShare {
  const { did, never, offered, taken } = count;
  const moves = movesOf(count.more, count.fewer);
  return {
    name,
    used: did.seats / all,
    taken: did.seats / (did.seats + never.seats),
    often: taken / offered,
    won: rateOf(did),
    interval: wilson(did.wins, did.seats),
    ...(never.seats > 0 && { otherwise: rateOf(never) }),
    ...(moves !== undefined && { moves }),
  };
}

/** Which chances of a seat are counted. */
type ChancesOf = (seat: SeatTrace) => Readonly<Record<string, Chance>>;

/** Calls back for everything a seat could have in a game. */
function forEachChance(
  traces: readonly Trace[],
  chancesOf: ChancesOf,
  visit: (name: string, chance: Chance, win: number) => void,
): void {
  for (const trace of traces)
    for (const [seat, own] of trace.seats.entries())
      for (const [name, chance] of Object.entries(chancesOf(own))) visit(name, chance, winOf(trace, seat));
}

export function chanceShares(traces: readonly Trace[], chancesOf: ChancesOf): ChanceShare[] {
  const counts = new Map<string, Count>();
  forEachChance(traces, chancesOf, (name, { offered, taken }, win) => {
    const count = counts.get(name) ?? newCount();
    counts.set(name, count);
    count.offered += offered;
    count.taken += taken;
    join(taken > 0 ? count.did : count.never, win);
  });
  forEachChance(traces, chancesOf, (name, { offered, taken }, win) => {
    const count = counts.get(name);
    if (count !== undefined)
      join(taken / offered > count.taken / count.offered ? count.more : count.fewer, win);
  });
  const all = traces.reduce((sum, { seats }) => sum + seats.length, 0);
  return [...counts].sort(([a], [b]) => a.localeCompare(b)).map(([name, count]) => shareOf(name, count, all));
}
