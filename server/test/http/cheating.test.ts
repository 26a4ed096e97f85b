import { hashOf, start } from '@krcma/kernel';
import { LIMITS, type TableCard } from '@krcma/protocol';
import { valeria } from '@krcma/valeria';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
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

/** Two people at a table that has begun. */
async function together(more: object = {}): Promise<{ anna: Person; petr: Person; table: string }> {
  const anna = await Person.guest('Anna', server.port);
  const petr = await Person.guest('Petr', server.port);
  const { id } = (await anna.post('/api/tables', wish([{ who: 'me' }, { who: 'open' }], more))) as TableCard;
  await petr.post(`/api/tables/${id}/seats`);
  await anna.join(id);
  await petr.join(id);
  await anna.post(`/api/tables/${id}/start`);
  await anna.until('a frame', () => anna.held(id));
  await petr.until('a frame', () => petr.held(id));
  return { anna, petr, table: id };
}

const stored = async (table: string): Promise<string> =>
  JSON.stringify(
    await server.store.db
      .selectFrom('tables')
      .select(['state_json', 'revision'])
      .where('id', '=', table)
      .executeTakeFirstOrThrow(),
  );

it('nobody answers for another seat, not even by its decision', async () => {
  const { anna, petr, table } = await together();
  const stranger = await Person.guest('Stranger', server.port);
  await stranger.join(table);
  await anna.choose(table);
  await anna.until('only Petr to be asked', () => anna.frame(table).seen.decision === undefined);
  const decision = petr.frame(table).seen.decision;
  const before = await stored(table);
  const act = { do: 'choose', decision: decision?.id ?? '', option: decision?.options[0]?.id ?? '' } as const;
  await expect(anna.act(table, act)).rejects.toMatchObject({ code: 'not-asked' });
  await expect(stranger.act(table, act)).rejects.toMatchObject({ code: 'not-seated' });
  expect(await stored(table)).toBe(before);
  for (const person of [anna, petr, stranger]) person.drop();
});

it('an answer to an older question is refused as stale and changes nothing', async () => {
  const { anna, petr, table } = await together();
  const old = anna.frame(table).seen.decision;
  await anna.choose(table);
  await petr.choose(table);
  const asked = await anna.until('a question', () =>
    [anna, petr].find((person) => person.frame(table).seen.decision !== undefined),
  );
  const before = await stored(table);
  const act = { do: 'choose', decision: old?.id ?? '', option: old?.options[0]?.id ?? '' } as const;
  await expect(asked.act(table, act)).rejects.toMatchObject({ code: 'stale-decision' });
  expect(await stored(table)).toBe(before);
  for (const person of [anna, petr]) person.drop();
});

it('only the owner begins, plans and removes, and nobody sits down on a taken seat', async () => {
  const anna = await Person.guest('Anna', server.port);
  const petr = await Person.guest('Petr', server.port);
  const { id } = (await anna.post('/api/tables', wish([{ who: 'me' }, { who: 'open' }]))) as TableCard;
  const status = async (method: string, path: string, body: object = {}): Promise<number> =>
    (await petr.request(method, `/api/tables/${id}${path}`, body)).status;
  expect(await status('POST', '/start')).toBe(403);
  expect(await status('PUT', '/seats/1', { who: 'bot', level: 'random' })).toBe(403);
  expect(await status('DELETE', '')).toBe(403);
  expect(await status('POST', '/seats', { seat: 0 })).toBe(409);
  for (const person of [anna, petr]) person.drop();
});

it('a game brought along is never rated, and a forged one is refused', async () => {
  const anna = await Person.guest('Anna', server.port);
  await anna.post('/api/accounts', { name: 'Anna the cheat', password: 'a long password' });
  const seats = [{ who: 'me' }, { who: 'open' }];
  const setup = { seats: 2, seed: 'known to Anna', generator: 'chacha20' } as const;
  const hash = hashOf(start(valeria, setup));
  const brought = { game: 'valeria', version: valeria.version, setup, choices: [], hash };
  const forged = [
    {},
    'not a game',
    { ...brought, choices: ['0 win'] },
    { ...brought, table: { state: {} } },
    { ...brought, setup: { ...brought.setup, arrangement: { players: [{ gold: 1e9 }] } } },
  ];
  for (const bad of forged) {
    const answer = await anna.request('POST', '/api/tables', wish(seats, { brought: bad, rated: true }));
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  }
  const card = (await anna.post('/api/tables', wish(seats, { brought, rated: true }))) as TableCard;
  expect(card.rated).toBe(false);
  anna.drop();
});

it('a socket that says too much is told to wait, and cut off when it goes on', async () => {
  const strict = await testServer(await freshDatabase('SQLite', (cleaning) => cleanings.push(cleaning)), {
    looseness: 1,
  });
  const anna = await Person.guest('Anna', strict.port);
  const headers = { cookie: anna.cookie, origin: `http://127.0.0.1:${strict.port}` };
  const socket = new WebSocket(`ws://127.0.0.1:${strict.port}/socket`, { headers });
  const codes = new Set<string>();
  socket.on('message', (data) => {
    const { refusal } = JSON.parse(String(data)) as { refusal?: { code: string } };
    if (refusal !== undefined) codes.add(refusal.code);
  });
  await new Promise((done) => socket.once('message', done));
  const closed = new Promise<number>((done) => socket.once('close', done));
  for (let turn = 0; turn < 2000; turn++) socket.send('{"type":"ping"}');
  expect(await closed).toBe(1008);
  expect([...codes]).toEqual(['too-many']);
  expect((await anna.request('GET', '/api/me')).status).toBe(200);
  anna.drop();
  await strict.close();
});

it('nothing a client says at the socket is more than the protocol knows', async () => {
  const anna = await Person.guest('Anna', server.port);
  const table = 'no-such-table';
  for (const message of [
    'not json',
    '[]',
    { type: 'join', table, admin: true },
    { type: 'join', table: '../../etc' },
    { type: 'act', table, command: 'command-x', act: { do: 'choose', decision: 'a', option: 'b', seat: 1 } },
    { type: 'chat', table, command: 'command-y', text: 'x'.repeat(LIMITS.chat + 1) },
    { type: 'become', user: 'somebody' },
  ]) {
    const heard = anna.heard.length;
    anna.say(message);
    await anna.until('a refusal', () => anna.heard.length > heard);
    expect(anna.heard.at(-1)).toMatchObject({ type: 'refused', refusal: { code: 'bad-message' } });
  }
  anna.drop();
});

it('a socket is closed when its session ends, and so is one that a token has opened', async () => {
  const anna = await Person.guest('Anna', server.port);
  await anna.post('/api/accounts', { name: 'Anna at two places', password: 'a long password' });
  const elsewhere = new Person('Anna', server.port);
  await elsewhere.post('/api/session', { name: 'Anna at two places', password: 'a long password' });
  const headers = { cookie: elsewhere.cookie, origin: `http://127.0.0.1:${server.port}` };
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}/socket`, { headers });
  await new Promise((done) => socket.once('message', done));
  const { token } = (await anna.post('/api/me/tokens', { name: 'bot' })) as { token: string };
  const program = new WebSocket(`ws://127.0.0.1:${server.port}/socket`, ['krcma', `token.${token}`]);
  await new Promise((done) => program.once('message', done));
  const closed = [socket, program].map((each) => new Promise<number>((done) => each.once('close', done)));
  await anna.put('/api/me/password', { old: 'a long password', password: 'another password' });
  const late = new Promise<string>((done) => setTimeout(done, 3000, 'still open'));
  for (const each of closed) expect(await Promise.race([each, late])).toBe(1008);
  for (const each of [socket, program]) each.terminate();
  anna.drop();
});
