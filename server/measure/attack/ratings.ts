import { setTimeout as wait } from 'node:timers/promises';
import type { TableCard } from '@krcma/protocol';
import type { ChildServer } from '../../test/children.ts';
import { begun, eventually, laid, ME, OPEN, playOn } from '../../test/company.ts';
import type { Person } from '../../test/person.ts';
import type { Attack, Finding } from './attack.ts';
import type { Field } from './field.ts';
import { cardAt, codeOf } from './looks.ts';

const RATED = { rated: true } as const;
const OF_DAYS = { clock: { kind: 'move', days: 30, from: 0, until: 0 } } as const;
const OF_A_MINUTE = { clock: { kind: 'game', minutes: 1, increment: 0 } } as const;

interface Two {
  readonly server: ChildServer;
  readonly anna: Person;
  readonly petr: Person;
  readonly table: string;
}

/** Two accounts at a table of two; Petr has only sat down, he has never looked at it. */
async function seated(field: Field, more: object): Promise<Two> {
  const server = await field.loose();
  const [anna, petr] = [await field.account('Anna', server), await field.account('Petr', server)];
  const table = await laid(anna, [ME, OPEN], more);
  await petr.post(`/api/tables/${table}/seats`);
  return { server, anna, petr, table };
}

async function playing(field: Field, more: object): Promise<Two> {
  const two = await seated(field, more);
  await begun([two.anna, two.petr], two.table);
  return two;
}

interface Rated {
  readonly user: string;
  readonly rating: number;
  readonly played: number;
}

const ratingOf = async (person: Person): Promise<Rated | undefined> =>
  ((await person.get('/api/ratings/valeria')) as Rated[]).find(({ user }) => user === person.id);

/** Undefined when it does not come in a few seconds. */
const soon = <T>(what: string, look: () => Promise<T | undefined | false>): Promise<T | undefined> =>
  eventually(what, look, 5000).catch(() => undefined);

const NEWCOMER = 1500;

const ratedDown = (person: Person): Promise<boolean> =>
  soon('a worse rating', async () => ((await ratingOf(person))?.rating ?? NEWCOMER) < NEWCOMER).then(
    (down) => down === true,
  );

const asksForRematch = (person: Person, table: string): Promise<Response> =>
  person.request('POST', `/api/tables/${table}/rematch`, {});

async function rematchAlone(field: Field): Promise<Finding> {
  const { anna, petr, table } = await playing(field, RATED);
  for (const person of [anna, petr]) await person.act(table, { do: 'end', agrees: true });
  petr.drop();
  const games = 5;
  let begunAlone = 0;
  let last = table;
  for (let game = 0; game < games; game++) {
    const answer = await asksForRematch(anna, last);
    if (!answer.ok) break;
    last = ((await answer.json()) as TableCard).id;
    await anna.request('POST', `/api/tables/${last}/start`, {});
    const { status, rated, seats } = await cardAt(anna, last);
    const both = seats.every(({ who, user }) => who === 'person' && user !== undefined);
    if (status !== 'playing' || !rated || !both) break;
    begunAlone++;
    await anna.act(last, { do: 'end', agrees: true });
    if ((await cardAt(anna, last)).status === 'playing') break;
  }
  return {
    tried: `up to ${games} rematches asked for and begun by one of two, the other is gone`,
    held: begunAlone === 0,
    found: `${begunAlone} rated games began without the other’s word`,
  };
}

async function standInForStranger(field: Field): Promise<Finding> {
  const { server, anna, table } = await seated(field, OF_DAYS);
  await anna.join(table);
  await anna.post(`/api/tables/${table}/start`);
  const codes: string[] = [];
  for (const minutes of [0, 2, 60]) {
    await server.setAhead(minutes * 60_000);
    codes.push(await codeOf(anna.act(table, { do: 'standIn', seat: 1 })));
  }
  return {
    tried: 'a bot called for one who sat down and never came, after 0, 2 and 60 min',
    held: !codes.includes('done'),
    found: codes.join(', '),
  };
}

async function standInForOneWhoLeft(field: Field): Promise<Finding> {
  const { server, anna, petr, table } = await playing(field, OF_DAYS);
  await playOn([anna, petr], table, 2);
  petr.drop();
  await soon('Petr to be away', async () => (await cardAt(anna, table)).seats[1]?.here === false);
  const codes: string[] = [];
  for (const minutes of [0, 2, 120]) {
    await server.setAhead(minutes * 60_000);
    codes.push(await codeOf(anna.act(table, { do: 'standIn', seat: 1 })));
  }
  return {
    tried: 'a bot called for one who left 0, 2 and 120 min ago, with 30 days for each move',
    held: !codes.includes('done'),
    found: codes.join(', '),
  };
}

async function standInAgrees(field: Field): Promise<Finding> {
  const { anna, petr, table } = await playing(field, {});
  await playOn([anna, petr], table, 6);
  petr.drop();
  await petr.delete(`/api/tables/${table}/seats`);
  let takenBack = 0;
  const turns = 6;
  for (let turn = 0; turn < turns; turn++) {
    await anna.choose(table, turn * 3);
    await anna.until('a question', () => anna.frame(table).seen.decision);
    const { entries } = anna.frame(table);
    await codeOf(anna.act(table, { do: 'proposeTakeBack' }));
    await wait(200);
    if (anna.frame(table).entries < entries) takenBack++;
  }
  return {
    tried: `${turns} take-backs proposed while a bot stands in`,
    held: takenBack === 0,
    found: `the bot agreed to ${takenBack}`,
  };
}

async function endWithoutTheOther(field: Field): Promise<Finding> {
  const { server, anna, petr, table } = await playing(field, { ...RATED, ...OF_DAYS });
  await playOn([anna, petr], table, 8);
  petr.drop();
  await soon('Petr to be away', async () => (await cardAt(anna, table)).seats[1]?.here === false);
  await server.setAhead(5 * 60_000);
  const called = await codeOf(anna.act(table, { do: 'standIn', seat: 1 }));
  const ended = await codeOf(anna.act(table, { do: 'end', agrees: true }));
  const { status } = await cardAt(anna, table);
  const resigned = status !== 'playing' && (await ratedDown(anna));
  return {
    tried: 'a rated game ended by one, while the other is away behind a bot',
    held: status === 'playing' || resigned,
    found: `bot called: ${called}; end: ${ended}; the game is ${status}${resigned ? ' and counts' : ''}`,
  };
}

async function leavesLostGame(field: Field): Promise<Finding> {
  const { anna, petr, table } = await playing(field, RATED);
  await playOn([anna, petr], table, 10);
  await petr.delete(`/api/tables/${table}/seats`);
  const down = await ratedDown(petr);
  return {
    tried: 'a rated game left in the middle',
    held: down,
    found: down ? 'who left is rated last at once' : 'who left keeps the rating',
  };
}

/** Everybody who is asked lets the minute pass; whether they are rated for it. */
async function runsOut(field: Field, outOfTime: 'bot' | 'end'): Promise<boolean> {
  const { server, anna, petr, table } = await playing(field, { ...RATED, ...OF_A_MINUTE, outOfTime });
  await playOn([anna, petr], table, 4);
  const late = (await cardAt(anna, table)).waiting[0] === 0 ? anna : petr;
  await server.setAhead(3 * 60_000);
  await (late === anna ? petr : anna).join(table);
  return ratedDown(late);
}

async function timeRunsOut(field: Field): Promise<Finding> {
  const [bot, end] = [await runsOut(field, 'bot'), await runsOut(field, 'end')];
  const said = (down: boolean) => (down ? 'rated last' : 'not rated');
  return {
    tried: 'time runs out of a rated game: at one table a bot goes on, at one it ends',
    held: bot && end,
    found: `a bot goes on: ${said(bot)}; it ends: ${said(end)}`,
  };
}

export const ratingAttacks: readonly Attack[] = [
  { subject: 'ratings', title: 'farming by rematches alone', run: rematchAlone },
  { subject: 'ratings', title: 'a stand-in for one who never came', run: standInForStranger },
  { subject: 'ratings', title: 'a stand-in for one who only just left', run: standInForOneWhoLeft },
  { subject: 'ratings', title: 'a stand-in that agrees to take-backs', run: standInAgrees },
  { subject: 'ratings', title: 'ending against an absent one’s will', run: endWithoutTheOther },
  { subject: 'ratings', title: 'leaving a rated game that is being lost', run: leavesLostGame },
  { subject: 'ratings', title: 'letting time run out of a rated game', run: timeRunsOut },
];
