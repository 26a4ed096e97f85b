import type { Option } from '@krcma/kernel';
import type { Candidate } from '@krcma/tableware/board';
import { useEffect } from 'react';
import { useTable } from './table-context.ts';
import { touchablesOf } from './touchables.ts';

/** All there is to say about a thing now. */
export interface KnownThing {
  /** What it is and what it does. */
  readonly words: string | undefined;
  readonly options: readonly Option[];
  readonly refused: readonly Candidate[];
  /** The rules behind it, those of its choices first; a refusal tells its own. */
  readonly rules: readonly string[];
}

/** Whoever looks at a thing wants to know why it is refused. */
export function useThing(thing: string): KnownThing {
  const { model, frame, game, names, decision, only } = useTable();
  const { view } = frame.seen;
  const { choices, refusals } = touchablesOf(decision, only);
  const options = choices.get(thing) ?? [];
  const refused = refusals.get(thing) ?? [];
  const isRefused = refused.length > 0;
  useEffect(() => {
    if (isRefused) model.askReasons();
  }, [model, isRefused]);
  const told = new Set(refused.map(({ rule }) => rule));
  const rules = [...options.flatMap(({ rule }) => rule ?? []), ...(game.view.rules?.(thing, view) ?? [])];
  return {
    words: game.text.thing(thing, view, names),
    options,
    refused,
    rules: [...new Set(rules)].filter((rule) => !told.has(rule)),
  };
}
