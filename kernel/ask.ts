import type { GameTypes, Gathering, Question, Trigger } from './decision.ts';
import { RuleError } from './errors.ts';
import { hashOf } from './hash.ts';
import type { Json, Seat } from './json.ts';
import { askNextReaction } from './react.ts';
import { answeredFor } from './recorder.ts';
import type { Ask, AskingStep, Step } from './step.ts';
import type { Frame, Locals, Table } from './table.ts';

type StepOf<K extends Step['kind']> = Step & { kind: K };
type Loose = Question<GameTypes, Locals, Json>;
type LooseGathering = Gathering<GameTypes, Locals, Json>;

/** The step a frame stands at either has a question for a seat, or needs none and the frame moves on (undefined). */
export function askAt(
  game: Table,
  stack: Frame[],
  frame: Frame,
  step: AskingStep,
  side: number | undefined,
): Ask | undefined {
  const ask = questionAt(game, stack, frame, step, side);
  if (ask === undefined) return undefined;
  const standing = standingAnswer(game, ask);
  if (standing === undefined) return ask;
  if (step.kind !== 'react' || standing !== null) answeredFor(ask.seat);
  settle(game, frame, step, ask.seat, standing);
  return undefined;
}

function questionAt(
  game: Table,
  stack: Frame[],
  frame: Frame,
  step: AskingStep,
  side: number | undefined,
): Ask | undefined {
  switch (step.kind) {
    case 'choose':
      return askChoice(game, stack, frame, step, side);
    case 'acts':
      return askNextAct(game, stack, frame, step, side);
    case 'gather':
      return askNextPick(game, stack, frame, step, side);
    case 'react':
      return askNextReaction(game, stack, frame, step, side);
    default:
      return askNextTrigger(game, stack, frame, step, side);
  }
}

function standingAnswer(game: Table, { seat, question, values, frame }: Ask): Json | undefined {
  if (question.standing === undefined) return undefined;
  const key = question.standing(game, frame.locals);
  const wanted = key === undefined ? undefined : game.standing[seat]?.[key];
  if (wanted === undefined) return undefined;
  return values.find((value) => question.option(game, value, frame.locals).id === wanted);
}

export function seatAsked(game: Table, question: Pick<Loose, 'seat'>, frame: Frame): Seat {
  return atTable(
    game,
    frame,
    question.seat === undefined ? frame.locals.player : question.seat(game, frame.locals),
  );
}

function atTable(game: Table, frame: Frame, seat: Json | undefined): Seat {
  if (typeof seat !== 'number' || !(seat >= 0 && seat < game.seats))
    throw new RuleError(`${frame.rule}.${frame.at} asks seat ${seat}, which is not at the table.`);
  return seat;
}

function askChoice(
  game: Table,
  stack: Frame[],
  frame: Frame,
  step: StepOf<'choose'>,
  side: number | undefined,
): Ask | undefined {
  const { question } = step;
  const values = question.values(game, frame.locals);
  if (values === undefined) {
    if (!step.maybe) throw new RuleError(`Step ${step.name} of ${frame.rule} must have something to choose.`);
    frame.at = step.next;
    return undefined;
  }
  if (values.length === 0)
    throw new RuleError(`Dead end: ${frame.rule}.${step.name} asks with an empty list.`);
  if (values.length > 1 || question.always === true)
    return { seat: seatAsked(game, question, frame), values, question, step, frame, stack, side };
  frame.locals[step.name] = values[0] as Json;
  frame.at = step.next;
  return undefined;
}

/** What has been chosen last is either carried out and the end of it, or asked for anew. */
function askNextAct(
  game: Table,
  stack: Frame[],
  frame: Frame,
  step: StepOf<'acts'>,
  side: number | undefined,
): Ask | undefined {
  const ended = frame.loop?.done[0];
  if (ended !== undefined) {
    frame.locals[step.name] = ended;
    frame.loop = undefined;
    frame.at = step.next;
    return undefined;
  }
  const { question } = step;
  const values = question.values(game, frame.locals) ?? [];
  if (values.length === 0)
    throw new RuleError(`Dead end: ${frame.rule}.${step.name} asks with an empty list.`);
  if (values.length > 1 || question.always === true)
    return { seat: seatAsked(game, question, frame), values, question, step, frame, stack, side };
  frame.loop = { left: values.slice(), done: [] };
  return undefined;
}

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
  if (left.length === 0 || done.length >= atMost) return undefined;
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

function askNextPick(
  game: Table,
  stack: Frame[],
  frame: Frame,
  step: StepOf<'gather'>,
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
  const asked = questionAfter(question, done);
  return { seat: seatAsked(game, question, frame), values, question: asked, step, frame, stack, side };
}

/** The question for the next pick; "enough" is null. */
function questionAfter(question: LooseGathering, picked: readonly Json[]): Loose {
  return {
    kind: question.kind,
    values: (game, locals) => question.values(game, locals, picked),
    option: (game, value, locals) =>
      value === null
        ? { id: 'done', label: question.done(game, locals, picked) }
        : question.option(game, value, locals, picked),
    prompt: (game, locals) => question.prompt(game, locals, picked),
    refused: (game, locals) => question.refused?.(game, locals, picked) ?? [],
    ...(question.standing && { standing: (game, locals) => question.standing?.(game, locals) }),
  };
}

function askNextTrigger(
  game: Table,
  stack: Frame[],
  frame: Frame,
  step: StepOf<'offer'>,
  side: number | undefined,
): Ask | undefined {
  const { moment } = step;
  frame.loop ??= { left: [], done: [] };
  const { done } = frame.loop;
  const due = moment.due(game, frame.locals).filter((trigger) => !done.includes(trigger.id));
  const next = due[0];
  if (next === undefined) {
    frame.loop = undefined;
    frame.at = step.next;
    return undefined;
  }
  const own = due.filter((trigger) => trigger.seat === next.seat);
  if (own.length === 1 && next.optional !== true) {
    done.push(next.id);
    frame.loop.left = [callOf(next)];
    return undefined;
  }
  const mayDecline = own.every((trigger) => trigger.optional === true);
  const values: Json[] = own.map((trigger) => trigger.id);
  if (mayDecline) values.push(null);
  const question: Loose = {
    kind: 'one',
    values: () => values,
    option: (table, value, locals) => {
      const trigger = own.find(({ id }) => id === value);
      if (trigger === undefined) return { id: 'none', label: moment.decline(table, locals) };
      const { id, label, thing, rule } = trigger;
      return { id, label, ...(thing !== undefined && { thing }), ...(rule !== undefined && { rule }) };
    },
    prompt: (table, locals) => moment.prompt(table, locals),
    ...(moment.standing && { standing: (table, locals) => moment.standing?.(table, locals) }),
  };
  return { seat: atTable(game, frame, next.seat), values, question, step, frame, stack, side };
}

const callOf = (trigger: Trigger): Json => ({ call: trigger.call, with: trigger.with });

/** Writes the answer down in the frame that asked. */
export function settle(game: Table, frame: Frame, step: AskingStep, seat: Seat, value: Json): void {
  if (step.kind === 'choose') {
    frame.locals[step.name] = value;
    frame.at = step.next;
    return;
  }
  if (step.kind === 'acts') {
    frame.loop = { left: [value], done: [] };
    return;
  }
  const loop = frame.loop;
  if (loop === undefined) throw new RuleError(`Step ${step.name} of ${frame.rule} has no loop to answer.`);
  if (step.kind === 'gather') {
    if (value !== null) loop.done.push(value);
    else {
      frame.locals[step.name] = loop.done;
      frame.loop = undefined;
      frame.at = step.next;
    }
    return;
  }
  if (step.kind === 'react') {
    loop.done.push({ seat, act: value });
    if (value !== null) loop.left.push({ seat, act: value });
    return;
  }
  const due = step.moment.due(game, frame.locals).filter((trigger) => trigger.seat === seat);
  for (const trigger of due) {
    if (value !== null && trigger.id !== value) continue;
    if (loop.done.includes(trigger.id)) continue;
    loop.done.push(trigger.id);
    if (value !== null) loop.left = [callOf(trigger)];
  }
}
