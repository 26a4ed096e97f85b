import type { Json } from './json.ts';
import type { Setup } from './module.ts';
import { checkedOptions, type OptionSchema, type OptionSpec } from './options.ts';

type Values = Readonly<Record<string, unknown>>;

const fitsPlayers = ({ fits = {} }: OptionSpec, seats: number): boolean =>
  fits.players === undefined || (fits.players === 'alone') === (seats === 1);

const fitsBeside = ({ fits = {} }: OptionSpec, options: Values): boolean =>
  Object.entries(fits.beside ?? {}).every(([other, value]) => options[other] === value);

/** The options worth offering to so many players who have chosen this so far. */
export function offeredOptions(schema: OptionSchema, chosen: Values, seats: number): OptionSchema {
  const options = Object.fromEntries(
    Object.entries(schema).map(([name, spec]) => [name, chosen[name] ?? spec.default]),
  );
  return Object.fromEntries(
    Object.entries(schema).filter(([, spec]) => fitsPlayers(spec, seats) && fitsBeside(spec, options)),
  );
}

/** What was chosen, without what is about nothing any more. */
export function fittingOptions<V>(
  schema: OptionSchema,
  chosen: Readonly<Record<string, V>>,
  seats: number,
): Record<string, V> {
  const offered = offeredOptions(schema, chosen, seats);
  return Object.fromEntries(Object.entries(chosen).filter(([name]) => Object.hasOwn(offered, name)));
}

/**
 * What tells this game from others of its kind: whatever names the kind, and whatever was chosen that is not the default.
 * In a campaign the values of this game are those that came from the last one.
 */
export function tellingOptions(
  schema: OptionSchema,
  { options = {}, carried, seats }: Pick<Setup, 'options' | 'carried' | 'seats'>,
): Readonly<Record<string, Json>> {
  const agreed: Readonly<Record<string, Json>> = checkedOptions(schema, {
    ...options,
    ...valuesIn(schema, carried),
  });
  const told = Object.entries(schema).filter(
    ([name, spec]) =>
      fitsPlayers(spec, seats) &&
      (spec.telling || JSON.stringify(agreed[name]) !== JSON.stringify(spec.default)),
  );
  return Object.fromEntries(told.map(([name]): [string, Json] => [name, agreed[name] ?? null]));
}

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
