import type { Callable } from './call.ts';
import { badArrangement, demandShape } from './described.ts';
import { flawIn, settlesList } from './frames.ts';
import { hashOf } from './hash.ts';
import type { Json } from './json.ts';
import type { Rules } from './run.ts';
import { listOf, parts, type Shape, type ShapeOf, shown, text, values, whole } from './shape.ts';
import type { Rule, Step } from './step.ts';
import type { Frame, Locals, Table } from './table.ts';

const MOST_CALLS = 100;

/** One rule being carried out, at its first step unless said. */
export const standingShape = parts(
  {
    rule: text,
    step: text,
    with: values,
    /** Inside a step that calls for each: the calls still to come after the one being carried out. */
    left: listOf(values, MOST_CALLS),
  },
  ['rule'],
);

type Standing = ShapeOf<typeof standingShape>;

type Shapes = Readonly<Record<string, Shape<unknown>>>;

/** Rules that may stand there without the one that calls them: all they are called with, and results they may say. */
export type StandAlone = Readonly<Record<string, { readonly input: Shapes; readonly results: Shapes }>>;

/** An entry of `StandAlone`. An input without its shape does not compile. */
export const standsAlone = <In extends object, All>(
  rule: Callable<In, unknown> & { localsAt(frame: Frame | undefined): All | undefined },
  input: { readonly [N in keyof In]-?: Shape<In[N]> },
  results: { readonly [N in Exclude<keyof All, keyof In>]?: Shape<NonNullable<All[N]>> } = {},
): StandAlone => ({ [rule.name]: { input: input as Shapes, results: results as Shapes } });

/** Where a frame is to stand: over which others, in words for a sentence. */
interface Place {
  readonly rules: Rules;
  readonly game: Table;
  readonly stack: readonly Frame[];
  readonly path: string;
  readonly alone: StandAlone;
}

/** A described frame over those beneath it. What its caller gives it is filled in; what it must know is demanded. */
export function standingAt(
  rules: Rules,
  game: Table,
  stack: readonly Frame[],
  { rule: name, step: wanted, with: given = {}, left }: Standing,
  alone: StandAlone,
): Frame {
  const place = { rules, game, stack, path: `at[${stack.length}]`, alone };
  const { rule, step } = stepNamed(rules, name, wanted);
  const isResult = (each: string): boolean => rule.steps.has(each);
  const inputs = onlyThose(given, (each) => !isResult(each));
  const results = onlyThose(given, isResult);
  checkResults(place, rule, results);
  const frame: Frame = { rule: name, at: step.name, locals: { ...inputOf(place, rule, inputs), ...results } };
  settleLists(rule, frame);
  demandResults(place, frame);
  if (left !== undefined) frame.loop = { left: callsLeft(place, frame, step, left), done: [] };
  return frame;
}

const onlyThose = (locals: Readonly<Locals>, wanted: (name: string) => boolean): Locals =>
  Object.fromEntries(Object.entries(locals).filter(([name]) => wanted(name)));

export function stepNamed(
  rules: Rules,
  name: string,
  wanted: string | undefined,
): { rule: Rule; step: Step } {
  const rule = rules.get(name);
  if (rule === undefined) throw badArrangement(`There is no rule called ${shown(name)}.`, { rule: name });
  const step = rule.steps.get(wanted ?? rule.first);
  if (step !== undefined) return { rule, step };
  const steps = [...rule.steps.keys()].join(', ');
  throw badArrangement(`Rule "${name}" has no step called ${shown(wanted)}. Its steps are: ${steps}.`, {
    rule: name,
    step: wanted ?? '',
  });
}

/** Lists that earlier steps settled are empty unless said, so that may be said as well. */
const isEmptyList = (rule: Rule, name: string, value: Json | undefined): boolean => {
  const step = rule.steps.get(name);
  return step !== undefined && settlesList(step) && Array.isArray(value) && value.length === 0;
};

/** What a step settled can be said where its shape is known. */
function checkResults({ path, alone }: Place, rule: Rule, results: Readonly<Locals>): void {
  for (const [name, value] of Object.entries(results)) {
    const shape = ownOf(alone, rule.name)?.results[name];
    if (shape === undefined && isEmptyList(rule, name, value)) continue;
    if (shape === undefined)
      throw badArrangement(
        `${path}.with cannot say ${shown(name)}, which a step of "${rule.name}" settles: let it stand at that step or before.`,
      );
    demandShape(shape, value, `${path}.with.${name}`);
  }
}

/** What the frame beneath calls it with. Rules in between may be left out before one that stands alone. */
function inputOf(place: Place, rule: Rule, given: Readonly<Locals>): Readonly<Locals> {
  const caller = place.stack[place.stack.length - 1];
  const calls = caller === undefined ? [{}] : callsBy(place, caller, rule);
  const at = calls.findIndex((call) => agree(call, given));
  if (caller !== undefined && stepOf(place, caller)?.kind === 'each')
    caller.loop ??= { left: at < 0 ? [] : [...calls.slice(at + 1)], done: [] };
  return calls[at] ?? saidAlone(place, rule.name, given, `${place.path}.with`);
}

const stepOf = ({ rules }: Place, { rule, at }: Frame): Step | undefined => rules.get(rule)?.steps.get(at);

/** What the frame beneath would call the rule with, now; none where rules in between are left out. */
function callsBy(place: Place, caller: Frame, { name }: Rule): readonly Locals[] {
  const step = stepOf(place, caller);
  if (step !== undefined && 'rule' in step && step.rule === name && step.kind !== 'sideBySide')
    return callsAt(place.game, caller, step);
  if (isReached(place, name)) return [];
  throw badArrangement(
    `${place.path} cannot be rule "${name}": step "${caller.at}" of "${caller.rule}" does not lead to it, or it stands there already.`,
  );
}

/** Calls still to come: those that would be made now, or said in full. */
function callsLeft(place: Place, frame: Frame, step: Step, left: readonly Locals[]): Json[] {
  if (step.kind !== 'each')
    throw badArrangement(
      `${place.path}.left cannot be said: step "${step.name}" of "${frame.rule}" calls nothing for each.`,
    );
  const calls = callsAt(place.game, frame, step);
  return left.map(
    (given, index) =>
      (calls.find((call) => agree(call, given)) ??
        saidAlone(place, step.rule, given, `${place.path}.left[${index}]`)) as Json,
  );
}

/** What a step would call its rule with, now. */
function callsAt(game: Table, { locals }: Frame, step: Step): readonly Locals[] {
  if (step.kind === 'each') return step.with(game, locals);
  if (step.kind !== 'call' && step.kind !== 'repeat') return [];
  const input = step.with(game, locals);
  return input === undefined ? [] : [input];
}

/** Nothing else is said than what the call says. */
const agree = (call: Readonly<Locals>, given: Readonly<Locals>): boolean =>
  Object.entries(given).every(
    ([name, value]) =>
      value === undefined || (Object.hasOwn(call, name) && hashOf(value) === hashOf(call[name])),
  );

/** The table may have changed since the call, so that another would be made now; all of it must be said then. */
function saidAlone(
  { game, alone }: Place,
  name: string,
  given: Readonly<Locals>,
  path: string,
): Readonly<Locals> {
  const input = ownOf(alone, name)?.input;
  if (input === undefined)
    throw badArrangement(
      `${path} is not what rule "${name}" is called with by the one beneath it, and it does not stand alone. Those that do: ${Object.keys(alone).join(', ') || 'none'}.`,
      { rule: name },
    );
  const shapes: Shapes = {
    ...input,
    ...(Object.hasOwn(input, 'player') && { player: whole(0, game.seats - 1) }),
  };
  for (const [each, value] of Object.entries(given)) {
    const shape = ownOf(shapes, each);
    if (shape === undefined)
      throw badArrangement(
        `${path} has no ${shown(each)}; "${name}" knows ${Object.keys(shapes).join(', ')}.`,
      );
    if (value !== undefined) demandShape(shape, value, `${path}.${each}`);
  }
  const missing = Object.keys(shapes).find((each) => given[each] === undefined);
  if (missing !== undefined)
    throw badArrangement(`${path} lacks ${shown(missing)}, which rule "${name}" is called with.`);
  return given;
}

/** Only what it has itself: "constructor" is a name like others. */
const ownOf = <V>(table: Readonly<Record<string, V>>, name: string): V | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

/** A rule that has not begun yet waits for those above it, whatever they are: what counts is who stands beneath it. */
function isReached({ rules, stack }: Place, name: string): boolean {
  if (stack.some(({ rule }) => rule === name)) return false;
  for (const { rule, at } of stack.toReversed()) {
    const step = rules.get(rule)?.steps.get(at);
    if (step !== undefined && mayLeadTo(rules, step, name, stack[0]?.rule)) return true;
    if (at !== rules.get(rule)?.first) return false;
  }
  return false;
}

/** Whether carrying a step out can come to a rule. What is called by its name may be any but the whole game. */
function mayLeadTo(rules: Rules, from: Step, name: string, whole: string | undefined): boolean {
  const seen = new Set<string>();
  const steps: Step[] = [from];
  for (let step = steps.pop(); step !== undefined; step = steps.pop()) {
    const { kind } = step;
    if (kind === 'callNamed' || kind === 'acts' || kind === 'offer' || kind === 'react')
      return name !== whole;
    if (kind === 'sideBySide' || !('rule' in step) || seen.has(step.rule)) continue;
    if (step.rule === name) return true;
    seen.add(step.rule);
    steps.push(...(rules.get(step.rule)?.steps.values() ?? []));
  }
  return false;
}

function settleLists(rule: Rule, { at, locals }: Frame): void {
  for (const step of rule.steps.values()) {
    if (step.name === at) return;
    if (settlesList(step)) locals[step.name] ??= [];
  }
}

function demandResults({ rules, path }: Place, frame: Frame): void {
  const flaw = flawIn(rules, frame);
  if (flaw?.lacks !== 'result') return;
  const step = flaw.of.name;
  throw badArrangement(
    `${path}.with lacks ${shown(step)}: rule "${frame.rule}" is past that step and knows its result.`,
    { rule: frame.rule, step },
  );
}
