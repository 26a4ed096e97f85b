import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { inFullRun } from '../../../tools/full-run.ts';
import type { KrcmaServer } from '../../index.ts';
import { eventually, laid, ME, playOn } from '../company.ts';
import { freshDatabase } from '../databases.ts';
import { newCommand, Person } from '../person.ts';
import { testServer } from '../servers.ts';

const cleanings: (() => void | Promise<void>)[] = [];
let time = Date.now();
let server: KrcmaServer;

beforeAll(async () => {
  const store = await freshDatabase('SQLite', (cleaning) => cleanings.push(cleaning));
  const options = { now: () => time, steady: () => performance.now(), looseness: 1000 };
  server = await testServer(store, options, { TRUSTED_PROXIES: 1, SOCKETS_PER_ADDRESS: 3 });
});
afterAll(async () => {
  await server.close();
  for (const cleaning of cleanings) await cleaning();
});

async function sockets(): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
  return Number(/^krcma_sockets (\d+)/m.exec(text)?.[1]);
}

function opened(person: Person, more: Record<string, string> = {}): Promise<WebSocket> {
  const headers = { cookie: person.cookie, origin: `http://127.0.0.1:${server.port}`, ...more };
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}/socket`, { headers });
  return new Promise((done, failed) => {
    socket.once('message', () => done(socket));
    socket.once('close', (code) => failed(new Error(String(code))));
    socket.once('error', failed);
  });
}

inFullRun(
  'whoever does not read is cut off, and nothing is kept for them',
  async () => {
    const anna = await Person.guest('Anna', server.port);
    const table = await laid(anna, [ME, { who: 'bot', level: 'random' }]);
    await anna.join(table);
    await playOn([anna], table, 30);
    const before = await sockets();
    const deaf = await opened(anna);
    const closed = new Promise<number>((done) => deaf.once('close', done));
    const join = { type: 'join', table };
    deaf.send(JSON.stringify(join));
    await wait(200);
    deaf.pause();
    const entries = Array.from({ length: 30 }, (_, index) => index + 1);
    const query = { about: 'moments', entries, eyes: 'spectator' };
    // More than the buffers of the system hold.
    for (let asked = 0; asked < 300; asked++)
      deaf.send(JSON.stringify({ type: 'ask', table, command: newCommand(), query }));
    await eventually('the end of the socket', async () => (await sockets()) === before, 20_000);
    deaf.resume();
    expect(await closed).toBeOneOf([1006, 1013]);
    expect((await anna.request('GET', '/api/me')).status).toBe(200);
    anna.drop();
  },
  40_000,
);

it('an hour that is set back or forward refuses no open socket', async () => {
  const petr = await Person.guest('Petr', server.port);
  const answered = async () => {
    const before = petr.heard.length;
    petr.say({ type: 'ping' });
    const [answer] = await petr.until('an answer', () => {
      const news = petr.heard.slice(before).filter(({ type }) => type === 'pong' || type === 'refused');
      return news.length > 0 && news;
    });
    return answer?.type;
  };
  expect(await answered()).toBe('pong');
  time -= 3_600_000;
  for (let turn = 0; turn < 5; turn++) expect(await answered()).toBe('pong');
  time += 7_200_000;
  expect(await answered()).toBe('pong');
  time -= 3_600_000;
  petr.drop();
});

it('one network of IPv6 opens as many sockets as one address', async () => {
  const petr = await Person.guest('Petr', server.port);
  const open: WebSocket[] = [];
  for (let turn = 1; turn <= 3; turn++)
    open.push(await opened(petr, { 'x-forwarded-for': `2001:db8::${turn}` }));
  await expect(opened(petr, { 'x-forwarded-for': '2001:db8::ffff:4' })).rejects.toThrow('1013');
  open.push(await opened(petr, { 'x-forwarded-for': '2001:db8:0:1::1' }));
  for (const socket of open) socket.terminate();
  petr.drop();
});

it('whoever asks for many tables at once gets them one after the other, and no more than a page can hold', async () => {
  const anna = await Person.guest('Anna', server.port);
  const table = await laid(anna, [ME, { who: 'bot', level: 'random' }]);
  for (let turn = 0; turn < 60; turn++) anna.say({ type: 'join', table });
  const told = () => anna.heard.filter(({ type }) => type === 'refused' || type === 'chat').length;
  await anna.until('an answer to each', () => told() >= 60);
  expect(anna.heard.filter(({ type }) => type === 'refused')).toHaveLength(40);
  anna.drop();
});
