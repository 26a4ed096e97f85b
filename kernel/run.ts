import { askAt, settle } from './ask.ts';
import { RuleError, RuleMissing } from './errors.ts';
import type { Json, Seat } from './json.ts';
import { callOfReaction } from './react.ts';
import { revealed } from './recorder.ts';
import type { Scripts } from './scripts.ts';
import { type Ask, type AskingStep, calls, END, isAsking, type Rule, type Step } from './step.ts';
import { type Branch, choicesMade, type Frame, type Locals, type SideBySide, type Table } from './table.ts';

export type Rules = ReadonlyMap<string, Rule>;

/** The rules by name, though what they call may not be among them yet. */
export function rulesSoFar({ rules: scripts }: Scripts): Rules {
  const rules = new Map<string, Rule>();
  for (const script of scripts) {
    if (rules.has(script.name)) throw new RuleError(`Two rules are called ${script.name}.`);
    rules.set(script.name, script);
  }
  return rules;
}

/** The rules by name. Whatever is called must be among them: it is found out now and not in play. */
export function rulesOf(all: Scripts): Rules {
  const { rules: scripts, named = new Set() } = all;
  const rules = rulesSoFar(all);
  for (const name of named)
    if (!rules.has(name)) throw new RuleError(`${name} is called by its name, but there is no such rule.`);
  for (const script of scripts)
    for (const step of script.steps.values())
      if (calls(step) && !rules.has(step.rule))
        throw new RuleError(`Step ${step.name} of ${script.name} calls ${step.rule}, which is no rule.`);
  return rules;
}

function ruleCalled(rules: Rules, name: string): Rule {
  const rule = rules.get(name);
  if (rule === undefined) throw new RuleMissing(name);
  return rule;
}

export function frameFor(rules: Rules, name: string, locals: Locals): Frame {
  return { rule: name, at: ruleCalled(rules, name).first, locals, loop: undefined, side: undefined };
}

function stepIn(rule: Rule, frame: Frame): Step {
  const step = rule.steps.get(frame.at);
  if (step === undefined) throw new RuleError(`Rule ${frame.rule} has no step called ${frame.at}.`);
  return step;
}

/** One run of the rules: where its questions are collected and how many steps it has taken. */
interface Run {
  readonly rules: Rules;
  readonly game: Table;
  readonly asks: Ask[];
  steps: number;
}

const MOST_STEPS = 100_000;

/** Runs the rules until somebody must be asked. An empty list: the game is over. */
export function advance(rules: Rules, game: Table): Ask[] {
  if (game.outcome !== undefined) return [];
  const run: Run = { rules, game, asks: [], steps: 0 };
  runStack(run, game.stack, undefined);
  if (game.outcome !== undefined) {
    game.stack.length = 0;
    return [];
  }
  if (run.asks.length === 0) throw new RuleError('Dead end: nobody is asked and the game is not over.');
  return run.asks;
}

/** Answers one ask of this table with one of its values and runs on. */
export function answer(rules: Rules, game: Table, ask: Ask, value: Json): Ask[] {
  if (ask.frame.at !== ask.step.name)
    throw new RuleError(`The question of ${ask.frame.rule}.${ask.step.name} has been answered.`);
  game.answered[ask.seat] = (game.answered[ask.seat] ?? 0) + 1;
  settle(game, ask.frame, ask.step, ask.seat, value);
  return advance(rules, game);
}

/** Runs one stack until it is empty or waits; what it waits for is added to the asks. */
function runStack(run: Run, stack: Frame[], side: number | undefined): Json | undefined {
  const { rules, game } = run;
  let frame: Frame | undefined;
  let rule: Rule | undefined;
  let step: Step | undefined;
  for (; ; run.steps++) {
    const top = stack[stack.length - 1];
    if (top === undefined) return undefined;
    if (run.steps > MOST_STEPS) throw new RuleError(`Rule ${top.rule} runs in circles at ${top.at}.`);
    // Looking a rule and its step up by name is the price of a saved position; it is paid once per frame.
    if (top !== frame || rule === undefined) {
      frame = top;
      rule = ruleCalled(rules, frame.rule);
      step = undefined;
    }
    if (frame.at === END) {
      const result = rule.result?.(game, frame.locals);
      stack.pop();
      const caller = stack[stack.length - 1];
      if (caller === undefined) return result;
      frame = caller;
      rule = ruleCalled(rules, frame.rule);
      step = stepIn(rule, frame);
      returnTo(frame, step, result);
      continue;
    }
    if (step === undefined || frame.at !== step.name) step = step?.next === frame.at ? step.after : undefined;
    step ??= stepIn(rule, frame);
    if (step.kind === 'sideBySide') {
      if (!runSideBySide(run, frame, step)) return undefined;
    } else if (!isAsking(step)) {
      runStep(run, stack, frame, step);
      if (game.outcome !== undefined) return undefined;
    } else if (carriesOut(run, stack, frame, step)) {
      if (game.outcome !== undefined) return undefined;
    } else {
      const ask = askAt(game, stack, frame, step, side);
      if (ask === undefined) continue;
      run.asks.push(ask);
      return undefined;
    }
  }
}

function runStep({ rules, game }: Run, stack: Frame[], frame: Frame, step: Exclude<Step, AskingStep>): void {
  switch (step.kind) {
    case 'do':
      step.run(game, frame.locals);
      frame.at = step.next;
      return;
    case 'set':
      if (step.secret) revealed([frame.locals.player as Seat]);
      frame.locals[step.name] = step.run(game, frame.locals);
      frame.at = step.next;
      return;
    case 'exit':
      frame.at = step.run(game, frame.locals) ? END : step.next;
      return;
    case 'call':
    case 'repeat': {
      const input = step.with(game, frame.locals);
      if (input === undefined) frame.at = step.next;
      else stack.push(frameFor(rules, step.rule, { ...input }));
      return;
    }
    case 'callNamed': {
      const next = step.pick(game, frame.locals);
      if (next === undefined) frame.at = step.next;
      else stack.push(frameFor(rules, next.call, { ...next.with }));
      return;
    }
    default:
      runNextOfEach(rules, game, stack, frame, step);
  }
}

function runNextOfEach(
  rules: Rules,
  game: Table,
  stack: Frame[],
  frame: Frame,
  step: Step & { kind: 'each' | 'sideBySide' },
): void {
  frame.loop ??= { left: step.with(game, frame.locals).slice() as Json[], done: [] };
  const { loop } = frame;
  if (loop.left.length === 0) {
    frame.locals[step.name] = loop.done;
    frame.loop = undefined;
    frame.at = step.next;
    return;
  }
  stack.push(frameFor(rules, step.rule, { ...(loop.left.shift() as Locals) }));
}

/** A trigger or an act that was due or picked is carried out before anything else is asked. */
function carriesOut({ rules, game }: Run, stack: Frame[], frame: Frame, step: AskingStep): boolean {
  const next = frame.loop?.left.shift();
  if (next === undefined) return false;
  const call =
    step.kind === 'acts'
      ? callOfAct(game, frame, step, next)
      : step.kind === 'react'
        ? callOfReaction(game, frame, step, next)
        : (next as Called);
  if (call !== undefined) stack.push(frameFor(rules, call.call, { ...call.with }));
  return true;
}

type Called = { readonly call: string; readonly with: Locals };

function callOfAct(
  game: Table,
  frame: Frame,
  step: AskingStep & { kind: 'acts' },
  act: Json,
): Called | undefined {
  const { do: name } = act as { do: string };
  if (step.ends === undefined || step.ends.includes(name)) frame.loop?.done.push(act);
  return step.kinds[name]?.carryOut?.(game, act, frame.locals);
}

function returnTo(frame: Frame, step: Step, result: Json | undefined): void {
  if (step.kind === 'each') frame.loop?.done.push(result ?? null);
  if (step.kind !== 'call' && step.kind !== 'callNamed' && step.kind !== 'repeat') return;
  if (result !== undefined) frame.locals[step.name] = result;
  else if (step.name in frame.locals) delete frame.locals[step.name];
  if (step.kind !== 'repeat') frame.at = step.next;
}

/** True when every seat has finished and the frame has moved on. */
function runSideBySide(run: Run, frame: Frame, step: Step & { kind: 'each' | 'sideBySide' }): boolean {
  const { rules, game } = run;
  frame.side ??= {
    id: choicesMade(game),
    secret: step.secret,
    branches: step.with(game, frame.locals).map((input): Branch => {
      return { seat: input.player as Seat, input, stack: [frameFor(rules, step.rule, { ...input })] };
    }),
  };
  const { branches } = frame.side;
  runBranches(run, frame.side);
  if (game.outcome !== undefined || branches.some((branch) => branch.stack.length > 0)) return false;
  frame.locals[step.name] = branches.map((branch) => branch.result ?? null);
  if (step.secret) revealed();
  frame.side = undefined;
  frame.at = step.next;
  return true;
}

/** What one seat does may change what was asked of another before it moved: that one is asked again. */
function runBranches(run: Run, { branches, id }: SideBySide): void {
  const { game, asks } = run;
  const before = asks.length;
  const asked: Ask[][] = [];
  const askedAt: number[] = [];
  for (let isStill = false; !isStill; ) {
    isStill = true;
    for (let index = 0; index < branches.length; index++) {
      const branch = branches[index] as Branch;
      if (branch.stack.length === 0 || askedAt[index] === run.steps) continue;
      isStill = false;
      const result = runStack(run, branch.stack, id);
      if (game.outcome !== undefined) return;
      if (branch.stack.length === 0 && result !== undefined) branch.result = result;
      asked[index] = asks.splice(before);
      askedAt[index] = run.steps;
    }
  }
  asks.push(...asked.flat());
}

/** Names of the rules and steps that lead to a frame, outermost first: where in the game we are. */
export function pathTo(stack: readonly Frame[], frame: Frame | undefined): string[] | undefined {
  const names: string[] = [];
  for (const each of stack) {
    names.push(each.rule, each.at);
    if (each === frame) return names;
  }
  for (const branch of stack[stack.length - 1]?.side?.branches ?? []) {
    const below = pathTo(branch.stack, frame);
    if (below !== undefined) return [...names, ...below];
  }
  return undefined;
}
