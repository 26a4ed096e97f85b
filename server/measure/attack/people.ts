import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { TableCard } from '@krcma/protocol';
import { WebSocket } from 'ws';
import { laid, ME, OPEN, together } from '../../test/company.ts';
import { newCommand, Person } from '../../test/person.ts';
import { wish } from '../../test/servers.ts';
import type { Attack, Finding } from './attack.ts';
import { type Field, PASSWORD } from './field.ts';
import { type At, cardAt, few, statusOf } from './looks.ts';

/** The status of a request that comes through a proxy from some address. */
async function from(address: string, { port }: At, path: string, body: object): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  });
  await answer.arrayBuffer();
  return answer.status;
}

async function guessing(field: Field): Promise<Finding> {
  const server = await field.server({ TRUSTED_PROXIES: '1' });
  const name = 'Božena';
  await from('198.51.100.1', server, '/api/accounts', { name, password: PASSWORD });
  const guess = (address: string, word: number) =>
    from(address, server, '/api/session', { name, password: `guess number ${word}` });
  const one: number[] = [];
  for (let word = 0; word < 25; word++) one.push(await guess('203.0.113.1', word));
  let many = 0;
  for (let address = 2; address < 12; address++)
    for (let word = 0; word < 10; word++, many++) await guess(`203.0.113.${address}`, word);
  const owner = await from('198.51.100.2', server, '/api/session', { name, password: PASSWORD });
  const slowed = one.filter((status) => status === 429).length;
  return {
    tried: `${one.length} wrong passwords from one address, ${many} from ten others`,
    held: owner === 200 && slowed > 0,
    found: `${slowed} of ${one.length} were slowed; the owner came in with ${owner}`,
  };
}

const asked = async (at: At, token: string, path: string): Promise<{ status: number; text: string }> => {
  const answer = await fetch(`http://127.0.0.1:${at.port}${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: answer.status, text: await answer.text() };
};

/** An account with a token for programs. */
async function withToken(field: Field, server: At): Promise<{ anna: Person; token: string }> {
  const anna = await field.account('Anna', server);
  const { token } = (await anna.post('/api/me/tokens', { name: 'a program' })) as { token: string };
  if ((await asked(server, token, '/api/me/tables')).status !== 200) throw new Error('The token plays not.');
  return { anna, token };
}

async function tokenAfterPassword(field: Field): Promise<Finding> {
  const server = await field.loose();
  const { anna, token } = await withToken(field, server);
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}/socket`, ['krcma', `token.${token}`]);
  field.afterwards(() => socket.terminate());
  socket.on('error', () => {});
  await once(socket, 'message');
  const closed = once(socket, 'close').then(() => true);
  await anna.put('/api/me/password', { old: PASSWORD, password: 'quite another one' });
  const { status } = await asked(server, token, '/api/me/tables');
  const cut = await Promise.race([closed, wait(3000, false, { ref: false })]);
  return {
    tried: 'a token used over HTTP and at an open socket after the password was changed',
    held: status === 401 && cut,
    found: `HTTP ${status}; the socket was ${cut ? 'closed' : 'left open'}`,
  };
}

const READABLE = [
  ...['/api/me', '/api/me/tables', '/api/me/games', '/api/me/statistics', '/api/me/export'],
  ...['/api/me/tokens', '/api/tables', '/api/ratings/valeria', '/api/offers'],
];

async function tokenAndMail(field: Field): Promise<Finding> {
  const server = await field.loose();
  const { anna, token } = await withToken(field, server);
  const mail = 'anna.of.the.cellar@example.org';
  await anna.patch('/api/me', { mail });
  const paths = [...READABLE, `/api/tables/${await laid(anna, [ME, OPEN])}`];
  const told: string[] = [];
  for (const path of paths) if ((await asked(server, token, path)).text.includes(mail)) told.push(path);
  return {
    tried: `${paths.length} addresses read with a token`,
    held: told.length === 0,
    found: `the mail address was told by ${few(paths.length, told)}`,
  };
}

/** Written otherwise, read as "Anna Novak". */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  'capital letters': 'ANNA NOVAK',
  'two spaces': 'Anna  Novak',
  'a wide letter': 'Аnna Novak'.replace('А', 'Ａ'),
  'a Cyrillic А': '\u0410nna Novak',
  'a Cyrillic о': 'Anna N\u043evak',
  'a Greek Α': '\u0391nna Novak',
  'a Latin alpha': 'Ann\u0251 Novak',
  'a joiner of graphemes': 'Anna\u034f Novak',
  'a filler of Hangul': 'Anna Novak\u3164',
  'a blank of Braille': 'Anna Novak\u2800',
  'a variation selector': 'Anna Novak\ufe0f',
  'a hair space': 'Anna\u200aNovak',
  'a space without width': 'Anna\u200b Novak',
  'a soft hyphen': 'An\u00adna Novak',
  'a joiner of words': 'Anna\u2060 Novak',
  'a mathematical letter': '\u{1d400}nna Novak',
};

async function lookAlikes(field: Field): Promise<Finding> {
  const server = await field.loose();
  await field.account('Anna Novak', server);
  const entries = Object.entries(LOOK_ALIKES);
  const taken: string[] = [];
  for (const [how, name] of entries) {
    const guest = new Person(name, server.port);
    if ((await statusOf(guest, 'POST', '/api/guests', { name })) < 400) taken.push(`${how} (guest)`);
    const account = new Person(name, server.port);
    const status = await statusOf(account, 'POST', '/api/accounts', { name, password: PASSWORD });
    if (status < 400) taken.push(`${how} (account)`);
    const renamed = await field.guest('Somebody', server);
    if ((await statusOf(renamed, 'PATCH', '/api/me', { name })) < 400) taken.push(`${how} (renamed)`);
    renamed.drop();
  }
  return {
    tried: `${3 * entries.length} ways to bear a name that reads like another’s`,
    held: taken.length === 0,
    found: few(3 * entries.length, taken),
  };
}

async function namedBot(field: Field): Promise<Finding> {
  const server = await field.loose();
  await field.account('Anna Novak', server);
  const mallory = await field.guest('Mallory', server);
  const open = await laid(mallory, [ME, OPEN]);
  const names = ['Anna Novak', 'anna novak', '\u0410nna Novak', 'Anna Novak\u3164'];
  const borne: string[] = [];
  for (const name of names) {
    const bot = { who: 'bot', level: 'greedy', name };
    for (const answer of [
      await mallory.request('POST', '/api/tables', wish([ME, bot])),
      await mallory.request('PUT', `/api/tables/${open}/seats/1`, bot),
    ]) {
      const card = answer.ok ? ((await answer.json()) as TableCard) : undefined;
      if (card?.seats.some((seat) => seat.name === name)) borne.push(name);
    }
  }
  return {
    tried: `${2 * names.length} bots named like an account`,
    held: borne.length === 0,
    found: few(2 * names.length, borne),
  };
}

async function repeatedCommand(field: Field): Promise<Finding> {
  const server = await field.loose();
  const { anna, petr, table } = await together(server);
  for (const person of [anna, petr]) field.afterwards(() => person.drop());
  const command = newCommand();
  const others = 40;
  await anna.act(table, { do: 'end', agrees: true }, command);
  for (let each = 0; each < others; each++) await anna.act(table, { do: 'end', agrees: false });
  await anna.act(table, { do: 'end', agrees: true }, command);
  const { ending } = await cardAt(anna, table);
  return {
    tried: `a command sent again after ${others} others`,
    held: ending.length === 0,
    found: ending.length === 0 ? 'it was done once' : 'it was done twice',
  };
}

export const peopleAttacks: readonly Attack[] = [
  { subject: 'people', title: 'guessing a password locks its owner out', run: guessing },
  { subject: 'people', title: 'a token after a change of password', run: tokenAfterPassword },
  { subject: 'people', title: 'the mail address through a token', run: tokenAndMail },
  { subject: 'people', title: 'names that look alike', run: lookAlikes },
  { subject: 'people', title: 'a bot that bears an account’s name', run: namedBot },
  { subject: 'people', title: 'a command repeated after 40 others', run: repeatedCommand },
];
