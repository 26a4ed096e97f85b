import type { ClockRules } from '@krcma/protocol';
import type { ChildServer } from '../../test/children.ts';
import { eventually, together } from '../../test/company.ts';
import type { Person } from '../../test/person.ts';
import type { Attack, Finding } from './attack.ts';
import type { Field } from './field.ts';
import { cardAt, codeOf, statusOf } from './looks.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const A_DAY: ClockRules = { kind: 'move', days: 1, from: 0, until: 0 };
const A_MINUTE: ClockRules = { kind: 'game', minutes: 1, increment: 0 };

interface Waiting {
  readonly server: ChildServer;
  readonly anna: Person;
  readonly petr: Person;
  readonly table: string;
}

/** Anna has chosen, and Petr’s clock runs. */
async function petrIsAsked(field: Field, clock: ClockRules, ahead = 0): Promise<Waiting> {
  const server = await field.loose();
  await server.setAhead(ahead);
  const { anna, petr, table } = await together(server, { clock });
  for (const person of [anna, petr]) field.afterwards(() => person.drop());
  await anna.choose(table);
  return { server, anna, petr, table };
}

const leftOf = async (person: Person, table: string, seat = 1): Promise<number> =>
  (await cardAt(person, table)).seats[seat]?.left ?? Number.NaN;

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(0)} s`;

/** Milliseconds gained by standing up and sitting down again; undefined when a bot has answered in between. */
async function gainedByReturning(field: Field, clock: ClockRules): Promise<number | undefined> {
  const { server, anna, petr, table } = await petrIsAsked(field, clock);
  const question = petr.frame(table).seen.decision?.id;
  await server.setAhead(20_000);
  const before = await leftOf(anna, table);
  await petr.delete(`/api/tables/${table}/seats`);
  await codeOf(petr.act(table, { do: 'return' }));
  const after = await leftOf(anna, table);
  await petr.join(table);
  const isTheSame = petr.frame(table).seen.decision?.id === question;
  return isTheSame || clock.kind === 'game' ? Math.max(0, after - before) : undefined;
}

/** The bot that stands in is slow to wake up, but it may be faster once. */
async function gainedInTheEnd(field: Field, clock: ClockRules): Promise<number> {
  for (let attempt = 0; attempt < 4; attempt++) {
    const gained = await gainedByReturning(field, clock);
    if (gained !== undefined) return gained;
  }
  throw new Error('A bot answered before its person could return, four times.');
}

/** Milliseconds somebody is given who lets time run out and returns, again and again. */
async function gainedByBeingLate(field: Field, rounds: number): Promise<number> {
  const { server, anna, petr, table } = await petrIsAsked(field, A_MINUTE);
  let gained = 0;
  for (let round = 1; round <= rounds; round++) {
    await server.setAhead(round * 200_000);
    await anna.join(table);
    const replaced = async () => (await cardAt(anna, table)).seats[1]?.standIn === true;
    await eventually('a stand-in', replaced, 5000).catch(() => false);
    if ((await codeOf(petr.act(table, { do: 'return' }))) !== 'done') break;
    gained += Math.max(0, await leftOf(anna, table));
  }
  return gained;
}

async function leaveAndReturn(field: Field): Promise<Finding> {
  const game = await gainedInTheEnd(field, A_MINUTE);
  const move = await gainedInTheEnd(field, A_DAY);
  const rounds = 4;
  const late = await gainedByBeingLate(field, rounds);
  return {
    tried: `left and returned with two kinds of clock, and ${rounds} times out of time`,
    held: game < 2000 && move < 2000 && late <= 61_000,
    found: `gained ${seconds(game)}, ${seconds(move)} and ${seconds(late)}`,
  };
}

async function vacations(field: Field): Promise<Finding> {
  const { server, anna, petr, table } = await petrIsAsked(field, A_DAY);
  const rounds = 10;
  let ahead = 0;
  let refused = 0;
  for (let round = 0; round < rounds && refused === 0; round++) {
    const vacationUntil = Date.now() + ahead + 25 * DAY;
    if ((await statusOf(petr, 'PATCH', '/api/me', { vacationUntil })) >= 400) refused++;
    ahead += 24 * DAY;
    await server.setAhead(ahead);
  }
  const left = await leftOf(anna, table);
  const { standIn } = (await cardAt(anna, table)).seats[1] ?? {};
  return {
    tried: `a vacation renewed up to ${rounds} times while asked, ${ahead / DAY} days`,
    held: refused > 0 || standIn === true || left <= 0,
    found: refused > 0 ? 'refused in the end' : `${(left / HOUR).toFixed(1)} h of a day were left`,
  };
}

/** Two o’clock of tomorrow: no midnight comes while the hours are moved. */
const untilTwo = (): number => 2 * HOUR + DAY - (Date.now() % DAY);

async function movedHours(field: Field): Promise<Finding> {
  let ahead = untilTwo();
  const { server, anna, petr, table } = await petrIsAsked(field, A_DAY, ahead);
  const hours = 8;
  for (let hour = 0; hour < hours; hour++) {
    const now = new Date(Date.now() + ahead).getUTCHours();
    const window = { from: (now + 3) % 24, until: (now + 4) % 24 };
    await statusOf(petr, 'PATCH', '/api/me', { window });
    ahead += HOUR;
    await server.setAhead(ahead);
  }
  const used = (DAY - (await leftOf(anna, table))) / HOUR;
  return {
    tried: `one’s hours moved ${hours} times in ${hours} hours, always away from now`,
    held: used >= hours - 0.5,
    found: `${used.toFixed(1)} of ${hours} hours counted`,
  };
}

export const clockAttacks: readonly Attack[] = [
  { subject: 'clocks', title: 'a clock refilled by leaving and returning', run: leaveAndReturn },
  { subject: 'clocks', title: 'a vacation that is renewed', run: vacations },
  { subject: 'clocks', title: 'hours that are moved', run: movedHours },
];
