import { expect, it } from 'vitest';
import type { Log } from '../../operation/log.ts';
import { onADatabase } from '../databases.ts';
import { cardOf, houseOn, oneStore } from './house.ts';
import { addTable, say, sitDown } from './seats.ts';

const PASSWORD = 'a long password';
const TABLE = 'table-of-two';

onADatabase(import.meta.filename, (_title, openNew) => {
  const open = oneStore(openNew);

  it('a profile is changed part by part, and tables hear of a new name', async () => {
    const { browser, tables } = await houseOn(await open());
    const anna = browser();
    const id = await anna.account('Anna');
    const change = {
      name: 'Hana',
      language: 'cs',
      muted: ['somebody-x', 'somebody-x'],
      window: { from: 8, until: 20 },
      mail: 'hana@example.org',
      mailNotices: true,
    };
    const changed = await anna.patch('/api/me', change);
    const { window, ...atOnce } = change;
    expect(changed.json()).toMatchObject({
      ...atOnce,
      muted: ['somebody-x'],
      vacationUntil: null,
      window: null,
      nextWindow: { window },
    });
    expect((await anna.get('/api/me')).json()).toEqual(changed.json());
    // The time until then is counted by the old hours.
    expect(tables.asked).toEqual([
      ['settleClocks', id],
      ['settleClocks', id],
      ['rename', id, 'Hana'],
    ]);
    await anna.patch('/api/me', { mail: null, window: null });
    expect((await anna.get('/api/me')).json()).toMatchObject({
      mail: null,
      window: null,
      nextWindow: null,
      language: 'cs',
    });
  });

  it('nobody takes the name of another, and nobody is on vacation for ever', async () => {
    const { browser } = await houseOn(await open());
    await browser().account('Anna');
    const bara = browser();
    await bara.account('Bára');
    expect((await bara.patch('/api/me', { name: 'ANNA' })).json()).toMatchObject({ code: 'name-taken' });
    expect((await bara.patch('/api/me', { name: 'BÁRA' })).statusCode).toBe(200);
    const eternal = await bara.patch('/api/me', { vacationUntil: Date.now() + 90 * 86_400_000 });
    expect(eternal.json()).toMatchObject({ code: 'bad-message' });
  });

  it('a token plays for its owner, but can neither read nor change the account', async () => {
    const { app, browser } = await houseOn(await open());
    const anna = browser();
    const id = await anna.account('Anna');
    const made = (await anna.post('/api/me/tokens', { name: 'bot' })).json<{ token: string; id: string }>();
    const headers = { authorization: `Bearer ${made.token}` };
    expect((await app.inject({ url: '/api/me', headers })).json()).toMatchObject({ id });
    const created = await app.inject({ method: 'POST', url: '/api/tables', headers, payload: aTable });
    expect(created.statusCode).toBe(200);
    for (const [method, url] of [
      ['GET', '/api/me/export'],
      ['GET', '/api/me/tokens'],
      ['POST', '/api/me/tokens'],
      ['PATCH', '/api/me'],
      ['DELETE', '/api/me'],
    ] as const) {
      const answer = await app.inject({
        method,
        url,
        headers,
        ...(method !== 'GET' && { payload: { name: 'x' } }),
      });
      expect([url, answer.statusCode]).toEqual([url, 403]);
    }
  });

  it('a token sees who it plays for, and neither a mail address nor anything else of the account', async () => {
    const { app, browser } = await houseOn(await open());
    const anna = browser();
    const id = await anna.account('Anna');
    await anna.patch('/api/me', { mail: 'anna@example.org', mailNotices: true, muted: ['somebody-x'] });
    const { token } = (await anna.post('/api/me/tokens', { name: 'bot' })).json<{ token: string }>();
    const headers = { authorization: `Bearer ${token}` };
    const me = await app.inject({ url: '/api/me', headers });
    expect(me.json()).toEqual({ id, name: 'Anna', kind: 'account', language: 'en' });
    for (const url of ['/api/me/tables', '/api/me/games', '/api/me/statistics', '/api/tables', '/api/offers'])
      expect((await app.inject({ url, headers })).body).not.toContain('example.org');
    const guest = await app.inject({
      method: 'POST',
      url: '/api/guests',
      headers,
      payload: { name: 'Other' },
    });
    expect(guest.json()).toMatchObject({ name: 'Other', kind: 'guest', mail: null });
  });

  it('tokens end with a change of the password', async () => {
    const { app, browser } = await houseOn(await open());
    const [anna, bara] = [browser(), browser()];
    await anna.account('Anna', PASSWORD);
    await bara.account('Bára', PASSWORD);
    const tokenOf = async (who: typeof anna) =>
      (await who.post('/api/me/tokens', { name: 'bot' })).json<{ token: string }>().token;
    const tokens = [await tokenOf(anna), await tokenOf(bara)];
    const answers = async () =>
      (
        await Promise.all(
          tokens.map((token) =>
            app.inject({ url: '/api/me', headers: { authorization: `Bearer ${token}` } }),
          ),
        )
      ).map(({ statusCode }) => statusCode);
    await anna.put('/api/me/password', { old: 'not the old one', password: 'another password' });
    expect(await answers()).toEqual([200, 200]);
    await anna.put('/api/me/password', { old: PASSWORD, password: 'another password' });
    expect(await answers()).toEqual([401, 200]);
    expect((await anna.get('/api/me/tokens')).json()).toEqual([]);
  });

  it('a token is shown once and worth nothing after its removal', async () => {
    const { app, browser } = await houseOn(await open());
    const anna = browser();
    await anna.account('Anna');
    const made = (await anna.post('/api/me/tokens', { name: 'bot' })).json<{ token: string; id: string }>();
    const list = await anna.get('/api/me/tokens');
    expect(list.json()).toMatchObject([{ id: made.id, name: 'bot', used: null }]);
    expect(list.body).not.toContain(made.token);
    expect((await browser().delete(`/api/me/tokens/${made.id}`)).statusCode).toBe(401);
    const stranger = browser();
    await stranger.guest('Stranger');
    expect((await stranger.delete(`/api/me/tokens/${made.id}`)).statusCode).toBe(404);
    expect((await anna.delete(`/api/me/tokens/${made.id}`)).statusCode).toBe(204);
    const headers = { authorization: `Bearer ${made.token}` };
    expect((await app.inject({ url: '/api/me', headers })).statusCode).toBe(401);
  });

  it('a wrong token is nobody, even in a browser that is signed in', async () => {
    const { browser } = await houseOn(await open());
    const anna = browser();
    await anna.account('Anna');
    const answer = await anna.ask('GET', '/api/me', undefined, { authorization: 'Bearer krcma_wrong' });
    expect(answer.statusCode).toBe(401);
  });

  it('notices go to the services of browsers and to no other address', async () => {
    const store = await open();
    const { browser } = await houseOn(store);
    const anna = browser();
    await anna.guest('Anna');
    const keys = { p256dh: 'p', auth: 'a' };
    const good = { endpoint: 'https://fcm.googleapis.com/fcm/send/abc', keys };
    expect((await anna.post('/api/me/push', good)).statusCode).toBe(204);
    expect((await anna.post('/api/me/push', good)).statusCode).toBe(204);
    for (const endpoint of [
      'http://fcm.googleapis.com/x',
      'https://127.0.0.1/x',
      'https://fcm.googleapis.com.evil.example/x',
      'https://evil.example/fcm.googleapis.com',
      'https://fcm.googleapis.com:8443/x',
    ])
      expect((await anna.post('/api/me/push', { endpoint, keys })).statusCode).toBe(400);
    expect(await store.db.selectFrom('push_subscriptions').selectAll().execute()).toHaveLength(1);
    expect((await anna.delete('/api/me/push', good)).statusCode).toBe(204);
    expect(await store.db.selectFrom('push_subscriptions').selectAll().execute()).toEqual([]);
  });

  it('the export holds everything about me, nothing about others and no secret', async () => {
    const store = await open();
    const { browser, tables, services } = await houseOn(store);
    const anna = browser();
    const bara = browser();
    const ids = { anna: await anna.account('Anna', PASSWORD), bara: await bara.account('Bára', PASSWORD) };
    const { token } = (await anna.post('/api/me/tokens', { name: 'my bot' })).json<{ token: string }>();
    await anna.post('/api/me/push', {
      endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
      keys: { p256dh: 'push-secret', auth: 'a' },
    });
    await addTable(store, TABLE);
    await sitDown(store, TABLE, ids.anna, 1);
    await say(store, TABLE, ids.anna, 'hello from Anna');
    await say(store, TABLE, ids.bara, 'hello from Bára');
    tables.cards.set(TABLE, cardOf(TABLE, { status: 'over' }));
    const seats = [
      { user: ids.bara, name: 'Bára' },
      { user: ids.anna, name: 'Anna' },
    ];
    const sides = [[0], [1]];
    const end = { seats, sides, scores: [1, 2], winners: [1] };
    const ended = { id: TABLE, game: 'valeria', rated: true, ended: 5, ...end };
    await store.commit({ writes: await services.accounts.resultWrites(ended) });

    const file = await anna.get('/api/me/export');
    expect(file.headers['content-disposition']).toBe('attachment; filename="krcma.json"');
    expect(file.json()).toMatchObject({
      profile: { id: ids.anna, name: 'Anna', hasPassword: true },
      chat: [{ table: TABLE, text: 'hello from Anna' }],
      results: [{ table: TABLE, seat: 1, place: 1, won: 1 }],
      ratings: [{ game: 'valeria', games: 1 }],
      tokens: [{ name: 'my bot' }],
      subscriptions: [{ endpoint: 'https://fcm.googleapis.com/fcm/send/abc' }],
      tables: [{ seat: 1, card: { id: TABLE }, record: { game: 'valeria' } }],
    });
    for (const secret of [token, 'argon2', 'push-secret', 'hello from Bára', ...anna.jar.values()])
      expect(file.body).not.toContain(secret);
  });

  it('whoever leaves for good leaves an empty row behind, and the games of the others remain', async () => {
    const store = await open();
    const { browser, tables, services } = await houseOn(store);
    const anna = browser();
    const bara = browser();
    const ids = { anna: await anna.account('Anna', PASSWORD), bara: await bara.account('Bára', PASSWORD) };
    await anna.post('/api/me/tokens', { name: 'my bot' });
    await anna.patch('/api/me', { mail: 'anna@example.org', muted: ['somebody-x'] });
    await addTable(store, TABLE);
    await sitDown(store, TABLE, ids.anna, 0);
    await sitDown(store, TABLE, ids.bara, 1);
    await say(store, TABLE, ids.anna, 'words of Anna');
    await say(store, TABLE, ids.bara, 'words of Bára');
    const seats = [
      { user: ids.anna, name: 'Anna' },
      { user: ids.bara, name: 'Bára' },
    ];
    const sides = [[0], [1]];
    const end = { seats, sides, scores: [1, 2], winners: [1] };
    const ended = { id: TABLE, game: 'valeria', rated: true, ended: 5, ...end };
    await store.commit({ writes: await services.accounts.resultWrites(ended) });

    expect((await anna.delete('/api/me', { password: 'wrong password' })).statusCode).toBe(401);
    expect((await anna.delete('/api/me', { password: PASSWORD })).statusCode).toBe(204);
    expect(tables.asked).toContainEqual(['forget', ids.anna]);
    expect(anna.jar.size).toBe(0);

    const everything = JSON.stringify(
      await Promise.all(
        (['users', 'sessions', 'tokens', 'chat', 'results', 'ratings', 'push_subscriptions'] as const).map(
          (name) => store.db.selectFrom(name).selectAll().execute(),
        ),
      ),
    );
    for (const trace of ['"Anna"', 'words of Anna', 'anna@example.org', 'somebody-x', 'my bot'])
      expect(everything).not.toContain(trace);
    expect(everything).toContain('words of Bára');
    expect((await bara.get('/api/me/games')).json()).toMatchObject([{ table: TABLE, players: ['', 'Bára'] }]);
    const again = await browser().post('/api/session', { name: 'Anna', password: PASSWORD });
    expect(again.statusCode).toBe(401);
    expect(await browser().account('Anna', PASSWORD)).not.toBe(ids.anna);
  });

  it('no secret of a request is written to the log', async () => {
    const lines: string[] = [];
    const write = (message: string, fields: object = {}) => void lines.push(message + JSON.stringify(fields));
    const log: Log = { debug: write, info: write, warn: write, error: write };
    const { browser, app } = await houseOn(await open(), { log });
    const anna = browser();
    await anna.account('Anna', PASSWORD);
    await anna.post('/api/session', { name: 'Anna', password: 'a wrong password' });
    const { token } = (await anna.post('/api/me/tokens', { name: 'bot' })).json<{ token: string }>();
    await app.inject({ url: '/api/tables/a-secret-link', headers: { authorization: `Bearer ${token}` } });
    await anna.get('/api/sign-on/back?code=secret-code&state=secret-state');
    const all = lines.join('\n');
    expect(lines.length).toBeGreaterThan(4);
    const secrets = [PASSWORD, 'a wrong password', token, 'a-secret-link', 'secret-code', 'secret-state'];
    for (const secret of [...secrets, ...anna.jar.values()]) expect(all).not.toContain(secret);
  });
});

const aTable = {
  game: 'valeria',
  seats: [{ who: 'me' }, { who: 'open' }],
  listed: true,
  spectators: true,
  rated: false,
  clock: { kind: 'none' },
  outOfTime: 'bot',
};
