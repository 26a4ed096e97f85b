import { hashOf } from '@krcma/kernel';
import type { Frame } from '@krcma/protocol/table';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Connection } from '../src/online/connection.ts';
import { Refused } from '../src/online/refused.ts';
import { type Timing, USUAL_TIMING } from '../src/online/wire.ts';
import { OnlineServer } from './online-server.ts';

const act = { do: 'choose', decision: 'd', option: 'o' } as const;

let server: OnlineServer;
let frames: Frame[];
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

function sit(timing: Timing = USUAL_TIMING, seed = 1): () => void {
  server = new OnlineServer(seed);
  frames = [];
  connection = new Connection(server.connect, timing);
  return connection.join(server.table, {
    frame: (frame) => frames.push(frame),
    card: () => {},
    chat: () => {},
    gone: () => {},
  });
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

const shown = () => (frames.at(-1)?.seen.view as { acts?: string[] } | undefined)?.acts;
const told = () => frames.at(-1)?.story.map(({ event }) => event.key);

it('a table is joined, told in full and then by what changed', async () => {
  sit();
  await pass(50);
  expect(shown()).toEqual([]);
  server.act('one');
  server.act('two');
  await pass(50);
  expect(shown()).toEqual(['one', 'two']);
  expect(told()).toEqual(['one', 'two']);
  expect(frames).toHaveLength(3);
  expect(frames.at(-1)?.fresh.map(({ event }) => event.key)).toEqual(['two']);
});

it('a command is answered, and a question too', async () => {
  sit();
  const done = connection.act(server.table, act);
  const asked = connection.ask(server.table, { about: 'hint' });
  await pass(50);
  await expect(done).resolves.toBeUndefined();
  await expect(asked).resolves.toBe('hint');
  expect(shown()).toHaveLength(1);
});

it('a refusal has its code and its sentence', async () => {
  sit();
  await pass(50);
  const refused = connection.act(server.table, act).catch((error: unknown) => error);
  const said = server.said.length;
  server.hear = (client, message) => {
    if (message.type === 'act')
      server.say(client, {
        type: 'refused',
        command: message.command,
        refusal: { code: 'stale-decision', sentence: 'Too late.' },
      });
  };
  await pass(50);
  expect(server.said).toHaveLength(said);
  const error = await refused;
  expect(error).toBeInstanceOf(Refused);
  expect(error).toMatchObject({ code: 'stale-decision', message: 'Too late.' });
});

it('after a dropped connection it joins again with what it holds and repeats what was not answered, once', async () => {
  sit();
  await pass(50);
  server.act('one');
  await pass(50);
  server.weather = { drop: 1 };
  const done = connection.act(server.table, act);
  server.act('while away');
  server.cutAll();
  await pass(10);
  expect(connection.line.get().status).toBe('lost');
  server.weather = {};
  await pass(2000);
  expect(connection.line.get().status).toBe('open');
  await done;
  expect(shown()).toEqual(server.acts);
  expect(server.acts).toHaveLength(3);
  const joins = server.said.filter(({ type }) => type === 'join');
  expect(joins.at(-1)).toMatchObject({ known: { number: 1 } });
  expect(frames.at(-1)?.fresh).not.toHaveLength(0);
});

it('a command whose answer was lost is said again with the same name, and done once', async () => {
  sit();
  await pass(50);
  const { say } = server;
  server.say = (client, news) => {
    if (news.type !== 'done') say.call(server, client, news);
  };
  const done = connection.act(server.table, act);
  await pass(100);
  server.say = say;
  await pass(USUAL_TIMING.retry + 100);
  await done;
  expect(server.acts).toHaveLength(1);
  expect(server.said.filter(({ type }) => type === 'act').length).toBeGreaterThan(1);
});

it('a question that waits long for its answer is asked once, and once more after a new connection', async () => {
  sit();
  await pass(50);
  const { hear } = server;
  server.hear = (client, message) => {
    // Whoever thinks is heard all the same.
    if (message.type === 'ask') server.said.push(message);
    else hear.call(server, client, message);
  };
  const questions = () => server.said.filter(({ type }) => type === 'ask');
  const hint = connection.ask(server.table, { about: 'hint' });
  await pass(USUAL_TIMING.retry * 12);
  expect(questions()).toHaveLength(1);
  expect(connection.line.get().status).toBe('open');
  server.cutAll();
  await pass(USUAL_TIMING.retry * 3);
  expect(connection.line.get().status).toBe('open');
  expect(questions()).toHaveLength(2);
  expect(questions()[0]).toEqual(questions()[1]);
  const [client] = [...server.clients].slice(-1);
  const [question] = questions();
  if (client === undefined || question?.type !== 'ask') throw new Error('Nobody asks.');
  server.say(client, { type: 'done', command: question.command, result: 'slay' });
  await pass(50);
  await expect(hint).resolves.toBe('slay');
});

it('the same table joined again is not told anew', async () => {
  sit();
  await pass(50);
  server.cutAll();
  await pass(3000);
  expect(connection.line.get().status).toBe('open');
  expect(frames).toHaveLength(1);
});

it('a change that leads to another hash is not shown; the table is told in full again', async () => {
  sit();
  await pass(50);
  const { say } = server;
  server.say = (client, news) =>
    say.call(server, client, news.type === 'frame' && 'from' in news ? { ...news, hash: 'another' } : news);
  server.act('one');
  await pass(50);
  expect(shown()).toEqual(['one']);
  expect(server.said.filter(({ type }) => type === 'join').at(-1)).not.toHaveProperty('known');
  expect(frames).toHaveLength(2);
});

it('a connection on which nothing is heard any more is given up', async () => {
  sit();
  await pass(50);
  server.weather = { drop: 1 };
  await pass(USUAL_TIMING.beat * 2 + USUAL_TIMING.patience + 100);
  expect(connection.line.get().status).toBe('lost');
  server.weather = {};
  await pass(USUAL_TIMING.longestPause + 100);
  expect(connection.line.get().status).toBe('open');
});

it('pauses between attempts grow, with some chance in them', async () => {
  sit();
  const tries: number[] = [];
  const { connect } = server;
  await pass(50);
  connection.close();
  connection = new Connection(() => {
    tries.push(Date.now());
    const wire = connect();
    wire.close();
    return wire;
  });
  connection.onTurn(() => {});
  await pass(60_000);
  const pauses = tries.slice(1).map((at, index) => at - (tries[index] ?? 0));
  expect(pauses.length).toBeGreaterThan(5);
  expect(pauses.length).toBeLessThan(16);
  expect(pauses[0]).toBeLessThan(500);
  expect(pauses.at(-1)).toBeGreaterThan(7000);
});

it('a network that is back is used at once', async () => {
  sit();
  await pass(50);
  const { connect } = server;
  server.cutAll();
  await pass(1);
  connection.check();
  await pass(50);
  expect(connection.line.get().status).toBe('open');
  expect(connect).toBeDefined();
});

it('a server that was set back is believed after a new connection', async () => {
  sit();
  await pass(50);
  for (const name of ['one', 'two', 'three']) server.act(name);
  await pass(50);
  server.setBack(1);
  server.cutAll();
  await pass(3000);
  expect(shown()).toEqual(['one']);
});

it('a server that speaks a newer language is told of, and left alone', async () => {
  sit();
  const { say } = server;
  server.say = (client, news) =>
    say.call(server, client, news.type === 'welcome' ? { ...news, protocol: 99 } : news);
  await pass(60_000);
  expect(connection.line.get().status).toBe('outdated');
  expect(server.clients.size).toBe(1);
});

it('a connection that nobody uses is closed', async () => {
  const leave = sit();
  await pass(50);
  leave();
  await pass(5000);
  expect(connection.line.get().status).toBe('closed');
});

const lossy: Timing = { ...USUAL_TIMING, retry: 400, pause: 50, longestPause: 400, compare: 500 };

it.each(Array.from({ length: 40 }, (_, seed) => seed + 1))(
  'a network that drops, delays, doubles, disorders and cuts is outlived, storm %i',
  async (seed) => {
    sit(lossy, seed);
    server.weather = { drop: 0.15, double: 0.2, delay: 120, cut: 0.02 };
    const answers: Promise<unknown>[] = [];
    for (let round = 0; round < 40; round++) {
      if (round % 3 === 0) answers.push(connection.act(server.table, act));
      else server.act(`round ${round}`);
      await pass(60);
    }
    server.weather = {};
    await pass(2000);
    await Promise.all(answers);
    expect(frames.at(-1)?.number).toBe(server.number);
    expect(shown()).toEqual(server.acts);
    expect(told()).toEqual(server.acts);
    expect(new Set(server.acts).size).toBe(server.acts.length);
    const numbers = frames.map(({ number }) => number);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    expect(hashOf((frames.at(-1) as Frame).seen)).toBe(
      hashOf({ view: { acts: server.acts, turn: server.acts.length } }),
    );
  },
);
