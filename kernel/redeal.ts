import { cloneTable } from './clone.ts';
import type { GameTypes, Gathering } from './decision.ts';
import { asksAfter, leftToPick } from './gather.ts';
import type { Json, Seat } from './json.ts';
import { type GameModule, rulesIn } from './module.ts';
import { randomFrom, shuffle } from './random.ts';
import { frameFor, type Rules } from './run.ts';
import { seatAsked } from './seat-asked.ts';
import type { Step } from './step.ts';
import { type Branch, type Frame, type Locals, seatsFrom, type Table } from './table.ts';

/**
 * A table that looks the same to the seat (to a spectator when undefined) and is dealt anew in everything it cannot
 * know. It depends on the seed and on what the seat may know only: two tables that differ in secrets give the same one.
 * What a rule has settled stays, unless by `look` or a secret question: a hidden card somebody picked lies in a hidden place of the state
 * before another is asked.
 */
export function redeal<T extends GameTypes>(
  module: GameModule<T>,
  game: T['state'],
  seat: Seat | undefined,
  seed: string,
): T['state'] {
  const copy = cloneTable(game);
  forget(module, copy, seat === undefined ? [] : [seat], seed);
  return copy;
}

/** Deals anew in place whatever no seat at all has seen yet. */
export function redealUnseen<T extends GameTypes>(
  module: GameModule<T>,
  game: T['state'],
  seed: string,
): void {
  forget(module, game, seatsFrom(0, game.seats), seed);
}

function forget<T extends GameTypes>(
  module: GameModule<T>,
  game: T['state'],
  knowing: readonly Seat[],
  seed: string,
): void {
  const rules = rulesIn(module);
  game.random = randomFrom(seed);
  forgetSecretAnswers(rules, game.stack, knowing);
  for (const [seat, answers] of game.standing.entries()) if (!knowing.includes(seat)) clear(answers);
  module.redeal(game, knowing);
  settleAnew(rules, game, game.stack, knowing);
  pickAnew(rules, game, game.stack, knowing);
}

function clear(record: Record<string, unknown>): void {
  for (const key of Object.keys(record)) delete record[key];
}

/** Another's answer in a secret side-by-side play goes back to the question. */
function forgetSecretAnswers(rules: Rules, stack: readonly Frame[], knowing: readonly Seat[]): void {
  for (const frame of stack) {
    if (frame.side === undefined) continue;
    const { secret, branches } = frame.side;
    const called = rules.get(frame.rule)?.steps.get(frame.at);
    for (const branch of branches) {
      if (secret && !knowing.includes(branch.seat) && called?.kind === 'sideBySide')
        restart(branch, frameFor(rules, called.rule, { ...branch.input }));
      else forgetSecretAnswers(rules, branch.stack, knowing);
    }
  }
}

/** What another has looked at, or chosen in secret, is something else on this table. */
function settleAnew(rules: Rules, game: Table, stack: readonly Frame[], knowing: readonly Seat[]): void {
  for (const { rule, at, locals, side } of stack) {
    for (const branch of side?.branches ?? []) settleAnew(rules, game, branch.stack, knowing);
    if (knowing.includes(locals.player as Seat)) continue;
    for (const step of rules.get(rule)?.steps.values() ?? []) {
      if (step.name === at) break;
      if (locals[step.name] !== undefined) locals[step.name] = settledAnew(game, step, locals);
    }
  }
}

function settledAnew(game: Table, step: Step, locals: Locals): Json | undefined {
  const settled = locals[step.name];
  if (step.kind === 'set') return step.secret ? step.run(game, locals) : settled;
  if ((step.kind !== 'choose' && step.kind !== 'gather') || step.question.secret !== true) return settled;
  if (step.kind === 'choose') return step.question.values(game, locals)?.[0];
  return picksAnew(game, step.question, locals, (settled as Json[]).length, true);
}

type Picking = Gathering<GameTypes, Locals, Json>;

const MOST_TRIES = 1000;

/**
 * As many picks, one after the other: what may be picked next can depend on those before. Those of a set that is not
 * complete leave its owner with a question, as everybody sees it waits for one. Fewer, where it cannot be.
 */
function picksAnew(
  game: Table,
  question: Picking,
  locals: Locals,
  count: number,
  isComplete: boolean,
): Json[] {
  const tries = { left: MOST_TRIES };
  const fits = (picks: readonly Json[]) => isComplete || asksAfter(game, question, locals, picks);
  const completed = (picks: readonly Json[], missing: number): readonly Json[] | undefined => {
    if (missing === 0) return fits(picks) ? picks : undefined;
    for (const next of leftToPick(game, question, locals, picks)) {
      if (tries.left-- <= 0) return undefined;
      const found = completed([...picks, next], missing - 1);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  for (let fewer = count; fewer > 0; fewer--) {
    const found = completed([], fewer);
    if (found !== undefined) return [...found];
  }
  return [];
}

/** What another has picked so far of a set is known to nobody else: as many are picked of what it may hold now. */
function pickAnew(rules: Rules, game: Table, stack: readonly Frame[], knowing: readonly Seat[]): void {
  for (const frame of stack) {
    for (const branch of frame.side?.branches ?? []) pickAnew(rules, game, branch.stack, knowing);
    const step = rules.get(frame.rule)?.steps.get(frame.at);
    if (step?.kind !== 'gather' || frame.loop === undefined) continue;
    if (knowing.includes(seatAsked(game, step.question, frame))) continue;
    frame.loop.done = picksAnew(game, step.question, frame.locals, frame.loop.done.length, false);
  }
}

function restart(branch: Branch, first: Frame): void {
  delete branch.result;
  branch.stack.length = 0;
  branch.stack.push(first);
}

/** Gathers the cards of several hidden places, forgets who had which, and deals them out again. */
export function redealAmong<T extends string | number>(game: Table, places: readonly T[][]): void {
  const cards = shuffle(game, places.flat().sort());
  let next = 0;
  for (const place of places) for (let i = 0; i < place.length; i++) place[i] = cards[next++] as T;
}
