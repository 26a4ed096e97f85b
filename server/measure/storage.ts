// Durable commits per second as a table makes them: its row of 6 kB is changed, one entry is added, servers are told.
// node server/measure/storage.ts
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { startPostgres } from '../../tools/postgres.ts';
import { inTime } from '../operation/in-time.ts';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { aTable } from '../test/store/rows.ts';

const SECONDS = Number(process.argv[2] ?? 4);
const STATE = JSON.stringify({ state: 'kočka '.repeat(1000) }).slice(0, 6000);
const EVENTS = JSON.stringify({ events: 'x'.repeat(300) });

interface Figures {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

const table = (id: string) => aTable(id, { owner_id: 'owner', state_json: STATE });

function move({ db }: Store, id: string, revision: number) {
  const at = Date.now();
  return [
    db
      .updateTable('tables')
      .set({ revision: revision + 1, entries: revision + 1, state_json: STATE, changed_at: at, due_at: at })
      .where('id', '=', id)
      .where('revision', '=', revision),
    db.insertInto('entries').values({
      table_id: id,
      number: revision + 1,
      seat: 0,
      choice: 'recruit:1',
      events_json: EVENTS,
      made_at: at,
    }),
  ];
}

/** Calls `once` again and again from as many places at once, and looks how long each call took. */
async function pace(
  concurrency: number,
  once: (place: number, turn: number) => Promise<unknown>,
): Promise<Figures> {
  const times: number[] = [];
  const start = performance.now();
  const until = start + SECONDS * 1000;
  const place = async (index: number) => {
    for (let turn = 0; performance.now() < until; turn++) {
      const before = performance.now();
      await once(index, turn);
      times.push(performance.now() - before);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, (_, index) => place(index)));
  const elapsed = (performance.now() - start) / 1000;
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(share * (times.length - 1))] ?? 0;
  return { perSecond: times.length / elapsed, p50: at(0.5), p99: at(0.99) };
}

function show(store: Store, what: string, { perSecond, p50, p99 }: Figures): void {
  const numbers = [perSecond.toFixed(0), p50.toFixed(2), p99.toFixed(2)].map((text) => text.padStart(9));
  console.log(`${store.kind.padEnd(9)} ${what.padEnd(34)} ${numbers.join(' ')}`);
}

async function commits(store: Store, concurrency: number, told: boolean): Promise<Figures> {
  const ids = Array.from({ length: concurrency }, (_, index) => `${told}-${concurrency}-${index}`);
  await store.commit({ writes: [store.db.insertInto('tables').values(ids.map(table))] });
  return pace(concurrency, async (place, turn) => {
    const id = ids[place] ?? '';
    const done = await store.commit({
      writes: move(store, id, turn),
      guarded: true,
      ...(told && { notices: [{ about: 'table', table: id, revision: turn + 1 }] }),
    });
    if (!done) throw new Error('A guard refused although nobody else writes.');
  });
}

const read = (store: Store, id: string) =>
  store.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

async function measure(store: Store): Promise<void> {
  show(store, 'commits, 1 at a time', await commits(store, 1, true));
  show(store, 'commits, 100 at a time', await commits(store, 100, true));
  show(store, 'commits, 100 at a time, untold', await commits(store, 100, false));
  const id = 'true-100-0';
  show(store, 'reads of a table, 1 at a time', await pace(1, () => read(store, id)));
  const [reads] = await Promise.all([pace(1, () => read(store, id)), commits(store, 50, true)]);
  show(store, 'the same while 50 commit', reads);
}

async function main(): Promise<void> {
  const DATA = mkdtempSync(join(import.meta.dirname, 'data-'));
  const postgres = await startPostgres({ durable: true });
  console.log(
    `${'database'.padEnd(9)} ${'what'.padEnd(34)} ${'per s'.padStart(9)} ${'p50 ms'.padStart(9)} ${'p99 ms'.padStart(9)}`,
  );
  try {
    const configs = [
      { DATA },
      ...(typeof postgres === 'string' ? [] : [{ DATA, DATABASE_URL: postgres.url }]),
    ];
    for (const config of configs) {
      const store = await openStore(config);
      await inTime(measure(store), SECONDS * 5_000 + 120_000, `Measuring ${store.kind}`);
      await store.close();
    }
  } finally {
    if (typeof postgres === 'string') console.log(postgres);
    else await postgres.stop();
    rmSync(DATA, { recursive: true, force: true });
  }
}

await main();
