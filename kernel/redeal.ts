import { seatAsked } from './ask.ts';
import { cloneTable } from './clone.ts';
import type { GameTypes } from './decision.ts';
import type { Seat } from './json.ts';
import { type GameModule, rulesIn } from './module.ts';
import { randomFrom, shuffle } from './random.ts';
import { frameFor, type Rules } from './run.ts';
import type { Branch, Frame, Table } from './table.ts';

/**
 * A table that looks the same to the seat (to a spectator when undefined) and is dealt anew in everything it cannot
 * know. It depends on the seed and on what the seat may know only: two tables that differ in secrets give the same one.
 * What a rule has settled stays: a hidden card somebody picked lies in a hidden place of the state before another is asked.
 */
export function redeal<T extends GameTypes>(
  module: GameModule<T>,
  game: T['state'],
  seat: Seat | undefined,
  seed: string,
): T['state'] {
  const copy = cloneTable(game);
  copy.random = randomFrom(seed);
  forgetSecretAnswers(rulesIn(module), copy.stack, seat);
  for (const [other, answers] of copy.standing.entries()) if (other !== seat) clear(answers);
  module.redeal(copy, seat);
  pickAnew(rulesIn(module), copy, copy.stack, seat);
  return copy;
}

function clear(record: Record<string, unknown>): void {
  for (const key of Object.keys(record)) delete record[key];
}

/** Another's answer in a secret side-by-side play goes back to the question. */
function forgetSecretAnswers(rules: Rules, stack: readonly Frame[], seat: Seat | undefined): void {
  for (const frame of stack) {
    if (frame.side === undefined) continue;
    const { secret, branches } = frame.side;
    const called = rules.get(frame.rule)?.steps.get(frame.at);
    for (const branch of branches) {
      if (secret && branch.seat !== seat && called?.kind === 'sideBySide')
        restart(branch, frameFor(rules, called.rule, { ...branch.input }));
      else forgetSecretAnswers(rules, branch.stack, seat);
    }
  }
}

/** What another has picked so far of a set is known to nobody else: as many are picked of what it may hold now. */
function pickAnew(rules: Rules, game: Table, stack: readonly Frame[], seat: Seat | undefined): void {
  for (const frame of stack) {
    for (const branch of frame.side?.branches ?? []) pickAnew(rules, game, branch.stack, seat);
    const step = rules.get(frame.rule)?.steps.get(frame.at);
    if (step?.kind !== 'gather' || frame.loop === undefined) continue;
    if (seatAsked(game, step.question, frame) === seat) continue;
    frame.loop.done = (step.question.values(game, frame.locals) ?? []).slice(0, frame.loop.done.length);
  }
}

function restart(branch: Branch, first: Frame): void {
  delete branch.result;
  branch.stack.length = 0;
  branch.stack.push(first);
}

/** Gathers the cards of several hidden places, forgets who had which, and deals them out again. */
export function redealAmong(game: Table, places: readonly string[][]): void {
  const cards = shuffle(game, places.flat().sort());
  let next = 0;
  for (const place of places) for (let i = 0; i < place.length; i++) place[i] = cards[next++] as string;
}
