import type { Services, User } from '../services.ts';

/**
 * Everything that is kept about a person, as the pieces of one JSON file, so that a long life at the tables need not fit
 * into memory. What is secret stays so: hashes, tokens, and whatever a running game hides from its players.
 */
export async function* exportOf(services: Services, user: User): AsyncGenerator<string> {
  yield `{\n"profile": ${JSON.stringify(await profileOf(services, user))}`;
  for (const [name, rows] of Object.entries(lists(services, user)))
    yield `,\n"${name}": ${JSON.stringify(await rows())}`;
  yield ',\n"tables": [';
  let between = '\n';
  for (const seat of await seatsOf(services, user)) {
    yield between + JSON.stringify(await tableOf(services, user, seat));
    between = ',\n';
  }
  yield '\n]\n}\n';
}

async function profileOf({ accounts }: Services, { id }: User): Promise<object | null> {
  const row = await accounts.people.find(id);
  if (row === undefined) return null;
  const { created_at, seen_at, sign_on, password } = row;
  return {
    ...accounts.profile(row),
    created: created_at,
    seen: seen_at,
    singleSignOn: sign_on,
    hasPassword: password !== null,
  };
}

function lists({ store: { db }, accounts }: Services, { id }: User) {
  return {
    chat: () =>
      db
        .selectFrom('chat')
        .select(['table_id as table', 'text', 'at', 'seats as toSeats'])
        .where('user_id', '=', id)
        .orderBy('id')
        .execute(),
    reports: () =>
      db
        .selectFrom('reports')
        .select(['table_id as table', 'about_id as about', 'text', 'at'])
        .where('user_id', '=', id)
        .orderBy('id')
        .execute(),
    results: () =>
      db
        .selectFrom('results')
        .select(['table_id as table', 'game', 'seat', 'place', 'points', 'won', 'ended_at as ended'])
        .select([
          'rating_before as ratingBefore',
          'rating_after as ratingAfter',
          'left_early as left',
          'scenario',
          'seats',
        ])
        .where('user_id', '=', id)
        .orderBy('ended_at')
        .execute(),
    ratings: () => accounts.results.ratingsOf(id),
    invitations: () =>
      db.selectFrom('invitations').select(['table_id as table', 'seat']).where('user_id', '=', id).execute(),
    attendance: () =>
      db
        .selectFrom('attendance')
        .select(['table_id as table', 'left_at as left'])
        .where('user_id', '=', id)
        .execute(),
    tokens: () => accounts.tokens.of(id),
    sessions: () =>
      db
        .selectFrom('sessions')
        .select(['created_at as created', 'expires_at as expires'])
        .where('user_id', '=', id)
        .execute(),
    subscriptions: () =>
      db
        .selectFrom('push_subscriptions')
        .select(['endpoint', 'created_at as created'])
        .where('user_id', '=', id)
        .execute(),
  };
}

interface OwnSeat {
  readonly table: string;
  readonly seat: number;
}

const seatsOf = ({ store: { db } }: Services, { id }: User): Promise<OwnSeat[]> =>
  db
    .selectFrom('table_users')
    .select(['table_id as table', 'seat'])
    .where('user_id', '=', id)
    .orderBy('table_id')
    .execute();

/** The table as everybody there sees it, and the whole game once it is over. */
async function tableOf({ tables, log }: Services, user: User, { table, seat }: OwnSeat): Promise<object> {
  try {
    const card = await tables.card(table);
    if (card.status !== 'over') return { seat, card };
    return { seat, card, record: await tables.record(user, table) };
  } catch (error) {
    // One table that cannot be read must not keep back all the others.
    log.warn('a table is missing from an export', { table, error });
    return { seat, table };
  }
}
