import type { GameStatistics, PastGame } from '@krcma/protocol';
import type { Compilable } from 'kysely';
import type { RatingRow, ResultRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { NEWCOMER, placesOf, type Rating, ratedAnew } from './rating.ts';

const PAGE = 50;

/** A game that has come to its end by the rules. */
export interface EndedTable {
  readonly id: string;
  readonly game: string;
  readonly rated: boolean;
  readonly ended: number;
  /** In order of the seats; `user` is missing where a bot sat. */
  readonly seats: readonly { readonly user?: string | undefined; readonly name: string }[];
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}

/** Someone in a list of past games. People are kept by id, so that a deleted name is gone from everywhere. */
type Companion = { readonly user: string } | { readonly name: string };

interface RatingChange {
  readonly before: Rating;
  readonly after: Rating;
}

export interface RatedPlayer {
  readonly user: string;
  readonly name: string;
  readonly rating: number;
  readonly deviation: number;
  readonly played: number;
}

/** What came of the games: history, statistics, ratings. */
export class Results {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** What is to be stored when a game ends, in the same batch as its end. */
  async writesFor(ended: EndedTable): Promise<readonly Compilable[]> {
    const { db } = this.#store;
    const places = placesOf(ended.scores, ended.winners);
    const changes = await this.#ratingChanges(ended, places);
    const players = JSON.stringify(
      ended.seats.map(({ user, name }): Companion => (user === undefined ? { name } : { user })),
    );
    const rows = ended.seats.flatMap(({ user }, seat): ResultRow[] => {
      if (user === undefined) return [];
      const change = changes.get(user);
      return [
        {
          table_id: ended.id,
          user_id: user,
          game: ended.game,
          seat,
          place: places[seat] ?? 1,
          points: ended.scores[seat] ?? 0,
          won: ended.winners.includes(seat) ? 1 : 0,
          players_json: players,
          rating_before: change?.before.rating ?? null,
          rating_after: change?.after.rating ?? null,
          ended_at: ended.ended,
        },
      ];
    });
    if (rows.length === 0) return [];
    const ratings = [...changes].map(([user, change]) => this.#ratingWrite(user, ended, change));
    return [db.insertInto('results').values(rows), ...ratings];
  }

  /** The change is added to what is stored: of two games that end at once neither is forgotten. */
  #ratingWrite(user: string, { game, ended }: EndedTable, { before, after }: RatingChange): Compilable {
    const row: RatingRow = { user_id: user, game, ...after, games: 1, updated_at: ended };
    return this.#store.db
      .insertInto('ratings')
      .values(row)
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'game']).doUpdateSet((eb) => ({
          rating: eb('ratings.rating', '+', after.rating - before.rating),
          deviation: after.deviation,
          volatility: after.volatility,
          games: eb('ratings.games', '+', 1),
          updated_at: ended,
        })),
      );
  }

  async #ratingChanges(ended: EndedTable, places: readonly number[]): Promise<Map<string, RatingChange>> {
    const users = ended.seats.flatMap(({ user }) => user ?? []);
    if (!ended.rated || users.length < 2) return new Map();
    const rows = await this.#store.db
      .selectFrom('users')
      .leftJoin('ratings', (join) =>
        join.onRef('ratings.user_id', '=', 'users.id').on('ratings.game', '=', ended.game),
      )
      .select(['users.id', 'ratings.rating', 'ratings.deviation', 'ratings.volatility'])
      .where('users.id', 'in', users)
      .where('users.name_key', 'is not', null)
      .execute();
    if (rows.length < 2) return new Map();
    const before = rows.map(({ rating, deviation, volatility }) => ({
      rating: rating ?? NEWCOMER.rating,
      deviation: deviation ?? NEWCOMER.deviation,
      volatility: volatility ?? NEWCOMER.volatility,
    }));
    const seatOf = (id: string): number => ended.seats.findIndex(({ user }) => user === id);
    const placed = rows.map(({ id }, index) => ({
      ...(before[index] ?? NEWCOMER),
      place: places[seatOf(id)] ?? 1,
    }));
    const after = ratedAnew(placed);
    return new Map(
      rows.map(({ id }, index) => [
        id,
        { before: before[index] ?? NEWCOMER, after: after[index] ?? NEWCOMER },
      ]),
    );
  }

  /** Newest first; `before` is the time of the last one on the page before. */
  async history(user: string, before = Number.MAX_SAFE_INTEGER): Promise<readonly PastGame[]> {
    const rows = await this.#store.db
      .selectFrom('results')
      .selectAll()
      .where('user_id', '=', user)
      .where('ended_at', '<', before)
      .orderBy('ended_at', 'desc')
      .limit(PAGE)
      .execute();
    const companions = rows.map((row) => JSON.parse(row.players_json) as Companion[]);
    const names = await this.#names(companions.flat().flatMap((one) => ('user' in one ? one.user : [])));
    return rows.map((row, index) => ({
      table: row.table_id,
      game: row.game,
      ended: row.ended_at,
      place: row.place,
      players: (companions[index] ?? []).map((one) =>
        'user' in one ? (names.get(one.user) ?? '') : one.name,
      ),
      points: row.points,
      ratingChange:
        row.rating_before === null || row.rating_after === null
          ? undefined
          : Math.round(row.rating_after - row.rating_before),
    }));
  }

  async #names(users: readonly string[]): Promise<Map<string, string>> {
    if (users.length === 0) return new Map();
    const rows = await this.#store.db
      .selectFrom('users')
      .select(['id', 'name'])
      .where('id', 'in', [...new Set(users)])
      .execute();
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  async statistics(user: string): Promise<readonly GameStatistics[]> {
    const { db } = this.#store;
    const played = await db
      .selectFrom('results')
      .select((eb) => ['game', eb.fn.countAll().as('played'), eb.fn.sum('won').as('won')])
      .where('user_id', '=', user)
      .groupBy('game')
      .orderBy('game')
      .execute();
    const ratings = await this.ratingsOf(user);
    return played.map(({ game, played: count, won }) => {
      const rating = ratings.find((row) => row.game === game);
      return {
        game,
        played: Number(count),
        won: Number(won),
        rating: rating === undefined ? undefined : Math.round(rating.rating),
        deviation: rating === undefined ? undefined : Math.round(rating.deviation),
      };
    });
  }

  ratingsOf(user: string): Promise<RatingRow[]> {
    return this.#store.db.selectFrom('ratings').selectAll().where('user_id', '=', user).execute();
  }

  /** By what a player is worth almost surely: one lucky game makes nobody the best. */
  async best(game: string): Promise<readonly RatedPlayer[]> {
    const rows = await this.#store.db
      .selectFrom('ratings')
      .innerJoin('users', 'users.id', 'ratings.user_id')
      .select(['users.id', 'users.name', 'ratings.rating', 'ratings.deviation', 'ratings.games'])
      .where('ratings.game', '=', game)
      .where('users.name', '!=', '')
      .orderBy((eb) => eb('ratings.rating', '-', eb('ratings.deviation', '*', 2)), 'desc')
      .limit(PAGE)
      .execute();
    return rows.map(({ id, name, rating, deviation, games }) => ({
      user: id,
      name,
      rating: Math.round(rating),
      deviation: Math.round(deviation),
      played: games,
    }));
  }
}
