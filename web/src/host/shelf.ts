import type { Json, Seat, Setup } from '@krcma/kernel';
import type { SeatPlan, StandingAnswer, Trouble } from './host.ts';
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
import type { GameId } from './rules.ts';

/** How far a game has come, and what it is like. What earlier releases did not write down may be missing. */
export interface Label {
  readonly entries: number;
  readonly over: boolean;
  /** The options that tell it from other games. */
  readonly told?: Readonly<Record<string, Json>>;
  /** Who is asked. */
  readonly waiting?: readonly Seat[];
  /** Turns begun. */
  readonly turn?: number;
  readonly scores?: readonly number[];
  readonly winners?: readonly Seat[];
  /** Which way it ended. */
  readonly reason?: string;
  /** The campaign goes on after this game. */
  readonly carries?: true;
}

/** A game kept in this browser, without its content: what the list on the first page needs. */
export interface Shelved extends Label {
  readonly id: string;
  readonly game: GameId;
  readonly setup: Setup;
  readonly seats: readonly SeatPlan[];
  readonly curtain: boolean;
  /** What was agreed on hints; missing in games of earlier releases, where it goes by who sits there. */
  readonly hints?: boolean;
  readonly created: number;
  readonly changed: number;
  /** The first game of its campaign, in every later one. */
  readonly campaign?: string;
  /** The next game of the campaign, once it is laid out. */
  readonly next?: string;
  /** Its rules never came to an end: it is not opened by itself any more. */
  readonly ranAway?: true;
  /** It came here finished, or goes on from a moment of another game: its end is not counted. */
  readonly uncounted?: true;
}

export const RAN_AWAY: Trouble = {
  code: 'ran-away',
  sentence: 'The rules of this game never came to an end, so it was stopped.',
};

/**
 * The content as one text: a saved game of the kernel, and what the players asked to be answered for them. Games that
 * were brought in lie so on the shelf until they are played, and so did all games once.
 */
export interface Kept {
  readonly id: string;
  readonly save: string;
  readonly standing: readonly (readonly StandingAnswer[])[];
}

const DATABASE = 'krcma';
const CARDS = 'games';
const SAVES = 'saves';
/** The choices of a game, and the positions it can be taken back from, each written once. */
const ENTRIES = 'entries';
const CHECKPOINTS = 'checkpoints';
const CONTENT = [SAVES, ENTRIES, CHECKPOINTS] as const;
/** The cards of finished games, which stay when the games are thrown away. */
const RESULTS = 'results';

let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 3);
    request.onupgradeneeded = ({ oldVersion }) => upgrade(request, oldVersion);
    request.onsuccess = () => {
      // Another tab with a newer version must not wait for this one.
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
  });
  return opened;
}

function upgrade({ result, transaction }: IDBOpenDBRequest, oldVersion: number): void {
  if (oldVersion < 1) for (const store of [CARDS, SAVES]) result.createObjectStore(store, { keyPath: 'id' });
  if (oldVersion < 2) {
    result.createObjectStore(ENTRIES, { keyPath: ['game', 'number'] });
    result.createObjectStore(CHECKPOINTS, { keyPath: ['game', 'after'] });
  }
  const results = result.createObjectStore(RESULTS, { keyPath: 'id' });
  const kept: IDBRequest<Shelved[]> | undefined = transaction?.objectStore(CARDS).getAll();
  kept?.addEventListener('success', () => {
    for (const card of kept.result) if (card.over) results.put(card);
  });
}

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

type Stores = (name: typeof CARDS | typeof RESULTS | (typeof CONTENT)[number]) => IDBObjectStore;

/** All of it is written, or nothing. */
async function writing<T>(change: (store: Stores) => T | Promise<T>): Promise<T> {
  const transaction = (await database()).transaction([CARDS, RESULTS, ...CONTENT], 'readwrite', {
    durability: 'relaxed',
  });
  const finished = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
  try {
    const result = await change((name) => transaction.objectStore(name));
    await finished;
    return result;
  } catch (error) {
    // What cannot be put down must not leave the rest of it behind.
    finished.catch(() => {});
    if (transaction.error === null) transaction.abort();
    throw error;
  }
}

const partsOf = (id: string, from = 0): IDBKeyRange =>
  IDBKeyRange.bound([id, from], [id, Number.POSITIVE_INFINITY]);

/** All games of this browser, the one played last first. */
export async function shelvedGames(): Promise<Shelved[]> {
  const all: Shelved[] = await answered((await database()).transaction(CARDS).objectStore(CARDS).getAll());
  return all.sort((a, b) => b.changed - a.changed);
}

/** Every game finished in this browser that counts, the last one first. */
export async function finishedGames(): Promise<Shelved[]> {
  const all: Shelved[] = await answered(
    (await database()).transaction(RESULTS).objectStore(RESULTS).getAll(),
  );
  return all.sort((a, b) => b.changed - a.changed);
}

export async function shelvedGame(id: string): Promise<Shelved | undefined> {
  return answered((await database()).transaction(CARDS).objectStore(CARDS).get(id));
}

/** A game as it was put down, choice by choice. */
interface InParts {
  readonly head: KeptHead;
  readonly entries: readonly KeptEntry[];
  readonly checkpoints: readonly KeptCheckpoint[];
}

/** What lies on the shelf of a game; undefined for one that was set up and not yet begun. */
export async function keptParts(id: string): Promise<Kept | InParts | undefined> {
  const transaction = (await database()).transaction(CONTENT);
  const all = <T>(name: string): Promise<T[]> => answered(transaction.objectStore(name).getAll(partsOf(id)));
  const [kept, entries, checkpoints] = await Promise.all([
    answered<Kept | KeptHead | undefined>(transaction.objectStore(SAVES).get(id)),
    all<KeptEntry>(ENTRIES),
    all<KeptCheckpoint>(CHECKPOINTS),
  ]);
  return kept === undefined || 'save' in kept ? kept : { head: kept, entries, checkpoints };
}

export const shelve = (card: Shelved, kept?: Kept): Promise<void> =>
  writing((store) => {
    store(CARDS).put(card);
    if (kept !== undefined) store(SAVES).put(kept);
  });

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

/** Notes that a game runs away, or that it may be tried again. */
export async function markRanAway(id: string, ranAway: boolean): Promise<void> {
  const card = await shelvedGame(id);
  if (card === undefined) return;
  const { ranAway: _before, ...rest } = card;
  await shelve(ranAway ? { ...rest, ranAway } : rest);
}

export const discard = (id: string): Promise<void> =>
  writing((store) => {
    for (const name of [CARDS, SAVES] as const) store(name).delete(id);
    for (const name of [ENTRIES, CHECKPOINTS] as const) store(name).delete(partsOf(id));
  });
