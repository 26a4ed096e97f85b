import type { GameTypes, Seat } from '@krcma/kernel';
import { type Because, type Craft, Guesses } from './bot.ts';
import { type Pick, playOut, REACH, type Reach } from './playout.ts';
import { likeliest } from './weights.ts';

/** Fewer tables prove nothing, however short time is. */
const FEWEST = 8;
/** Terms that are told. */
const MOST_TERMS = 3;
/** Fewer points than this decide nothing … */
const LEAST_POINTS = 0.1;
/** … nor does what may be luck: so many standard errors must lie between a difference and none. */
const CLEAR = 1.5;

type Points = Readonly<Record<string, number>>;

/** A way to go on from a question: who answers, anew for each table. */
export interface Compared<T extends GameTypes> {
  readonly choice: string;
  pick(): Pick<T>;
}

/** Where and how long ways are compared. */
export interface Comparison {
  readonly seat: Seat;
  readonly seed: string;
  /** On how many tables dealt anew, unless they take longer than that. */
  readonly deals: number;
  readonly milliseconds: number;
  readonly reach?: Reach;
}

/** An answer by its place, and whatever is likeliest after it. */
export const answering = <T extends GameTypes>(
  { advice }: Craft<T>,
  choice: string,
  index: number,
): Compared<T> => ({
  choice,
  pick: () => {
    let begun = false;
    return (game, ask) => {
      if (begun) return likeliest(advice, game, ask);
      begun = true;
      return index;
    };
  },
});

/** What the table is worth to the seat once the way was gone. */
function worthAfter<T extends GameTypes>(
  craft: Craft<T>,
  guesses: Guesses<T>,
  { seat, reach = REACH }: Comparison,
  deal: number,
  pick: Pick<T>,
): Points {
  const { advice } = craft;
  const { game, ask } = guesses.at(deal);
  const clock = (advice.clock?.(game) ?? 0) + reach.turns;
  playOut(craft, game, [ask], { questions: reach.questions + 1, clock }, pick);
  return advice.terms?.(game, seat) ?? {};
}

/** A term in which two answers differ: on average, and how sure that is. */
interface Difference {
  readonly term: string;
  readonly points: number;
  readonly error: number;
}

function differencesOf(better: readonly Points[], other: readonly Points[]): Difference[] {
  return Object.keys(better[0] ?? {}).map((term) => {
    const each = better.map((points, deal) => (points[term] ?? 0) - (other[deal]?.[term] ?? 0));
    const points = each.reduce((sum, one) => sum + one, 0) / each.length;
    const squares = each.reduce((sum, one) => sum + (one - points) ** 2, 0);
    return { term, points, error: Math.sqrt(squares) / each.length };
  });
}

const sumOf = (differences: readonly Difference[]): number =>
  differences.reduce((sum, { points }) => sum + points, 0);

/** The few terms that decide; none unless what is told speaks for the answer, as all of it does. */
function deciding(differences: readonly Difference[]): Because['terms'] {
  const told = differences
    .filter(({ points, error }) => Math.abs(points) >= Math.max(LEAST_POINTS, CLEAR * error))
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, MOST_TERMS);
  return sumOf(differences) > 0 && sumOf(told) > 0 ? told.map(({ term, points }) => ({ term, points })) : [];
}

/**
 * Why the first way is better than the first of the others that it is clearly better than. All are gone on the same
 * tables dealt anew, so that luck does not decide between them.
 */
export function compare<T extends GameTypes>(
  craft: Craft<T>,
  table: T['state'],
  ways: readonly Compared<T>[],
  comparison: Comparison,
): Because | undefined {
  const { seat, seed, deals, milliseconds } = comparison;
  if (craft.advice.terms === undefined || ways.length < 2) return undefined;
  const guesses = new Guesses(craft.module, table, seat, seed);
  const worths = ways.map((): Points[] => []);
  const begun = performance.now();
  for (let deal = 0; deal < deals; deal++) {
    if (deal >= FEWEST && performance.now() - begun > milliseconds) break;
    for (const [at, { pick }] of ways.entries())
      worths[at]?.push(worthAfter(craft, guesses, comparison, deal, pick()));
  }
  const [better = [], ...others] = worths;
  for (const [at, other] of others.entries()) {
    const terms = deciding(differencesOf(better, other));
    if (terms.length > 0) return { over: ways[at + 1]?.choice ?? '', terms };
  }
  return undefined;
}
