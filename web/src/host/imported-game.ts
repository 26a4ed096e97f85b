import { LEVELS } from '@krcma/bots';
import { type GameRecord, journalOf, load, save, TableError } from '@krcma/kernel';
import { FORMAT } from './game-file.ts';
import type { SeatPlan } from './host.ts';
import { labelOf } from './label.ts';
import { newId } from './new-id.ts';
import { isGameId, rulesOf } from './rules.ts';
import type { Kept, Shelved } from './shelf.ts';
import { toldAgain } from './told-again.ts';

interface GameFile {
  readonly format?: unknown;
  readonly game?: unknown;
  readonly choices?: unknown;
  readonly record?: GameFile;
  readonly table?: GameFile;
  readonly seats?: readonly unknown[];
  readonly hints?: unknown;
}

/** Reads a game of the terminal or of a browser, a save of the kernel, a record or a report, as a new game of the shelf. */
export async function importedGame(text: string): Promise<{ card: Shelved; kept: Kept }> {
  const file = parsed(text);
  const inner = file.format === FORMAT ? file.table : (file.record ?? file);
  const game = inner?.game;
  if (inner === undefined || typeof game !== 'string')
    throw new TableError('foreign-save', 'The file is not a saved game of Krčma.');
  if (!isGameId(game))
    throw new TableError('unknown-game', `The file is of a game that is not here: "${game}".`);
  const module = await rulesOf(game);
  const journal = Array.isArray(inner.choices)
    ? journalOf(module, inner as GameRecord)
    : toldAgain(module, load(module, JSON.stringify(inner)));
  const { table, setup } = journal;
  const id = newId();
  const now = Date.now();
  const card: Shelved = {
    id,
    game,
    setup,
    seats: Array.from({ length: table.seats }, (_, seat) => seatFrom(file.seats?.[seat], seat)),
    curtain: true,
    ...(typeof file.hints === 'boolean' && { hints: file.hints }),
    created: now,
    changed: now,
    ...labelOf(module, journal),
    ...(table.outcome !== undefined && { uncounted: true }),
  };
  return { card, kept: { id, save: save(journal), standing: [] } };
}

function parsed(text: string): GameFile {
  try {
    const file: unknown = JSON.parse(text);
    if (typeof file === 'object' && file !== null) return file;
  } catch {
    // Told below.
  }
  throw new TableError('damaged-save', 'The file is not a saved game: it is cut off or not JSON.');
}

/** People are assumed where the file does not say who played. */
function seatFrom(value: unknown, seat: number): SeatPlan {
  const plan = (value ?? {}) as { who?: unknown; level?: unknown; name?: unknown };
  const level = LEVELS.find((each) => plan.who === 'bot' && each === plan.level);
  const name = typeof plan.name === 'string' && plan.name !== '' ? plan.name : `${level ?? ''} ${seat + 1}`;
  return { name: name.trim(), player: level ?? 'person' };
}
