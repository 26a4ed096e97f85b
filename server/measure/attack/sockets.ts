import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { playOn, together } from '../../test/company.ts';
import type { Attack, Finding } from './attack.ts';
import type { Field } from './field.ts';
import { type At, codeOf, healthTime, resident, statusOf } from './looks.ts';

/** A socket with its own headers; it never throws. */
function opened(field: Field, { port }: At, headers: Readonly<Record<string, string>>): WebSocket {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, {
    headers: { origin: `http://127.0.0.1:${port}`, ...headers },
  });
  socket.on('error', () => {});
  field.afterwards(() => socket.terminate());
  return socket;
}

async function isWelcome(socket: WebSocket): Promise<boolean> {
  const heard = once(socket, 'message').then(
    () => true,
    () => false,
  );
  const closed = once(socket, 'close').then(() => false);
  return Promise.race([heard, closed, wait(5000, false, { ref: false })]);
}

const UNREAD = 40;
/** Megabytes that sockets of one address may make the server keep. */
const MEMORY = 100;

async function socketsThatDoNotRead(field: Field): Promise<Finding> {
  const server = await field.loose({ SOCKETS_PER_ADDRESS: '50' });
  const { anna, petr, table } = await together(server);
  field.afterwards(() => anna.drop());
  field.afterwards(() => petr.drop());
  await playOn([anna, petr], table, 60);
  const before = await resident(server);
  const sockets = Array.from({ length: UNREAD }, () => opened(field, server, { cookie: anna.cookie }));
  for (const socket of sockets) {
    await isWelcome(socket);
    socket.pause();
    for (let turn = 0; turn < 400; turn++) socket.send(JSON.stringify({ type: 'join', table }));
  }
  let most = 0;
  for (let look = 0; look < 20; look++) {
    most = Math.max(most, await resident(server).catch(() => Number.POSITIVE_INFINITY));
    await wait(300);
  }
  const alive = (await healthTime(server)) !== undefined;
  return {
    tried: `${UNREAD} sockets ask for 400 whole frames each and read none`,
    held: alive && most - before <= MEMORY,
    found: `the server grew by ${Math.round(most - before)} MB${alive ? '' : ' and hangs'}`,
  };
}

async function socketsOfOneNetwork(field: Field): Promise<Finding> {
  const most = 20;
  const server = await field.loose({ TRUSTED_PROXIES: '1', SOCKETS_PER_ADDRESS: String(most) });
  const mallory = await field.guest('Mallory', server);
  const tried = 80;
  let open = 0;
  for (let each = 1; each <= tried; each++) {
    const address = `2001:db8:0:1::${each.toString(16)}`;
    const socket = opened(field, server, { cookie: mallory.cookie, 'x-forwarded-for': address });
    if (await isWelcome(socket)) open++;
  }
  const other = opened(field, server, { cookie: mallory.cookie, 'x-forwarded-for': '2001:db8:0:2::1' });
  const elsewhere = await isWelcome(other);
  return {
    tried: `${tried} sockets from ${tried} addresses of one /64, of which ${most} are allowed`,
    held: open <= most && elsewhere,
    found: `${open} were welcome${elsewhere ? '' : ', and a neighbour was not'}`,
  };
}

async function clockSetBack(field: Field): Promise<Finding> {
  const server = await field.server();
  const { anna, petr, table } = await together(server);
  field.afterwards(() => anna.drop());
  field.afterwards(() => petr.drop());
  await playOn([anna, petr], table, 2);
  await server.setAhead(-3_600_000);
  const codes = [
    await codeOf(playOn([anna, petr], table, 4)),
    await codeOf(anna.chat(table, 'Still here?')),
    await codeOf(petr.ask(table, { about: 'moments', entries: [1], eyes: 'spectator' })),
    String(await statusOf(anna, 'GET', '/api/me')),
  ];
  return {
    tried: 'the clock of the server is set back by an hour under two who play',
    held: codes.every((code) => code === 'done' || code === '200'),
    found: `play, chat, the past and HTTP: ${codes.join(', ')}`,
  };
}

export const socketAttacks: readonly Attack[] = [
  { subject: 'sockets', title: 'sockets that do not read', run: socketsThatDoNotRead },
  { subject: 'sockets', title: 'many sockets of one network of IPv6', run: socketsOfOneNetwork },
  { subject: 'sockets', title: 'the clock set back', run: clockSetBack },
];
