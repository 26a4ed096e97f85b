import type { Journal, Setup } from '@krcma/kernel';
import type { SeatPlan, StandingAnswer, Trouble } from './host.ts';
import type { GameId } from './rules.ts';

/** A game kept in this browser, without its content: what the list on the first page needs. */
export interface Shelved {
  readonly id: string;
  readonly game: GameId;
  readonly setup: Setup;
  readonly seats: readonly SeatPlan[];
  readonly curtain: boolean;
  readonly created: number;
  readonly changed: number;
  readonly entries: number;
  readonly over: boolean;
  readonly scores?: readonly number[];
  /** The campaign goes on after this game. */
  readonly carries?: true;
  /** The next game of the campaign, once it is laid out. */
  readonly next?: string;
  /** Its rules never came to an end: it is not opened by itself any more. */
  readonly ranAway?: true;
}

export const RAN_AWAY: Trouble = {
  code: 'ran-away',
  sentence: 'The rules of this game never came to an end, so it was stopped.',
};

/** How far a game has come. */
export function labelOf({
  log,
  table: { outcome },
}: Journal): Pick<Shelved, 'entries' | 'over' | 'scores' | 'carries'> {
  return {
    entries: log.length,
    over: outcome !== undefined,
    ...(outcome && { scores: outcome.scores }),
    ...(outcome?.carried !== undefined && { carries: true }),
  };
}

/** The content: a saved game of the kernel, and what the players asked to be answered for them. */
export interface Kept {
  readonly id: string;
  readonly save: string;
  readonly standing: readonly (readonly StandingAnswer[])[];
}

const DATABASE = 'krcma';
const CARDS = 'games';
const SAVES = 'saves';

let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(CARDS, { keyPath: 'id' });
      request.result.createObjectStore(SAVES, { keyPath: 'id' });
    };
    request.onsuccess = () => {
      // Another tab with a newer version must not wait for this one.
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
  });
  return opened;
}

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function writing(change: (cards: IDBObjectStore, saves: IDBObjectStore) => void): Promise<void> {
  const transaction = (await database()).transaction([CARDS, SAVES], 'readwrite', { durability: 'relaxed' });
  const finished = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
  change(transaction.objectStore(CARDS), transaction.objectStore(SAVES));
  await finished;
}

/** All games of this browser, the one played last first. */
export async function shelvedGames(): Promise<Shelved[]> {
  const all: Shelved[] = await answered((await database()).transaction(CARDS).objectStore(CARDS).getAll());
  return all.sort((a, b) => b.changed - a.changed);
}

export async function shelvedGame(id: string): Promise<Shelved | undefined> {
  return answered((await database()).transaction(CARDS).objectStore(CARDS).get(id));
}

/** Undefined for a game that was set up and not yet begun. */
export async function keptGame(id: string): Promise<Kept | undefined> {
  return answered((await database()).transaction(SAVES).objectStore(SAVES).get(id));
}

export const shelve = (card: Shelved, kept?: Kept): Promise<void> =>
  writing((cards, saves) => {
    cards.put(card);
    if (kept !== undefined) saves.put(kept);
  });

/** Notes that a game runs away, or that it may be tried again. */
export async function markRanAway(id: string, ranAway: boolean): Promise<void> {
  const card = await shelvedGame(id);
  if (card === undefined) return;
  const { ranAway: _before, ...rest } = card;
  await shelve(ranAway ? { ...rest, ranAway } : rest);
}

export const discard = (id: string): Promise<void> =>
  writing((cards, saves) => {
    cards.delete(id);
    saves.delete(id);
  });
