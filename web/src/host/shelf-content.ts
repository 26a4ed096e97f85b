// What lies on the shelf of a game, choice by choice. The first page shows only the cards.
import {
  changesSince,
  headOf,
  type KeptCheckpoint,
  type KeptEntry,
  type KeptHead,
  nothingWritten,
  type Written,
} from './kept.ts';
import type { TableFile } from './local-table.ts';
import type { Kept, Shelved } from './shelf.ts';
import {
  answered,
  CARDS,
  CHECKPOINTS,
  CONTENT,
  database,
  ENTRIES,
  partsOf,
  RESULTS,
  SAVES,
  writing,
} from './shelf-database.ts';

/** A game as it was put down, choice by choice. */
interface InParts {
  readonly head: KeptHead;
  readonly entries: readonly KeptEntry[];
  readonly checkpoints: readonly KeptCheckpoint[];
}

/** Whole, as an earlier release put it down, or in parts. */
export type Lying = Kept | InParts;

/** What lies on the shelf of a game; undefined for one that was set up and not yet begun. */
export async function keptParts(id: string): Promise<Lying | undefined> {
  const transaction = (await database()).transaction(CONTENT);
  const all = <T>(name: string): Promise<T[]> => answered(transaction.objectStore(name).getAll(partsOf(id)));
  const [kept, entries, checkpoints] = await Promise.all([
    answered<Kept | KeptHead | undefined>(transaction.objectStore(SAVES).get(id)),
    all<KeptEntry>(ENTRIES),
    all<KeptCheckpoint>(CHECKPOINTS),
  ]);
  return kept === undefined || 'save' in kept ? kept : { head: kept, entries, checkpoints };
}

/**
 * Writes what has changed since the last writing, and tells what is written now. If somebody else has written meanwhile,
 * another tab or an earlier release, everything is written: the game of whoever writes last is whole.
 */
export const append = (card: Shelved, { journal, standing }: TableFile, last: Written): Promise<Written> =>
  writing(async (store) => {
    const { id } = card;
    const there = await answered<Kept | KeptHead | undefined>(store(SAVES).get(id));
    const found = there !== undefined && 'revision' in there ? there.revision : 0;
    const isOurs = found === last.revision && found > 0;
    // From here on nothing waits: what is put down is the game of one moment, whatever is chosen next.
    const changes = changesSince(isOurs ? last : nothingWritten, id, journal);
    store(ENTRIES).delete(partsOf(id, changes.cut));
    for (const entry of changes.entries) store(ENTRIES).put(entry);
    if (!isOurs) store(CHECKPOINTS).delete(partsOf(id));
    for (const after of changes.dropped) store(CHECKPOINTS).delete([id, after]);
    for (const checkpoint of changes.checkpoints) store(CHECKPOINTS).put(checkpoint);
    const revision = found + 1;
    store(SAVES).put(headOf(id, revision, journal, standing));
    store(CARDS).put(card);
    // Even a finished game may be taken back by consent.
    if (card.over && !card.uncounted) store(RESULTS).put(card);
    else store(RESULTS).delete(id);
    return { revision, log: journal.log.slice(), checkpoints: journal.checkpoints.slice() };
  });
