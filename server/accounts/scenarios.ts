import type { ScenarioResult } from '@krcma/protocol';
import { type Kysely, sql } from 'kysely';
import { scenarioOf } from '../games.ts';
import type { Database } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { optionsIn, plainOptions } from '../tables/options-in.ts';

const MOST_BEST = 3;

/** What came of somebody's games of one game, by scenario; alone and with others apart. */
export async function scenarioResults(
  db: Kysely<Database>,
  user: string,
  game: string,
): Promise<readonly ScenarioResult[]> {
  const own = db
    .selectFrom('results')
    .where('user_id', '=', user)
    .where('game', '=', game)
    .where('scenario', '!=', '')
    .select(['scenario', 'table_id', 'points', 'won', 'left_early', 'ended_at'])
    .select(sql<number>`case when seats = 1 then 1 else 0 end`.as('alone'));
  const sums = await db
    .selectFrom(own.as('own'))
    .select((eb) => [
      'scenario',
      'alone',
      eb.fn.countAll().as('played'),
      eb.fn.sum('won').as('won'),
      eb.fn.max('ended_at').as('last'),
    ])
    .groupBy(['scenario', 'alone'])
    .orderBy('scenario')
    .orderBy('alone', 'desc')
    .execute();
  const ranked = db
    .selectFrom(own.as('own'))
    .where('left_early', '=', 0)
    .select(['scenario', 'alone', 'table_id', 'points', 'ended_at'])
    .select(
      sql<number>`row_number() over (partition by scenario, alone order by won desc, points desc, ended_at desc)`.as(
        'rank',
      ),
    );
  const best = await db
    .selectFrom(ranked.as('ranked'))
    .selectAll()
    .where('rank', '<=', MOST_BEST)
    .orderBy('rank')
    .execute();
  return sums.map(({ scenario, alone, played, won, last }) => ({
    scenario: scenario ?? '',
    alone: alone === 1,
    played: Number(played),
    won: Number(won),
    last: Number(last),
    best: best
      .filter((each) => each.scenario === scenario && each.alone === alone)
      .map(({ table_id, points, ended_at }) => ({ table: table_id, points, ended: ended_at })),
  }));
}

const PORTION = 200;

/** At the start: results of earlier releases, and of servers that still ran one, learn their scenario from the table. */
export async function reckonScenarios(store: Store): Promise<void> {
  for (;;) {
    const rows = await store.db
      .selectFrom('results')
      .leftJoin('tables', 'tables.id', 'results.table_id')
      .select(['results.table_id', 'results.game', 'results.seats', 'tables.id', optionsIn(store)])
      .distinct()
      .where('results.scenario', 'is', null)
      .limit(PORTION)
      .execute();
    for (const { table_id, id, game, seats, options_json } of rows) {
      const scenario =
        id === null ? undefined : scenarioOf(game, { seats, options: plainOptions(options_json) });
      await store.db
        .updateTable('results')
        .set({ scenario: scenario ?? '' })
        .where('table_id', '=', table_id)
        .execute();
    }
    if (rows.length < PORTION) return;
  }
}
