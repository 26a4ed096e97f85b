import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** A table whose rules ran away or broke again and again is set aside, with the reason: see tables/aside.ts. */
export const tablesAside: Migration = {
  name: '004-tables-aside',
  up: async (db, kind) => {
    const text = kind === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema.alterTable('tables').addColumn('aside_at', 'bigint').execute();
    await db.schema.alterTable('tables').addColumn('aside_reason', text).execute();
  },
};
