// What is demanded of described positions, good ones and spoiled ones.
import { demand } from './check.ts';
import { clone } from './clone.ts';
import { componentsIn } from './components.ts';
import type { GameTypes } from './decision.ts';
import { describe, optionOf } from './describe.ts';
import { TableError } from './errors.ts';
import { hashOf } from './hash.ts';
import { choose, openJournal } from './journal.ts';
import type { Json } from './json.ts';
import type { Journal } from './memory.ts';
import type { GameModule, Setup } from './module.ts';
import { asksOf } from './present.ts';
import { below, randomFrom } from './random.ts';
import { load, save } from './save.ts';

const CHOICES = 30;

/** Opens a position and sees that it is a table like any other: seen, saved, loaded and played on by chance. */
export function playOn<T extends GameTypes>(module: GameModule<T>, setup: Setup): Journal<T> {
  const journal = openJournal(module, setup);
  const components = componentsOf(module, journal);
  const chance = { random: randomFrom(`${setup.seed} choices`) };
  checkTable(module, journal, components);
  for (let made = 0; made < CHOICES && journal.table.outcome === undefined; made++) {
    const asks = asksOf(module, journal);
    const ask = asks[below(chance, asks.length)];
    if (ask === undefined) break;
    const value = ask.values[below(chance, ask.values.length)] ?? null;
    describe(journal.table, ask);
    choose(module, journal, ask.seat, optionOf(journal.table, ask, value).id);
  }
  checkTable(module, journal, components);
  return journal;
}

const componentsOf = <T extends GameTypes>(module: GameModule<T>, { table }: Journal<T>): string =>
  componentsIn(module, table).join(' ');

function checkTable<T extends GameTypes>(
  module: GameModule<T>,
  journal: Journal<T>,
  components: string,
): void {
  const { table } = journal;
  const contradiction = module.inconsistency?.(table);
  demand(contradiction === undefined, contradiction ?? '');
  demand(componentsOf(module, journal) === components, 'Components appeared or vanished in play.');
  for (let seat = 0; seat < table.seats; seat++) module.view(table, seat);
  module.view(table, undefined);
  const loaded = load(module, save(journal));
  demand(hashOf(loaded.table) === hashOf(table), 'A saved and loaded position differs.');
}

/** The sentence a position is refused with; undefined when it can be laid out. Other errors are not caught. */
export function refusalOf<T extends GameTypes>(module: GameModule<T>, setup: Setup): string | undefined {
  try {
    openJournal(module, setup);
    return undefined;
  } catch (error) {
    if (error instanceof TableError && error.code === 'bad-arrangement') return error.message;
    throw error;
  }
}

/** One change for the worse, at one of all the values of a description, counted through; `copy` takes another of them. */
export interface Spoil {
  readonly where: number;
  readonly how: 'replace' | 'copy' | 'double' | 'drop' | 'add';
  readonly from: number;
  readonly value: unknown;
}

/** A value inside a description: what holds it, and under which name or number. */
interface Spot {
  readonly holder: Record<string, unknown>;
  readonly key: string;
}

function spotsIn(holder: unknown): Spot[] {
  if (typeof holder !== 'object' || holder === null) return [];
  const inside = holder as Record<string, unknown>;
  return Object.keys(inside).flatMap((key) => [{ holder: inside, key }, ...spotsIn(inside[key])]);
}

/** The description with all of the changes made, one after the other. */
export function spoiled(arrangement: Json, spoils: readonly Spoil[]): Json {
  const root: Record<string, unknown> = { arrangement: clone(arrangement) };
  for (const { where, how, from, value } of spoils) {
    const spots = spotsIn(root);
    const spot = spots[where % spots.length];
    const other = spots[from % spots.length];
    if (spot !== undefined)
      spoil(spot, how === 'copy' ? 'replace' : how, clone(how === 'copy' ? other?.holder[other.key] : value));
  }
  return root.arrangement as Json;
}

/** Defined, not assigned: "__proto__" is a name like others. */
const put = (holder: object, key: string, value: unknown): void =>
  void Object.defineProperty(holder, key, { value, writable: true, enumerable: true, configurable: true });

/** Not every object can become a string: one may have a `toString` that is no function. */
const nameFor = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

function spoil({ holder, key }: Spot, how: Exclude<Spoil['how'], 'copy'>, value: unknown): void {
  const part = holder[key];
  if (how === 'replace') put(holder, key, value);
  else if (how === 'drop') {
    if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else delete holder[key];
  } else if (how === 'double' && Array.isArray(holder)) holder.push(clone(part));
  else if (Array.isArray(part)) part.push(value);
  else if (typeof part === 'object' && part !== null) put(part, nameFor(value), value);
}
