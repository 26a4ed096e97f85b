import { commitmentTo } from '@krcma/kernel';
import type { TableCard } from '@krcma/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { KrcmaServer } from '../../index.ts';
import { freshDatabase } from '../databases.ts';
import { Person } from '../person.ts';
import { testServer, wish } from '../servers.ts';

const cleanings: (() => void | Promise<void>)[] = [];
let server: KrcmaServer;

beforeAll(async () => {
  server = await testServer(await freshDatabase('SQLite', (cleaning) => cleanings.push(cleaning)));
});
afterAll(async () => {
  await server.close();
  for (const cleaning of cleanings) await cleaning();
});

const open = async (owner: Person, seats: readonly object[], more: object = {}): Promise<string> =>
  ((await owner.post('/api/tables', wish(seats, more))) as TableCard).id;

const secretsOf = (person: Person, table: string, seat: number): readonly string[] =>
  (person.frame(table).seen.view as { players: { dukes?: string[] }[] }).players[seat]?.dukes ?? [];

it('a table without spectators is not shown to strangers, however early they come', async () => {
  const [anna, petr, stranger] = [
    await Person.guest('Anna', server.port),
    await Person.guest('Petr', server.port),
    await Person.guest('Stranger', server.port),
  ];
  const table = await open(anna, [{ who: 'me' }, { who: 'open' }], { spectators: false });
  await stranger.join(table);
  await petr.post(`/api/tables/${table}/seats`);
  await anna.join(table);
  await anna.post(`/api/tables/${table}/start`);
  await anna.until('a frame', () => anna.held(table));
  await anna.choose(table);
  const late = await Person.guest('Late', server.port);
  await late.join(table);
  for (const person of [stranger, late]) {
    expect(person.heard.map(({ type }) => type)).not.toContain('frame');
    expect((await person.request('GET', `/api/tables/${table}/record`)).ok).toBe(false);
  }
  for (const person of [anna, petr, stranger, late]) person.drop();
});

it('the past, confirmations, hints and the record tell nobody more than they may know', async () => {
  const [anna, petr, watcher] = [
    await Person.guest('Anna', server.port),
    await Person.guest('Petr', server.port),
    await Person.guest('Watcher', server.port),
  ];
  const table = await open(anna, [{ who: 'me' }, { who: 'open' }]);
  await petr.post(`/api/tables/${table}/seats`);
  for (const person of [anna, petr, watcher]) await person.join(table);
  await anna.post(`/api/tables/${table}/start`);
  for (const person of [anna, petr, watcher]) await person.until('a frame', () => person.held(table));
  const secrets = secretsOf(anna, table, 0);
  expect(secrets.length).toBeGreaterThan(0);
  const decision = anna.frame(table).seen.decision;
  const refused = [
    petr.ask(table, { about: 'moments', entries: [0], eyes: 0 }),
    petr.ask(table, { about: 'moments', entries: [0], eyes: 'open' }),
    watcher.ask(table, { about: 'moments', entries: [0], eyes: 1 }),
    watcher.ask(table, { about: 'moments', entries: [0], eyes: 'open' }),
    watcher.ask(table, { about: 'hint' }),
    ...[petr, watcher].map((person) => person.ask(table, { about: 'reasons', decision: decision?.id ?? '' })),
    ...[petr, watcher].map((person) =>
      person.act(table, {
        do: 'choose',
        decision: decision?.id ?? '',
        option: 'any',
        confirm: 'final',
      }),
    ),
    ...[anna, petr, watcher].map((person) => person.ask(table, { about: 'record' })),
  ];
  for (const each of await Promise.allSettled(refused)) expect(each.status).toBe('rejected');
  await petr.ask(table, { about: 'moments', entries: [0], eyes: 1 });
  await watcher.ask(table, { about: 'moments', entries: [0], eyes: 'spectator' });
  for (const person of [petr, watcher]) {
    expect((await person.request('GET', `/api/tables/${table}/record`)).ok).toBe(false);
    const exported = await (await person.request('GET', '/api/me/export')).text();
    const told = JSON.stringify(person.heard) + exported;
    for (const secret of secrets) expect(told).not.toContain(secret);
  }
  for (const person of [anna, petr, watcher]) person.drop();
});

it('the commitment told at the start is that of the seed opened at the end', {
  timeout: 60_000,
}, async () => {
  const anna = await Person.guest('Anna', server.port);
  const table = await open(anna, [{ who: 'me' }, { who: 'bot', level: 'random' }]);
  await anna.join(table);
  await anna.until('a frame', () => anna.held(table));
  const { commitment, seed } = anna.frame(table).seen;
  expect(seed).toBeUndefined();
  await anna.delete(`/api/tables/${table}/seats`);
  await anna.until('the end', () => anna.frame(table).seen.outcome, 50_000);
  const opened = anna.frame(table).seen;
  expect(opened.commitment).toBe(commitment);
  expect(commitmentTo(opened.seed ?? '')).toBe(commitment);
  anna.drop();
});

it('the id of a table cannot be guessed', async () => {
  const anna = await Person.guest('Anna', server.port);
  const ids = await Promise.all(
    Array.from({ length: 10 }, () => open(anna, [{ who: 'me' }, { who: 'open' }])),
  );
  expect(new Set(ids.map((id) => id.slice(0, 4))).size).toBe(10);
  for (const id of ids) expect(id).toMatch(/^[\w-]{22}$/);
  const listed = JSON.stringify(await anna.get('/api/tables'));
  for (const id of ids) expect(listed).not.toContain(id);
  anna.drop();
});
