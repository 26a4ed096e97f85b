import { fittingOptions, type OptionSchema, type Way } from '@krcma/kernel';
import type { SeatPlan } from '../host/host.ts';
import type { Chosen } from './option-fields.tsx';

export interface Player {
  readonly player: Exclude<SeatPlan['player'], 'lesson'>;
  readonly name?: string;
}

/** A game as far as it is agreed on. */
export interface Draft {
  readonly players: readonly Player[];
  readonly options: Chosen;
  readonly curtain: boolean;
  /** By who sits there unless it says so. */
  readonly hints?: boolean;
  readonly seed: string;
}

/** You, and bots on the other seats. */
export const draftOf = ({ seats, options }: Way): Draft => ({
  players: Array.from({ length: seats }, (_, seat) => ({ player: seat === 0 ? 'person' : 'greedy' })),
  options: (options ?? {}) as Chosen,
  curtain: true,
  seed: '',
});

/** Others play, or something else is agreed on: what fits no more is dropped. */
export function changed(draft: Draft, schema: OptionSchema, change: Partial<Draft>): Draft {
  const next = { ...draft, ...change };
  return { ...next, options: fittingOptions(schema, next.options, next.players.length) };
}

/**
 * The way in that a draft still is. Among several a way is what it is called only as it is offered; alone it stays the
 * same way with another scenario or another difficulty.
 */
export function wayOf(ways: readonly Way[], schema: OptionSchema, { players, options }: Draft) {
  const value = (chosen: Chosen, name: string) => JSON.stringify(chosen[name] ?? schema[name]?.default);
  return ways.findLast((way) => {
    const offered = (way.options ?? {}) as Chosen;
    const names = way.seats === 1 ? Object.keys(offered) : Object.keys(schema);
    return (
      way.seats === players.length && names.every((name) => value(options, name) === value(offered, name))
    );
  });
}

/** The options that are chosen by the way in. One with values that no way leads to is chosen beside it. */
export function decidedBy(ways: readonly Way[], schema: OptionSchema): readonly string[] {
  const named = new Set(ways.flatMap(({ options }) => Object.keys(options ?? {})));
  return [...named].filter((name) => {
    const spec = schema[name];
    if (spec?.kind !== 'choice') return true;
    const led = ways.map(({ options }) => options?.[name] ?? spec.default);
    return spec.values.every((value) => led.includes(value));
  });
}
