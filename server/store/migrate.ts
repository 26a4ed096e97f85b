import { type Kysely, sql, type Transaction } from 'kysely';
import type { Migration } from './migrations/migration.ts';
import { StoreProblem } from './problems.ts';
import type { Database } from './schema.ts';
import type { Log, Store } from './store.ts';

const APPLIED = 'migrations';
/** Any number that only Krčma uses: servers that start together migrate one after the other. */
const ADVISORY_LOCK = 5_272_363_041;

export interface Migrating {
  readonly kind: Store['kind'];
  readonly known: readonly Migration[];
  /** Copies the whole database before it is changed; gives the name of the file. */
  copy(name: string): Promise<string>;
  readonly log: Log;
}

/** Brings the schema up to date in one transaction, or leaves everything as it was and says why. */
export async function migrate(db: Kysely<Database>, migrating: Migrating): Promise<void> {
  const { kind, known, copy, log } = migrating;
  await db.transaction().execute(async (transaction) => {
    await takeTime(transaction, kind);
    const applied = await appliedMigrations(transaction, kind);
    refuseUnknown(applied, known, 'The database');
    const pending = known.filter(({ name }) => !applied.includes(name));
    const [first] = pending;
    if (first === undefined) return;
    if (applied.length > 0)
      log(
        `The database is brought up to date. It was first copied to ${await copy(`before-${first.name}`)}.`,
      );
    await apply(transaction, kind, pending);
  });
}

/** Applies the given migrations, in order, and notes their names. */
export async function apply(
  transaction: Transaction<Database>,
  kind: Store['kind'],
  pending: readonly Migration[],
): Promise<void> {
  const applied = await appliedMigrations(transaction, kind);
  for (const { up } of pending) await up(transaction as unknown as Kysely<unknown>, kind);
  const value = JSON.stringify([...applied, ...pending.map(({ name }) => name)]);
  await transaction
    .insertInto('settings')
    .values({ key: APPLIED, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** For a long transaction that only one server may do at a time. */
export async function takeTime(transaction: Transaction<Database>, kind: Store['kind']): Promise<void> {
  if (kind !== 'postgres') return;
  await sql`set local statement_timeout = 0`.execute(transaction);
  await sql`set local lock_timeout = 0`.execute(transaction);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
  await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(transaction);
}

/** The names of the migrations that made this database; none when it is empty. */
export async function appliedMigrations(
  db: Kysely<Database>,
  kind: Store['kind'],
): Promise<readonly string[]> {
  const present = await presentTables(db, kind);
  if (present.length === 0) return [];
  const row = present.includes('settings')
    ? await db.selectFrom('settings').select('value').where('key', '=', APPLIED).executeTakeFirst()
    : undefined;
  if (row !== undefined) return JSON.parse(row.value) as string[];
  const some = present.slice(0, 5).join(', ');
  throw new StoreProblem(
    `The database holds tables that are not Krčma's (${some}). Give Krčma a database of its own.`,
  );
}

export async function presentTables(db: Kysely<Database>, kind: Store['kind']): Promise<string[]> {
  const { rows } =
    kind === 'postgres'
      ? await sql<{ name: string }>`
          select tablename as name from pg_tables where schemaname = current_schema()`.execute(db)
      : await sql<{ name: string }>`
          select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`.execute(db);
  return rows.map(({ name }) => name);
}

export function refuseUnknown(applied: readonly string[], known: readonly Migration[], what: string): void {
  const unknown = applied.filter((name) => !known.some((migration) => migration.name === name));
  if (unknown.length === 0) return;
  throw new StoreProblem(
    `${what} was written by a newer Krčma (${unknown.join(', ')}). Use that one, or restore an older backup.`,
  );
}
