// What quality demands of every game, at one moment of it.
import { cloneTable } from './clone.ts';
import { componentsIn } from './components.ts';
import type { Decision, GameTypes } from './decision.ts';
import { describe } from './describe.ts';
import { hashOf } from './hash.ts';
import type { Seat } from './json.ts';
import type { Journal } from './memory.ts';
import { type GameModule, rulesIn } from './module.ts';
import { notPlain } from './plain.ts';
import { asksOf, decisionsOf } from './present.ts';
import { below, randomFrom } from './random.ts';
import { recordOf, replay } from './replay.ts';
import { advance, answer } from './run.ts';
import { load, save } from './save.ts';
import { betrayed, learnedFrom, noticedBy, rememberedFor, twinFor, type Upcoming } from './secrecy.ts';
import { sidesOf, unfairTo } from './sides.ts';
import type { Ask } from './step.ts';
import { redo, undo, undoRefusal } from './undo.ts';

export interface Watch<T extends GameTypes> {
  readonly module: GameModule<T>;
  readonly journal: Journal<T>;
  readonly components: string;
  fail(sentence: string): never;
}

export const componentsOf = <T extends GameTypes>(module: GameModule<T>, game: T['state']): string =>
  componentsIn(module, game).join(' ');

export function checkAtRest<T extends GameTypes>(watch: Watch<T>, upcoming: Ask, choice: string): void {
  const { module, journal, fail } = watch;
  const { table } = journal;
  const before = hashOf(table);
  const asks = advance(rulesIn(module), table);
  const decisions = asks.map((ask) => describe(table, ask, journal.numbers[ask.seat]));
  for (const decision of decisions) checkIds(watch, decision);
  if (hashOf(decisions) !== hashOf(decisionsOf(module, journal)))
    fail('Asked again, the question is another.');
  if (new Set(asks.map((ask) => ask.seat)).size !== asks.length)
    fail('One seat is asked two questions at once.');
  for (const each of seatsAnd(table.seats)) module.view(table, each);
  if (hashOf(table) !== before) fail('Asking changed the table.');
  checkPlain(watch);
  if (hashOf(cloneTable(table)) !== before) fail('A copy differs from the table.');
  checkWhole(watch, table);
  for (const each of seatsAnd(table.seats)) checkSecrets(watch, each, { seat: upcoming.seat, choice });
  const secret = betrayed(module, table, upcoming, choice);
  if (secret !== undefined) fail(secret);
  if (hashOf(table) !== before) fail('Playing on a copy changed the table.');
}

function checkIds<T extends GameTypes>(
  { fail }: Watch<T>,
  { seat, options, refused, standing, silence }: Decision,
): void {
  const ids = options.map(({ id }) => id);
  if (new Set(ids).size !== ids.length) fail(`Two choices of seat ${seat} have the same id: ${ids}.`);
  const both = refused.find(({ id }) => ids.includes(id));
  if (both !== undefined)
    fail(`Seat ${seat} is offered ${both.id} and refused it at once, by ${both.rule}: ${both.reason.key}.`);
  const unwritable = ids.find((id) => id === '' || id.startsWith('!'));
  if (unwritable !== undefined || standing?.includes(' '))
    fail(`The id "${unwritable ?? standing}" cannot be written into a record.`);
  if (silence !== undefined && !ids.includes(silence))
    fail(`Silence of seat ${seat} means "${silence}", which is no choice there: ${ids}.`);
}

export function checkPlain<T extends GameTypes>({ journal, fail }: Watch<T>): void {
  const strange = notPlain(journal.table, 'table');
  if (strange !== undefined) fail(`The table is not plain JSON: ${strange}.`);
}

const seatsAnd = (seats: number): (Seat | undefined)[] => [
  ...Array.from({ length: seats }, (_, i) => i),
  undefined,
];

function checkWhole<T extends GameTypes>({ module, components, fail }: Watch<T>, table: T['state']): void {
  const now = componentsOf(module, table);
  if (now !== components) fail(`Components appeared or vanished: ${firstDifference(components, now)}.`);
  const contradiction = module.inconsistency?.(table);
  if (contradiction !== undefined) fail(contradiction);
}

function firstDifference(before: string, now: string): string {
  const left = before.split(' ');
  for (const component of now.split(' ')) {
    const at = left.indexOf(component);
    if (at < 0) return `${component} is too many`;
    left.splice(at, 1);
  }
  return `${left[0]} is missing`;
}

function checkSecrets<T extends GameTypes>(
  watch: Watch<T>,
  seat: Seat | undefined,
  upcoming: Upcoming,
): void {
  const twin = twinFor(watch.module, watch.journal, seat);
  checkWhole(watch, twin.table);
  const noticed = noticedBy(watch.module, watch.journal, twin, seat);
  if (noticed !== undefined) watch.fail(noticed);
  const remembered = rememberedFor(watch.module, watch.journal.table, twin.table, seat, upcoming);
  if (remembered !== undefined) watch.fail(remembered);
  if (seat !== upcoming.seat) return;
  const learned = learnedFrom(watch.module, watch.journal, twin, upcoming);
  if (learned !== undefined) watch.fail(learned);
  playOn(watch, twin);
}

/** A search plays on tables that were dealt anew: they must hold together. */
function playOn<T extends GameTypes>(watch: Watch<T>, { setup, table }: Journal<T>): void {
  const rules = rulesIn(watch.module);
  const dice = { random: randomFrom(setup.seed) };
  for (let n = 0, asks = advance(rules, table); n < 8 && asks.length > 0; n++) {
    const ask = asks[below(dice, asks.length)] as Ask;
    asks = answer(rules, table, ask, ask.values[below(dice, ask.values.length)] ?? null);
  }
  checkWhole(watch, table);
}

export function checkSaved<T extends GameTypes>({ module, journal, fail }: Watch<T>, seat: Seat): void {
  if (journal.table.outcome !== undefined) return;
  const loaded = load(module, save(journal));
  if (hashOf(loaded.table) !== hashOf(journal.table)) fail('A saved and loaded table differs.');
  if (undoRefusal(journal, seat) !== undefined) return;
  const after = hashOf(journal.table);
  undo(module, loaded, seat);
  redo(module, loaded);
  if (hashOf(loaded.table) !== after) fail('Stepping back and choosing again gives another table.');
}

export function checkFinished<T extends GameTypes>(watch: Watch<T>): void {
  const { module, journal, fail } = watch;
  const { table } = journal;
  checkWhole(watch, table);
  if (asksOf(module, journal).length > 0) fail('Somebody is asked after the end.');
  const { outcome } = table;
  if (
    outcome?.scores.length !== table.seats ||
    outcome.winners.some((seat) => seat < 0 || seat >= table.seats)
  )
    fail('The outcome does not name the seats.');
  const unfair = unfairTo(sidesOf(module, table), table);
  if (unfair !== undefined) fail(unfair);
}

export function checkReplay<T extends GameTypes>({ module, journal, fail }: Watch<T>): void {
  const again = replay(module, recordOf(module, journal));
  if (hashOf(again) !== hashOf(journal.table)) fail('The same seed and choices give another table.');
}
