// How many ways of playing are the best ones: a good puzzle has one or few.
import { keyOf } from './key.ts';
import type { Node } from './node.ts';
import { ranked, type Search } from './search.ts';
import type { Solution } from './solve.ts';

/**
 * Lines that lose as few tiles as can be, whatever else they cost, up to `most` of them. Answers that lead to the same
 * position are one. Only for fights whose cards are known.
 */
export function countBestLines(
  { node: start, ranked: answers, search: found }: Solution,
  most = 1000,
): number {
  const search: Search = { ...found, budget: Number.POSITIVE_INFINITY };
  const best = Math.min(...answers.map(({ prospect }) => prospect.fewest));
  const count = (node: Node): number => {
    if (node.stage === 'over') return 1;
    const seen = new Set<string>();
    let lines = 0;
    for (const { next, prospect } of ranked(search, node)) {
      if (prospect.fewest > best || lines >= most) continue;
      const key = keyOf(next);
      if (seen.has(key)) continue;
      seen.add(key);
      lines += count(next);
    }
    return Math.min(lines, most);
  };
  return count(start);
}
