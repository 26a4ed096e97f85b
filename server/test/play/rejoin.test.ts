import { expect, it, vi } from 'vitest';
import { anybodyChooses, playOn, together } from '../company.ts';
import { onADatabase } from '../databases.ts';
import { oneServer } from '../one-server.ts';
import type { Person } from '../person.ts';

onADatabase(import.meta.filename, (_title, _open, fresh) => {
  const server = oneServer(fresh);

  /** Comes back with a frame, as a page does after a broken connection; gives what the table answered. */
  async function back(person: Person, table: string, known: { number: number; hash: string } | undefined) {
    person.drop();
    await person.connect();
    const heard = person.heard.length;
    const reads = vi.spyOn(server().store.db, 'selectFrom');
    person.say({ type: 'join', table, known });
    await person.until('the chat', () => person.heard.slice(heard).some(({ type }) => type === 'chat'));
    const logs = reads.mock.calls.filter(([from]) => String(from) === 'entries').length;
    reads.mockRestore();
    return { logs, answers: person.heard.slice(heard).map(({ type }) => type) };
  }

  it('whoever comes back with the present frame is told so, and the log is not read', async () => {
    const { anna, petr, table } = await together(server());
    await playOn([anna, petr], table, 6);
    const { number = 0, hash = '' } = anna.held(table) ?? {};
    expect(await back(anna, table, { number, hash })).toEqual({
      logs: 0,
      answers: expect.arrayContaining(['table', 'same', 'chat']),
    });
    // The next change leads on from the frame that was said to be the same.
    await anybodyChooses([anna, petr], table, 3);
    expect(anna.held(table)?.number).toBe(petr.held(table)?.number);
  });

  it('whoever comes back with another frame gets the whole of it', async () => {
    const { anna, petr, table } = await together(server());
    await playOn([anna, petr], table, 4);
    const { number = 0, hash = '' } = anna.held(table) ?? {};
    for (const known of [{ number: number - 1, hash }, { number, hash: 'another' }, undefined]) {
      const { logs, answers } = await back(anna, table, known);
      expect(logs).toBe(1);
      expect(answers).toContain('frame');
      expect(answers).not.toContain('same');
    }
    await playOn([anna, petr], table, 2);
  });
});
