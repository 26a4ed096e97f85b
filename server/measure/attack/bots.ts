import { setTimeout as wait } from 'node:timers/promises';
import { BOT, begun, laid, ME, OPEN } from '../../test/company.ts';
import { newCommand, type Person } from '../../test/person.ts';
import { wish } from '../../test/servers.ts';
import type { Attack, Finding } from './attack.ts';
import type { Field } from './field.ts';
import { type At, codeOf, few, statusOf } from './looks.ts';

const STRONG = { who: 'bot', level: 'search' } as const;
/** Milliseconds a bot may take for one answer, if it took so long when the server was quiet. */
const patience = (quiet: number): number => 3 * quiet + 2000;

const SILENCE = 20_000;

/** Somebody answers so many times; the longest time the strong bot took for one answer of its own, in milliseconds. */
async function longestThought(person: Person, table: string, turns: number): Promise<number> {
  let longest = 0;
  for (let turn = 0; turn < turns; turn++) {
    if (person.frame(table).seen.decision === undefined) return longest;
    await person.choose(table, turn);
    while (isBotsTurn(person, table)) {
      const { entries } = person.frame(table);
      const began = performance.now();
      const moved = person.until('its answer', () => person.frame(table).entries > entries, SILENCE);
      if ((await codeOf(moved, SILENCE)) !== 'done') return Number.POSITIVE_INFINITY;
      longest = Math.max(longest, performance.now() - began);
    }
  }
  return longest;
}

function isBotsTurn(person: Person, table: string): boolean {
  const { decision, outcome } = person.frame(table).seen;
  return decision === undefined && outcome === undefined;
}

const waited = (milliseconds: number): string =>
  milliseconds === Number.POSITIVE_INFINITY
    ? `more than ${SILENCE / 1000} s`
    : `${(milliseconds / 1000).toFixed(1)} s`;

/** Anna at a table of her own with a strong bot. */
async function withStrongBot(field: Field, server: At): Promise<{ anna: Person; table: string }> {
  const anna = await field.guest('Anna', server);
  const table = await laid(anna, [ME, STRONG]);
  await anna.join(table);
  await anna.until('a question', () => anna.held(table)?.seen.seen.decision);
  return { anna, table };
}

async function tablesOfBots(field: Field): Promise<Finding> {
  const server = await field.server();
  const { anna, table } = await withStrongBot(field, server);
  const before = await longestThought(anna, table, 4);
  const guests: Person[] = [];
  for (let each = 0; each < 13; each++) guests.push(await field.guest(`Mallory ${each}`, server));
  const wished = wish([STRONG, STRONG, STRONG, STRONG]);
  const statuses = await Promise.all(
    guests.flatMap((guest) =>
      Array.from({ length: 20 }, () => statusOf(guest, 'POST', '/api/tables', wished, 10_000)),
    ),
  );
  const laidTables = statuses.filter((status) => status === 200).length;
  const after = await longestThought(anna, table, 3);
  return {
    tried: `260 tables of four strong bots by 13 guests, ${laidTables} laid`,
    held: after <= patience(before),
    found: `another’s bot answered in ${waited(before)} before and ${waited(after)} then`,
  };
}

/** Asks for hints as fast as a page may, until it is told to stop. */
async function asksForHints(person: Person, table: string, isOver: () => boolean): Promise<number> {
  let asked = 0;
  while (!isOver()) {
    person.say({ type: 'ask', table, command: newCommand(), query: { about: 'hint' } });
    asked++;
    await wait(150);
  }
  return asked;
}

async function hints(field: Field): Promise<Finding> {
  const server = await field.server();
  const { anna, table } = await withStrongBot(field, server);
  const before = await longestThought(anna, table, 4);
  const floods: Promise<number>[] = [];
  let isOver = false;
  field.afterwards(() => {
    isOver = true;
  });
  for (let each = 0; each < 10; each++) {
    const mallory = await field.guest(`Mallory ${each}`, server);
    const own = await laid(mallory, [ME, BOT]);
    await mallory.join(own);
    floods.push(asksForHints(mallory, own, () => isOver));
  }
  await wait(3000);
  const after = await longestThought(anna, table, 3);
  isOver = true;
  const asked = (await Promise.all(floods)).reduce((sum, each) => sum + each, 0);
  return {
    tried: `${asked} questions for a hint by 10 guests`,
    held: after <= patience(before),
    found: `another’s bot answered in ${waited(before)} before and ${waited(after)} then`,
  };
}

async function standingKeys(field: Field): Promise<Finding> {
  const server = await field.loose();
  const [mallory, petr] = [await field.guest('Mallory', server), await field.guest('Petr', server)];
  const table = await laid(mallory, [ME, OPEN]);
  await petr.post(`/api/tables/${table}/seats`);
  await begun([mallory, petr], table);
  const { entries } = mallory.frame(table);
  const option = mallory.frame(table).seen.decision?.options[0]?.id ?? 'none';
  const taken: string[] = [];
  // Whoever is refused a hundred times is cut off.
  const keys = 90;
  for (let each = 0; each < keys; each++) {
    const key = each % 3 === 0 ? '__proto__' : `made-up ${each}`;
    const act = { do: 'standing', key, ...(each % 2 === 0 && { option }) } as const;
    if ((await codeOf(mallory.act(table, act))) === 'done') taken.push(key);
  }
  await mallory.join(table);
  const grown = mallory.frame(table).entries - entries;
  return {
    tried: `${keys} answers for ever to questions nobody asks`,
    held: taken.length === 0 && grown === 0,
    found: `${few(keys, taken)} taken; the game’s log grew by ${grown}`,
  };
}

export const botAttacks: readonly Attack[] = [
  { subject: 'bots', title: 'tables of bots starve the bot of another', run: tablesOfBots },
  { subject: 'bots', title: 'hints starve the bot of another', run: hints },
  { subject: 'bots', title: 'made-up standing keys', run: standingKeys },
];
