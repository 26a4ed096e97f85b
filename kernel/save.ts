import { clone } from './clone.ts';
import type { GameTypes } from './decision.ts';
import { TableError } from './errors.ts';
import { flawIn } from './frames.ts';
import { hashOf } from './hash.ts';
import { setFloor } from './journal.ts';
import type { Json } from './json.ts';
import type { Journal } from './memory.ts';
import { asWritten, type GameModule, rulesIn } from './module.ts';
import { keepAsks } from './present.ts';
import { checkRandom } from './random.ts';
import { advance, type Rules } from './run.ts';
import type { Frame } from './table.ts';

const FORMAT = 'krcma table';

interface SavedFile {
  readonly format: typeof FORMAT;
  readonly game: string;
  readonly version: number;
  readonly hash: string;
  readonly journal: Journal;
}

/** The whole game as text; whoever loads it goes on where it was, undo included. */
export function save<T extends GameTypes>(journal: Journal<T>): string {
  const file: SavedFile = {
    format: FORMAT,
    game: journal.game,
    version: journal.version,
    hash: hashOf(journal),
    journal: journal as unknown as Journal,
  };
  return JSON.stringify(file);
}

/** Reads a save: checks that it is whole and ours, migrates it, and checks every frame against the rules. */
export function load<T extends GameTypes>(module: GameModule<T>, text: string): Journal<T> {
  const file = parsed(text);
  if (file.game !== module.id)
    throw new TableError('foreign-save', `This is a saved game of "${file.game}", not of "${module.id}".`, {
      game: file.game,
    });
  if (file.version > module.version)
    throw new TableError(
      'newer-save',
      `This game was saved by a newer version (${file.version}); this one reads up to ${module.version}. Update and try again.`,
      { version: file.version },
    );
  if (hashOf(file.journal) !== file.hash)
    throw new TableError(
      'damaged-save',
      'The file was changed or damaged: its content does not match its check sum.',
    );
  return revive(module, { ...(clone(file.journal) as unknown as Journal<T>), version: file.version });
}

/** A journal that was kept as plain data comes to life: migrated to the present rules, every frame checked. */
export function revive<T extends GameTypes>(module: GameModule<T>, kept: Journal<T>): Journal<T> {
  const journal = { ...kept, setup: asWritten(kept.setup), version: module.version };
  try {
    upgrade(module, journal, kept.version);
  } catch (error) {
    if (error instanceof TableError) throw error;
    throw new TableError('damaged-save', `The saved game makes no sense to the rules: ${String(error)}`);
  }
  return journal;
}

function upgrade<T extends GameTypes>(module: GameModule<T>, journal: Journal<T>, from: number): void {
  const rules = rulesIn(module);
  for (const state of [journal.table, ...journal.checkpoints.map(({ table }) => table)]) {
    migrate(module, state, from);
    checkRandom(state.random);
    checkStack(rules, state.stack);
  }
  keepAsks(journal, advance(rules, journal.table));
  if (from < module.version) setFloor(journal, 'update');
}

function parsed(text: string): SavedFile {
  let file: Partial<SavedFile>;
  try {
    file = JSON.parse(text) as Partial<SavedFile>;
  } catch {
    throw new TableError('damaged-save', 'The file is not a saved game: it is cut off or not JSON.');
  }
  if (typeof file !== 'object' || file === null || file.format !== FORMAT)
    throw new TableError('foreign-save', 'The file is not a saved game of Krčma.');
  const { game, version, hash, journal } = file;
  if (
    typeof game !== 'string' ||
    typeof version !== 'number' ||
    typeof hash !== 'string' ||
    typeof journal !== 'object'
  )
    throw new TableError('damaged-save', 'The saved game lacks some of its parts.');
  return file as SavedFile;
}

function migrate<T extends GameTypes>(module: GameModule<T>, state: T['state'], from: number): void {
  for (let version = from; version < module.version; version++) {
    const step = module.migrations.find(({ to }) => to === version + 1);
    if (step === undefined)
      throw new TableError(
        'missing-migration',
        `Nothing leads a saved game from version ${version} to ${version + 1}.`,
        { version },
      );
    step.up(state as unknown as Record<string, Json>);
  }
}

function checkStack(rules: Rules, stack: readonly Frame[]): void {
  for (const frame of stack) {
    checkFrame(rules, frame);
    for (const branch of frame.side?.branches ?? []) checkStack(rules, branch.stack);
  }
}

function checkFrame(rules: Rules, frame: Frame): void {
  const flaw = flawIn(rules, frame);
  if (flaw === undefined) return;
  const { rule, at } = frame;
  if (flaw.lacks === 'rule')
    throw new TableError(
      'missing-migration',
      `The saved game stands in a rule called "${rule}", which no longer exists.`,
      { rule },
    );
  if (flaw.lacks === 'step')
    throw new TableError(
      'missing-migration',
      `The saved game stands at step "${at}" of "${rule}", which no longer exists.`,
      { rule, step: at },
    );
  const step = flaw.of.name;
  throw new TableError(
    'missing-migration',
    `The saved game is past step "${step}" of "${rule}" but does not know its result.`,
    { rule, step },
  );
}
