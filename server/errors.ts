import { isDiskFull } from './store/problems.ts';

/** A refusal of the server with a sentence for people, and the status a browser expects. */
export class ServerError extends Error {
  readonly code: ServerErrorCode;
  readonly status: number;
  /** Seconds after which it may be tried again. */
  readonly retryAfter: number | undefined;

  constructor(code: ServerErrorCode, sentence: string, retryAfter?: number) {
    super(sentence);
    this.retryAfter = retryAfter;
    this.name = 'ServerError';
    this.code = code;
    this.status = STATUS[code];
  }
}

const STATUS = {
  'bad-message': 400,
  'not-signed-in': 401,
  'wrong-password': 401,
  forbidden: 403,
  'no-such-table': 404,
  'not-found': 404,
  'name-taken': 409,
  'seat-taken': 409,
  'not-open': 409,
  'not-started': 409,
  'out-of-time': 409,
  'no-vacation-left': 409,
  'not-seated': 403,
  'no-hints': 403,
  'set-aside': 409,
  'too-large': 413,
  'too-many': 429,
  'too-many-tables': 429,
  busy: 503,
  broken: 500,
} as const;

export type ServerErrorCode = keyof typeof STATUS;

export const notStored = (): ServerError =>
  new ServerError('busy', 'This could not be stored, so it was not done. Try again in a moment.');

/** What is refused in words instead of breaking: a write for which there was no room. */
export const inWords = (error: unknown): unknown => (isDiskFull(error) ? notStored() : error);
