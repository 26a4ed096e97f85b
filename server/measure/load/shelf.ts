import { randomBytes } from 'node:crypto';
import { DatabaseSync as Database, type DatabaseSync } from 'node:sqlite';

/** Copies one table and its log so many times, straight into the database: a shelf full of games. */
export function multiplied(file: string, original: string, copies: number): string[] {
  const database: DatabaseSync = new Database(file);
  const columns = (name: string): string[] =>
    database
      .prepare(`select name from pragma_table_info('${name}')`)
      .all()
      .map((row) => `"${row.name}"`);
  const others = columns('tables').filter((name) => name !== '"id"');
  const entries = columns('entries').filter((name) => name !== '"table_id"');
  const table = database.prepare(
    `insert into tables ("id", ${others}) select ?, ${others} from tables where id = ?`,
  );
  const log = database.prepare(
    `insert into entries ("table_id", ${entries}) select ?, ${entries} from entries where table_id = ?`,
  );
  database.exec('pragma synchronous = off; begin');
  const ids = Array.from({ length: copies }, () => {
    const id = randomBytes(16).toString('base64url');
    table.run(id, original);
    log.run(id, original);
    return id;
  });
  database.exec('commit');
  database.close();
  return ids;
}
