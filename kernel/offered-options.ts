import type { Json } from './json.ts';
import type { Setup } from './module.ts';
import {
  casesOf,
  checkedOptions,
  type Fitting,
  type OptionSchema,
  type OptionSpec,
  type Players,
} from './options.ts';

type Values = Readonly<Record<string, unknown>>;

function areFor(players: Players | undefined, seats: number): boolean {
  if (players === undefined) return true;
  return typeof players === 'string' ? (players === 'alone') === (seats === 1) : players.includes(seats);
}

const isBeside = ({ beside = {} }: Fitting, options: Values): boolean =>
  Object.entries(beside).every(([other, value]) =>
    Array.isArray(value) ? value.includes(options[other]) : options[other] === value,
  );

const fitsPlayers = (spec: OptionSpec, seats: number): boolean =>
  casesOf(spec)?.some(({ players }) => areFor(players, seats)) ?? true;

const fits = (spec: OptionSpec, options: Values, seats: number): boolean =>
  casesOf(spec)?.some((each) => areFor(each.players, seats) && isBeside(each, options)) ?? true;

const isForSome = (only: Players | Fitting): only is Players =>
  typeof only === 'string' || Array.isArray(only);

function canChoose(only: Players | Fitting | undefined, options: Values, seats: number): boolean {
  if (only === undefined || isForSome(only)) return areFor(only, seats);
  return areFor(only.players, seats) && isBeside(only, options);
}

/** The option with the values that so many players can choose beside these others. */
const narrowed = (spec: OptionSpec, options: Values, seats: number): OptionSpec =>
  spec.kind === 'choice' && spec.only !== undefined
    ? { ...spec, values: spec.values.filter((value) => canChoose(spec.only?.[value], options, seats)) }
    : spec;

/** The options worth offering to so many players who have chosen this so far. */
export function offeredOptions(schema: OptionSchema, chosen: Values, seats: number): OptionSchema {
  const options = Object.fromEntries(
    Object.entries(schema).map(([name, spec]) => [name, chosen[name] ?? spec.default]),
  );
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([, spec]) => fits(spec, options, seats))
      .map(([name, spec]) => [name, narrowed(spec, options, seats)]),
  );
}

const isOffered = (spec: OptionSpec | undefined, value: unknown): boolean =>
  spec?.kind === 'choice' ? spec.values.some((each) => each === value) : spec !== undefined;

/** What was chosen, without what is about nothing any more; what stood beside it goes with it. */
export function fittingOptions<V>(
  schema: OptionSchema,
  chosen: Readonly<Record<string, V>>,
  seats: number,
): Record<string, V> {
  const offered = offeredOptions(schema, chosen, seats);
  const fitting = Object.entries(chosen).filter(
    ([name, value]) => Object.hasOwn(offered, name) && isOffered(offered[name], value),
  );
  const left = Object.fromEntries(fitting);
  return fitting.length === Object.keys(chosen).length ? left : fittingOptions(schema, left, seats);
}

/**
 * What tells this game from others of its kind: whatever names the kind, and whatever was chosen that is not the default.
 * In a campaign the values of this game are those that came from the last one.
 */
export function tellingOptions(
  schema: OptionSchema,
  setup: Pick<Setup, 'options' | 'carried' | 'seats'>,
): Readonly<Record<string, Json>> {
  const { seats } = setup;
  const agreed: Readonly<Record<string, Json>> = checkedOptions(schema, agreedIn(schema, setup));
  const told = Object.entries(schema).filter(
    ([name, spec]) =>
      fitsPlayers(spec, seats) &&
      (spec.telling || JSON.stringify(agreed[name]) !== JSON.stringify(spec.default)),
  );
  return Object.fromEntries(told.map(([name]): [string, Json] => [name, agreed[name] ?? null]));
}

/** What was agreed on for a game, in a campaign with what came from the last one. */
export const agreedIn = (
  schema: OptionSchema,
  { options = {}, carried }: Pick<Setup, 'options' | 'carried'>,
): Values => ({ ...options, ...valuesIn(schema, carried) });

/** The choices of a campaign that go by the names of options. */
function valuesIn(schema: OptionSchema, carried: Json | undefined): Values {
  if (typeof carried !== 'object' || carried === null || Array.isArray(carried)) return {};
  return Object.fromEntries(
    Object.entries(carried).filter(([name, value]) => {
      const spec = Object.hasOwn(schema, name) ? schema[name] : undefined;
      return spec?.kind === 'choice' && spec.values.some((each) => each === value);
    }),
  );
}
