// How the server bears many people. The load comes from this process, the server runs in another.
//   node server/measure/load.ts [--json] [--sockets 5000] [--choices 500] [--seconds 20] [--tables 100000]
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { peerLatencies } from './load/peer.ts';
import { percentile } from './load/percentile.ts';
import { laidTable, oneChoice, type PlayTable, steadyPlay } from './load/play.ts';
import { Player } from './load/player.ts';
import { ask, ourServer, type Spawned } from './load/server-process.ts';
import { multiplied } from './load/shelf.ts';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    sockets: { type: 'string', default: '5000' },
    choices: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '20' },
    tables: { type: 'string', default: '100000' },
  },
});
const SOCKETS = Number(values.sockets);
const CHOICES = Number(values.choices);
const SECONDS = Number(values.seconds);
const TABLES = Number(values.tables);
/** Tables that are open at once, each in the middle of a game. */
const HOT = 1000;
const LONG_GAME = 120;
const IDLE_SECONDS = 15;

interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly bar: number;
  readonly lowerIsBetter?: boolean;
  readonly peer?: number;
}

const said = (line: string): void => console.error(line);

async function inPortions<T>(count: number, size: number, make: (index: number) => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  for (let first = 0; first < count; first += size) {
    const portion = Array.from({ length: Math.min(size, count - first) }, (_, index) => make(first + index));
    made.push(...(await Promise.all(portion)));
  }
  return made;
}

/** Sockets of people who look at the lobby: a few cookies serve them all. */
async function idleSockets(port: number, count: number): Promise<Player[]> {
  const guests = await inPortions(50, 10, async (index) => {
    const guest = new Player(port);
    await guest.post('/api/guests', { name: `Idle ${index}` });
    return guest;
  });
  return inPortions(count, 100, async (index) => {
    const player = new Player(port);
    player.cookie = guests[index % guests.length]?.cookie ?? '';
    await player.connect();
    return player;
  });
}

interface Work {
  readonly user: number;
  readonly system: number;
  readonly longest: number;
}

async function manyPeople(server: Spawned): Promise<Figure[]> {
  const tables = await inPortions(CHOICES / 2, 10, () => laidTable(server.port));
  const idle = await idleSockets(server.port, SOCKETS);
  said(`${idle.length} idle sockets, ${tables.length} tables are played at.`);
  await ask(server, 'work');
  const { latencies, perSecond } = await steadyPlay(tables, CHOICES, SECONDS);
  const { user, system, longest } = await ask<Work>(server, 'work');
  const share = (milliseconds: number) => Math.round(milliseconds / SECONDS / 10);
  said(
    `p50 ${percentile(latencies, 50).toFixed(1)} ms; processor of the server: ${share(user)} % own code, ` +
      `${share(system)} % system; longest pause of its loop ${longest.toFixed(0)} ms.`,
  );
  const undo = await undoLatencies(server.port);
  for (const player of [...idle, ...tables.flatMap(({ players }) => players)]) player.close();
  return [
    {
      name: `choices per second with ${SOCKETS} idle sockets`,
      value: perSecond,
      unit: 'per s',
      bar: CHOICES * 0.98,
    },
    {
      name: 'of these, acknowledged when durable, p99',
      value: percentile(latencies, 99),
      unit: 'ms',
      bar: 100,
      lowerIsBetter: true,
    },
    {
      name: 'longest pause of the event loop meanwhile',
      value: longest,
      unit: 'ms',
      bar: 50,
      lowerIsBetter: true,
    },
    {
      name: 'undo over the socket, p99',
      value: percentile(undo, 99),
      unit: 'ms',
      bar: 20,
      lowerIsBetter: true,
    },
  ];
}

/** A choice that reveals nothing is made and taken back, again and again. */
async function undoLatencies(port: number): Promise<number[]> {
  const table = await laidTable(port);
  const [player] = table.players;
  const latencies: number[] = [];
  for (let turn = 0; turn < 1000 && player !== undefined; turn++) {
    await oneChoice({ ...table, players: [player] }, turn);
    const { milliseconds, refused } = await player.act(table.id, { do: 'undo' });
    if (!refused) latencies.push(milliseconds);
  }
  for (const each of table.players) each.close();
  return latencies;
}

async function playedTable(port: number, choices: number): Promise<PlayTable> {
  const table = await laidTable(port);
  for (let turn = 0; turn < choices; turn++) await oneChoice(table, turn);
  return table;
}

/** Opens tables one after the other and leaves them again; gives the milliseconds each took. */
async function lookedAt(player: Player, tables: readonly string[]): Promise<number[]> {
  const opening: number[] = [];
  for (const table of tables) {
    const began = performance.now();
    await player.join(table);
    opening.push(performance.now() - began);
    player.leave(table);
  }
  return opening;
}

const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;

async function fullShelf(server: Spawned, data: string): Promise<Figure[]> {
  const file = join(data, 'krcma.sqlite');
  const short = await playedTable(server.port, 20);
  const long = await playedTable(server.port, LONG_GAME);
  const [player] = long.players;
  if (player === undefined) throw new Error('Nobody sits at the table.');
  const stored = multiplied(file, short.id, TABLES);
  const hot = multiplied(file, long.id, HOT);
  said(`${stored.length + hot.length} tables are stored.`);
  const before = await ask<number>(server, 'heap');
  const opening = await lookedAt(player, hot);
  const full = await ask<number>(server, 'heap');
  opening.push(...(await lookedAt(player, stored.slice(0, 4000))));
  await wait((IDLE_SECONDS + 3) * 1000);
  const after = await ask<number>(server, 'heap');
  said(
    `Heap of the server: ${megabytes(before)}, with ${HOT} tables open ${megabytes(full)}, ` +
      `when ${HOT + 4000} had been opened and left ${megabytes(after)}.`,
  );
  for (const each of [...short.players, ...long.players]) each.close();
  return [
    {
      name: `opening one of ${TABLES + HOT} stored tables, p95`,
      value: percentile(opening, 95),
      unit: 'ms',
      bar: 20,
      lowerIsBetter: true,
    },
    {
      name: `memory of an open table after ${LONG_GAME} choices`,
      value: (full - before) / HOT / 1024,
      unit: 'kB',
      bar: 64,
      lowerIsBetter: true,
    },
    {
      name: 'heap kept when 5000 tables had been opened and left',
      value: (after - before) / 1e6,
      unit: 'MB',
      bar: 10,
      lowerIsBetter: true,
    },
  ];
}

async function figures(): Promise<Figure[]> {
  const crowded = await ourServer();
  const people = await manyPeople(crowded).finally(() => crowded.stop());
  const shelf = await ourServer({ IDLE_SECONDS: String(IDLE_SECONDS) });
  const stored = await fullShelf(shelf, shelf.data).finally(() => shelf.stop());
  const small = await ourServer();
  const tables = await inPortions(20, 5, () => laidTable(small.port));
  const { latencies } = await steadyPlay(tables, 100, 8);
  await small.stop();
  const peer = await peerLatencies(20, 100, 8);
  return [
    ...people,
    ...stored,
    {
      name: '20 tables, 100 choices per s, p99 (peer: boardgame.io, which keeps nothing)',
      value: percentile(latencies, 99),
      unit: 'ms',
      bar: 100,
      lowerIsBetter: true,
      peer: percentile(peer, 99),
    },
  ];
}

const measured = await figures();
if (values.json) console.log(JSON.stringify(measured));
else
  for (const { name, value, unit, bar, lowerIsBetter, peer } of measured)
    console.log(
      `${name}: ${value.toFixed(1)} ${unit} (bar ${lowerIsBetter ? '≤' : '≥'} ${bar}${peer === undefined ? '' : `; peer ${peer.toFixed(1)} ${unit}`})`,
    );
process.exit(0);
