import type { TableCard } from '@krcma/protocol';
import { expect, it } from 'vitest';
import type { Told } from '../../../kernel/test/skirmish/state.ts';
import '../skirmish.ts';
import { begun, laid, ME, OPEN } from '../company.ts';
import { onADatabase } from '../databases.ts';
import { Person } from '../person.ts';
import { testServer } from '../servers.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const MINUTES = { clock: { kind: 'game', minutes: 5, increment: 0 } };
const DAYS = { clock: { kind: 'move', days: 1, from: 8, until: 20 } };

type Stances = Extract<Told, { key: 'stances' }>;

const drinks = (person: Person, table: string) =>
  person.act(table, {
    do: 'choose',
    decision: person.frame(table).seen.decision?.id ?? '',
    option: 'drink',
  });

onADatabase(import.meta.filename, (_title, _open, fresh) => {
  /** Both are asked for their stance, side by side: who says nothing ducks. */
  async function brawl(more: object) {
    const wall = { time: Date.UTC(2026, 10, 15, 10) };
    const botScript = new URL('../skirmish-thread.ts', import.meta.url);
    const server = await testServer(await fresh(), { now: () => wall.time, botScript });
    const anna = await Person.guest('Anna', server.port);
    const petr = await Person.guest('Petr', server.port);
    const table = await laid(anna, [ME, OPEN], {
      game: 'skirmish',
      options: { mode: 'brawl', quick: true },
      ...more,
    });
    await petr.post(`/api/tables/${table}/seats`);
    await begun([anna, petr], table);
    const seats = async () => ((await anna.get(`/api/tables/${table}`)) as TableCard).seats;
    const stanceOf = (seat: number) =>
      anna
        .held(table)
        ?.story.flatMap(({ event }) =>
          event.key === 'stances' ? [(event as unknown as Stances).stances[seat]] : [],
        )[0];
    return { wall, server, anna, petr, table, seats, stanceOf };
  }

  it('who does not reply in time is answered for, and loses neither seat nor time', async () => {
    const { wall, server, anna, petr, table, seats, stanceOf } = await brawl({
      ...MINUTES,
      outOfTime: 'end',
    });
    expect(petr.frame(table).seen.decision).toMatchObject({ silence: 'duck' });
    await anna.choose(table);
    expect((await seats())[0]).not.toHaveProperty('replyIn');
    expect((await seats())[1]).toMatchObject({ replyIn: MINUTE, running: false, left: 5 * MINUTE });
    wall.time += 59 * SECOND;
    expect((await seats())[1]).toMatchObject({ replyIn: SECOND, left: 5 * MINUTE });
    wall.time += SECOND;
    await anna.until('the stances', () => stanceOf(1) === 'duck', 20_000);
    expect(anna.card(table)?.status).toBe('playing');
    // What is asked now is for everybody to answer: the clock runs again.
    expect((await seats())[1]).toMatchObject({ standIn: false, running: true, left: 5 * MINUTE });
    expect((await seats())[1]).not.toHaveProperty('replyIn');
    await server.close();
  });

  it('who takes a reply back has no more time for it than before', async () => {
    const { wall, server, petr, table, seats } = await brawl(MINUTES);
    wall.time += 40 * SECOND;
    await drinks(petr, table);
    expect((await seats())[1]).not.toHaveProperty('replyIn');
    for (const _ of [1, 2]) {
      await petr.act(table, { do: 'undo' });
      expect((await seats())[1]).toMatchObject({ replyIn: 20 * SECOND, left: 5 * MINUTE });
      await petr.act(table, { do: 'redo' });
    }
    await server.close();
  });

  it('with a clock of days one may reply as long as one may think about a move, in the same hours', async () => {
    const { wall, server, anna, table, seats, stanceOf } = await brawl(DAYS);
    await drinks(anna, table);
    wall.time += 20 * HOUR;
    expect((await seats())[1]).toMatchObject({ replyIn: 14 * HOUR, left: 24 * HOUR });
    wall.time += 30 * HOUR;
    await anna.until('the stances', () => stanceOf(1) === 'duck', 20_000);
    expect((await seats())[1]).toMatchObject({ standIn: false, left: 24 * HOUR });
    await server.close();
  });

  it('without a clock nobody is hurried, and no bot is called for one who has only not replied', async () => {
    const { wall, server, anna, petr, table, seats, stanceOf } = await brawl({ clock: { kind: 'none' } });
    await drinks(anna, table);
    expect((await seats())[1]).not.toHaveProperty('replyIn');
    petr.drop();
    await anna.until('that Petr is away', () => anna.card(table)?.seats[1]?.here === false, 20_000);
    wall.time += 11 * MINUTE;
    await anna.act(table, { do: 'standIn', seat: 1 });
    await anna.until('the stances', () => stanceOf(1) === 'duck');
    expect((await seats())[1]?.standIn).toBe(false);
    await server.close();
  });

  it('who has only been silent has not played', async () => {
    const { wall, server, anna, petr, table, stanceOf } = await brawl(MINUTES);
    await drinks(anna, table);
    wall.time += MINUTE;
    await anna.until('the stances', () => stanceOf(1) === 'duck', 20_000);
    const holder = async () => {
      const { db } = server.store;
      const { seats_json } = await db.selectFrom('tables').select('seats_json').executeTakeFirstOrThrow();
      return JSON.parse(seats_json)[1];
    };
    expect(await holder()).toMatchObject({ who: 'person', unplayed: true });
    await petr.choose(table);
    expect(await holder()).not.toHaveProperty('unplayed');
    await server.close();
  });
});
