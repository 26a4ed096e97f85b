import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Turn notices that wait to be sent or were sent lately: see notices/waiting-notices.ts. A row refers to nothing. */
export const turnNotices: Migration = {
  name: '002-turn-notices',
  up: async (db, kind) => {
    const text = kind === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema
      .createTable('turn_notices')
      .addColumn('table_id', text, (column) => column.notNull())
      .addColumn('user_id', text, (column) => column.notNull())
      .addColumn('channel', text, (column) => column.notNull())
      .addColumn('asked_at', 'bigint', (column) => column.notNull())
      .addColumn('due_at', 'bigint')
      .addColumn('sent_at', 'bigint', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('turn_notices_key', ['table_id', 'user_id', 'channel'])
      .execute();
    await db.schema.createIndex('turn_notices_by_due_at').on('turn_notices').column('due_at').execute();
    await db.schema.createIndex('turn_notices_by_user_id').on('turn_notices').column('user_id').execute();
  },
};
