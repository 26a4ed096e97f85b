import type { Considered } from './bot.ts';

/** Tried so often, against the answer tried most, an answer can be compared with others. */
const WELL_TRIED = 1 / 4;

const byValue = (a: Considered, b: Considered): number => b.value - a.value || b.visits - a.visits;

/** The best of the answers that were looked at closely enough to be compared. */
export function bestOf(considered: readonly Considered[]): Considered | undefined {
  const most = Math.max(...considered.map(({ visits }) => visits));
  return considered.filter(({ visits }) => visits > 0 && visits >= most * WELL_TRIED).sort(byValue)[0];
}

/**
 * The best answer and those it beats, the ones tried most before others. One that came out better, but was hardly tried,
 * is no rival of it: a few lucky playouts prove nothing.
 */
export function rated(considered: readonly Considered[], most: number): Considered[] {
  const best = bestOf(considered);
  if (best === undefined) return [];
  const beaten = considered
    .filter(({ choice, value, visits }) => choice !== best.choice && visits > 0 && value <= best.value)
    .sort((a, b) => b.visits - a.visits || b.value - a.value)
    .slice(0, most - 1);
  return [best, ...beaten.sort(byValue)];
}
