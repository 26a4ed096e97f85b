import { type ColumnDataType, type CreateTableBuilder, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Store } from '../store.ts';
import type { Migration } from './migration.ts';

type Type = ColumnDataType | RawBuilder<unknown>;
type Columns = Readonly<Record<string, keyof Types | `${keyof Types} null`>>;

interface Types {
  /** Compared byte by byte on both databases, so that both sort alike. */
  readonly text: Type;
  readonly integer: Type;
  readonly time: Type;
  readonly real: Type;
}

const typesOf = (kind: Store['kind']): Types => ({
  text: kind === 'postgres' ? sql`text collate "C"` : 'text',
  integer: 'integer',
  time: 'bigint',
  real: 'double precision',
});

const users: Columns = {
  id: 'text',
  name: 'text',
  name_key: 'text null',
  password: 'text null',
  sign_on: 'text null',
  language: 'text',
  mail: 'text null',
  mail_notices: 'integer',
  vacation_until: 'time null',
  window_json: 'text null',
  muted_json: 'text',
  created_at: 'time',
  seen_at: 'time',
};

const sessions: Columns = { id_hash: 'text', user_id: 'text', created_at: 'time', expires_at: 'time' };

const tokens: Columns = {
  id: 'text',
  token_hash: 'text',
  user_id: 'text',
  name: 'text',
  created_at: 'time',
  used_at: 'time null',
};

const gameTables: Columns = {
  id: 'text',
  game: 'text',
  version: 'integer',
  owner_id: 'text',
  status: 'text',
  listed: 'integer',
  spectators: 'integer',
  rated: 'integer',
  setup_json: 'text',
  terms_json: 'text',
  seats_json: 'text',
  revision: 'integer',
  entries: 'integer',
  state_json: 'text null',
  checkpoint_json: 'text null',
  journal_json: 'text null',
  recent_json: 'text',
  clock_json: 'text',
  ending_json: 'text',
  outcome_json: 'text null',
  rematch_id: 'text null',
  due_at: 'time null',
  keeper: 'text null',
  keeper_until: 'time',
  created_at: 'time',
  changed_at: 'time',
};

const tableUsers: Columns = { table_id: 'text', user_id: 'text', seat: 'integer' };

const entries: Columns = {
  table_id: 'text',
  number: 'integer',
  seat: 'integer',
  choice: 'text null',
  standing: 'text null',
  gain: 'text null',
  side: 'integer null',
  events_json: 'text',
  made_at: 'time',
};

const chat: Columns = { table_id: 'text', user_id: 'text', text: 'text', at: 'time' };

const reports: Columns = {
  table_id: 'text',
  user_id: 'text',
  about_id: 'text',
  chat_id: 'integer null',
  text: 'text',
  at: 'time',
};

const results: Columns = {
  table_id: 'text',
  user_id: 'text',
  game: 'text',
  seat: 'integer',
  place: 'integer',
  points: 'real',
  won: 'integer',
  players_json: 'text',
  rating_before: 'real null',
  rating_after: 'real null',
  ended_at: 'time',
};

const ratings: Columns = {
  user_id: 'text',
  game: 'text',
  rating: 'real',
  deviation: 'real',
  volatility: 'real',
  games: 'integer',
  updated_at: 'time',
};

const pushSubscriptions: Columns = {
  endpoint: 'text',
  user_id: 'text',
  keys_json: 'text',
  created_at: 'time',
};

const settings: Columns = { key: 'text', value: 'text' };

class Carpenter {
  readonly #db: Kysely<unknown>;
  readonly #kind: Store['kind'];

  constructor(db: Kysely<unknown>, kind: Store['kind']) {
    this.#db = db;
    this.#kind = kind;
  }

  /** A table with the given key; without one its rows are numbered by the database. */
  async table(name: string, columns: Columns, key: readonly string[], parent?: Parent): Promise<void> {
    const types = typesOf(this.#kind);
    let table: CreateTableBuilder<string, string> = this.#db.schema.createTable(name);
    if (key.length === 0) table = this.#numbered(table);
    else table = table.addPrimaryKeyConstraint(`${name}_key`, [...key]);
    for (const [column, type] of Object.entries(columns)) {
      const kind = type.replace(' null', '') as keyof Types;
      table = table.addColumn(column, types[kind] as ColumnDataType, (made) =>
        type.endsWith(' null') ? made : made.notNull(),
      );
    }
    if (parent !== undefined)
      table = table.addForeignKeyConstraint(
        `${name}_of_${parent.of}`,
        [parent.by],
        parent.of,
        ['id'],
        (made) => made.onDelete('cascade'),
      );
    await table.execute();
  }

  async index(table: string, ...columns: string[]): Promise<void> {
    await this.#db.schema
      .createIndex(`${table}_by_${columns.join('_')}`)
      .on(table)
      .columns(columns)
      .execute();
  }

  async unique(table: string, column: string): Promise<void> {
    await this.#db.schema.createIndex(`${table}_one_${column}`).unique().on(table).column(column).execute();
  }

  #numbered(table: CreateTableBuilder<string, string>): CreateTableBuilder<string, string> {
    return this.#kind === 'postgres'
      ? table.addColumn('id', 'bigint', (id) => id.generatedByDefaultAsIdentity().primaryKey())
      : table.addColumn('id', 'integer', (id) => id.autoIncrement().primaryKey());
  }
}

interface Parent {
  readonly of: 'users' | 'tables';
  readonly by: string;
}

const ofUser: Parent = { of: 'users', by: 'user_id' };
const ofTable: Parent = { of: 'tables', by: 'table_id' };

async function makeTables(carpenter: Carpenter): Promise<void> {
  await carpenter.table('settings', settings, ['key']);
  await carpenter.table('users', users, ['id']);
  await carpenter.table('sessions', sessions, ['id_hash'], ofUser);
  await carpenter.table('tokens', tokens, ['id'], ofUser);
  await carpenter.table('tables', gameTables, ['id']);
  await carpenter.table('table_users', tableUsers, ['table_id', 'user_id', 'seat'], ofTable);
  await carpenter.table('entries', entries, ['table_id', 'number'], ofTable);
  await carpenter.table('chat', chat, [], ofTable);
  await carpenter.table('reports', reports, [], ofTable);
  await carpenter.table('results', results, ['table_id', 'seat']);
  await carpenter.table('ratings', ratings, ['user_id', 'game'], ofUser);
  await carpenter.table('push_subscriptions', pushSubscriptions, ['endpoint'], ofUser);
}

async function makeIndexes(carpenter: Carpenter): Promise<void> {
  await carpenter.unique('users', 'name_key');
  await carpenter.unique('users', 'sign_on');
  await carpenter.index('sessions', 'user_id');
  await carpenter.index('sessions', 'expires_at');
  await carpenter.unique('tokens', 'token_hash');
  await carpenter.index('tokens', 'user_id');
  await carpenter.index('tables', 'listed', 'status', 'changed_at');
  await carpenter.index('tables', 'due_at');
  await carpenter.index('tables', 'owner_id');
  await carpenter.index('table_users', 'user_id');
  await carpenter.index('chat', 'table_id', 'id');
  await carpenter.index('chat', 'user_id');
  await carpenter.index('reports', 'table_id');
  await carpenter.index('results', 'user_id', 'ended_at');
  await carpenter.index('ratings', 'game', 'rating');
  await carpenter.index('push_subscriptions', 'user_id');
}

/** The first schema. What comes later is a migration of its own; this one is never edited. */
export const tables: Migration = {
  name: '001-tables',
  up: async (db, kind) => {
    const carpenter = new Carpenter(db, kind);
    await makeTables(carpenter);
    await makeIndexes(carpenter);
  },
};
