import type { TableCard } from '@krcma/protocol';
import { expect, it } from 'vitest';
import { BOT, begun, eventually, laid, levelled, ME, OPEN, together } from '../company.ts';
import { onADatabase } from '../databases.ts';
import { oneServer } from '../one-server.ts';
import { Person } from '../person.ts';
import { wish } from '../servers.ts';

onADatabase(import.meta.filename, (_title, _open, fresh) => {
  const server = oneServer(fresh);
  const guest = (name: string) => Person.guest(name, server().port);
  const card = async (person: Person, table: string) =>
    (await person.get(`/api/tables/${table}`)) as TableCard;
  const refusal = async (person: Person, method: string, path: string, body?: unknown) => {
    const response = await person.request(method, path, body);
    return { status: response.status, ...((await response.json()) as { code: string; sentence: string }) };
  };

  it('a private table is in nobody’s lobby, a listed one in everybody’s', async () => {
    const anna = await guest('Anna');
    const hidden = await laid(anna, [ME, OPEN]);
    const shown = await laid(anna, [ME, OPEN], { listed: true });
    const lobby = (await (await guest('Petr')).get('/api/tables')) as TableCard[];
    const ids = lobby.map(({ id }) => id);
    expect(ids).toContain(shown);
    expect(ids).not.toContain(hidden);
    const own = ((await anna.get('/api/me/tables')) as TableCard[]).map(({ id }) => id);
    expect(own).toEqual(expect.arrayContaining([hidden, shown]));
  });

  it('a seat is taken once, and a full table by nobody more', async () => {
    const [anna, petr, eva] = [await guest('Anna'), await guest('Petr'), await guest('Eva')];
    const table = await laid(anna, [ME, OPEN]);
    const both = await Promise.all(
      [petr, eva].map((each) => each.request('POST', `/api/tables/${table}/seats`, { seat: 1 })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = await guest('Jan');
    expect(await refusal(late, 'POST', `/api/tables/${table}/seats`, {})).toMatchObject({
      status: 409,
      code: 'seat-taken',
      sentence: 'All seats are taken.',
    });
    expect((await card(anna, table)).seats.map(({ who }) => who)).toEqual(['person', 'person']);
  });

  it('only the owner plans, starts and takes a table away, and only before it begins', async () => {
    const [anna, petr] = [await guest('Anna'), await guest('Petr')];
    const table = await laid(anna, [ME, OPEN]);
    await petr.post(`/api/tables/${table}/seats`);
    for (const [method, path, body] of [
      ['PUT', '/seats/1', BOT],
      ['POST', '/start', {}],
      ['DELETE', '', undefined],
    ] as const)
      expect(await refusal(petr, method, `/api/tables/${table}${path}`, body)).toMatchObject({
        status: 403,
        code: 'forbidden',
      });
    expect(await refusal(anna, 'PUT', `/api/tables/${table}/seats/1`, BOT)).toMatchObject({
      code: 'seat-taken',
      sentence: 'Petr sits there.',
    });
    await anna.post(`/api/tables/${table}/start`);
    expect(await refusal(anna, 'DELETE', `/api/tables/${table}`)).toMatchObject({ code: 'not-open' });
    expect(await refusal(anna, 'PUT', `/api/tables/${table}/seats/1`, BOT)).toMatchObject({
      code: 'not-open',
    });
  });

  it('a table with a free seat does not begin', async () => {
    const anna = await guest('Anna');
    const table = await laid(anna, [ME, OPEN]);
    expect(await refusal(anna, 'POST', `/api/tables/${table}/start`, {})).toMatchObject({
      status: 409,
      code: 'not-open',
    });
    await anna.put(`/api/tables/${table}/seats/1`, BOT);
    expect(((await anna.post(`/api/tables/${table}/start`)) as TableCard).status).toBe('playing');
  });

  it('options the game does not have, and too many seats, are refused with a sentence and nothing is stored', async () => {
    const anna = await guest('Anna');
    const tables = async () => ((await anna.get('/api/me/tables')) as TableCard[]).length;
    for (const [wished, code, sentence] of [
      [wish([ME, OPEN], { options: { dragons: true } }), 'unknown-option', 'dragons'],
      [wish([ME, OPEN], { options: { events: 'many' } }), 'bad-option', 'events'],
      [wish([ME, ...new Array(7).fill(OPEN)]), 'player-count', '8'],
      [{ ...wish([ME]), game: 'chess' }, 'unknown-game', 'chess'],
    ] as const) {
      const refused = await refusal(anna, 'POST', '/api/tables', wished);
      expect(refused).toMatchObject({ status: 409, code });
      expect(refused.sentence).toContain(sentence);
    }
    expect(await tables()).toBe(0);
  });

  it('a table taken away before it began is told to everybody who waits at it', async () => {
    const [anna, petr, eva] = [await guest('Anna'), await guest('Petr'), await guest('Eva')];
    const table = await laid(anna, [ME, OPEN, OPEN]);
    await petr.post(`/api/tables/${table}/seats`);
    for (const person of [petr, eva]) await person.join(table);
    await anna.delete(`/api/tables/${table}`);
    for (const person of [petr, eva]) {
      const gone = await person.until('to be told', () => person.heard.find(({ type }) => type === 'gone'));
      expect(gone).toMatchObject({ table, refusal: { code: 'no-such-table' } });
    }
    expect((await anna.request('GET', `/api/tables/${table}`)).status).toBe(404);
  });

  it('a spectator sees what everybody may see, and can neither act, ask nor write', async () => {
    const { anna, petr, table } = await together(server());
    const eva = await guest('Eva');
    await eva.join(table);
    const { seen } = eva.frame(table);
    expect(seen.seat).toBeUndefined();
    expect(seen.decision).toBeUndefined();
    const { players } = seen.view as { players: { dukes: string[] }[] };
    expect(players.every(({ dukes }) => dukes.length === 0)).toBe(true);
    expect((await card(anna, table)).watching).toBe(1);
    const decision = anna.frame(table).seen.decision;
    const option = decision?.options[0]?.id ?? '';
    const choose = { do: 'choose', decision: decision?.id ?? '', option } as const;
    await expect(eva.act(table, choose)).rejects.toMatchObject({ code: 'not-seated' });
    await expect(eva.act(table, { do: 'end', agrees: true })).rejects.toMatchObject({ code: 'not-seated' });
    await expect(eva.chat(table, 'She has the queen!')).rejects.toMatchObject({ code: 'not-seated' });
    await expect(eva.ask(table, { about: 'hint' })).rejects.toMatchObject({ code: 'not-asked' });
    await expect(eva.act(table, { ...choose, confirm: 'final' })).rejects.toMatchObject({
      code: 'not-seated',
    });
    expect(petr.heard.some((each) => each.type === 'chat' && each.lines.length > 0)).toBe(false);
    eva.leave();
    await anna.until('nobody watching', () => anna.card(table)?.watching === 0);
  });

  it('at a table without spectators a stranger is turned away, and one who came early is sent away at the start', async () => {
    const [anna, petr, eva] = [await guest('Anna'), await guest('Petr'), await guest('Eva')];
    const table = await laid(anna, [ME, OPEN], { spectators: false });
    await eva.join(table);
    await petr.post(`/api/tables/${table}/seats`);
    await begun([anna, petr], table);
    await eva.until('to be sent away', () => eva.heard.find(({ type }) => type === 'gone'));
    await anna.chat(table, 'Now we are among ourselves.');
    await anna.choose(table);
    expect(eva.held(table)).toBeUndefined();
    expect(JSON.stringify(eva.heard)).not.toContain('among ourselves');
    const late = await guest('Jan');
    late.say({ type: 'join', table });
    expect(await late.until('a refusal', () => late.heard.find(({ type }) => type === 'gone'))).toMatchObject(
      { refusal: { code: 'forbidden' } },
    );
  });

  it('who gave a seat away before the game does not see what its next holder gets', async () => {
    const [anna, petr, eva] = [await guest('Anna'), await guest('Petr'), await guest('Eva')];
    const table = await laid(anna, [ME, OPEN]);
    await petr.post(`/api/tables/${table}/seats`);
    await petr.join(table);
    await petr.delete(`/api/tables/${table}/seats`);
    await eva.post(`/api/tables/${table}/seats`);
    await begun([anna, eva], table);
    await petr.until('a frame', () => petr.held(table));
    expect(petr.frame(table).seen.seat).toBeUndefined();
    await eva.choose(table);
    await anna.choose(table);
    await levelled([anna, eva, petr], table);
    const { dukes } = (eva.frame(table).seen.view as { players: { dukes: string[] }[] }).players[1] ?? {};
    expect(dukes).toHaveLength(1);
    for (const duke of dukes ?? []) expect(JSON.stringify(petr.heard)).not.toContain(`"${duke}"`);
  });

  it('who joins first and sits down then looks through the eyes of the seat, without joining again', async () => {
    const [anna, petr] = [await guest('Anna'), await guest('Petr')];
    const table = await laid(anna, [ME, OPEN, OPEN]);
    for (const person of [anna, petr]) await person.join(table);
    await petr.post(`/api/tables/${table}/seats`, { seat: 2 });
    await anna.put(`/api/tables/${table}/seats/1`, ME);
    await anna.put(`/api/tables/${table}/seats/0`, BOT);
    await anna.post(`/api/tables/${table}/start`);
    for (const [person, seat] of [
      [anna, 1],
      [petr, 2],
    ] as const) {
      await person.until('a frame', () => person.held(table));
      expect(person.frame(table).seen.seat).toBe(seat);
      expect(person.heard.findLast((each) => each.type === 'table')).toMatchObject({ seat });
      await person.choose(table);
    }
  });

  it('a join sent twice is one pair of eyes, and one presence', async () => {
    const { anna, petr, table } = await together(server());
    for (let time = 0; time < 5; time++) petr.say({ type: 'join', table });
    petr.say({ type: 'ping' });
    await petr.until('an answer', () => petr.heard.some(({ type }) => type === 'pong'));
    await eventually('all joins to be answered', async () => {
      const chats = petr.heard.filter(({ type }) => type === 'chat').length;
      return chats >= 6;
    });
    const frames = () => petr.heard.filter(({ type }) => type === 'frame').length;
    const before = frames();
    await anna.choose(table);
    await petr.until('the news', () => frames() > before);
    await petr.choose(table);
    expect(frames()).toBe(before + 2);
    petr.drop();
    await anna.until('Petr away', () => anna.card(table)?.seats[1]?.here === false);
  });

  it('one page looks at twenty tables at most, however fast it asks', async () => {
    const anna = await guest('Anna');
    const tables: string[] = [];
    for (let each = 0; each < 22; each++) tables.push(await laid(anna, [ME, OPEN]));
    for (const table of tables) anna.say({ type: 'join', table });
    await anna.until('two refusals', () => {
      const refused = anna.heard.filter((each) => each.type === 'refused');
      return refused.length === 2 && refused.every(({ refusal }) => refusal.code === 'too-many');
    });
    expect(anna.heard.filter(({ type }) => type === 'gone')).toEqual([]);
  });
});
