import type { Option } from '@krcma/kernel';
import type { BoardDecision, Candidate } from '@krcma/tableware/board';
import type { AskedDecision, Reason } from '../host/host.ts';

export type ByThing<T> = ReadonlyMap<string, readonly T[]>;

function byThing<T extends Option>(options: readonly T[]): ByThing<T> {
  const things = new Map<string, T[]>();
  for (const option of options) {
    if (option.thing === undefined) continue;
    const there = things.get(option.thing);
    if (there) there.push(option);
    else things.set(option.thing, [option]);
  }
  return things;
}

/** What can be touched, and what can be touched in vain. */
export interface Touchables {
  readonly choices: ByThing<Option>;
  readonly refusals: ByThing<Candidate>;
}

const nothing: Touchables = { choices: new Map(), refusals: new Map() };

export const touchablesOf = (decision: BoardDecision | undefined, only?: string): Touchables =>
  decision === undefined
    ? nothing
    : {
        choices: byThing(decision.options.filter(({ id }) => only === undefined || id === only)),
        refusals: byThing(decision.refused),
      };

/** What is asked, with what is known about why things are refused. */
export function withReasons(
  decision: AskedDecision | undefined,
  reasons: readonly Reason[],
): BoardDecision | undefined {
  if (decision === undefined || reasons.length === 0) return decision;
  const known = new Map(reasons.map((reason) => [reason.id, reason]));
  const refused = decision.refused.map((candidate) => ({ ...candidate, ...known.get(candidate.id) }));
  return { ...decision, refused };
}
