import { type Kysely, sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * What fair play has to remember: how much of a year's vacation is spent, hours that begin tomorrow, games that were
 * left, who is invited to a table, and who has been at one.
 */
export const fairPlay: Migration = {
  name: '005-fair-play',
  up: async (db, kind) => {
    const text = kind === 'postgres' ? sql`text collate "C"` : sql`text`;
    for (const column of ['vacation_json', 'next_window_json'])
      await db.schema.alterTable('users').addColumn(column, text).execute();
    await db.schema
      .alterTable('results')
      .addColumn('left_early', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await ofTableAndUser(db, 'invitations', text)
      .addColumn('seat', 'integer', (column) => column.notNull())
      .execute();
    await ofTableAndUser(db, 'attendance', text).addColumn('left_at', 'bigint').execute();
    // Nobody noted who came to the games that run: their people count as seen until now.
    await sql`insert into attendance (table_id, user_id, left_at)
      select distinct table_users.table_id, table_users.user_id, cast(${Date.now()} as bigint)
      from table_users join tables on tables.id = table_users.table_id
      where tables.status = 'playing'`.execute(db);
    for (const table of ['invitations', 'attendance'])
      await db.schema.createIndex(`${table}_by_user_id`).on(table).column('user_id').execute();
  },
};

const ofTableAndUser = (db: Kysely<unknown>, name: string, text: ReturnType<typeof sql>) =>
  db.schema
    .createTable(name)
    .addColumn('table_id', text, (column) => column.notNull())
    .addColumn('user_id', text, (column) => column.notNull())
    .addPrimaryKeyConstraint(`${name}_key`, ['table_id', 'user_id'])
    .addForeignKeyConstraint(`${name}_of_tables`, ['table_id'], 'tables', ['id'], (made) =>
      made.onDelete('cascade'),
    );
