import type { Insertable } from 'kysely';
import type { Database, TableRow, UserRow } from '../../store/schema.ts';
import type { Store } from '../../store/store.ts';

export const NAMES: readonly (keyof Database)[] = [
  'settings',
  'users',
  'sessions',
  'tokens',
  'tables',
  'table_users',
  'invitations',
  'attendance',
  'entries',
  'commands',
  'chat',
  'reports',
  'results',
  'ratings',
  'push_subscriptions',
  'turn_notices',
];

/** Texts that have broken storage before: accents, an astral sign, a line separator, quotes, a backslash. */
export const ODD_TEXT = 'Žluťoučký kůň 🐎\u2028\u2029\r\n\t\'"\\ ; -- $1 ?1 \u{10ffff}';

/** A time so far away that 32 bits are not enough, and 53 just are. */
export const FAR_TIME = Number.MAX_SAFE_INTEGER;

export const aTable = (id: string, more: Partial<TableRow> = {}): Insertable<TableRow> => ({
  id,
  game: 'valeria',
  version: 1,
  owner_id: 'anna',
  status: 'playing',
  listed: 1,
  spectators: 1,
  rated: 0,
  setup_json: '{}',
  terms_json: '{}',
  seats_json: '[]',
  revision: 0,
  entries: 0,
  state_json: null,
  checkpoint_json: null,
  journal_json: null,
  clock_json: '{}',
  ending_json: '[]',
  outcome_json: null,
  rematch_id: null,
  due_at: null,
  keeper: null,
  keeper_until: 0,
  aside_at: null,
  aside_reason: null,
  created_at: 1,
  changed_at: 2,
  ...more,
});

export const aUser = (id: string, more: Partial<UserRow> = {}): Insertable<UserRow> => ({
  id,
  name: id,
  name_key: null,
  password: null,
  sign_on: null,
  language: 'cs',
  mail: null,
  mail_notices: 0,
  vacation_until: null,
  window_json: null,
  next_window_json: null,
  vacation_json: null,
  muted_json: '[]',
  created_at: 1,
  seen_at: 2,
  ...more,
});

export const anEntry = (table: string, number: number): Insertable<Database['entries']> => ({
  table_id: table,
  number,
  seat: 0,
  choice: `choice:${number}`,
  standing: null,
  gain: null,
  side: null,
  events_json: '[]',
  made_at: number,
});

/** Rows in every table, more of them than fit into one page of a backup. */
export async function fill({ db, commit }: Store): Promise<void> {
  const users = ['anna', 'béďa', 'cyril'].map((id) => aUser(id, { name: ODD_TEXT, name_key: id }));
  const tables = ['t1', 't2'].map((id) => aTable(id, { state_json: `{"big":"${'ž'.repeat(300_000)}"}` }));
  const entries = Array.from({ length: 450 }, (_, index) => anEntry(index < 430 ? 't1' : 't2', index + 1));
  const chat = Array.from({ length: 5 }, (_, at) => ({
    table_id: 't1',
    user_id: 'anna',
    text: ODD_TEXT,
    at,
    ...(at % 2 === 1 && { seats: '02' }),
  }));
  const session = { id_hash: 'hash', user_id: 'anna', created_at: 1, expires_at: FAR_TIME };
  const token = { id: 'k', token_hash: 'h', user_id: 'anna', name: 'bot', created_at: 1, used_at: null };
  const report = { table_id: 't1', user_id: 'anna', about_id: 'béďa', chat_id: 1, text: ODD_TEXT, at: 5 };
  const result = {
    table_id: 't1',
    user_id: 'anna',
    game: 'valeria',
    seat: 0,
    place: 1,
    points: 41.5,
    won: 1,
  };
  const rating = {
    user_id: 'anna',
    game: 'valeria',
    rating: 1500.123456789,
    deviation: 350,
    volatility: 0.06,
  };
  const notice = { table_id: 't1', user_id: 'anna', channel: 'mail', asked_at: 1, due_at: null } as const;
  await commit({
    writes: [
      db.insertInto('settings').values({ key: 'secret', value: ODD_TEXT }),
      db.insertInto('users').values(users),
      db.insertInto('sessions').values(session),
      db.insertInto('tokens').values(token),
      db.insertInto('tables').values(tables),
      db.insertInto('table_users').values({ table_id: 't1', user_id: 'anna', seat: 0 }),
      db.insertInto('invitations').values({ table_id: 't2', user_id: 'anna', seat: 1 }),
      db.insertInto('attendance').values({ table_id: 't1', user_id: 'anna', left_at: FAR_TIME }),
      db.insertInto('entries').values(entries),
      db.insertInto('commands').values({ table_id: 't1', revision: 1, seat: 0, command: 'a-command' }),
      db.insertInto('chat').values(chat),
      db.insertInto('reports').values(report),
      db.insertInto('results').values({
        ...result,
        players_json: '[]',
        rating_before: null,
        rating_after: 1512.5,
        ended_at: FAR_TIME,
      }),
      db.insertInto('ratings').values({ ...rating, games: 3, updated_at: 4 }),
      db
        .insertInto('push_subscriptions')
        .values({ endpoint: 'https://push.example', user_id: 'anna', keys_json: '{}', created_at: 1 }),
      db.insertInto('turn_notices').values({ ...notice, sent_at: FAR_TIME, tries: 2 }),
    ],
  });
}

/** Everything that is kept, in an order that both databases share. */
export async function everything({ db }: Store): Promise<Readonly<Record<string, readonly string[]>>> {
  const all: Record<string, readonly string[]> = {};
  for (const name of NAMES) {
    const rows: object[] = await db.selectFrom(name).selectAll().execute();
    all[name] = rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort();
  }
  return all;
}
