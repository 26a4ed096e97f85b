import { agreedAt, fittingOptions, type Guide, type OptionSchema, scenarioIn, type Way } from '@krcma/kernel';
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

/** A way into a scenario begins with what is recommended for a first game of it. */
export function guidedDraft(way: Way, schema: OptionSchema, guide: Guide): Draft {
  const draft = draftOf(way);
  const scenario = scenarioIn(guide, way.seats, draft.options);
  const agreed = scenario ? agreedAt(schema, scenario, 'first', way.seats) : {};
  return { ...draft, options: { ...(agreed as Chosen), ...draft.options } };
}

/** Others play, or something else is agreed on: what fits no more is dropped. */
export function changed(draft: Draft, schema: OptionSchema, change: Partial<Draft>): Draft {
  const next = { ...draft, ...change };
  return { ...next, options: fittingOptions(schema, next.options, next.players.length) };
}

/** So many play: those who were there stay, bots come. */
export const seated = (players: readonly Player[], count: number): readonly Player[] =>
  Array.from({ length: count }, (_, seat) => players[seat] ?? { player: 'greedy' });

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
