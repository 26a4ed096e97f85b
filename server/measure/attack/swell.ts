import type { ChildServer } from '../../test/children.ts';
import { ME, OPEN } from '../../test/company.ts';
import type { Person } from '../../test/person.ts';
import { wish } from '../../test/servers.ts';
import type { Attack, Finding } from './attack.ts';
import type { Field } from './field.ts';
import { forgedRecord, forgedSave, nested } from './home-games.ts';
import { few, statusOf, watched } from './looks.ts';

/** What one table may take of a list, in bytes. */
const CARD = 8192;
/** The longest piece of work a request may lay on the loop, in milliseconds of its thread. */
const WORK = 150;

const LARGE = 'x'.repeat(900_000);

/** Options nobody can choose, in every place a request has for them. */
const swollen: readonly object[] = [
  {
    save: forgedSave('valeria', ({ setup }) => {
      Object.assign(setup as object, { options: { layout: 'first-game', note: LARGE } });
    }),
  },
  { options: { note: LARGE } },
  { options: { citizens: new Array(50_000).fill('cleric') } },
  { brought: forgedRecord('valeria', { setup: { seats: 2, seed: 'a', options: { note: LARGE } } }) },
];

async function swellsLobby(field: Field): Promise<Finding> {
  const server = await field.loose();
  const mallory = await field.guest('Mallory', server);
  const tables = 12;
  let laid = 0;
  for (let table = 0; table < tables; table++) {
    const forged = wish([ME, OPEN], { listed: true, ...swollen[table % swollen.length] });
    if ((await statusOf(mallory, 'POST', '/api/tables', forged, 10_000)) === 200) laid++;
  }
  await mallory.post('/api/tables', wish([ME, OPEN], { listed: true }));
  const list = await (await mallory.request('GET', '/api/tables')).text();
  const perTable = list.length / (laid + 1);
  return {
    tried: `${tables} listed tables with options of 0.9 MB`,
    held: perTable <= CARD,
    found: `${laid} laid; the lobby has ${Math.round(list.length / 1000)} kB`,
  };
}

/** The longest work of the server's loop while something is done to it, and the longest answer of /health. */
async function measured(
  server: ChildServer,
  done: () => Promise<unknown>,
): Promise<{ readonly work: number; readonly health: number | undefined }> {
  server.watchLoop();
  let isOver = false;
  const finished = done().finally(() => {
    isOver = true;
  });
  let health: number | undefined = 0;
  while (!isOver && health !== undefined) {
    const time = await watched(server, 0);
    health = time === undefined ? undefined : Math.max(health, time);
  }
  await finished;
  const { work } = await server.loop();
  return { work, health };
}

const bodies = (): object[] => [
  { save: '"'.repeat(2_000_000) },
  { save: JSON.stringify(new Array(600_000).fill(1)) },
  { options: Object.fromEntries(Array.from({ length: 120_000 }, (_, key) => [`option ${key}`, key])) },
  { brought: { choices: new Array(300_000).fill('0 pass') } },
  {
    save: forgedSave('valeria', (_, table) => {
      Object.assign(table, { much: new Array(500_000).fill(1) });
    }),
  },
];

async function largeBodies(field: Field): Promise<Finding> {
  const server = await field.loose();
  const mallory = await field.guest('Mallory', server);
  const requests = bodies().map((more) => wish([ME, OPEN], more));
  // What is compiled and loaded once and for all is not counted.
  await statusOf(mallory, 'POST', '/api/tables', wish([ME, OPEN]));
  const statuses: number[] = [];
  const { work, health } = await measured(server, async () => {
    for (const body of requests) statuses.push(await statusOf(mallory, 'POST', '/api/tables', body, 10_000));
  });
  return {
    tried: `${requests.length} bodies of 2 to 4 MB`,
    held: health !== undefined && work <= WORK && statuses.every((status) => status >= 400 && status < 500),
    found: `${statuses.join(', ')}; the loop worked ${work.toFixed(0)} ms at once, /health took ${health === undefined ? 'for ever' : `${health.toFixed(0)} ms`}`,
  };
}

interface Nest {
  readonly method: string;
  readonly path: string;
  readonly body: string;
}

const nests = (table: string): Nest[] =>
  [100, 10_000, 1_500_000].flatMap((depth) => {
    const nest = nested(depth);
    const wished = JSON.stringify(wish([ME, OPEN], { options: 0 }));
    return [
      { method: 'POST', path: '/api/tables', body: wished.replace('"options":0', `"options":{"a":${nest}}`) },
      { method: 'POST', path: '/api/tables', body: wished.replace('"options":0', `"brought":${nest}`) },
      { method: 'POST', path: '/api/guests', body: `{"name":${nest}}` },
      { method: 'PATCH', path: '/api/me', body: `{"muted":${nest}}` },
      { method: 'POST', path: `/api/tables/${table}/seats`, body: nest },
      { method: 'POST', path: `/api/tables/${table}/seats`, body: '{"a":'.repeat(depth) + '}'.repeat(depth) },
    ];
  });

async function nestStatus(mallory: Person, { port }: ChildServer, nest: Nest): Promise<number> {
  const origin = `http://127.0.0.1:${port}`;
  const answer = await fetch(origin + nest.path, {
    method: nest.method,
    headers: { 'content-type': 'application/json', origin, cookie: mallory.cookie },
    body: nest.body,
    signal: AbortSignal.timeout(8000),
  }).catch(() => undefined);
  return answer?.status ?? 0;
}

async function deepNests(field: Field): Promise<Finding> {
  const server = await field.loose();
  const mallory = await field.guest('Mallory', server);
  const { id } = (await mallory.post('/api/tables', wish([ME, OPEN]))) as { id: string };
  const wrong: string[] = [];
  const all = nests(id);
  const { work, health } = await measured(server, async () => {
    for (const nest of all) {
      const status = await nestStatus(mallory, server, nest);
      const expected = nest.body.length > 30_000 ? [400, 413] : [400];
      if (!expected.includes(status)) wrong.push(`${nest.method} ${nest.path.replace(id, ':id')}: ${status}`);
    }
  });
  return {
    tried: `${all.length} bodies nested up to 1,500,000 deep`,
    held: wrong.length === 0 && health !== undefined && work <= WORK,
    found: `not refused with 400 or 413: ${few(all.length, wrong)}; the loop worked ${work.toFixed(0)} ms at once`,
  };
}

export const swellAttacks: readonly Attack[] = [
  { subject: 'lobby', title: 'forged options swell the lobby', run: swellsLobby },
  { subject: 'bodies', title: 'large bodies block the loop', run: largeBodies },
  { subject: 'bodies', title: 'deep nests break the reading', run: deepNests },
];
