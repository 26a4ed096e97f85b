import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { hashOf } from '@krcma/kernel';
import type { ChatLine } from '@krcma/protocol';
import type { Frame } from '@krcma/protocol/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { KrcmaServer } from '../../server/index.ts';
import { chance } from '../../server/test/chance.ts';
import { eventually, laid, ME, OPEN } from '../../server/test/company.ts';
import { BadWire, QUIET, Sky, type Weather } from '../../server/test/network/bad-wire.ts';
import { Person } from '../../server/test/person.ts';
import { testServer } from '../../server/test/servers.ts';
import { Connection } from '../src/online/connection.ts';
import type { Timing } from '../src/online/wire.ts';

const STORM: Weather = { drop: 0.1, double: 0.2, cut: 0.01, delay: 60 };
/** Clients agree with the server so many milliseconds after the last gust. */
const TWO_SECONDS = 2_000;
/** A page that knows of bad weather: it asks again sooner than usual. */
const EAGER: Timing = { beat: 1_000, patience: 500, retry: 250, pause: 30, longestPause: 300, compare: 400 };

/** Somebody with the page's own connection, who answers whatever is asked. */
class Page {
  readonly person: Person;
  readonly connection: Connection;
  readonly done: string[] = [];
  readonly lines = new Map<number, ChatLine>();
  frame: Frame | undefined;
  readonly #table: string;

  constructor(person: Person, table: string, sky: Sky, port: number) {
    this.person = person;
    this.#table = table;
    this.connection = new Connection(() => new BadWire(sky, port, person.cookie), EAGER);
    this.connection.join(table, {
      frame: (frame) => {
        this.frame = frame;
      },
      card: () => {},
      chat: (lines) => {
        for (const line of lines) this.lines.set(line.id, line);
      },
      gone: () => {},
    });
  }

  /** The hash of the whole seen frame, made of what is shown. */
  get hash(): string | undefined {
    if (this.frame === undefined) return undefined;
    const { number: _number, story: _story, fresh: _fresh, ...seen } = this.frame;
    return hashOf(seen);
  }

  async play(random: () => number, isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      const decision = this.frame?.seen.decision;
      const option = decision?.options[Math.floor(random() * decision.options.length)];
      if (decision === undefined || option === undefined) await wait(3);
      else await this.#choose(decision.id, option.id);
    }
  }

  async #choose(decision: string, option: string): Promise<void> {
    try {
      await this.connection.act(this.#table, { do: 'choose', decision, option });
      this.done.push(option);
    } catch {
      // The question was an old one: the news of its answer was lost or came late.
      await wait(10);
    }
  }
}

describe('pages in bad weather, at a real server', () => {
  const DATA = mkdtempSync(join(tmpdir(), 'krcma-network-'));
  let server: KrcmaServer;

  beforeAll(async () => {
    server = await testServer({ DATA });
  });
  afterAll(async () => {
    await server.close();
    rmSync(DATA, { recursive: true, force: true });
  });

  async function seated(sky: Sky) {
    const people: Person[] = [];
    for (const name of ['Anna', 'Petr', 'Eva']) people.push(await Person.guest(name, server.port));
    const [anna, petr] = people;
    if (anna === undefined || petr === undefined) throw new Error('Nobody plays.');
    const table = await laid(anna, [ME, OPEN]);
    await petr.post(`/api/tables/${table}/seats`);
    await anna.post(`/api/tables/${table}/start`);
    return { people, table, pages: people.map((person) => new Page(person, table, sky, server.port)) };
  }

  it.concurrent.each([1, 2, 3])(
    'all of them agree with the server within two seconds of quiet, nothing lost and nothing doubled, storm %i',
    {
      timeout: 60_000,
    },
    async (seed) => {
      const random = chance(seed);
      const sky = new Sky(random);
      const { people, table, pages } = await seated(sky);
      await Promise.all(pages.map((page) => eventually('a first frame', () => page.frame)));
      sky.weather = STORM;
      let isOver = false;
      const players = pages.slice(0, 2);
      const playing = players.map((page) => page.play(random, () => isOver));
      const said = [0, 1, 2].map(async (line) => {
        await wait(400 * line);
        await players[line % 2]?.connection.chat(table, `line ${line}`);
      });
      await wait(2_500);
      // On a busy machine the storm lasts until it has met enough choices.
      await eventually('choices in the storm', () => players.some(({ done }) => done.length > 1));
      isOver = true;
      sky.weather = QUIET;
      await wait(TWO_SECONDS);
      for (const [index, person] of people.entries()) {
        await person.join(table);
        const page = pages[index];
        expect(page?.hash, person.name).toBe(person.held(table)?.hash);
        expect(page?.frame?.story.map(({ number: _, ...line }) => line)).toEqual(person.held(table)?.story);
      }
      await Promise.all([...playing, ...said]);
      const stored = await server.store.db
        .selectFrom('entries')
        .select(['seat', 'choice'])
        .where('table_id', '=', table)
        .orderBy('number')
        .execute();
      expect(stored.length).toBeGreaterThan(2);
      for (const [seat, { done }] of players.entries())
        expect(done).toEqual(stored.filter((entry) => entry.seat === seat).map(({ choice }) => choice));
      const lines = (await people[0]?.get(`/api/tables/${table}/chat`)) as ChatLine[];
      expect(lines.map(({ text }) => text).toSorted()).toEqual(['line 0', 'line 1', 'line 2']);
      for (const page of pages) page.connection.close();
      for (const person of people) person.drop();
    },
  );
});
