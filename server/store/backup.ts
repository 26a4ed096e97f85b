import { createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Kysely, sql, type Transaction } from 'kysely';
import { type Counts, type End, type Head, KEYS, type Row, type RowLine } from './backup-format.ts';
import { appliedMigrations, presentTables, refuseUnknown } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { singlePostgres } from './postgres/connect.ts';
import { StoreProblem } from './problems.ts';
import type { Database } from './schema.ts';
import { readSqlite } from './sqlite/connect.ts';
import type { Store, StoreConfig } from './store.ts';

const PAGE = 200;

/** Writes everything into one file, as it is at one moment; servers may go on writing meanwhile. */
export async function backup(config: StoreConfig, file: string): Promise<Counts> {
  if (existsSync(file))
    throw new StoreProblem(`There is already a file ${file}; a backup never overwrites one.`);
  const { db, kind } = await openForReading(config);
  const part = `${file}.part`;
  try {
    const counts = await snapshot(db, kind, async (transaction) => {
      const counted: Record<string, number> = {};
      const lines = Readable.from(linesOf(transaction, kind, counted));
      // `flush` waits for the disk before the file gets its name.
      await pipeline(lines, createGzip(), createWriteStream(part, { mode: 0o600, flush: true }));
      return counted;
    });
    renameSync(part, file);
    return counts;
  } finally {
    await db.destroy();
    rmSync(part, { force: true });
  }
}

async function openForReading({ DATA, DATABASE_URL }: StoreConfig) {
  if (DATABASE_URL !== undefined)
    return { db: await singlePostgres(DATABASE_URL), kind: 'postgres' as const };
  return { db: await readSqlite(DATA), kind: 'sqlite' as const };
}

function snapshot<T>(
  db: Kysely<Database>,
  kind: Store['kind'],
  read: (transaction: Transaction<Database>) => Promise<T>,
): Promise<T> {
  const transaction = db.transaction().setAccessMode('read only');
  if (kind === 'sqlite') return transaction.execute(read);
  return transaction.setIsolationLevel('repeatable read').execute(async (begun) => {
    await sql`set local statement_timeout = 0`.execute(begun);
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(begun);
    return read(begun);
  });
}

async function* linesOf(db: Kysely<Database>, kind: Store['kind'], counted: Record<string, number>) {
  const present = await presentTables(db, kind);
  const applied = await appliedMigrations(db, kind);
  if (applied.length === 0) throw new StoreProblem('The database is empty; there is nothing to back up.');
  // It may have tables of which this version knows nothing.
  refuseUnknown(applied, migrations, 'The database');
  yield line({
    krcma: 'backup',
    format: 1,
    migrations: applied,
    made: new Date().toISOString(),
  } satisfies Head);
  for (const table of Object.keys(KEYS).filter((name) => present.includes(name))) {
    counted[table] = 0;
    for await (const page of pagesOf(db, table as keyof Database)) {
      counted[table] += page.length;
      yield page.map((row) => line({ table, row } satisfies RowLine)).join('');
    }
  }
  yield line({ end: counted } satisfies End);
}

const line = (value: Head | RowLine | End) => `${JSON.stringify(value)}\n`;

/** Page by page along the key, so that a large table never is in memory as a whole. */
async function* pagesOf(db: Kysely<Database>, table: keyof Database): AsyncGenerator<readonly Row[]> {
  const key = KEYS[table];
  const columns = sql.join(key.map((column) => sql.ref(column)));
  let after = sql``;
  for (;;) {
    const query = sql<Row>`select * from ${sql.table(table)} ${after} order by ${columns} limit ${sql.lit(PAGE)}`;
    const { rows } = await query.execute(db);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (rows.length < PAGE || last === undefined) return;
    after = sql`where (${columns}) > (${sql.join(key.map((column) => last[column]))})`;
  }
}
