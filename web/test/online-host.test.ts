import type { GameRecord } from '@krcma/kernel';
import { openJournal, recordOf } from '@krcma/kernel';
import type { FromClient, TableCard } from '@krcma/protocol';
import type { Frame } from '@krcma/protocol/table';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { importedGame } from '../src/host/imported-game.ts';
import type { Connection } from '../src/online/connection.ts';
import type { TableListener } from '../src/online/joined-table.ts';
import { module } from './local-game.ts';

type Asked = Extract<FromClient, { type: 'ask' }>['query'];

let listener: TableListener;
const asked: Asked[] = [];
const acts: unknown[] = [];
let unconfirmed: 'turn' | undefined;
let answer: (query: Asked) => Promise<unknown>;

const connection = {
  join: (_: string, heard: TableListener) => {
    listener = heard;
    return () => {};
  },
  act: async (_: string, act: unknown) => {
    acts.push(act);
    return unconfirmed;
  },
  ask: (_: string, query: Asked) => {
    asked.push(query);
    return answer(query);
  },
} as unknown as Connection;

async function openHost() {
  const { OnlineHost } = await import('../src/online/online-host.ts');
  return new OnlineHost(connection, 'table-0001');
}

beforeEach(() => {
  vi.stubGlobal('navigator', { languages: ['cs'] });
  vi.stubGlobal('location', { search: '' });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
  asked.length = 0;
  acts.length = 0;
  unconfirmed = undefined;
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('a choice names its question, and is on its way until it is answered', async () => {
  const host = await openHost();
  const chosen = host.choose('3.1 act', 'slay');
  expect(host.gathering.get().sending).toBe(true);
  await chosen;
  expect(host.gathering.get().sending).toBe(false);
  await host.setStanding('pass', 'none');
  await host.setStanding('pass');
  expect(acts).toEqual([
    { do: 'choose', decision: '3.1 act', option: 'slay' },
    { do: 'standing', key: 'pass', option: 'none' },
    { do: 'standing', key: 'pass' },
  ]);
});

it('a click costs one message with the usual settings, and one more only if it is confirmed', async () => {
  const host = await openHost();
  const { settings } = await import('../src/settings/settings.ts');
  const { TableModel } = await import('../src/table/table-model.ts');
  expect(settings.get().confirm).toBe('turn');
  const model = new TableModel(host, settings.get);
  const question = { id: '0.1 act', options: [], refused: [] };
  listener.frame({ number: 1, seen: { decision: question, view: {} } } as unknown as Frame);
  const act = { do: 'choose', decision: question.id, option: 'gain:gold' };
  await model.choose('gain:gold');
  expect(acts).toEqual([{ ...act, confirm: 'turn' }]);
  unconfirmed = 'turn';
  await model.choose('gain:gold');
  expect(acts).toHaveLength(2);
  await model.confirm();
  expect(acts.slice(2)).toEqual([act]);
  expect(asked).toEqual([]);
});

it('many moments are asked for in portions, and again when it was too fast', async () => {
  vi.useFakeTimers();
  const host = await openHost();
  const { Refused } = await import('../src/online/refused.ts');
  let refusals = 2;
  answer = async (query) => {
    if (refusals-- > 0) throw new Refused({ code: 'too-many', sentence: 'Wait.' });
    return query.about === 'moments' ? query.entries.map((entry) => ({ entry })) : undefined;
  };
  const moments = host.replayAt(
    Array.from({ length: 70 }, (_, entry) => entry),
    'open',
  );
  await vi.advanceTimersByTimeAsync(5000);
  expect((await moments).map(({ entry }) => entry)).toHaveLength(70);
  expect(asked).toHaveLength(4);
});

it('a refusal is told in the language of the reader', async () => {
  const host = await openHost();
  const { Refused } = await import('../src/online/refused.ts');
  const { settings } = await import('../src/settings/settings.ts');
  settings.set({ language: 'cs' });
  answer = async () => {
    throw new Refused({ code: 'not-seated', sentence: 'You do not sit here.' });
  };
  await expect(host.hint()).rejects.toMatchObject({
    code: 'not-seated',
    message: 'U tohoto stolu nesedíš.',
  });
});

it('lines of a chat come once, in order, whatever the network does', async () => {
  const host = await openHost();
  const line = (id: number) => ({ id, user: 'u', name: 'Ann', text: String(id), at: id });
  listener.chat([line(1), line(3)]);
  listener.chat([line(2)]);
  listener.chat([line(3)]);
  expect(host.gathering.get().chat.map(({ id }) => id)).toEqual([1, 2, 3]);
});

it('a table that is gone is in trouble, and one that comes back is not', async () => {
  const host = await openHost();
  listener.gone({ code: 'no-such-table', sentence: 'Gone.' });
  expect(host.getTrouble()?.code).toBe('no-such-table');
  listener.card({ id: 'table-0001', seats: [] } as unknown as TableCard, 1);
  expect(host.getTrouble()).toBeUndefined();
  expect(host.gathering.get().seat).toBe(1);
});

it('a finished game is a file that can be imported', async () => {
  const host = await openHost();
  const record: GameRecord = recordOf(module, openJournal(module, { seats: 2, seed: 'online' }));
  answer = async () => JSON.parse(JSON.stringify(record));
  const { card } = await importedGame(await host.exported());
  expect(card).toMatchObject({ game: 'valeria', setup: { seed: 'online' } });
});

const said = (id: number) => ({ id, user: 'bob', name: 'Bob', text: `line ${id}`, at: id });

it('what was said before one came is read, what is said from then on is not, until the talk is open', async () => {
  const host = await openHost();
  expect(host.talk.get().read).toBeUndefined();
  listener.chat([said(1), said(2)]);
  expect(host.talk.get().read).toBe(2);
  listener.chat([said(3)]);
  expect(host.talk.get().read).toBe(2);
  host.talk.set({ open: true });
  listener.chat([said(4)]);
  expect(host.talk.get().read).toBe(4);
});

it('how far the talk was read is known when the page is loaded again', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  await openHost();
  listener.chat([said(1)]);
  listener.chat([said(2)]);
  const again = await openHost();
  listener.chat([said(1), said(2)]);
  expect(again.talk.get().read).toBe(1);
  again.readAll();
  const once = await openHost();
  listener.chat([said(1), said(2)]);
  expect(once.talk.get().read).toBe(2);
});
