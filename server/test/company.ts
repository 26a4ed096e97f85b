import { setTimeout as wait } from 'node:timers/promises';
import type { TableCard } from '@krcma/protocol';
import type { KrcmaServer } from '../index.ts';
import { Person } from './person.ts';
import { wish } from './servers.ts';

export const ME = { who: 'me' } as const;
export const OPEN = { who: 'open' } as const;
export const BOT = { who: 'bot', level: 'greedy' } as const;

type At = Pick<KrcmaServer, 'port'>;

/** Lays a table; it begins at once when no seat is free. */
export async function laid(owner: Person, seats: readonly object[], more: object = {}): Promise<string> {
  return ((await owner.post('/api/tables', wish(seats, more))) as TableCard).id;
}

/** Anna and Petr at a table of two, the first question asked. */
export async function together(
  server: At,
  more: object = {},
): Promise<{ anna: Person; petr: Person; table: string }> {
  const anna = await Person.guest('Anna', server.port);
  const petr = await Person.guest('Petr', server.port);
  const table = await laid(anna, [ME, OPEN], more);
  await petr.post(`/api/tables/${table}/seats`);
  await begun([anna, petr], table);
  return { anna, petr, table };
}

/** The first of them starts the table all of them look at. */
export async function begun(people: readonly Person[], table: string): Promise<void> {
  for (const person of people) await person.join(table);
  await people[0]?.post(`/api/tables/${table}/start`);
  for (const person of people) await person.until('a frame', () => person.held(table));
}

/** Who is asked something now. */
export const asked = (people: readonly Person[], table: string): Person | undefined =>
  people.find((person) => person.frame(table).seen.decision !== undefined);

/** Everybody holds a frame at least as new as the newest of them. */
export async function levelled(people: readonly Person[], table: string): Promise<void> {
  const newest = Math.max(...people.map((person) => person.held(table)?.number ?? 0));
  for (const person of people)
    await person.until('the same frame', () => (person.held(table)?.number ?? 0) >= newest);
}

/** Whoever is asked answers, so many times or until the game is over. */
export async function playOn(people: readonly Person[], table: string, choices: number): Promise<void> {
  for (let made = 0; made < choices; made++) {
    // A bot may make the last choice of the game.
    const isOver = () => people[0]?.frame(table).seen.outcome !== undefined;
    await eventually('a question or the end', () => isOver() || asked(people, table));
    if (isOver()) return;
    await anybodyChooses(people, table, made * 7);
  }
}

/** One of those who are asked answers with one of the options, and all see it. */
export async function anybodyChooses(people: readonly Person[], table: string, pick = 0): Promise<Person> {
  const next = await eventually('a question', () => asked(people, table));
  await next.choose(table, pick);
  await levelled(people, table);
  return next;
}

/** Looks again and again until something is true, whoever is told of it. */
export async function eventually<T>(
  what: string,
  look: () => T | undefined | false | Promise<T | undefined | false>,
  milliseconds = 10_000,
): Promise<T> {
  const until = Date.now() + milliseconds;
  for (;;) {
    const found = await look();
    if (found !== undefined && found !== false) return found;
    if (Date.now() > until) throw new Error(`It never came: ${what}`);
    await wait(5);
  }
}
