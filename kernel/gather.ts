import type { GameTypes, Gathering, Question } from './decision.ts';
import { hashOf } from './hash.ts';
import type { Json } from './json.ts';
import { seatAsked } from './seat-asked.ts';
import type { Ask, Step } from './step.ts';
import type { Frame, Locals, Table } from './table.ts';

type LooseGathering = Gathering<GameTypes, Locals, Json>;

/** Values may be records, and a record that was saved and loaded is another object. */
const sameValue = (a: Json, b: Json): boolean =>
  a === b || (typeof a === 'object' && typeof b === 'object' && hashOf(a) === hashOf(b));

const isAmong = (values: readonly Json[], value: Json): boolean =>
  values.some((each) => sameValue(each, value));

/** What may be picked next. */
export function leftToPick(
  game: Table,
  question: LooseGathering,
  locals: Locals,
  picked: readonly Json[],
): readonly Json[] {
  const all = question.values(game, locals, picked) ?? [];
  return question.repeats === true ? all : all.filter((value) => !isAmong(picked, value));
}

/** No more are left than must be picked, and none of them keeps another from being picked. */
function allAreNeeded(
  game: Table,
  question: LooseGathering,
  locals: Locals,
  { done, left, atLeast }: { done: readonly Json[]; left: readonly Json[]; atLeast: number },
): boolean {
  if (question.kind === 'order' || question.repeats === true || done.length + left.length > atLeast)
    return false;
  return left.every((value) => {
    const others = [...done, ...left.filter((each) => each !== value)];
    return isAmong(leftToPick(game, question, locals, others), value);
  });
}

/** What may be picked next, and whether it may be left at that; undefined when nothing more can be picked. */
function nextPick(game: Table, question: LooseGathering, locals: Locals, done: readonly Json[]) {
  const left = leftToPick(game, question, locals, done);
  const atMost = question.atMost?.(game, locals, done) ?? Number.POSITIVE_INFINITY;
  const isFull = left.length === 0 || done.length >= atMost;
  if (isFull)
    return question.sealed?.(game, locals) ? { left: [], mayStop: true, isForced: false } : undefined;
  const atLeast =
    question.atLeast?.(game, locals, done) ?? (question.kind === 'order' ? done.length + left.length : 0);
  const mayStop = done.length >= atLeast && question.suffices?.(game, locals, done) !== false;
  const isForced =
    !mayStop &&
    question.always !== true &&
    (left.length === 1 || allAreNeeded(game, question, locals, { done, left, atLeast }));
  return { left, mayStop, isForced };
}

/** Whether its owner is asked for more once so much is picked. */
export const asksAfter = (
  game: Table,
  question: LooseGathering,
  locals: Locals,
  done: readonly Json[],
): boolean => nextPick(game, question, locals, done)?.isForced === false;

/** The next pick of a set or an order is asked for, unless there is only one way to go on. */
export function askNextPick(
  game: Table,
  stack: Frame[],
  frame: Frame,
  step: Extract<Step, { readonly kind: 'gather' }>,
  side: number | undefined,
): Ask | undefined {
  const { question } = step;
  frame.loop ??= { left: [], done: [] };
  const { done } = frame.loop;
  const next = nextPick(game, question, frame.locals, done);
  if (next === undefined) {
    frame.locals[step.name] = done;
    frame.loop = undefined;
    frame.at = step.next;
    return undefined;
  }
  if (next.isForced) {
    done.push(next.left[0] as Json);
    return undefined;
  }
  const values = next.mayStop ? [...next.left, null] : next.left;
  const asked = new NextPick(question, done);
  return { seat: seatAsked(game, question, frame), values, question: asked, step, frame, stack, side };
}

/** The question for the next pick; "enough" is null. */
class NextPick implements Question<GameTypes, Locals, Json> {
  readonly kind: LooseGathering['kind'];
  private readonly gathering: LooseGathering;
  private readonly picked: readonly Json[];

  constructor(gathering: LooseGathering, picked: readonly Json[]) {
    this.kind = gathering.kind;
    this.gathering = gathering;
    this.picked = picked;
  }

  values(game: Table, locals: Locals) {
    return this.gathering.values(game, locals, this.picked);
  }

  option(game: Table, value: Json, locals: Locals) {
    if (value === null) return { id: 'done', label: this.gathering.done(game, locals, this.picked) };
    return this.gathering.option(game, value, locals, this.picked);
  }

  prompt(game: Table, locals: Locals) {
    return this.gathering.prompt(game, locals, this.picked);
  }

  refused(game: Table, locals: Locals) {
    return this.gathering.refused?.(game, locals, this.picked) ?? [];
  }

  standing(game: Table, locals: Locals) {
    return this.gathering.standing?.(game, locals);
  }
}
