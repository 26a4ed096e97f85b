import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { silentLog } from '../../operation/log.ts';
import { stop, stopOnSignals } from '../../operation/stop.ts';

const soon = (milliseconds = 5): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

test('parts are closed in order, one after the other', async () => {
  const closed: string[] = [];
  const closer = (name: string, wait: number) => ({
    name,
    close: async () => {
      await soon(wait);
      closed.push(name);
    },
  });
  expect(await stop([closer('sockets', 20), closer('tables', 1), closer('store', 0)], silentLog)).toBe(true);
  expect(closed).toEqual(['sockets', 'tables', 'store']);
});

test('one that fails or hangs does not keep the others open, and is named', async () => {
  const closed: string[] = [];
  const told: unknown[] = [];
  const log = { ...silentLog, error: (_: string, fields?: object) => void told.push(fields) };
  const clean = await stop(
    [
      { name: 'bots', close: () => Promise.reject(new Error('stuck')) },
      {
        name: 'mail',
        close: () => {
          throw new Error('at once');
        },
      },
      { name: 'sockets', close: () => new Promise<void>(() => {}), limit: 10 },
      { name: 'store', close: () => void closed.push('store') },
    ],
    log,
  );
  expect(clean).toBe(false);
  expect(closed).toEqual(['store']);
  expect(told).toMatchObject([{ step: 'bots' }, { step: 'mail' }, { step: 'sockets', limit: 10 }]);
});

class FakeProcess extends EventEmitter {
  readonly exits: number[] = [];
  exit(code: number): void {
    this.exits.push(code);
  }
}

test('a signal closes everything and ends the process; a second one ends it at once', async () => {
  const host = new FakeProcess();
  let release = (): void => {};
  const slow = {
    name: 'slow',
    close: () =>
      new Promise<void>((resolve) => {
        release = resolve;
      }),
  };
  const listenNoMore = stopOnSignals([slow], silentLog, host);
  host.emit('SIGTERM', 'SIGTERM');
  await soon();
  expect(host.exits).toEqual([]);
  release();
  await expect.poll(() => host.exits).toEqual([0]);
  host.emit('SIGINT', 'SIGINT');
  expect(host.exits).toEqual([0, 1]);
  listenNoMore();
  expect(host.listenerCount('SIGTERM') + host.listenerCount('SIGINT')).toBe(0);
});
