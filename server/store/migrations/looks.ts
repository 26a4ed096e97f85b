import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What the name of an account looks like, one account for each look; reckoned at the start: accounts/name-looks.ts. */
export const looks: Migration = {
  name: '006-looks',
  up: async (db, kind) => {
    const text = kind === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema.alterTable('users').addColumn('look_key', text).execute();
    await db.schema.createIndex('users_one_look_key').unique().on('users').column('look_key').execute();
  },
};
