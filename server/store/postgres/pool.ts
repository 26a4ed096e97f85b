import { Pool, types } from 'pg';

const BIGINT = 20;
const NUMERIC = 1700;
const CONNECTIONS = 10;

/** Times and counts come as numbers, as they do from SQLite. */
const asNumbers = {
  getTypeParser: (id: number, format?: 'text' | 'binary') => {
    if (id === BIGINT) return exactNumber;
    if (id === NUMERIC) return Number;
    return format === 'binary' ? types.getTypeParser(id, 'binary') : types.getTypeParser(id);
  },
};

function exactNumber(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${text} is too large to be an exact number.`);
  return number;
}

export interface PoolOptions {
  /** Queries are sent without waiting for the answer to the one before; they are answered in order. */
  readonly pipeline?: boolean;
  readonly connections?: number;
}

/** Acknowledged means durable, whatever the default of the database is. */
const DURABLE = `select set_config('synchronous_commit', 'on', false)
  where current_setting('synchronous_commit') = 'off'`;

export function openPool(
  url: string,
  { pipeline = false, connections = CONNECTIONS }: PoolOptions = {},
): Pool {
  const pool = new Pool({
    connectionString: url,
    application_name: 'krcma',
    max: connections,
    keepAlive: true,
    types: asNumbers,
    pipeline,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 60_000,
    onConnect: async (client) => {
      await client.query(DURABLE);
    },
  });
  // A connection that breaks fails its queries and is replaced; without a listener it would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', () => {});
  return pool;
}
