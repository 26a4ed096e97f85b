import { advance, type Journal, repeatEntries, rulesIn, start } from '@krcma/kernel';
import { valeria } from '@krcma/valeria';
import { afterEach, expect, it, vi } from 'vitest';
import { loadTable } from '../../tables/storage.ts';
import { asked, BOT, eventually, laid, ME, playOn, together } from '../company.ts';
import { onADatabase } from '../databases.ts';
import { oneServer } from '../one-server.ts';
import { Person } from '../person.ts';

interface Count {
  /** How often the rules listed what may be answered. */
  readonly listed: () => number;
  /** How often they put a question into words. */
  readonly worded: () => number;
}

/** Counts what the rules of the game are asked in this process; bots think in threads of their own. */
function counted(): Count {
  const questions = [...rulesIn(valeria).values()].flatMap(({ steps }) =>
    [...steps.values()].flatMap((step) =>
      step.kind === 'choose' || step.kind === 'acts' || step.kind === 'gather' ? [step.question] : [],
    ),
  );
  const listings = questions.map((question) => vi.spyOn(question, 'values'));
  const wordings = questions.map((question) => vi.spyOn(question, 'prompt'));
  const sum = (spies: typeof listings | typeof wordings) =>
    spies.reduce((calls, spy) => calls + spy.mock.calls.length, 0);
  return { listed: () => sum(listings), worded: () => sum(wordings) };
}

/** What rules that do nothing but play list for these entries. */
function listedFor({ setup, log }: Journal, from: number): number {
  const table = start(valeria, setup);
  repeatEntries(valeria, table, log.slice(0, from));
  const { listed } = counted();
  advance(rulesIn(valeria), table);
  const first = listed();
  repeatEntries(valeria, table, log.slice(from));
  // To repeat begins with asking what is asked at the first of them.
  return listed() - 2 * first;
}

onADatabase(import.meta.filename, (_title, _open, fresh) => {
  const server = oneServer(fresh);
  afterEach(() => {
    vi.restoreAllMocks();
  });

  /** The table waits for these people only: a bot that is asked beside them would go on meanwhile. */
  const theirs = (people: readonly Person[], table: string) =>
    eventually('a question to people alone', () => {
      const { waiting } = people[0]?.frame(table).seen ?? { waiting: [] };
      const seats = people.map((person) => person.frame(table).seen.seat);
      return waiting.length > 0 && waiting.every((seat) => seats.includes(seat));
    });

  /** Plays on and gives what the rules were asked meanwhile, and the table as it is stored then. */
  async function playedOn(people: readonly Person[], table: string, choices: number) {
    await theirs(people, table);
    const from = people[0]?.frame(table).entries ?? 0;
    const { listed, worded } = counted();
    await playOn(people, table, choices);
    await theirs(people, table);
    const count = { listed: listed(), worded: worded() };
    vi.restoreAllMocks();
    const { journal } = (await loadTable(server().store.db, table)) ?? {};
    if (journal === undefined) throw new Error('The game has not begun.');
    return { ...count, from, journal };
  }

  it('a choice is listed once for its room: the check, the clocks, every seat and the spectators', async () => {
    const { anna, petr, table } = await together(server(), {
      clock: { kind: 'game', minutes: 5, increment: 0 },
    });
    const eva = await Person.guest('Eva', server().port);
    await eva.join(table);
    const { listed, worded, from, journal } = await playedOn([anna, petr, eva], table, 12);
    expect(journal.log.length - from).toBe(12);
    expect(listed).toBe(listedFor(journal, from));
    expect(worded).toBeGreaterThanOrEqual(12);
    expect(worded).toBeLessThanOrEqual(listed);
  });

  it('a bot at the table costs the server no listing more', async () => {
    const anna = await Person.guest('Anna', server().port);
    const table = await laid(anna, [ME, BOT]);
    await anna.join(table);
    await eventually('a question', () => asked([anna], table));
    const { listed, from, journal } = await playedOn([anna], table, 8);
    expect(journal.log.slice(from).some(({ seat }) => seat === 1)).toBe(true);
    expect(listed).toBe(listedFor(journal, from));
  });
});
