/** What the storage refuses, with a sentence for the person who runs the server. */
export class StoreProblem extends Error {
  constructor(sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = 'StoreProblem';
  }
}

/** An error of SQLite that came over from its thread. */
export class SqliteError extends Error {
  readonly code: string;
  /** The extended result code: https://www.sqlite.org/rescode.html */
  readonly number: number | undefined;

  constructor(message: string, code: string, number: number | undefined) {
    super(message);
    this.name = 'SqliteError';
    this.code = code;
    this.number = number;
  }
}

/** SQLITE_FULL; SQLITE_IOERR_WRITE, which a quota or a limit of the file's size gives; SQLITE_IOERR_SHMSIZE. */
const SQLITE_NO_ROOM = [13, 778, 4874];
const POSTGRES_NO_ROOM = '53100';

/** Did a write fail because there is no room for it? */
export function isDiskFull(error: unknown): boolean {
  if (error instanceof SqliteError) return SQLITE_NO_ROOM.includes(error.number ?? 0);
  return error instanceof Error && 'code' in error && error.code === POSTGRES_NO_ROOM;
}
