import { type Kysely, sql } from 'kysely';
import type { Migration } from './migration.ts';

interface Before {
  readonly tables: { readonly id: string; readonly revision: number; readonly recent_json: string };
  readonly commands: {
    readonly table_id: string;
    readonly revision: number;
    readonly seat: number;
    readonly command: string;
  };
}

/** A command is kept with the change it made; before, each table remembered its last 32. Those are carried over. */
export const commands: Migration = {
  name: '006-commands',
  up: async (db, kind) => {
    const text = kind === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema
      .createTable('commands')
      .addColumn('table_id', text, (column) => column.notNull())
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('command', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('commands_key', ['table_id', 'revision'])
      .addForeignKeyConstraint('commands_of_tables', ['table_id'], 'tables', ['id'], (made) =>
        made.onDelete('cascade'),
      )
      .execute();
    await carryOver(db as Kysely<Before>);
    await db.schema.alterTable('tables').dropColumn('recent_json').execute();
  },
};

async function carryOver(db: Kysely<Before>): Promise<void> {
  const tables = await db
    .selectFrom('tables')
    .select(['id', 'revision', 'recent_json'])
    .where('recent_json', '!=', '[]')
    .execute();
  for (const { id, revision, recent_json } of tables) {
    const recent = JSON.parse(recent_json) as string[];
    // Which of the last changes each of them made is not known, and only their order matters.
    const rows = recent.map((key, index) => {
      const [seat = '', command = ''] = key.split(' ');
      return { table_id: id, revision: revision - recent.length + 1 + index, seat: Number(seat), command };
    });
    await db.insertInto('commands').values(rows).execute();
  }
}
