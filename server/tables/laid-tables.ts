import type { Kysely } from 'kysely';
import { ServerError } from '../errors.ts';
import type { Database } from '../store/schema.ts';
import { tableIdsOf } from './lists.ts';
import { botAt, type Holder } from './table-state.ts';

/** Tables one person may sit at, or have laid, that wait or run. */
const MOST_TABLES = 50;
/** Of those one has laid, so many may run without a person: bots never tire. */
const MOST_WITHOUT_PEOPLE = 3;
/** Whoever was not seen at this server for so long does not count as a person at a table. */
const GONE = 24 * 3_600_000;

type Seats = readonly Holder[];

const players = (seats: Seats): string[] =>
  seats.flatMap((holder) => (holder.who === 'person' && botAt(holder) === undefined ? [holder.user] : []));

/** Refuses one table more when somebody has enough of them, by what is stored. */
export async function mayLayMore(db: Kysely<Database>, user: string): Promise<void> {
  const sits = await tableIdsOf(db, user, ['open', 'playing']);
  if (sits.length >= MOST_TABLES)
    throw new ServerError(
      'too-many-tables',
      `You sit at ${sits.length} tables already. Finish one of them first.`,
    );
  const laid = await laidBy(db, user);
  if (laid.length >= MOST_TABLES)
    throw new ServerError(
      'too-many-tables',
      `You have laid ${laid.length} tables already. Finish one of them or take one away first.`,
    );
}

/** Refuses to begin one game more in which only bots play. */
export async function mayBegin(
  db: Kysely<Database>,
  owner: string,
  seats: Seats,
  now: number,
): Promise<void> {
  if (players(seats).length > 0 || seats.some(({ who }) => who === 'open')) return;
  const running = (await laidBy(db, owner)).filter(({ status }) => status === 'playing');
  const sitting = running.map(({ seats_json }) => players(JSON.parse(seats_json) as Seats));
  const seen = await seenSince(db, [...new Set(sitting.flat())], now - GONE);
  const alone = sitting.filter((people) => !people.some((person) => seen.has(person))).length;
  if (alone >= MOST_WITHOUT_PEOPLE)
    throw new ServerError(
      'too-many-tables',
      `Bots play by themselves at ${alone} of your tables already. Wait for one of them to end, or sit down at one.`,
    );
}

const laidBy = (db: Kysely<Database>, owner: string) =>
  db
    .selectFrom('tables')
    .select(['status', 'seats_json'])
    .where('owner_id', '=', owner)
    .where('status', 'in', ['open', 'playing'])
    .execute();

async function seenSince(
  db: Kysely<Database>,
  people: readonly string[],
  since: number,
): Promise<ReadonlySet<string>> {
  if (people.length === 0) return new Set();
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [...people])
    .where('seen_at', '>', since)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
