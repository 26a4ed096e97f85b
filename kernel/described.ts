import { TableError } from './errors.ts';
import type { Json } from './json.ts';
import type { Shape } from './shape.ts';

export const badArrangement = (
  sentence: string,
  details: Readonly<Record<string, string | number>> = {},
): TableError => new TableError('bad-arrangement', sentence, details);

/** What is described, if it has the shape that positions of the game have. */
export function described<T>(shape: Shape<T>, arrangement: Json): T {
  demandShape(shape, arrangement, '');
  return arrangement as unknown as T;
}

export function demandShape(shape: Shape<unknown>, value: unknown, at: string): void {
  const fault = shape.faultIn(value, at);
  if (fault === undefined) return;
  const { path, wrong } = fault;
  throw badArrangement(`${path === '' ? 'A position' : path} ${wrong}.`, { path });
}

/** A component that is described to lie somewhere, `players[0].domains` for example. */
export interface Claim {
  readonly id: string;
  readonly path: string;
}

export const claimsOf = (path: string, ids: readonly string[] | undefined): Claim[] =>
  (ids ?? []).map((id) => ({ id, path }));

/** Nothing is described to lie in more places than there are of it. */
export function checkClaims(claims: readonly Claim[], most: (id: string) => number): void {
  const places = new Map<string, string[]>();
  for (const { id, path } of claims) places.set(id, [...(places.get(id) ?? []), path]);
  for (const [id, paths] of places) {
    const there = most(id);
    if (paths.length <= there) continue;
    const where = [...new Set(paths)].join(', ');
    throw badArrangement(
      `"${id}" is named ${paths.length} times (${where}), but there ${there === 1 ? 'is' : 'are'} only ${there} of it.`,
      { id, named: paths.length, most: there },
    );
  }
}
