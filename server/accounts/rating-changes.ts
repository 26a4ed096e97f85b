import { sideOf } from '@krcma/kernel';
import type { Store } from '../store/store.ts';
import type { EndedTable } from './ended-table.ts';
import { NEWCOMER, type PlacedSide, type Rating, ratedAnew } from './rating.ts';

/** A seat that is judged. */
export interface PlacedSeat {
  readonly seat: number;
  readonly place: number;
  /** Forfeited: the last place, and no points. */
  readonly left?: boolean;
}

export interface RatingChange {
  readonly before: Rating;
  readonly after: Rating;
}

/** Those of a side who share a place. */
interface Group extends PlacedSide {
  readonly users: string[];
  readonly members: Rating[];
}

/** Every side of these against every other of them, by their places; by user. */
export async function ratingChanges(
  db: Store['db'],
  { game, rated, seats, sides }: EndedTable,
  placed: readonly PlacedSeat[],
): Promise<Map<string, RatingChange>> {
  const seated = placed.flatMap(({ seat, place }) => {
    const user = seats[seat]?.user;
    return user === undefined ? [] : [{ user, place, side: sideOf(sides, seat) }];
  });
  if (!rated || seated.length < 2) return new Map();
  const users = seated.map(({ user }) => user);
  const known = await ratingsOf(db, game, users);
  const groups = new Map<string, Group>();
  for (const { user, place, side } of seated) {
    const rating = known.get(user);
    if (rating === undefined) continue;
    const group = groups.get(`${side} ${place}`) ?? { side, place, users: [], members: [] };
    groups.set(`${side} ${place}`, group);
    group.users.push(user);
    group.members.push(rating);
  }
  return changesOf([...groups.values()]);
}

function changesOf(groups: readonly Group[]): Map<string, RatingChange> {
  if (new Set(groups.map(({ side }) => side)).size < 2) return new Map();
  const after = ratedAnew(groups);
  return new Map(
    groups.flatMap(({ users, members }, group) =>
      users.map((user, index) => [
        user,
        { before: members[index] ?? NEWCOMER, after: after[group]?.[index] ?? NEWCOMER },
      ]),
    ),
  );
}

/** What accounts are rated in a game; guests are missing. */
async function ratingsOf(
  db: Store['db'],
  game: string,
  users: readonly string[],
): Promise<Map<string, Rating>> {
  const rows = await db
    .selectFrom('users')
    .leftJoin('ratings', (join) =>
      join.onRef('ratings.user_id', '=', 'users.id').on('ratings.game', '=', game),
    )
    .select(['users.id', 'ratings.rating', 'ratings.deviation', 'ratings.volatility'])
    .where('users.id', 'in', [...users])
    .where('users.name_key', 'is not', null)
    .execute();
  return new Map(
    rows.map(({ id, rating, deviation, volatility }) => [
      id,
      {
        rating: rating ?? NEWCOMER.rating,
        deviation: deviation ?? NEWCOMER.deviation,
        volatility: volatility ?? NEWCOMER.volatility,
      },
    ]),
  );
}
