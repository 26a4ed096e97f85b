import type { CompiledQuery } from 'kysely';
import type { Pool, PoolClient, QueryResult } from 'pg';
import type { Batch, Notice } from '../store.ts';
import { CHANNEL } from './listener.ts';

/** A batch with its queries written out. */
export interface Compiled {
  readonly writes: readonly CompiledQuery[];
  readonly guarded: boolean;
  readonly notices: readonly Notice[];
}

export const compiled = ({ writes, guarded = false, notices = [] }: Batch): Compiled => {
  if (guarded && writes.length === 0) throw new Error('A guarded batch has a first write.');
  return { writes: writes.map((write) => write.compile()), guarded, notices };
};

/** The whole group was rolled back because of `cause`: none of it happened, all of it may be tried again. */
export class RolledBack extends Error {
  constructor(cause: unknown) {
    super('The group was rolled back.', { cause });
  }
}

/**
 * Runs batches in one transaction. PostgreSQL lets only one transaction with notices flush at a time, so batches that
 * wait share that as well. Two round trips: all guards, then whatever the guards let through. A guard that refuses has
 * changed nothing, so nothing has to be undone. Gives for each batch whether it was written.
 */
export async function runGroup(pool: Pool, batches: readonly Compiled[]): Promise<boolean[]> {
  const client = await pool.connect();
  try {
    const passed = await runGuards(client, batches);
    const sent = batches.flatMap(({ writes, guarded }, index) =>
      passed[index] ? writes.slice(guarded ? 1 : 0).map((write) => client.query(named(write))) : [],
    );
    const notices = batches.flatMap((batch, index) => (passed[index] ? batch.notices : []));
    if (notices.length > 0) sent.push(notify(client, notices));
    await finish(client, sent);
    client.release();
    return passed;
  } catch (error) {
    await giveBack(client);
    throw error;
  }
}

async function runGuards(client: PoolClient, batches: readonly Compiled[]): Promise<boolean[]> {
  const passed = batches.map(({ guarded }) => !guarded);
  const guards = batches
    .map(({ writes, notices }, index) => ({ index, first: writes[0], place: placeOf(notices) }))
    .filter(({ index }) => !passed[index])
    // Servers that change the same tables do so in the same order and never wait for each other in a circle.
    .sort((one, other) => (one.place < other.place ? -1 : one.place > other.place ? 1 : 0));
  const begun = client.query('begin');
  const sent = guards.flatMap(({ first }) => (first === undefined ? [] : [client.query(named(first))]));
  if (sent.length === 0) {
    // An answer that fails is seen again by the transaction's end.
    begun.catch(() => {});
    return passed;
  }
  const [, ...counted] = await allOf([begun, ...sent]).catch(rolledBack);
  for (const [order, { index }] of guards.entries()) passed[index] = counted[order]?.rowCount === 1;
  return passed;
}

const placeOf = (notices: readonly Notice[]) => notices.map((it) => ('table' in it ? it.table : '')).join();

async function finish(client: PoolClient, sent: readonly Promise<QueryResult>[]): Promise<void> {
  const commit = client.query('commit');
  const written = allOf(sent);
  // When it is not known whether the commit went through, its own error is what the caller gets.
  written.catch(() => {});
  const { command } = await commit;
  await written.catch(rolledBack);
  if (command !== 'COMMIT') throw new Error('The database rolled the transaction back without a reason.');
}

function rolledBack(error: unknown): never {
  throw new RolledBack(error);
}

/** Waits for every answer and throws the first error: the ones after it only say that the transaction is lost. */
async function allOf(sent: readonly Promise<QueryResult>[]): Promise<QueryResult[]> {
  const ends = await Promise.allSettled(sent);
  return ends.map((end) => {
    if (end.status === 'rejected') throw end.reason;
    return end.value;
  });
}

function notify(client: PoolClient, notices: readonly Notice[]): Promise<QueryResult> {
  return client.query({
    name: 'notify',
    text: 'select pg_notify($1, payload) from unnest($2::text[]) payload',
    values: [CHANNEL, notices.map((notice) => JSON.stringify(notice))],
  });
}

async function giveBack(client: PoolClient): Promise<void> {
  try {
    await client.query('rollback');
    client.release();
  } catch {
    client.release(true);
  }
}

const NAMED_AT_MOST = 256;
const names = new Map<string, string>();

/** A statement with a name is parsed once per connection. */
function named({ sql, parameters }: CompiledQuery) {
  let name = names.get(sql);
  if (name === undefined && names.size < NAMED_AT_MOST) {
    name = `write ${names.size}`;
    names.set(sql, name);
  }
  return { text: sql, values: [...parameters], ...(name !== undefined && { name }) };
}
