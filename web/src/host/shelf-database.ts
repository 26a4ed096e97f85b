// Where the games of this browser lie.

const DATABASE = 'krcma';
export const CARDS = 'games';
export const SAVES = 'saves';
/** The choices of a game, and the positions it can be taken back from, each written once. */
export const ENTRIES = 'entries';
export const CHECKPOINTS = 'checkpoints';
export const CONTENT = [SAVES, ENTRIES, CHECKPOINTS] as const;
/** The cards of finished games, which stay when the games are thrown away. */
export const RESULTS = 'results';
/** What came of puzzles. */
export const PUZZLES = 'puzzles';

let opened: Promise<IDBDatabase> | undefined;

export function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 4);
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
  if (oldVersion < 3) beginResults(result.createObjectStore(RESULTS, { keyPath: 'id' }), transaction);
  result.createObjectStore(PUZZLES, { keyPath: 'id' });
}

/** Games that were finished before results were kept apart. */
function beginResults(results: IDBObjectStore, transaction: IDBTransaction | null): void {
  const kept: IDBRequest<{ readonly over: boolean }[]> | undefined = transaction?.objectStore(CARDS).getAll();
  kept?.addEventListener('success', () => {
    for (const card of kept.result) if (card.over) results.put(card);
  });
}

export const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const ALL = [CARDS, RESULTS, PUZZLES, ...CONTENT] as const;

/**
 * Everything that lies in a store. Who only looks around makes no database: in WebKit one whose page was left while it
 * was being made may stay shut, and no game could be kept.
 */
export async function everythingIn<T>(store: (typeof ALL)[number]): Promise<T[]> {
  if (!(await isMade())) return [];
  return answered((await database()).transaction(store).objectStore(store).getAll());
}

async function isMade(): Promise<boolean> {
  if (opened !== undefined || !('databases' in indexedDB)) return true;
  return (await indexedDB.databases()).some(({ name }) => name === DATABASE);
}

type Stores = (name: (typeof ALL)[number]) => IDBObjectStore;

/** All of it is written, or nothing. */
export async function writing<T>(change: (store: Stores) => T | Promise<T>): Promise<T> {
  const transaction = (await database()).transaction(ALL, 'readwrite', {
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

export const partsOf = (id: string, from = 0): IDBKeyRange =>
  IDBKeyRange.bound([id, from], [id, Number.POSITIVE_INFINITY]);
