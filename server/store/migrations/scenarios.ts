import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What was played, and by how many; of older results the scenario is reckoned at the start: accounts/scenarios.ts. */
export const scenarios: Migration = {
  name: '009-scenarios',
  up: async (db, kind) => {
    const text = kind === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema.alterTable('results').addColumn('scenario', text).execute();
    await db.schema
      .alterTable('results')
      .addColumn('seats', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    const players = kind === 'postgres' ? sql`players_json::json` : sql`players_json`;
    await sql`update results set seats = json_array_length(${players})`.execute(db);
  },
};
