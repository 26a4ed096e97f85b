import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { backup } from '../../store/backup.ts';
import type { StoreConfig } from '../../store/store.ts';
import { configOf, onADatabase } from '../databases.ts';
import { everything, fill } from './rows.ts';

const program = join(import.meta.dirname, '../../../cli/krcma.mjs');

async function krcma(config: StoreConfig, ...args: string[]): Promise<string> {
  const env = { ...process.env, ...config, LC_ALL: 'en_GB.UTF-8' };
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...args], { env });
  return stdout;
}

onADatabase(import.meta.filename, (_title, open, fresh) => {
  test('krcma backup beside a running server, krcma restore into an empty database', async () => {
    const store = await open();
    await fill(store);
    const file = join(configOf(store).DATA, 'krcma.backup');
    expect(await krcma(configOf(store), 'backup', file)).toMatch(
      /^\d+ rows of the server were written to .*Copy this file to another machine/,
    );
    const target = await fresh();
    expect(await krcma(target, 'restore', file)).toMatch(/rows were restored from .*can be started/);
    expect(await everything(await open(target))).toEqual(await everything(store));
  });

  test('krcma restore leaves a running server alone, and krcma backup wants to know the file', async () => {
    const store = await open();
    const file = join(configOf(store).DATA, 'krcma.backup');
    await backup(configOf(store), file);
    await expect(krcma(configOf(store), 'restore', file)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/top it first/),
    });
    await expect(krcma(configOf(store), 'backup')).rejects.toMatchObject({
      stderr: 'Name the file: krcma backup FILE\n',
    });
  });
});
