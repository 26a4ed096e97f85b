import { type Kysely, sql, type Transaction } from 'kysely';
import { checkBackup, linesIn } from './backup-file.ts';
import { type Counts, KEYS, NUMBERED, type Row } from './backup-format.ts';
import { appliedMigrations, apply, presentTables, refuseUnknown, takeTime } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { copyAside } from './open.ts';
import { singlePostgres } from './postgres/connect.ts';
import { LISTENING } from './postgres/listener.ts';
import { StoreProblem } from './problems.ts';
import type { Database } from './schema.ts';
import { connectSqlite } from './sqlite/connect.ts';
import type { Log, Store, StoreConfig } from './store.ts';

const ROWS_AT_ONCE = 50;

export interface RestoreOptions {
  /** What is in the database is copied aside and then replaced. */
  readonly replace?: boolean;
  readonly log?: Log;
}

/** Puts a backup into either database, all of it or nothing. The file is read through before anything is touched. */
export async function restore(
  file: string,
  config: StoreConfig,
  options: RestoreOptions = {},
): Promise<Counts> {
  const { head, counts } = await checkBackup(file);
  refuseUnknown(head.migrations, migrations, 'The backup');
  const { db, kind, close } = await openForWriting(config, options.log);
  try {
    await clear(db, kind, config, options);
    await db.transaction().execute(async (transaction) => {
      await takeTime(transaction, kind);
      await dropAll(transaction, kind);
      const before = migrations.filter(({ name }) => head.migrations.includes(name));
      await apply(transaction, kind, before);
      await transaction.deleteFrom('settings').execute();
      await insertRows(transaction, file);
      if (kind === 'postgres') await countOn(transaction);
      const after = migrations.filter((migration) => !before.includes(migration));
      if (after.length > 0) await apply(transaction, kind, after);
    });
    return counts;
  } finally {
    await close();
  }
}

async function openForWriting({ DATA, DATABASE_URL }: StoreConfig, log: Log = () => {}) {
  if (DATABASE_URL === undefined) {
    const store = await connectSqlite(DATA, log);
    return { db: store.db, kind: store.kind, close: () => store.close() };
  }
  const db = await singlePostgres(DATABASE_URL);
  return { db, kind: 'postgres' as const, close: () => db.destroy() };
}

/** Makes sure that nothing is lost and nobody is disturbed. */
async function clear(
  db: Kysely<Database>,
  kind: Store['kind'],
  config: StoreConfig,
  { replace = false, log = () => {} }: RestoreOptions,
): Promise<void> {
  if (kind === 'postgres') await refuseServers(db);
  if (!(await holdsAnything(db, kind))) return;
  if (!replace)
    throw new StoreProblem('The database is not empty. With --replace it is copied aside and replaced.');
  log(`What was in the database was first copied to ${await copyAside(config, 'before-restore')}.`);
}

async function refuseServers(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and application_name = ${LISTENING}`.execute(db);
  if (rows.length > 0) throw new StoreProblem('Krčma is running on this database. Stop it first.');
}

/** The settings of a server that has started once, and nothing else, are no loss. */
async function holdsAnything(db: Kysely<Database>, kind: Store['kind']): Promise<boolean> {
  await appliedMigrations(db, kind);
  for (const table of await presentTables(db, kind)) {
    if (table === 'settings') continue;
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
    if (rows.length > 0) return true;
  }
  return false;
}

async function dropAll(transaction: Transaction<Database>, kind: Store['kind']): Promise<void> {
  const order = Object.keys(KEYS);
  const present = await presentTables(transaction, kind);
  // What refers to others goes first, and before that what a newer schema has added.
  const place = (table: string) => (order.includes(table) ? order.indexOf(table) : order.length);
  present.sort((one, other) => place(other) - place(one));
  for (const table of present) {
    const drop = transaction.schema.dropTable(table);
    await (kind === 'postgres' ? drop.cascade() : drop).execute();
  }
}

async function insertRows(transaction: Transaction<Database>, file: string): Promise<void> {
  let table = '';
  let rows: Row[] = [];
  const insert = async () => {
    if (rows.length > 0)
      await transaction
        .insertInto(table as keyof Database)
        .values(rows as never)
        .execute();
    rows = [];
  };
  for await (const value of linesIn(file)) {
    if (!('row' in value)) continue;
    if (value.table !== table || rows.length === ROWS_AT_ONCE) await insert();
    table = value.table;
    rows.push(value.row);
  }
  await insert();
}

/** The database numbers new rows after the restored ones. */
async function countOn(transaction: Transaction<Database>): Promise<void> {
  for (const table of NUMBERED)
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), coalesce(max(id), 0) + 1, false)
      from ${sql.table(table)}`.execute(transaction);
}
