import type { GameTypes, Question, Trigger } from './decision.ts';
import { RuleError } from './errors.ts';
import { askNextPick } from './gather.ts';
import type { Json, Seat } from './json.ts';
import { askNextReaction } from './react.ts';
import { answeredFor } from './recorder.ts';
import { atTable, seatAsked } from './seat-asked.ts';
import type { Ask, AskingStep, Step } from './step.ts';
import type { Frame, Locals, Table } from './table.ts';

type StepOf<K extends Step['kind']> = Step & { kind: K };
type Loose = Question<GameTypes, Locals, Json>;

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
  const answers = game.standing[seat];
  if (question.standing === undefined || answers === undefined || isEmpty(answers)) return undefined;
  const key = question.standing(game, frame.locals);
  const wanted = key === undefined ? undefined : answers[key];
  if (wanted === undefined) return undefined;
  return values.find((value) => question.option(game, value, frame.locals).id === wanted);
}

function isEmpty(record: object): boolean {
  for (const _ in record) return false;
  return true;
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

function askNextTrigger(
  game: Table,
  stack: Frame[],
  frame: Frame,
  step: StepOf<'offer'>,
  side: number | undefined,
): Ask | undefined {
  const { moment } = step;
  const past = frame.loop?.done ?? [];
  const due = moment.due(game, frame.locals).filter((trigger) => !past.includes(trigger.id));
  const next = due[0];
  if (next === undefined) {
    frame.loop = undefined;
    frame.at = step.next;
    return undefined;
  }
  frame.loop ??= { left: [], done: [] };
  const own = due.filter((trigger) => trigger.seat === next.seat);
  if (own.length === 1 && next.optional !== true) {
    frame.loop.done.push(next.id);
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
