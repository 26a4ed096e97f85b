import {
  type Ask,
  answer,
  cloneTable,
  type GameTypes,
  newRecorder,
  optionOf,
  type PlannedAnswer,
  recording,
  rulesIn,
  type Stretch,
} from '@krcma/kernel';
import type { Craft, Guess } from './bot.ts';

/** The place of the answer that comes next, or nothing where the plan is at its end. */
export type NextPick<T extends GameTypes> = (game: T['state'], ask: Ask) => number | undefined;

export interface CourseStep<T extends GameTypes = GameTypes> extends PlannedAnswer<T> {
  readonly choice: string;
}

/** A question on the way, and the place of its answer. */
export type OnTheWay<T extends GameTypes> = (game: T['state'], ask: Ask, index: number) => void;

const MOST_ANSWERS = 600;

/** Goes through the answers of a plan until others are asked, the turn is over or `stop` says so; gives what ended it. */
function walk<T extends GameTypes>(
  { module, advice }: Craft<T>,
  { game, ask: first }: Guess<T>,
  pick: NextPick<T>,
  hear: OnTheWay<T>,
  stop: (isRevealed: boolean) => boolean,
): 'done' | 'open' {
  const turn = advice.clock?.(game);
  let ask: Ask | undefined = first;
  for (let n = 0; ask !== undefined && n < MOST_ANSWERS; n++) {
    if (advice.clock?.(game) !== turn) return 'done';
    if (ask.seat !== first.seat) return 'open';
    const now: Ask = ask;
    const index = pick(game, now);
    if (index === undefined) return 'done';
    hear(game, now, index);
    const recorder = newRecorder(first.seat);
    [ask] = recording(recorder, () => answer(rulesIn(module), game, now, now.values[index] ?? null));
    if (stop(recorder.gain !== undefined)) return advice.clock?.(game) === turn ? 'open' : 'done';
  }
  return 'done';
}

/** The answers of a plan as far as they can be foreseen. */
export function courseOf<T extends GameTypes>(
  craft: Craft<T>,
  guess: Guess<T>,
  pick: NextPick<T>,
  { most = MOST_ANSWERS, hear = () => undefined }: { most?: number; hear?: OnTheWay<T> } = {},
): { readonly steps: readonly CourseStep<T>[]; readonly isOpen: boolean } {
  const steps: CourseStep<T>[] = [];
  const note: OnTheWay<T> = (game, ask, index) => {
    hear(game, ask, index);
    const { id, label } = optionOf(game, ask, ask.values[index] ?? null);
    steps.push({ choice: id, label: label as T['message'], depth: ask.stack.length });
  };
  const end = walk(craft, guess, pick, note, (isRevealed) => isRevealed || steps.length >= most);
  return { steps, isOpen: end === 'open' };
}

/** The tables a plan lies between, whatever is turned up on the way. */
export function stretchOf<T extends GameTypes>(
  craft: Craft<T>,
  guess: Guess<T>,
  pick: NextPick<T>,
): Stretch<T> {
  const { game } = guess;
  const before = cloneTable(game);
  let last = before;
  const note = (now: T['state']): void => {
    last = cloneTable(now);
  };
  walk(craft, guess, pick, note, () => false);
  const { clock } = craft.advice;
  return { before, last: clock?.(game) === clock?.(before) ? game : last, after: game };
}
