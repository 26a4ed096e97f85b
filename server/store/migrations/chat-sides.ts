import type { Migration } from './migration.ts';

/** A line of chat may be for one side only. Older lines are for the whole table. */
export const chatSides: Migration = {
  name: '008-chat-sides',
  up: async (db) => {
    await db.schema.alterTable('chat').addColumn('seats', 'text').execute();
  },
};
