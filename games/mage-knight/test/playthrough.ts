// What comes of using something, written so that a person can read it: each question with all it says, each answer with
// what it tells, what it changes on the table and in what may be done next.
import { cloneTable } from '@krcma/kernel';
import { plain, question, story } from '../../../kernel/test/said.ts';
import type { MageKnight } from '../state.ts';
import { type Game, waiting } from './table.ts';

type State = MageKnight & Readonly<Record<string, unknown>>;

interface Kept {
  readonly table: MageKnight;
  readonly log: Game['journal']['log'];
}

const keep = ({ journal }: Game): Kept => ({ table: cloneTable(journal.table), log: [...journal.log] });

function goBack(t: Game, { table, log }: Kept): void {
  t.journal.table = cloneTable(table);
  t.journal.log = [...log];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isPlainList = (value: readonly unknown[]): boolean => value.every((each) => !isRecord(each));

/** How the table stands is told by the questions, and chance by what comes of it. */
const NOT_TOLD = new Set(['stack', 'random', 'answered', 'standing']);

/** What is in the first list and not in the second, as often as it is there more often. */
function without(list: readonly unknown[], other: readonly unknown[]): unknown[] {
  const left = other.map(plain);
  return list.filter((each) => {
    const at = left.indexOf(plain(each));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function listChange(before: readonly unknown[], after: readonly unknown[]): string {
  const gone = without(before, after).map((each) => `-${plain(each)}`);
  const come = without(after, before).map((each) => `+${plain(each)}`);
  return [...gone, ...come].join(' ') || `in another order ${plain(after)}`;
}

const isOneByOne = (before: unknown, after: unknown): boolean =>
  Array.isArray(before) && Array.isArray(after)
    ? !isPlainList(before) && before.length === after.length
    : isRecord(before) && isRecord(after);

/** Each part of the table that has changed, a line each. */
function changes(before: unknown, after: unknown, path: readonly string[] = []): string[] {
  if (plain(before) === plain(after)) return [];
  if (isRecord(before) && isRecord(after) && isOneByOne(before, after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .toSorted()
      .filter((key) => path.length > 0 || !NOT_TOLD.has(key))
      .flatMap((key) => changes(before[key], after[key], [...path, key]));
  const change =
    Array.isArray(before) && Array.isArray(after)
      ? listChange(before, after)
      : `${isRecord(before) ? 'there was one' : plain(before)} → ${plain(after)}`;
  return [`${path.join('.')}: ${change}`];
}

/** Which lines of a question are new and which are gone. */
function differences(before: readonly string[], after: readonly string[]): string[] {
  const known = new Set(before);
  const still = new Set(after);
  return [
    ...before.filter((line) => !still.has(line)).map((line) => `gone: ${line}`),
    ...after.filter((line) => !known.has(line)).map((line) => `new: ${line}`),
  ];
}

const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

interface Beginning {
  readonly kept: Kept;
  readonly asked: readonly string[];
  readonly depth: number;
}

const questionNow = (t: Game): string[] => (waiting(t).length === 0 ? ['the game is over'] : question(t));

/** Back where the effect was begun, or at the acts of a turn or a combat that it has led to. */
const isDone = (t: Game, { depth }: Beginning): boolean =>
  t.game.stack.length <= depth ||
  waiting(t).length === 0 ||
  ['ask-turn', 'ask-combat'].includes(t.asked(waiting(t)[0]).prompt.key);

const outcome = (t: Game, { kept, asked }: Beginning): string[] => [
  ...changes(kept.table as State, t.game as State),
  ...differences(asked, questionNow(t)),
];

/** Answers one question in several ways; so many ends in all are told, and only one for the mana that pays. */
function branches(t: Game, from: Beginning, ends: number): string[] {
  if (isDone(t, from)) return outcome(t, from);
  const kept = keep(t);
  const { options, prompt } = t.asked(waiting(t)[0]);
  const tried = options.slice(0, prompt.key === 'ask-mana' ? 1 : Math.max(1, ends));
  const share = Math.max(1, Math.floor(ends / tried.length));
  const lines = questionNow(t).map((line) => `? ${line}`);
  for (const { id } of tried) {
    goBack(t, kept);
    lines.push(`> ${id}`, ...indented(answered(t, id, from, share)));
  }
  return lines;
}

/** MK-1.31: whether the last answer can be taken back. */
function heldBy({ journal }: Game): string[] {
  const gain = journal.log.at(-1)?.gain;
  return gain === undefined ? [] : [`no step back: ${gain}`];
}

function answered(t: Game, id: string, from: Beginning, ends: number): string[] {
  const before = t.events().length;
  t.play([waiting(t)[0] ?? 0, id]);
  return [...story(t, before), ...heldBy(t), ...branches(t, from, ends)];
}

/** All that comes of an act that is offered now, where it is carried on so; or why it is refused. */
export function explored(t: Game, [act = '', ...more]: readonly string[], ends = 6): string[] {
  const asked = question(t);
  const line = asked.find((each) => each.startsWith(`${act} |`) || each.startsWith(`no ${act} |`));
  if (line === undefined) return [`${act} is neither offered nor refused`];
  if (line.startsWith('no ')) return [line];
  const from = { kept: keep(t), asked, depth: t.game.stack.length };
  const before = t.events().length;
  t.play(act, ...more);
  return [
    line,
    `> ${[act, ...more].join(', ')}`,
    ...indented([...story(t, before), ...branches(t, from, ends)]),
  ];
}

const ENOUGH = 14;

/** How the turn goes on to its end without anything else being done in it. */
export function restOfTurn(t: Game, preferred: readonly string[] = ['end', 'next', 'to:hero']): string[] {
  const { turns } = t.game;
  const lines: string[] = [];
  for (let n = 0; n < ENOUGH && t.game.turns === turns && waiting(t).length > 0; n++) {
    const seat = waiting(t)[0] ?? 0;
    const options = t.options(seat);
    const id = preferred.find((each) => options.includes(each)) ?? options.at(-1) ?? '';
    lines.push(`> ${id}`, ...indented(stepTold(t, seat, id)));
  }
  return lines;
}

function stepTold(t: Game, seat: number, id: string): string[] {
  const before = t.events().length;
  const table = cloneTable(t.game);
  t.play([seat, id]);
  return [...story(t, before), ...heldBy(t), ...changes(table as State, t.game as State)];
}

/** An answer that is given; or the first of several that is offered, and the last of all where none of them is. */
export type Answer = string | readonly string[];

/** Answers given one after the other, each after its whole question. */
export function playthrough(t: Game, answers: readonly Answer[]): string[] {
  const lines: string[] = [];
  for (const wanted of answers) {
    const seat = waiting(t)[0];
    if (seat === undefined) break;
    const options = t.options(seat);
    const id =
      typeof wanted === 'string'
        ? wanted
        : (wanted.find((each) => options.includes(each)) ?? options.at(-1) ?? '');
    lines.push(
      ...question(t, seat).map((line) => `? ${line}`),
      `> ${id}`,
      ...indented(stepTold(t, seat, id)),
    );
  }
  return lines;
}

/** The same with what is asked in the end. */
export const playedTo = (t: Game, answers: readonly Answer[]): string[] => [
  ...playthrough(t, answers),
  ...questionNow(t).map((line) => `= ${line}`),
];

/** Where a playthrough is kept. */
export const fileOf = (folder: string, name: string): string =>
  `${folder}/${name.toLowerCase().replaceAll(/[^\w.]+/g, '-')}.txt`;

export const asText = (lines: readonly string[]): string => `${lines.join('\n')}\n`;
