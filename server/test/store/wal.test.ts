import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Connection } from '../../store/sqlite/connection.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'krcma-wal-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('what is written again and again is copied into the database seldom, and the WAL stays small', () => {
  const file = join(folder, 'krcma.sqlite');
  const connection = new Connection(file, { readOnly: false });
  connection.run({ sql: 'create table rows (id integer primary key, text text)', parameters: [] });
  connection.run({ sql: 'insert into rows values (1, ?)', parameters: ['x'.repeat(40_000)] });
  const sizes: number[] = [];
  for (let turn = 0; turn < 1000; turn++) {
    const text = String(turn % 10).repeat(40_000);
    connection.run({ sql: 'update rows set text = ? where id = 1', parameters: [text] });
    if (turn % 50 === 0) sizes.push(statSync(`${file}-wal`).size);
  }
  connection.close();
  const megabytes = Math.max(...sizes) / 1e6;
  // Forty megabytes were written.
  expect(megabytes).toBeGreaterThan(10);
  expect(megabytes).toBeLessThan(20);
});
