import { type GameRecord, type Journal, type Json, load, recordOf, TableError } from '@krcma/kernel';
import { gameCalled } from '../games.ts';
import type { SeatPlan } from '../play/seats.ts';
import { sessionFile } from '../play/session.ts';

/** What a report says that should be so, in a form a test can check. */
export interface Expectation {
  /** Ids that must be, or must not be, among the choices asked now. */
  readonly legal?: readonly string[];
  readonly illegal?: readonly string[];
  /** A part of the table as it should be. */
  readonly state?: Readonly<Record<string, Json>>;
}

/** A game to be told again, whatever kind of file it came in. */
export interface GameFile {
  readonly record: GameRecord;
  readonly comment?: string;
  readonly expectation?: Expectation;
  readonly seats?: readonly SeatPlan[];
}

const damaged = (sentence: string) => new TableError('damaged-save', sentence);

function parsed(content: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch {
    throw damaged('The file is cut off or not JSON.');
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>;
  throw new TableError('foreign-save', 'The file is neither a record nor a report nor a saved game.');
}

const isText = (value: unknown): value is string => typeof value === 'string';

function recordIn(value: unknown): GameRecord {
  const record = value as Partial<GameRecord> | null;
  if (typeof record !== 'object' || record === null || !isText(record.game))
    throw new TableError('foreign-save', 'The file is neither a record nor a report nor a saved game.');
  const { setup, choices, hashes } = record;
  if (typeof setup !== 'object' || !isText(setup?.seed) || !Number.isInteger(setup.seats))
    throw damaged('The record does not say how the game was set up.');
  if (!Array.isArray(choices) || !choices.every(isText) || !Array.isArray(hashes) || !hashes.every(isText))
    throw damaged('The record lacks its choices or its hashes.');
  return record as GameRecord;
}

function recordOfSave(table: { readonly game: string }): GameRecord {
  const { module } = gameCalled(table.game);
  return recordOf(module, load(module, JSON.stringify(table)) as Journal);
}

/** Reads a record, a report (`{ record, comment }`) or a saved game. */
export function gameFile(content: string): GameFile {
  const file = parsed(content);
  if (file.format === 'krcma table') return { record: recordOfSave(file as unknown as { game: string }) };
  if ('format' in file) {
    const { table, seats } = sessionFile(content);
    return { record: recordOfSave(table), seats };
  }
  if (!('record' in file)) return { record: recordIn(file) };
  const { comment, expectation } = file;
  return {
    record: recordIn(file.record),
    ...(isText(comment) && { comment }),
    ...(typeof expectation === 'object' &&
      expectation !== null && { expectation: expectation as Expectation }),
  };
}
