import { haveMates, type Side, sideOf } from '@krcma/kernel';
import type { GameStatistics, PastGame } from '@krcma/protocol';
import type { Compilable } from 'kysely';
import type { RatingRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { EndedTable } from './ended-table.ts';
import { placesOf } from './rating.ts';
import { type PlacedSeat, type RatingChange, ratingChanges } from './rating-changes.ts';

const PAGE = 50;

/** Someone in a list of past games. People are kept by id, so that a deleted name is gone from everywhere. */
type Companion = ({ readonly user: string } | { readonly name: string }) & {
  /** Missing where each played alone. */
  readonly side?: number;
};

/** As it was when the game ended. */
function sidesAmong(companions: readonly Companion[]): readonly Side[] {
  const numbers = companions.map(({ side }, seat) => side ?? seat);
  return [...new Set(numbers)].map((number) =>
    [...companions.keys()].filter((seat) => numbers[seat] === number),
  );
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

  /**
   * What is to be stored when a game ends, in the same batch as its end. Who has forfeited it is recorded already, and
   * whoever has chosen nothing has not played it: a bot's victory is nobody's.
   */
  async writesFor(ended: EndedTable): Promise<readonly Compilable[]> {
    const places = placesOf(ended, ended.sides);
    const seats = [...ended.seats.keys()].filter((seat) => {
      const { forfeited, unplayed } = ended.seats[seat] ?? {};
      return !forfeited && !unplayed;
    });
    const placed = seats.map((seat) => ({ seat, place: places[seat] ?? 1 }));
    return this.#writes(ended, placed, await ratingChanges(this.#store.db, ended, placed));
  }

  /**
   * What is to be stored when these forfeit a rated game, in the same batch as their leaving. They are rated as if they
   * had lost to every other side that is still in the game. The others, mates too, neither win nor lose by it: they are
   * rated at the end, among themselves, so nobody gathers points by having somebody leave.
   */
  async forfeitWrites(left: EndedTable, leaving: readonly number[]): Promise<readonly Compilable[]> {
    const last = left.sides.length;
    const inGame = [...left.seats.keys()].filter((seat) => !left.seats[seat]?.forfeited);
    const forfeited = leaving.map((seat) => ({ seat, place: last, left: true }));
    const changes = await ratingChanges(this.#store.db, left, [
      ...inGame.map((seat) => ({ seat, place: 1 })),
      ...forfeited,
    ]);
    return this.#writes(left, forfeited, changes);
  }

  #writes(
    { id, game, scenario = '', ended, seats, sides, scores, winners }: EndedTable,
    placed: readonly PlacedSeat[],
    changes: ReadonlyMap<string, RatingChange>,
  ): readonly Compilable[] {
    const players = JSON.stringify(
      seats.map(
        ({ user, name }, seat): Companion => ({
          ...(user === undefined ? { name } : { user }),
          ...(haveMates(sides) && { side: sideOf(sides, seat) }),
        }),
      ),
    );
    const rows = placed.flatMap(({ seat, place, left = false }) => {
      const user = seats[seat]?.user;
      if (user === undefined) return [];
      const change = changes.get(user);
      return [
        {
          table_id: id,
          user_id: user,
          game,
          seat,
          place,
          points: left ? 0 : (scores[seat] ?? 0),
          won: !left && winners.includes(seat) ? 1 : 0,
          players_json: players,
          rating_before: change?.before.rating ?? null,
          rating_after: change?.after.rating ?? null,
          left_early: left ? 1 : 0,
          scenario,
          seats: seats.length,
          ended_at: ended,
        },
      ];
    });
    if (rows.length === 0) return [];
    const ratings = rows.flatMap(({ user_id }) => {
      const change = changes.get(user_id);
      return change === undefined ? [] : [this.#ratingWrite(user_id, { game, ended }, change)];
    });
    return [this.#store.db.insertInto('results').values(rows), ...ratings];
  }

  /** The change is added to what is stored: of two games that end at once neither is forgotten. */
  #ratingWrite(
    user: string,
    { game, ended }: Pick<EndedTable, 'game' | 'ended'>,
    { before, after }: RatingChange,
  ): Compilable {
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
      sides: sidesAmong(companions[index] ?? []),
      won: row.won === 1,
      points: row.points,
      ratingChange:
        row.rating_before === null || row.rating_after === null
          ? undefined
          : Math.round(row.rating_after - row.rating_before),
      left: row.left_early === 1,
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
