import { othersSince, othersWarning } from '../../../tools/machine.ts';
import type { Cause } from './causes.ts';
import { type Figure, type Measured, said } from './figure.ts';
import { inPortions } from './in-portions.ts';
import type { Work } from './our-server.ts';
import { PauseWatch } from './pauses.ts';
import { percentile } from './percentile.ts';
import { laidTable, oneChoice, type PlayTable, steadyPlay } from './play.ts';
import { Player } from './player.ts';
import type { Spawned } from './server-process.ts';

export interface Crowd {
  readonly sockets: number;
  /** Choices per second. */
  readonly choices: number;
  readonly seconds: number;
}

interface Played {
  readonly latencies: readonly number[];
  readonly perSecond: number;
  readonly work: Work;
  /** The share of the machine that neither the server nor this process used. */
  readonly others: number;
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

async function played(server: Spawned, tables: readonly PlayTable[], crowd: Crowd): Promise<Played> {
  await server.ask('readiness');
  const own = new PauseWatch();
  const processor = process.cpuUsage();
  const othersUsed = othersSince();
  try {
    const { latencies, perSecond } = await steadyPlay(tables, crowd.choices, crowd.seconds);
    const { user, system } = process.cpuUsage(processor);
    const work = await server.ask<Work>('work');
    const others = othersUsed((user + system) / 1000 + work.user + work.system);
    tell(work, latencies, crowd.seconds, own.take().longest);
    return { latencies, perSecond, work, others };
  } finally {
    own.close();
  }
}

const listed = (causes: readonly Cause[]): string =>
  causes.map(({ name, milliseconds }) => `${name} ${milliseconds.toFixed(1)}`).join(', ');

function tell(work: Work, latencies: readonly number[], seconds: number, own: number): void {
  const share = (milliseconds: number) => Math.round(milliseconds / seconds / 10);
  const perChoice = (work.user + work.system) / latencies.length;
  const at = (hundredths: number) => percentile(latencies, hundredths).toFixed(1);
  said(
    `p50 ${at(50)}, p90 ${at(90)}, p99 ${at(99)}, p99.9 ${at(99.9)} ms; processor of the server: ` +
      `${share(work.user)} % own code, ${share(work.system)} % system, ${perChoice.toFixed(2)} ms for each choice; ${work.count} pauses of its loop over 15 ms. ` +
      `The process that makes the load paused for ${own.toFixed(0)} ms itself.`,
  );
  for (const { milliseconds, worked, garbage, causes } of work.pauses) {
    said(
      `  a pause of ${milliseconds.toFixed(0)} ms: ${worked.toFixed(0)} ms own work, ${garbage.toFixed(0)} ms garbage`,
    );
    if (causes === undefined) continue;
    said(`    entered: ${listed(causes.entered)}`);
    said(`    ran: ${listed(causes.ran)}`);
  }
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

/** Many play while many more only look at the lobby. */
export async function manyPeople(server: Spawned, crowd: Crowd): Promise<Measured> {
  const tables = await inPortions(crowd.choices / 2, 10, () => laidTable(server.port));
  const idle = await idleSockets(server.port, crowd.sockets);
  said(`${idle.length} idle sockets, ${tables.length} tables are played at.`);
  const play = await played(server, tables, crowd);
  const undo = await undoLatencies(server.port);
  for (const player of [...idle, ...tables.flatMap(({ players }) => players)]) player.close();
  const warning = othersWarning(play.others, `${crowd.choices} choices per second`);
  return { figures: figuresOf(play, undo, crowd), warnings: warning === undefined ? [] : [warning] };
}

function figuresOf({ latencies, perSecond, work }: Played, undo: readonly number[], crowd: Crowd): Figure[] {
  const lowerIsBetter = true;
  const milliseconds = { unit: 'ms', lowerIsBetter };
  return [
    {
      name: `choices per second with ${crowd.sockets} idle sockets`,
      value: perSecond,
      unit: 'per s',
      bar: crowd.choices * 0.98,
    },
    {
      name: 'of these, acknowledged when durable, p99',
      value: percentile(latencies, 99),
      bar: 30,
      ...milliseconds,
    },
    { name: 'longest pause of the event loop meanwhile', value: work.longest, bar: 50, ...milliseconds },
    {
      name: 'most its thread worked between two turns of the loop',
      value: work.longestWork,
      bar: 50,
      ...milliseconds,
    },
    { name: 'undo over the socket, p99', value: percentile(undo, 99), bar: 20, ...milliseconds },
  ];
}
