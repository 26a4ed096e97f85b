import type { Json } from './json.ts';

/** What is wrong with a value that comes from outside: where, and what it takes instead. */
export interface Fault {
  /** `players[0].gold`; empty for the whole. */
  readonly path: string;
  readonly wrong: string;
}

/** How a value from outside must look. `ShapeOf` is its type, so that what is checked and what is typed are one. */
export interface Shape<T> {
  /** What it takes, in words: "a whole number from 1 to 6". */
  readonly takes: string;
  /** The same inside of something larger: "a citizen" instead of all of them. */
  readonly short?: string;
  faultIn(value: unknown, path?: string): Fault | undefined;
  readonly type?: T;
}

export type ShapeOf<S> = S extends Shape<infer T> ? T : never;

const LONGEST_SHOWN = 60;
const MOST_LISTED = 24;

/** A value for a sentence; whatever it is, it stays short. */
export function shown(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'string') return JSON.stringify(value.slice(0, LONGEST_SHOWN));
  if (typeof value === 'object' && value !== null) return `{ ${Object.keys(value).slice(0, 5).join(', ')} }`;
  return String(value).slice(0, LONGEST_SHOWN);
}

const shortOf = ({ takes, short = takes }: Shape<unknown>): string => short;

/** One value that is as it must be or not. */
const plain = <T>(takes: string, fits: (value: unknown) => boolean, short = takes): Shape<T> => ({
  takes,
  short,
  faultIn: (value, path = '') =>
    fits(value) ? undefined : { path, wrong: `cannot be ${shown(value)}; it takes ${takes}` },
});

export const flag: Shape<boolean> = plain('true or false', (value) => typeof value === 'boolean');

export const whole = (min: number, max: number): Shape<number> =>
  plain(
    `a whole number from ${min} to ${max}`,
    (value) => typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max,
  );

/** One of the names; `kind` says what they name. */
export function oneOf<const V extends string>(names: readonly V[], kind?: string): Shape<V> {
  const known = new Set<unknown>(names);
  const listed = names.slice(0, MOST_LISTED).join(', ') + (names.length > MOST_LISTED ? ' and others' : '');
  const takes = kind === undefined ? `one of ${listed}` : `${kind}: ${listed}`;
  return plain(takes, (value) => known.has(value), kind);
}

/** Names, each at most once. */
export const someOf = <V extends string>(values: readonly V[]): Shape<readonly V[]> =>
  plain(
    `a list of different values out of ${values.join(', ')}`,
    (value) =>
      Array.isArray(value) &&
      new Set(value).size === value.length &&
      value.every((each) => values.includes(each)),
  );

export const orNull = <T>(shape: Shape<T>): Shape<T | null> => ({
  takes: `${shape.takes}, or null`,
  short: `${shortOf(shape)} or null`,
  faultIn: (value, path) => (value === null ? undefined : shape.faultIn(value, path)),
});

/** A short form, or the long one. */
export const either = <A, B>(short: Shape<A>, long: Shape<B>): Shape<A | B> => ({
  takes: `${shortOf(short)}, or ${shortOf(long)}`,
  faultIn: (value, path) =>
    typeof value === 'object' && value !== null ? long.faultIn(value, path) : short.faultIn(value, path),
});

export const listOf = <T>(shape: Shape<T>, most: number, least = 0): Shape<readonly T[]> => ({
  takes: `a list of ${least > 0 ? `${least} to ${most}` : `at most ${most}`}, each ${shortOf(shape)}`,
  faultIn(value, path = '') {
    if (!Array.isArray(value)) return { path, wrong: `cannot be ${shown(value)}; it takes ${this.takes}` };
    if (value.length > most || value.length < least)
      return { path, wrong: `cannot have ${value.length} entries; it takes ${this.takes}` };
    for (let i = 0; i < value.length; i++) {
      const fault = shape.faultIn(value[i], `${path}[${i}]`);
      if (fault !== undefined) return fault;
    }
    return undefined;
  },
});

type Fields = Readonly<Record<string, Shape<unknown>>>;
type Typed<F extends Fields, N extends keyof F> = {
  readonly [K in Exclude<keyof F, N>]?: ShapeOf<F[K]>;
} & { readonly [K in N]: ShapeOf<F[K]> };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Named parts, nothing else; those in `needed` must be there. */
export function parts<const F extends Fields, const N extends keyof F & string = never>(
  fields: F,
  needed: readonly N[] = [],
): Shape<Typed<F, N>> {
  const takes = `{ ${Object.keys(fields).join(', ')} }`;
  return {
    takes,
    faultIn(value, path = '') {
      if (!isRecord(value)) return { path, wrong: `cannot be ${shown(value)}; it takes ${takes}` };
      for (const name of Object.keys(value))
        if (!Object.hasOwn(fields, name)) return { path, wrong: `has no ${shown(name)}; it takes ${takes}` };
      for (const name of needed)
        if (value[name] === undefined) return { path, wrong: `lacks ${shown(name)}; it takes ${takes}` };
      for (const [name, shape] of Object.entries(fields)) {
        // Only what it has itself: "constructor" is a name like others.
        if (!Object.hasOwn(value, name) || value[name] === undefined) continue;
        const fault = shape.faultIn(value[name], path === '' ? name : `${path}.${name}`);
        if (fault !== undefined) return fault;
      }
      return undefined;
    },
  };
}

/** Something for each of the names it says. */
export const byName = <K extends string, T>(
  names: readonly K[],
  shape: Shape<T>,
): Shape<{ readonly [N in K]?: T }> =>
  parts(Object.fromEntries(names.map((name) => [name, shape]))) as Shape<{ readonly [N in K]?: T }>;

const DEEPEST = 12;

/** A name without a value is as good as not there; an entry of a list without one is nothing JSON can say. */
function isPlain(value: unknown, depth: number): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || depth >= DEEPEST) return false;
  const inside: unknown[] = Array.isArray(value)
    ? value
    : Object.values(value).filter((part) => part !== undefined);
  return inside.every((part) => isPlain(part, depth + 1));
}

/** Whatever JSON can say, not nested without end. */
export const json: Shape<Json> = plain(`plain JSON of at most ${DEEPEST} levels`, (value) =>
  isPlain(value, 0),
);

export const text: Shape<string> = plain('a name', (value) => typeof value === 'string');

/** Any names, any plain values. */
export const values: Shape<{ readonly [name: string]: Json | undefined }> = plain(
  'named values',
  (value) => isRecord(value) && isPlain(value, 0),
);
