import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import type { StoreConfig } from '../../store/store.ts';
import { onEachDatabase } from '../databases.ts';
import { aTable } from './rows.ts';

const ROUNDS = 3;

/** A process that writes entries and says the number of each one that was acknowledged. */
function startWriter(config: StoreConfig): ChildProcess {
  const env = { ...process.env, ...config };
  return spawn(process.execPath, [join(import.meta.dirname, 'writer.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

onEachDatabase((_title, open, fresh) => {
  test('a killed server loses nothing it acknowledged, and its lock dies with it', async () => {
    const config = await fresh();
    const store = await open(config);
    await store.commit({ writes: [store.db.insertInto('tables').values(aTable('t'))] });
    await store.close();
    const acknowledged = new Set<number>();
    for (let round = 0; round < ROUNDS; round++) {
      const writer = startWriter(config);
      if (writer.stdout === null) throw new Error('The writer says nothing.');
      const before = acknowledged.size;
      for await (const line of createInterface({ input: writer.stdout })) {
        acknowledged.add(Number(line));
        if (acknowledged.size === before + 50 * (round + 1)) writer.kill('SIGKILL');
      }
      if (writer.exitCode === null && writer.signalCode === null) await once(writer, 'exit');
      expect(writer.signalCode).toBe('SIGKILL');
    }
    const again = await open(config);
    const rows = await again.db.selectFrom('entries').select('number').execute();
    const kept = new Set(rows.map(({ number }) => number));
    expect([...acknowledged].filter((number) => !kept.has(number))).toEqual([]);
    expect(kept.size).toBe(rows.length);
  });
});
