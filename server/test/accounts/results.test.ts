import type { Compilable } from 'kysely';
import { expect, it } from 'vitest';
import type { EndedTable } from '../../services.ts';
import { onADatabase } from '../databases.ts';
import { houseOn, oneStore } from '../http/house.ts';

const game = 'valeria';

onADatabase(import.meta.filename, (_title, openNew) => {
  const open = oneStore(openNew);

  it('a rated game of accounts moves their ratings in the same batch as its end', async () => {
    const store = await open();
    const { browser, services } = await houseOn(store);
    const [anna, bara] = [browser(), browser()];
    const users = [await anna.account('Anna'), await bara.account('Bára')] as const;
    const seats = [{ user: users[0], name: 'Anna' }, { name: 'Robot' }, { user: users[1], name: 'Bára' }];
    const ended = {
      id: 'table-one',
      game,
      rated: true,
      ended: 10,
      seats,
      sides: [[0], [1], [2]],
      scores: [20, 25, 15],
      winners: [1],
    };
    expect(await store.commit({ writes: await services.accounts.resultWrites(ended) })).toBe(true);

    expect((await anna.get('/api/me/games')).json()).toEqual([
      {
        table: 'table-one',
        game,
        ended: 10,
        place: 2,
        players: ['Anna', 'Robot', 'Bára'],
        sides: [[0], [1], [2]],
        won: false,
        points: 20,
        ratingChange: 162,
        left: false,
      },
    ]);
    expect((await bara.get('/api/me/statistics')).json()).toEqual([
      { game, played: 1, won: 0, rating: 1338, deviation: 290 },
    ]);
    expect((await browser().get(`/api/ratings/${game}`)).json()).toEqual([
      { user: users[0], name: 'Anna', rating: 1662, deviation: 290, played: 1 },
      { user: users[1], name: 'Bára', rating: 1338, deviation: 290, played: 1 },
    ]);
  });

  it('guests have a history but no rating, and a game that is not rated changes none', async () => {
    const store = await open();
    const { browser, services } = await houseOn(store);
    const [anna, guest] = [browser(), browser()];
    const users = [await anna.account('Anna'), await guest.guest('Guest')] as const;
    const seats = users.map((user) => ({ user, name: 'x' }));
    const ended: EndedTable = {
      id: 'table-one',
      game,
      rated: true,
      ended: 1,
      seats,
      sides: [[0], [1]],
      scores: [1, 2],
      winners: [1],
    };
    await store.commit({ writes: await services.accounts.resultWrites(ended) });
    await guest.account('Guest');
    const unrated = { ...ended, id: 'table-two', ended: 2, rated: false };
    await store.commit({ writes: await services.accounts.resultWrites(unrated) });
    expect((await guest.get('/api/me/games')).json()).toMatchObject([
      { table: 'table-two', place: 1 },
      { table: 'table-one', place: 1 },
    ]);
    expect((await guest.get('/api/me/statistics')).json()).toEqual([{ game, played: 2, won: 2 }]);
    expect((await browser().get(`/api/ratings/${game}`)).json()).toEqual([]);
  });

  it('of two games of the same players that end at once neither change of rating is lost', async () => {
    const store = await open();
    const { browser, services } = await houseOn(store);
    const [anna, bara] = [browser(), browser()];
    const users = [await anna.account('Anna'), await bara.account('Bára')] as const;
    const seats = users.map((user) => ({ user, name: 'x' }));
    const ends = ['table-one', 'table-two'].map((id) => ({
      ...{ id, game, rated: true, ended: 1, seats, sides: [[0], [1]], scores: [2, 1], winners: [0] },
    }));
    const batches = await Promise.all(ends.map((ended) => services.accounts.resultWrites(ended)));
    await Promise.all(batches.map((writes) => store.commit({ writes })));
    const [rating] = await services.accounts.results.ratingsOf(users[0]);
    expect(rating?.games).toBe(2);
    expect(rating?.rating).toBeCloseTo(1500 + 2 * 162.3, 0);
  });

  it('history comes in pages of fifty, newest first, with nothing left out or doubled', async () => {
    const store = await open();
    const { browser, services } = await houseOn(store);
    const anna = browser();
    const user = await anna.guest('Anna');
    const seats = [{ user, name: 'Anna' }];
    const writes: Compilable[] = [];
    for (let turn = 1; turn <= 120; turn++) {
      const end = { id: `table-${turn}`, ended: turn, seats, sides: [[0]], scores: [1], winners: [0] };
      writes.push(...(await services.accounts.resultWrites({ game, rated: false, ...end })));
    }
    await store.commit({ writes });
    const seen: number[] = [];
    for (let url = '/api/me/games'; ; url = `/api/me/games?before=${seen.at(-1)}`) {
      const page = (await anna.get(url)).json<{ ended: number }[]>();
      if (page.length === 0) break;
      expect(page.length).toBeLessThanOrEqual(50);
      seen.push(...page.map(({ ended }) => ended));
    }
    expect(seen).toEqual(Array.from({ length: 120 }, (_, index) => 120 - index));
    expect((await anna.get('/api/me/games?before=yesterday')).statusCode).toBe(400);
    expect((await anna.get('/api/me/games?page=2')).json()).toMatchObject({ sentence: 'Unknown: "page".' });
  });

  it('the list of the best is led by what is known for sure, not by one lucky game', async () => {
    const store = await open();
    const { browser } = await houseOn(store);
    const users = [await browser().account('Lucky'), await browser().account('Steady')] as const;
    const row = { game, volatility: 0.06, games: 1, updated_at: 0 };
    await store.db
      .insertInto('ratings')
      .values([
        { ...row, user_id: users[0], rating: 1800, deviation: 300 },
        { ...row, user_id: users[1], rating: 1700, deviation: 60 },
      ])
      .execute();
    const best = (await browser().get(`/api/ratings/${game}`)).json<{ name: string }[]>();
    expect(best.map(({ name }) => name)).toEqual(['Steady', 'Lucky']);
  });
});
