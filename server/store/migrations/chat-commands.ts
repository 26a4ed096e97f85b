import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** A line of chat knows the command it was said by, so that one sent twice is said once. Older lines have none. */
export const chatCommands: Migration = {
  name: '003-chat-commands',
  up: async (db, kind) => {
    const text = kind === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema.alterTable('chat').addColumn('command', text).execute();
    await db.schema
      .createIndex('chat_one_command')
      .unique()
      .on('chat')
      .columns(['table_id', 'user_id', 'command'])
      .execute();
  },
};
