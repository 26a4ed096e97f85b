import { tableMark, withMarks } from './table-mark.ts';

/** What the server tells about itself: one line of JSON per event. */
export interface Log {
  debug(message: string, fields?: LogFields): void;
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  error(message: string, fields?: LogFields): void;
}

export type LogFields = Readonly<Record<string, unknown>>;

const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LEVELS)[number];

/**
 * The only fields that are ever printed, at any depth. A list of what is secret would be one forgotten name away from
 * a leak; here a forgotten name costs a `[hidden]`. Never add seeds, states, set-ups, journals, cookies, tokens,
 * passwords, keys, addresses of people, chat or reports.
 */
const PRINTED = new Set([
  ...['table', 'user', 'game', 'seat', 'seats', 'revision', 'entries', 'status', 'command'],
  ...['code', 'reason', 'method', 'route', 'path', 'ip', 'id', 'name', 'kind', 'about', 'type'],
  ...['host', 'port', 'url', 'folder', 'file', 'database', 'keeper', 'version', 'migration', 'backup'],
  ...['milliseconds', 'seconds', 'limit', 'count', 'size', 'sockets', 'tables', 'queue', 'threads'],
  ...['channel', 'signal', 'step', 'attempt', 'error', 'cause', 'errors', 'bots', 'server', 'process'],
]);

const HIDDEN = '[hidden]';
const LONGEST = 2000;
const DEEPEST = 5;

const SECRET_PATTERNS: readonly (readonly [RegExp, string])[] = [
  // The user and password of an address: postgres://krcma:secret@host.
  [/(\b[a-z][a-z0-9+.-]*:\/\/)[^\s/@]+@/gi, `$1${HIDDEN}@`],
  [/\b(bearer|basic|vapid)\s+[^\s"',;]+/gi, `$1 ${HIDDEN}`],
  [/\b(krcma|password|secret|seed|token|code|state|auth|key)=[^\s&;"']+/gi, `$1=${HIDDEN}`],
];

function scrubbed(text: string): string {
  const clean = SECRET_PATTERNS.reduce(
    (rest, [pattern, instead]) => rest.replace(pattern, instead),
    withMarks(text),
  );
  return clean.length > LONGEST ? `${clean.slice(0, LONGEST)}…` : clean;
}

/** Fields that name tables, whatever an id looks like. */
const OF_TABLES = new Set(['table', 'tables']);

/** Fields whose words come from elsewhere. */
const REPORTED = new Set(['error', 'errors', 'cause', 'reason']);

/** Parsers and databases quote what they stumbled over, which may be anything that somebody sent. */
function withoutQuotes(message: string): string {
  const from = message.indexOf('"');
  if (from < 0) return scrubbed(message);
  const to = message.lastIndexOf('"');
  return scrubbed(`${message.slice(0, from)}${HIDDEN}${to > from ? message.slice(to + 1) : ''}`);
}

const framesOf = (stack: string | undefined): string[] =>
  (stack ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^at .*:\d+:\d+\)?$/.test(line))
    .slice(0, 20);

function printedError(error: Error, depth: number): LogFields {
  const { code, cause } = error as Error & { code?: unknown };
  return {
    name: error.name,
    ...((typeof code === 'string' || typeof code === 'number') && { code }),
    message: withoutQuotes(error.message),
    stack: framesOf(error.stack),
    ...(cause !== undefined && { cause: printed(cause, depth + 1) }),
    ...(error instanceof AggregateError && {
      errors: error.errors.slice(0, 5).map((each) => printed(each, depth + 1)),
    }),
  };
}

/** The value as it may be printed: plain, short, and without a field that is not on the list. */
function printed(value: unknown, depth = 0): unknown {
  if (value === null || typeof value === 'boolean' || typeof value === 'number') return value;
  if (typeof value === 'string') return scrubbed(value);
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'object' || depth > DEEPEST) return HIDDEN;
  if (value instanceof Error) return printedError(value, depth);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString();
  if (Array.isArray(value)) return value.slice(0, 50).map((each) => printed(each, depth + 1));
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null ? printedFields(value, depth) : HIDDEN;
}

function marked(value: unknown): unknown {
  if (typeof value === 'string') return tableMark(value);
  return Array.isArray(value) ? value.map(marked) : value;
}

function printedFields(fields: object, depth: number): Record<string, unknown> {
  const shown: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    // A name that is not on the list may itself be somebody's words.
    if (REPORTED.has(name) && typeof value === 'string') shown[name] = withoutQuotes(value);
    else if (OF_TABLES.has(name)) shown[name] = printed(marked(value), depth + 1);
    else if (PRINTED.has(name)) shown[name] = printed(value, depth + 1);
    else if (/^[a-z][A-Za-z_]{0,30}$/.test(name)) shown[name] = HIDDEN;
  }
  return shown;
}

export function openLog(
  level: LogLevel,
  write: (line: string) => void = (line) => process.stdout.write(line),
  now: () => number = Date.now,
): Log {
  const from = LEVELS.indexOf(level);
  const at = (name: Exclude<LogLevel, 'silent'>) => {
    if (LEVELS.indexOf(name) < from) return () => {};
    return (message: string, fields: LogFields = {}): void => {
      const time = new Date(now()).toISOString();
      const words = { time, level: name, message: scrubbed(message) };
      // Spread twice: the words stand first, and no field replaces one of them.
      write(`${JSON.stringify({ ...words, ...printedFields(fields, 0), ...words })}\n`);
    };
  };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

const quiet = (): void => {};
/** For tests. */
export const silentLog: Log = { debug: quiet, info: quiet, warn: quiet, error: quiet };
