/** A refusal of the server with a sentence for people, and the status a browser expects. */
export class ServerError extends Error {
  readonly code: ServerErrorCode;
  readonly status: number;

  constructor(code: ServerErrorCode, sentence: string) {
    super(sentence);
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
  'too-large': 413,
  'too-many': 429,
  busy: 503,
  broken: 500,
} as const;

export type ServerErrorCode = keyof typeof STATUS;
