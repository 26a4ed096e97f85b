/** Something that has traits, at a price; what comes from a source that is used already costs less. */
export interface Candidate {
  readonly source: number;
  readonly traits: readonly number[];
  readonly price: number;
}

/** What the first use of a source costs: its set-up and the beginning of its log are in no other. */
const NEW_SOURCE = 150;

/** Few and cheap candidates that together have every trait that any of them has: the best bargain first. */
export function covering<C extends Candidate>(candidates: readonly C[]): C[] {
  const missing = new Set(candidates.flatMap(({ traits }) => traits));
  const used = new Set<number>();
  const chosen: C[] = [];
  while (missing.size > 0) {
    const best = bestOf(candidates, missing, used);
    if (best === undefined) return chosen;
    chosen.push(best);
    used.add(best.source);
    for (const trait of best.traits) missing.delete(trait);
  }
  return chosen;
}

function bestOf<C extends Candidate>(
  candidates: readonly C[],
  missing: ReadonlySet<number>,
  used: ReadonlySet<number>,
): C | undefined {
  let best: C | undefined;
  let bestWorth = 0;
  for (const candidate of candidates) {
    const gained = candidate.traits.reduce((sum, trait) => sum + (missing.has(trait) ? 1 : 0), 0);
    const worth = gained / (candidate.price + (used.has(candidate.source) ? 0 : NEW_SOURCE));
    if (worth <= bestWorth) continue;
    best = candidate;
    bestWorth = worth;
  }
  return best;
}
