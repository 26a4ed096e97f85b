import { badArrangement, demandShape } from './described.ts';
import { flawIn, settlesList } from './frames.ts';
import { hashOf } from './hash.ts';
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

/** Shapes of locals, by the names the rules of a game give them. */
export type LocalShapes = Readonly<Record<string, Shape<unknown>>>;

/** What a rule must be told that stands there without the one that calls it, by its name. */
export type Needs = Readonly<Record<string, readonly string[]>>;

/** Where a frame is to stand: over which others, in words for a sentence. */
interface Place {
  readonly rules: Rules;
  readonly game: Table;
  readonly stack: readonly Frame[];
  readonly path: string;
  readonly needs: Needs;
}

/** A described frame over those beneath it. What its caller gives it is filled in; what it must know is demanded. */
export function standingAt(
  rules: Rules,
  game: Table,
  stack: readonly Frame[],
  { rule: name, step: wanted, with: given = {}, left }: Standing,
  known: LocalShapes,
  needs: Needs,
): Frame {
  const place = { rules, game, stack, path: `at[${stack.length}]`, needs };
  const { rule, step } = stepNamed(rules, name, wanted);
  const shapes = { player: whole(0, game.seats - 1), ...known };
  const inputs = Object.entries(given).filter(([each]) => !rule.steps.has(each));
  checkLocals(Object.fromEntries(inputs), shapes, `${place.path}.with`);
  for (const [index, each] of (left ?? []).entries())
    checkLocals(each, shapes, `${place.path}.left[${index}]`);
  if (left !== undefined && step.kind !== 'each')
    throw badArrangement(
      `${place.path}.left cannot be said: step "${step.name}" of "${name}" calls nothing for each.`,
    );
  const frame: Frame = {
    rule: name,
    at: step.name,
    locals: { ...inputOf(place, rule, given), ...given },
    ...(left !== undefined && { loop: { left: [...left], done: [] } }),
  };
  settleLists(rule, frame);
  demandResults(place, frame);
  return frame;
}

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

function checkLocals(given: Readonly<Locals>, shapes: LocalShapes, path: string): void {
  for (const [name, value] of Object.entries(given)) {
    const shape = Object.hasOwn(shapes, name) ? shapes[name] : undefined;
    if (shape !== undefined) demandShape(shape, value, `${path}.${name}`);
  }
}

/** What the frame beneath calls it with. Rules in between may be left out; then all it needs must be said. */
function inputOf(place: Place, rule: Rule, given: Readonly<Locals>): Readonly<Locals> {
  const caller = place.stack[place.stack.length - 1];
  const step = caller && place.rules.get(caller.rule)?.steps.get(caller.at);
  if (caller === undefined || step === undefined) return {};
  if ('rule' in step && step.rule === rule.name && step.kind !== 'sideBySide') {
    const calls = callsAt(place.game, caller, step);
    const at = calls.findIndex((call) => agree(call, given));
    const call = calls[at] ?? {};
    if (at < 0) demandInput(place, rule, calls, given);
    if (step.kind === 'each') caller.loop ??= { left: at < 0 ? [] : [...calls.slice(at + 1)], done: [] };
    demandKnown(place, rule, calls[0] ?? given, given);
    return call;
  }
  if (!isReached(place, rule.name))
    throw badArrangement(
      `${place.path} cannot be rule "${rule.name}": step "${step.name}" of "${caller.rule}" does not lead to it, or it stands there already.`,
    );
  demandInput(place, rule, [], given);
  if (step.kind === 'each') caller.loop ??= { left: [], done: [] };
  return {};
}

/** What a step would call its rule with, now. */
function callsAt(game: Table, { locals }: Frame, step: Step): readonly Locals[] {
  if (step.kind === 'each') return step.with(game, locals);
  if (step.kind !== 'call' && step.kind !== 'repeat') return [];
  const input = step.with(game, locals);
  return input === undefined ? [] : [input];
}

const agree = (call: Readonly<Locals>, given: Readonly<Locals>): boolean =>
  Object.keys(call).every((name) => given[name] === undefined || hashOf(given[name]) === hashOf(call[name]));

/** The table may have changed since the call, so that another would be made now; all of it must be said then. */
function demandInput(
  { path, needs }: Place,
  rule: Rule,
  calls: readonly Locals[],
  given: Readonly<Locals>,
): void {
  const names = Object.keys(calls[0] ?? {});
  const missing = [...names, ...(needs[rule.name] ?? [])].find((name) => given[name] === undefined);
  if (missing !== undefined)
    throw badArrangement(`${path}.with lacks ${shown(missing)}, which rule "${rule.name}" is called with.`);
}

/** Nothing is said that the rule is neither called with nor settles. */
function demandKnown({ path }: Place, rule: Rule, call: Readonly<Locals>, given: Readonly<Locals>): void {
  const strange = Object.keys(given).find((name) => !Object.hasOwn(call, name) && !rule.steps.has(name));
  if (strange === undefined) return;
  const names = [...new Set([...Object.keys(call), ...rule.steps.keys()])].join(', ');
  throw badArrangement(`${path}.with has no ${shown(strange)}; "${rule.name}" knows ${names}.`);
}

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
