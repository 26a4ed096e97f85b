import { TableError } from './errors.ts';
import type { Json } from './json.ts';

/** One thing players may agree on before a game. Its words stand in the game's texts under the same name. */
export type OptionSpec =
  | { readonly kind: 'flag'; readonly default: boolean }
  | { readonly kind: 'choice'; readonly values: readonly string[]; readonly default: string }
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly default: number }
  | { readonly kind: 'some'; readonly values: readonly string[]; readonly default: readonly string[] };

export type OptionSchema = Readonly<Record<string, OptionSpec>>;

export type OptionsOf<S extends OptionSchema> = {
  readonly [K in keyof S]: S[K] extends { kind: 'flag' }
    ? boolean
    : S[K] extends { kind: 'number' }
      ? number
      : S[K] extends { kind: 'some'; values: readonly (infer V)[] }
        ? readonly V[]
        : S[K] extends { kind: 'choice'; values: readonly (infer V)[] }
          ? V
          : never;
};

function fits(spec: OptionSpec, value: unknown): boolean {
  if (spec.kind === 'flag') return typeof value === 'boolean';
  if (spec.kind === 'choice') return typeof value === 'string' && spec.values.includes(value);
  if (spec.kind === 'some')
    return (
      Array.isArray(value) &&
      new Set(value).size === value.length &&
      value.every((v) => spec.values.includes(v))
    );
  return typeof value === 'number' && Number.isInteger(value) && value >= spec.min && value <= spec.max;
}

function allowed(spec: OptionSpec): string {
  if (spec.kind === 'flag') return 'true or false';
  if (spec.kind === 'choice') return `one of ${spec.values.join(', ')}`;
  if (spec.kind === 'some') return `a list of different values out of ${spec.values.join(', ')}`;
  return `a whole number from ${spec.min} to ${spec.max}`;
}

/** Fills in the defaults and refuses what the schema does not know. */
export function checkedOptions<S extends OptionSchema>(
  schema: S,
  given: Readonly<Record<string, unknown>> = {},
): OptionsOf<S> {
  for (const name of Object.keys(given)) {
    if (Object.hasOwn(schema, name)) continue;
    const known = Object.keys(schema).join(', ');
    throw new TableError(
      'unknown-option',
      `There is no option called "${name}". The options are: ${known}.`,
      { name },
    );
  }
  const options: Record<string, Json> = {};
  for (const [name, spec] of Object.entries(schema)) {
    const value = given[name] ?? spec.default;
    if (!fits(spec, value)) {
      const shown = JSON.stringify(value) ?? String(value);
      throw new TableError('bad-option', `Option "${name}" cannot be ${shown}; it takes ${allowed(spec)}.`, {
        name,
        value: shown,
      });
    }
    options[name] = value as Json;
  }
  return options as OptionsOf<S>;
}
