import { LIMITS } from '@krcma/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { KrcmaServer } from '../../index.ts';
import { freshDatabase } from '../databases.ts';
import { Person } from '../person.ts';
import { testServer } from '../servers.ts';

const cleanings: (() => void | Promise<void>)[] = [];
let server: KrcmaServer;
let anna: Person;

beforeAll(async () => {
  server = await testServer(await freshDatabase('SQLite', (cleaning) => cleanings.push(cleaning)));
  anna = await Person.guest('Anna', server.port);
});
afterAll(async () => {
  anna.drop();
  await server.close();
  for (const cleaning of cleanings) await cleaning();
});

interface Met {
  readonly first: { readonly type?: string; readonly user?: string };
  readonly closed: number | undefined;
  readonly protocol: string;
  readonly extensions: string;
}

/** Opens a socket and says something; gives the first message and, if it is closed, why. */
function meet(headers: Record<string, string>, protocols: string[] = [], message?: string): Promise<Met> {
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}/socket`, protocols, { headers });
  return new Promise((done, failed) => {
    let first: Met['first'] = {};
    const end = (closed?: number) => {
      done({ first, closed, protocol: socket.protocol, extensions: socket.extensions });
      socket.terminate();
    };
    socket.on('open', () => message !== undefined && socket.send(message));
    socket.on('message', (data) => {
      first = JSON.parse(String(data)) as Met['first'];
      if (message === undefined) end();
    });
    socket.on('close', (code) => end(code));
    socket.on('error', failed);
  });
}

it('a page elsewhere cannot open the socket with somebody’s cookie', async () => {
  const { cookie } = anna;
  for (const origin of ['https://evil.example', 'null'])
    expect(await meet({ cookie, origin })).toMatchObject({ first: {}, closed: 1008 });
  expect(await meet({ cookie })).toMatchObject({ first: {}, closed: 1008 });
  const own = await meet({ cookie, origin: `http://127.0.0.1:${server.port}` });
  expect(own.first).toMatchObject({ type: 'welcome', user: anna.id });
});

it('a token among the subprotocols is recognised and never sent back', async () => {
  const { token } = (await anna.post('/api/me/tokens', { name: 'bot' })) as { token: string };
  const met = await meet({}, ['krcma', `token.${token}`]);
  expect(met).toMatchObject({ first: { type: 'welcome', user: anna.id }, protocol: 'krcma' });
});

it('messages are not compressed, and one that is too large ends the connection', async () => {
  const headers = { cookie: anna.cookie, origin: `http://127.0.0.1:${server.port}` };
  expect((await meet(headers)).extensions).toBe('');
  expect((await meet(headers, [], 'x'.repeat(LIMITS.message + 1))).closed).toBe(1009);
});

it('a message that is nested without end is refused, and the socket goes on', async () => {
  const levels = LIMITS.message / 2 - 100;
  const nest = '['.repeat(levels) + ']'.repeat(levels);
  for (const message of [
    nest,
    '{"a":'.repeat(3_000),
    `{"type":"ping","more":${nest}}`,
    `{"type":"ask","table":"aaaaaaaaaaaa","command":"aaaaaaaa","query":${nest}}`,
  ]) {
    const before = anna.heard.length;
    anna.say(message);
    const refused = await anna.until('a refusal', () =>
      anna.heard.slice(before).find(({ type }) => type === 'refused'),
    );
    expect(refused).toMatchObject({
      refusal: { code: 'bad-message', sentence: 'This is nested more than 32 deep.' },
    });
  }
  const before = anna.heard.length;
  anna.say({ type: 'ping' });
  await anna.until('a pong', () => anna.heard.slice(before).some(({ type }) => type === 'pong'));
});
