import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { commands } from '../../store/migrations/commands.ts';
import { migrations } from '../../store/migrations/index.ts';
import { openStore } from '../../store/open.ts';
import { Commands, commandsOf, REMEMBERED } from '../../tables/commands.ts';
import { onADatabase } from '../databases.ts';
import { aTable } from '../store/rows.ts';

const named = (number: number): string => `command-${number}`;

onADatabase(import.meta.filename, (_title, open, fresh) => {
  it('a seat’s commands are remembered up to a bound, in memory and in the database', async () => {
    const { db, commit } = await open();
    await db.insertInto('tables').values(aTable('t')).execute();
    const known = new Commands();
    known.note(1, named(0));
    await commit({ writes: known.writes(db, 't', 1) });
    const most = REMEMBERED + 500;
    for (let number = 1; number <= most; number += 50)
      await commit({
        writes: Array.from({ length: 50 }, (_, index) => number + index).flatMap((each) => {
          known.note(0, named(each));
          return known.writes(db, 't', each + 1);
        }),
      });
    const read = await commandsOf(db, 't');
    for (const each of [known, read]) {
      expect([1, named(0), each.has(1, named(0))]).toEqual([1, named(0), true]);
      expect(each.has(0, named(0))).toBe(false);
      expect(each.has(0, named(1))).toBe(false);
      for (let number = most; number > most - REMEMBERED; number--)
        expect(each.has(0, named(number))).toBe(true);
    }
    const { rows } = await sql<{ kept: number }>`select count(*) as kept from commands`.execute(db);
    expect(Number(rows[0]?.kept)).toBeLessThan(REMEMBERED + 250);
  });

  it('what older tables remembered is carried over', async () => {
    const config = await fresh();
    const before = migrations.slice(0, migrations.indexOf(commands));
    const old = await openStore(config, undefined, before);
    const recent = { recent_json: '["1 first-one","0 second-one"]', revision: 7 };
    await old.db
      .insertInto('tables')
      .values({ ...aTable('t'), ...recent } as ReturnType<typeof aTable>)
      .execute();
    await old.close();
    const { db } = await open(config);
    expect(await db.selectFrom('commands').selectAll().orderBy('revision').execute()).toEqual([
      { table_id: 't', revision: 6, seat: 1, command: 'first-one' },
      { table_id: 't', revision: 7, seat: 0, command: 'second-one' },
    ]);
    await db.deleteFrom('tables').execute();
    expect(await db.selectFrom('commands').selectAll().execute()).toEqual([]);
  });
});
