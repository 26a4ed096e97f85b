import type { ChatLine } from '@krcma/protocol';
import { expect, it } from 'vitest';
import { asked, eventually, levelled, together } from '../company.ts';
import { onADatabase } from '../databases.ts';
import { oneServer } from '../one-server.ts';
import { newCommand, type Person } from '../person.ts';
import { testServer } from '../servers.ts';

onADatabase(import.meta.filename, (_title, _open, fresh) => {
  const server = oneServer(fresh);

  const answers = (person: Person, command: string) =>
    person.heard.filter((each) => each.type === 'done' && each.command === command).length;

  /** The network doubles the message; each copy is answered. */
  async function twice(person: Person, message: { command: string } & Record<string, unknown>) {
    for (let copy = 0; copy < 2; copy++) person.say(message);
    await person.until('both answers', () => answers(person, message.command) === 2);
  }

  it('a question said again while it is thought about is thought about once', async () => {
    const { anna, petr, table } = await together(server(), { hints: true });
    const next = await eventually('a question', () => asked([anna, petr], table));
    const thoughts = async () =>
      Number(
        /^krcma_bot_seconds_count (\d+)$/m.exec(await (await next.request('GET', '/metrics')).text())?.[1],
      );
    const before = await thoughts();
    const hint = () => ({ type: 'ask', table, command: newCommand(), query: { about: 'hint' } });
    const [first, second] = [hint(), hint()];
    for (const message of [first, first, second, first]) next.say(message);
    for (const { command } of [first, second])
      await next.until('an answer', () => answers(next, command) > 0);
    await next.ask(table, { about: 'hint' });
    expect([first, second].map(({ command }) => answers(next, command))).toEqual([1, 1]);
    expect((await thoughts()) - before).toBe(3);
  });

  it('a step back sent twice is one step', async () => {
    const { anna, petr, table } = await together(server());
    await anna.choose(table);
    await twice(anna, { type: 'act', table, command: newCommand(), act: { do: 'undo' } });
    await levelled([anna, petr], table);
    expect(anna.frame(table).entries).toBe(0);
    await twice(anna, { type: 'act', table, command: newCommand(), act: { do: 'redo' } });
    await levelled([anna, petr], table);
    expect(anna.frame(table).entries).toBe(1);
  });

  it('a command repeated after many others is done once, also when the server was started anew between', async () => {
    const store = await fresh();
    const first = await testServer(store);
    const { anna, petr, table } = await together(first);
    await anna.choose(table);
    const late = newCommand();
    await anna.act(table, { do: 'undo' }, late);
    for (let pair = 0; pair < 20; pair++) {
      await anna.act(table, { do: 'redo' });
      await anna.act(table, { do: 'undo' });
    }
    await anna.act(table, { do: 'redo' });
    await anna.act(table, { do: 'undo' }, late);
    await levelled([anna, petr], table);
    expect(anna.frame(table).entries).toBe(1);
    await first.close();
    const second = await testServer(store);
    anna.moveTo(second.port);
    await anna.connect();
    await anna.join(table);
    await anna.act(table, { do: 'undo' }, late);
    expect(anna.frame(table).entries).toBe(1);
    // The same words of another seat are another command.
    petr.moveTo(second.port);
    await petr.connect();
    await expect(petr.act(table, { do: 'undo' }, late)).rejects.toMatchObject({ code: 'undo-refused' });
    await second.close();
  });

  it('a line of chat sent twice is said once, also when the server was started anew between', async () => {
    const store = await fresh();
    const first = await testServer(store);
    const { anna, petr, table } = await together(first);
    const line = { type: 'chat', table, command: newCommand(), text: 'Ahoj' };
    await twice(anna, line);
    await first.close();
    const second = await testServer(store);
    for (const person of [anna, petr]) {
      person.moveTo(second.port);
      await person.connect();
      await person.join(table);
    }
    anna.say(line);
    await anna.until('a third answer', () => answers(anna, line.command) === 3);
    await anna.chat(table, 'Ahoj');
    const lines = (await petr.get(`/api/tables/${table}/chat`)) as ChatLine[];
    expect(lines.map(({ text }) => text)).toEqual(['Ahoj', 'Ahoj']);
    await second.close();
  });
});
