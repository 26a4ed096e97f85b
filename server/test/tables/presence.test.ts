import { expect, it } from 'vitest';
import { asked, eventually, laid, levelled, ME, OPEN, together } from '../company.ts';
import { onEachDatabase } from '../databases.ts';
import { Person } from '../person.ts';
import { testServer } from '../servers.ts';

onEachDatabase((_title, _open, fresh) => {
  it('who is at the table is seen to come and go, through however many pages', async () => {
    const server = await testServer(await fresh());
    const { anna, petr, table } = await together(server);
    const here = () => anna.card(table)?.seats[1]?.here;
    await anna.until('Petr here', here);
    const second = new Person('Petr', server.port);
    second.cookie = petr.cookie;
    await second.connect();
    await second.join(table);
    petr.drop();
    await anna.choose(table);
    expect(here()).toBe(true);
    second.say({ type: 'leave', table });
    await anna.until('Petr away', () => here() === false);
    await petr.connect();
    await petr.join(table);
    await anna.until('Petr here again', here);
    await server.close();
  });

  it('a bot stands in for one who is away for a while, but not for one who is here', async () => {
    let time = Date.now();
    const server = await testServer(await fresh(), { now: () => time });
    const { anna, petr, table } = await together(server);
    await expect(anna.act(table, { do: 'standIn', seat: 1 })).rejects.toMatchObject({ code: 'forbidden' });
    petr.drop();
    await anna.until('Petr away', () => anna.card(table)?.seats[1]?.here === false);
    await expect(anna.act(table, { do: 'standIn', seat: 1 })).rejects.toMatchObject({ code: 'forbidden' });
    time += 59_000;
    await expect(anna.act(table, { do: 'standIn', seat: 1 })).rejects.toMatchObject({ code: 'forbidden' });
    time += 2_000;
    await anna.act(table, { do: 'standIn', seat: 1 });
    await anna.until('a stand-in', () => anna.card(table)?.seats[1]?.standIn);
    await anna.choose(table);
    await eventually('my turn again', () => asked([anna], table));
    await petr.connect();
    await petr.join(table);
    expect(petr.card(table)?.seats[1]?.standIn).toBe(true);
    await petr.act(table, { do: 'return' });
    await anna.until('Petr back', () => anna.card(table)?.seats[1]?.standIn === false);
    await levelled([anna, petr], table);
    await server.close();
  });

  it('nobody lets a bot play for themselves by another’s name, nor at a seat without a person', async () => {
    let time = Date.now();
    const server = await testServer(await fresh(), { now: () => time });
    const anna = await Person.guest('Anna', server.port);
    const table = await laid(anna, [ME, { who: 'bot', level: 'random' }]);
    await anna.join(table);
    time += 120_000;
    for (const seat of [1, 7])
      await expect(anna.act(table, { do: 'standIn', seat })).rejects.toMatchObject({ code: 'bad-message' });
    const open = await laid(anna, [ME, OPEN]);
    await expect(anna.act(open, { do: 'standIn', seat: 1 })).rejects.toMatchObject({ code: 'not-started' });
    await server.close();
  });
});
