import { TableError } from './errors.ts';
import type { Json } from './json.ts';
import { flag, oneOf, type Shape, someOf, whole } from './shape.ts';

/** So many players: one, more than one, or these numbers. */
export type Players = 'alone' | 'several' | readonly number[];

type Beside = boolean | string | number;

type OptionKind =
  | { readonly kind: 'flag'; readonly default: boolean }
  | {
      readonly kind: 'choice';
      readonly values: readonly string[];
      readonly default: string;
      /** Values that only so many players can choose, or only beside other values; the others are for all. */
      readonly only?: Readonly<Record<string, Players | Fitting>>;
    }
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly default: number }
  | { readonly kind: 'some'; readonly values: readonly string[]; readonly default: readonly string[] };

/** With so many players, and beside one of these values of each of these other options. */
export interface Fitting {
  readonly players?: Players;
  readonly beside?: Readonly<Record<string, Beside | readonly Beside[]>>;
}

/** How an option is offered to players. What may be played together is said by `forbids` alone. */
interface Offered {
  /** Where it is about anything: in this case, or in one of these. Everywhere unless given. */
  readonly fits?: Fitting | readonly Fitting[];
  /** It names the kind of game, so it is told wherever games are listed, chosen or not. */
  readonly telling?: true;
  /** The rulebook can be read both ways; few want to be asked. */
  readonly ruling?: true;
}

/** One thing players may agree on before a game. Its words stand in the game's texts under the same name. */
export type OptionSpec = OptionKind & Offered;

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

/** The cases an option is offered in; none where it is offered everywhere. */
export const casesOf = ({ fits }: OptionSpec): readonly Fitting[] | undefined =>
  fits === undefined || isSeveral(fits) ? fits : [fits];

const isSeveral = (fits: Fitting | readonly Fitting[]): fits is readonly Fitting[] => Array.isArray(fits);

function shapeOf(spec: OptionSpec): Shape<unknown> {
  if (spec.kind === 'flag') return flag;
  if (spec.kind === 'choice') return oneOf(spec.values);
  return spec.kind === 'some' ? someOf(spec.values) : whole(spec.min, spec.max);
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
    const shape = shapeOf(spec);
    if (shape.faultIn(value) !== undefined) {
      const shown = JSON.stringify(value) ?? String(value);
      throw new TableError('bad-option', `Option "${name}" cannot be ${shown}; it takes ${shape.takes}.`, {
        name,
        value: shown,
      });
    }
    options[name] = value as Json;
  }
  return options as OptionsOf<S>;
}
