import { type Entry, type Journal, TableError } from '@krcma/kernel';
import type { StandingAnswer } from './host.ts';

type Checkpoint = Journal['checkpoints'][number];

/** What changes with every choice, and is written whole. It does not grow with the game. */
export interface KeptHead {
  readonly id: string;
  /** Grows with every writing: whoever finds another than they wrote last writes everything. */
  readonly revision: number;
  readonly head: Omit<Journal, 'log' | 'checkpoints'>;
  readonly entries: number;
  readonly checkpoints: number;
  readonly standing: readonly (readonly StandingAnswer[])[];
}

/** One choice, written once. */
export interface KeptEntry {
  readonly game: string;
  readonly number: number;
  readonly entry: Entry;
}

export interface KeptCheckpoint extends Checkpoint {
  readonly game: string;
}

/** What of a game is known to be written. */
export interface Written {
  readonly revision: number;
  readonly log: readonly Entry[];
  readonly checkpoints: readonly Checkpoint[];
}

export const nothingWritten: Written = { revision: 0, log: [], checkpoints: [] };

/** What leads from what is written to the present game. */
export interface Changes {
  /** Entries from this number on are no longer true. */
  readonly cut: number;
  readonly entries: readonly KeptEntry[];
  /** By the number of choices before them. */
  readonly dropped: readonly number[];
  readonly checkpoints: readonly KeptCheckpoint[];
}

export function changesSince(written: Written, game: string, { log, checkpoints }: Journal): Changes {
  const cut = commonLength(written.log, log);
  const kept = new Set(checkpoints);
  const before = new Set(written.checkpoints);
  return {
    cut,
    entries: log.slice(cut).map((entry, index) => ({ game, number: cut + index, entry })),
    dropped: written.checkpoints.filter((each) => !kept.has(each)).map(({ after }) => after),
    checkpoints: checkpoints.filter((each) => !before.has(each)).map((each) => ({ ...each, game })),
  };
}

function commonLength(one: readonly Entry[], other: readonly Entry[]): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

export const headOf = (
  id: string,
  revision: number,
  { log, checkpoints, ...head }: Journal,
  standing: KeptHead['standing'],
): KeptHead => ({ id, revision, head, entries: log.length, checkpoints: checkpoints.length, standing });

/** The game as it was kept, part by part. */
export function putTogether(
  { head, ...kept }: KeptHead,
  entries: readonly KeptEntry[],
  checkpoints: readonly KeptCheckpoint[],
): Journal {
  if (entries.length !== kept.entries || checkpoints.length !== kept.checkpoints)
    throw new TableError(
      'damaged-save',
      `Of this game ${entries.length} of ${kept.entries} choices and ${checkpoints.length} of ${kept.checkpoints} positions are kept.`,
    );
  return {
    ...head,
    log: entries.map(({ entry }) => entry),
    checkpoints: checkpoints.map(({ after, table }) => ({ after, table })),
  };
}
