import type { TableCard } from '@krcma/protocol';
import { expect, it } from 'vitest';
import { anybodyChooses, asked, BOT, eventually, laid, levelled, ME, playOn, together } from '../company.ts';
import { onADatabase } from '../databases.ts';
import { oneServer } from '../one-server.ts';
import { Person } from '../person.ts';

onADatabase(import.meta.filename, (_title, _open, fresh) => {
  const server = oneServer(fresh);
  const stored = async (table: string) =>
    (await server()
      .store.db.selectFrom('entries')
      .select(['number', 'seat', 'choice'])
      .where('table_id', '=', table)
      .orderBy('number')
      .execute()) as { number: number; seat: number; choice: string }[];

  /** Both have chosen a few times, and the one who chose last can no longer step back alone. */
  async function underWay() {
    const { anna, petr, table } = await together(server());
    let last = await anybodyChooses([anna, petr], table);
    for (let made = 0; made < 40; made++) {
      last = await anybodyChooses([anna, petr], table);
      if (made > 6 && last.frame(table).seen.undo?.reason === 'chance') break;
    }
    return { anna, petr, table, last, other: last === anna ? petr : anna };
  }

  it('a take-back all agree to goes back to the question, in memory and in storage', async () => {
    const { anna, petr, table, last, other } = await underWay();
    const before = await stored(table);
    await expect(last.act(table, { do: 'undo' })).rejects.toMatchObject({ code: 'undo-refused' });
    await last.act(table, { do: 'proposeTakeBack' });
    await other.until('to be asked', () => other.frame(table).takeBack?.by === last.frame(table).seen.seat);
    await other.act(table, { do: 'answerTakeBack', agrees: true });
    await levelled([anna, petr], table);
    const after = await stored(table);
    expect(after.length).toBeLessThan(before.length);
    expect(after).toEqual(before.slice(0, after.length));
    expect(last.frame(table).entries).toBe(after.length);
    expect(last.frame(table).takeBack).toBeUndefined();
    expect(last.frame(table).seen.decision).toBeDefined();
    for (const person of [anna, petr])
      expect(Math.max(...(person.held(table)?.story ?? []).map(({ entry }) => entry))).toBeLessThanOrEqual(
        after.length,
      );
    await playOn([anna, petr], table, 3);
  });

  it('a take-back somebody refuses leaves everything as it was', async () => {
    const { table, last, other } = await underWay();
    const before = await stored(table);
    await last.act(table, { do: 'proposeTakeBack' });
    await expect(last.act(table, { do: 'answerTakeBack', agrees: true })).rejects.toMatchObject({
      code: 'bad-proposal',
    });
    await other.act(table, { do: 'answerTakeBack', agrees: false });
    await levelled([last, other], table);
    expect(last.frame(table).takeBack).toBeUndefined();
    expect(await stored(table)).toEqual(before);
    await expect(other.act(table, { do: 'answerTakeBack', agrees: true })).rejects.toMatchObject({
      code: 'bad-proposal',
    });
  });

  it('bots agree to a take-back', async () => {
    const anna = await Person.guest('Anna', server().port);
    const table = await laid(anna, [ME, BOT]);
    await anna.join(table);
    await playOn([anna], table, 3);
    await eventually('the turn', () => asked([anna], table));
    const { entries } = anna.frame(table);
    await anna.act(table, { do: 'proposeTakeBack' });
    await anna.until('the past', () => anna.frame(table).entries < entries && asked([anna], table));
    expect((await stored(table)).length).toBe(anna.frame(table).entries);
  });

  it('a game ends without a result when all people agree, and not before', async () => {
    const { anna, petr, table } = await together(server());
    await anna.act(table, { do: 'end', agrees: true });
    await petr.until('the wish', () => petr.card(table)?.ending.includes(0));
    expect(petr.card(table)?.status).toBe('playing');
    await petr.act(table, { do: 'end', agrees: false });
    await anna.until('the refusal', () => anna.card(table)?.ending.length === 0);
    await anna.act(table, { do: 'end', agrees: true });
    await petr.act(table, { do: 'end', agrees: true });
    await anna.until('the end', () => anna.card(table)?.status === 'abandoned');
    await expect(anna.act(table, { do: 'undo' })).rejects.toMatchObject({ code: 'not-open' });
    expect(await anna.get('/api/me/games')).toEqual([]);
    expect((await anna.request('GET', `/api/tables/${table}/record`)).status).toBe(403);
  });

  it('who sits with bots only ends alone', async () => {
    const anna = await Person.guest('Anna', server().port);
    const lone = await laid(anna, [ME, BOT]);
    await anna.join(lone);
    await anna.act(lone, { do: 'end', agrees: true });
    await anna.until('the end', () => anna.card(lone)?.status === 'abandoned');
  });

  it('a bot that stands in agrees neither to a take-back nor to an end; its person does, and then it is done', async () => {
    const { anna, petr, table, last, other } = await underWay();
    await other.delete(`/api/tables/${table}/seats`);
    await last.until('a stand-in', () => last.card(table)?.seats.some(({ standIn }) => standIn));
    // The bot must have nothing more to do: any choice ends a proposal.
    await eventually('my turn alone', () => {
      const { waiting = [], seats = [] } = last.card(table) ?? {};
      return waiting.length > 0 && waiting.every((seat) => !seats[seat]?.standIn) && asked([last], table);
    });
    const before = await stored(table);
    await last.act(table, { do: 'proposeTakeBack' });
    await last.act(table, { do: 'end', agrees: true });
    expect(last.frame(table).takeBack).toBeDefined();
    expect((await stored(table)).slice(0, before.length)).toEqual(before);
    expect(((await last.get(`/api/tables/${table}`)) as TableCard).status).toBe('playing');
    await other.act(table, { do: 'answerTakeBack', agrees: true });
    await levelled([anna, petr], table);
    expect(last.frame(table).takeBack).toBeUndefined();
    expect((await stored(table)).length).toBeLessThan(before.length);
    await other.act(table, { do: 'end', agrees: true });
    await last.until('the end', () => last.card(table)?.status === 'abandoned');
  });

  it('what is over stays over: nothing is chosen, taken back or ended any more', {
    timeout: 60_000,
  }, async () => {
    const { anna, petr, table } = await together(server());
    await playOn([anna, petr], table, 3000);
    await anna.until('the end', () => anna.card(table)?.status === 'over');
    const before = await stored(table);
    const { hash } = anna.held(table) ?? {};
    for (const act of [
      { do: 'undo' },
      { do: 'redo' },
      { do: 'proposeTakeBack' },
      { do: 'end', agrees: true },
      { do: 'return' },
      { do: 'choose', decision: 'any', option: 'any' },
    ] as const)
      await expect(anna.act(table, act), act.do).rejects.toMatchObject({ code: 'table-over' });
    expect(await stored(table)).toEqual(before);
    await anna.join(table);
    expect(anna.held(table)?.hash).toBe(hash);
    const record = (await petr.ask(table, { about: 'record' })) as { log: unknown[] };
    expect(JSON.stringify(record).length).toBeGreaterThan(1000);
    expect((await anna.request('GET', `/api/tables/${table}/record`)).status).toBe(200);
    const open = await petr.ask(table, { about: 'moments', entries: [0, 1, 2], eyes: 'open' });
    expect(JSON.stringify(open)).toContain('dukes');
  });
});
