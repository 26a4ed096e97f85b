import { badArrangement } from './described.ts';
import type { Rules } from './run.ts';
import { listOf, parts, type ShapeOf, shown, whole } from './shape.ts';
import { type StandAlone, standingAt, standingShape, stepNamed } from './standing-at.ts';
import type { Frame, Table } from './table.ts';

const MOST_DICE = 1000;
const MOST_FRAMES = 50;
const SIDES = 6;

/** What a position of any game may say: to be spread into the shape of a game's own. */
export const sharedShapes = {
  /** What is rolled next. */
  dice: listOf(whole(1, SIDES), MOST_DICE),
  /**
   * The rules being carried out, outermost first; each stands at its named step, the first unless said. What a rule is
   * called with there need not be said, and lists that earlier steps settled are empty unless said.
   */
  at: listOf(standingShape, MOST_FRAMES, 1),
};

const shared = parts(sharedShapes);

/** Dice to come and the rules the table stands in; the part of an arrangement every game shares. */
export type Arrangement = ShapeOf<typeof shared>;

/** Called by a game's `arrange` for the shared part, when everything else lies as described. */
export function arrangeShared(
  rules: Rules,
  game: Table,
  { dice, at }: Arrangement,
  alone: StandAlone = {},
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
  for (const standing of at) stack.push(standingAt(rules, game, stack, standing, alone));
  game.stack = stack;
}
