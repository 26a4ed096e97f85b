import type { ScenarioResult } from '@krcma/protocol';
import { expect, it } from 'vitest';
import { reckonScenarios } from '../../accounts/scenarios.ts';
import type { EndedTable, Services } from '../../services.ts';
import type { Store } from '../../store/store.ts';
import { onEachDatabase } from '../databases.ts';
import { type House, houseOn, oneStore } from '../http/house.ts';
import { aTable } from '../store/rows.ts';

const game = 'mage-knight';
const URL = `/api/me/scenarios/${game}`;

const endOf = (id: string, user: string, part: Partial<EndedTable>): EndedTable => ({
  id,
  game,
  scenario: 'solo-conquest',
  rated: false,
  ended: Number(id),
  seats: [{ user, name: 'Anna' }],
  sides: [[0]],
  scores: [10],
  winners: [],
  ...part,
});

const ended = async (store: Store, services: Services, ...ends: readonly EndedTable[]): Promise<void> => {
  for (const end of ends) await store.commit({ writes: await services.accounts.resultWrites(end) });
};

type Browser = ReturnType<House['browser']>;
const told = async (browser: Browser, url = URL) => (await browser.get(url)).json<ScenarioResult[]>();

onEachDatabase((_title, openNew) => {
  const open = oneStore(openNew);

  it('tells how often each scenario was played and won, when last, and the best three, won ones first', async () => {
    const store = await open();
    const { browser, services } = await houseOn(store);
    const anna = browser();
    const user = await anna.account('Anna');
    const pair = { seats: [{ user, name: 'Anna' }, { name: 'Robot' }], sides: [[0], [1]] };
    await ended(
      store,
      services,
      endOf('1', user, { scores: [80] }),
      endOf('2', user, { scores: [60], winners: [0] }),
      endOf('3', user, { scores: [70], winners: [0] }),
      endOf('4', user, { scores: [80] }),
      endOf('5', user, { scenario: 'lost-relic', scores: [5], winners: [0] }),
      endOf('6', user, { scenario: 'lost-relic', scores: [9, 3], winners: [0], ...pair }),
      endOf('7', user, { scenario: undefined }),
      endOf('8', user, { game: 'valeria', scenario: 'random' }),
    );
    expect(await told(anna)).toEqual([
      {
        ...{ scenario: 'lost-relic', alone: true, played: 1, won: 1, last: 5 },
        best: [{ table: '5', points: 5, ended: 5 }],
      },
      {
        ...{ scenario: 'lost-relic', alone: false, played: 1, won: 1, last: 6 },
        best: [{ table: '6', points: 9, ended: 6 }],
      },
      {
        ...{ scenario: 'solo-conquest', alone: true, played: 4, won: 2, last: 4 },
        best: [
          { table: '3', points: 70, ended: 3 },
          { table: '2', points: 60, ended: 2 },
          { table: '4', points: 80, ended: 4 },
        ],
      },
    ]);
    expect(await told(anna, '/api/me/scenarios/valeria')).toHaveLength(1);
    expect(await told(anna, '/api/me/scenarios/chess')).toEqual([]);
  });

  it('a game that was left is played and lost, and never among the best', async () => {
    const store = await open();
    const { browser, services } = await houseOn(store);
    const [anna, bara] = [browser(), browser()];
    const users = [await anna.account('Anna'), await bara.account('Bára')] as const;
    const seats = users.map((user) => ({ user, name: 'x' }));
    const left = endOf('1', users[0], { rated: true, seats, sides: [[0], [1]], scores: [] });
    await store.commit({ writes: await services.accounts.forfeitWrites(left, [0]) });
    expect(await told(anna)).toMatchObject([{ played: 1, won: 0, best: [] }]);
    expect(await told(bara)).toEqual([]);
  });

  it('are told to oneself alone, and a name that is no game is refused', async () => {
    const store = await open();
    const { browser, services } = await houseOn(store);
    const [anna, bara] = [browser(), browser()];
    const user = await anna.account('Anna');
    await bara.account('Bára');
    await ended(store, services, endOf('1', user, {}));
    expect(await told(anna)).toHaveLength(1);
    expect(await told(bara)).toEqual([]);
    expect((await browser().get(URL)).statusCode).toBe(401);
    for (const odd of ['Mage%20Knight', '%27%3B--', 'x'.repeat(60)])
      expect((await anna.get(`/api/me/scenarios/${odd}`)).statusCode, odd).toBe(400);
  });

  it('results of earlier releases learn their scenario from the table when a server starts', async () => {
    const store = await open();
    const { browser } = await houseOn(store);
    const anna = browser();
    const user = await anna.account('Anna');
    const old = { user_id: user, game, seat: 0, place: 1, points: 7, won: 1, seats: 1 };
    const row = { ...old, players_json: '[{}]', rating_before: null, rating_after: null };
    const setup = JSON.stringify({ seats: 1, seed: 'x', options: { scenario: 'solo-conquest' } });
    await store.db
      .insertInto('tables')
      .values(aTable('t1', { game, setup_json: setup }))
      .execute();
    await store.db.insertInto('tables').values(aTable('t2', { game })).execute();
    for (const [index, table_id] of ['t1', 't2', 'gone'].entries())
      await store.db
        .insertInto('results')
        .values({ ...row, table_id, ended_at: index })
        .execute();
    expect(await told(anna)).toEqual([]);
    await reckonScenarios(store);
    expect((await told(anna)).map(({ scenario, played }) => [scenario, played])).toEqual([
      // The default of the game where nothing was agreed on; of a table that is gone nothing is known.
      ['first-reconnaissance', 1],
      ['solo-conquest', 1],
    ]);
    await store.db.deleteFrom('tables').execute();
  });
});
