import { TableError } from './errors.ts';
import type { Json } from './json.ts';
import type { Rules } from './run.ts';
import { listOf, parts, type Shape, type ShapeOf, shown, text, values, whole } from './shape.ts';
import { standingAt, stepNamed } from './standing-at.ts';
import type { Frame, Table } from './table.ts';

const MOST_DICE = 1000;
const MOST_FRAMES = 50;
const MOST_CALLS = 100;
const SIDES = 6;

/** What a position of any game may say: to be spread into the shape of a game's own. */
export const sharedShapes = {
  /** What is rolled next. */
  dice: listOf(whole(1, SIDES), MOST_DICE),
  /**
   * The rules being carried out, outermost first; each stands at its named step, the first unless said. What a rule is
   * called with there need not be said, and lists that earlier steps settled are empty unless said.
   */
  at: listOf(
    parts(
      {
        rule: text,
        step: text,
        with: values,
        /** Inside a step that calls for each: the calls still to come after the one being carried out. */
        left: listOf(values, MOST_CALLS),
      },
      ['rule'],
    ),
    MOST_FRAMES,
    1,
  ),
};

const shared = parts(sharedShapes);

/** Dice to come and the rules the table stands in; the part of an arrangement every game shares. */
export type Arrangement = ShapeOf<typeof shared>;

/** Shapes of locals, by the names the rules of a game give them. */
export type LocalShapes = Readonly<Record<string, Shape<unknown>>>;

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

/** Called by a game's `arrange` for the shared part, when everything else lies as described. */
export function arrangeShared(
  rules: Rules,
  game: Table,
  { dice, at }: Arrangement,
  known: LocalShapes = {},
): void {
  if (dice !== undefined && dice.length > 0) game.random.loaded = [...dice];
  if (at === undefined) return;
  for (const { rule, step } of at) stepNamed(rules, rule, step);
  const whole = game.stack[0]?.rule ?? '';
  if (at[0]?.rule !== whole)
    throw badArrangement(
      `at[0].rule cannot be ${shown(at[0]?.rule)}: every position stands in "${whole}", the rule that is the whole game.`,
    );
  const stack: Frame[] = [];
  for (const standing of at) stack.push(standingAt(rules, game, stack, standing, known));
  game.stack = stack;
}
