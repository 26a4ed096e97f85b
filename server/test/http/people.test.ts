import { expect, it } from 'vitest';
import { configFrom } from '../../config.ts';
import { onADatabase } from '../databases.ts';
import { Browser, houseOn, oneStore } from './house.ts';
import { addTable, sitDown } from './seats.ts';

const PASSWORD = 'correct horse';

onADatabase(import.meta.filename, (_title, openNew) => {
  const open = oneStore(openNew);

  it('a guest needs only a name and is known from then on', async () => {
    const { browser } = await houseOn(await open());
    const anna = browser();
    expect((await anna.get('/api/me')).statusCode).toBe(401);
    const made = await anna.post('/api/guests', { name: ' Anna ' });
    expect(made.json()).toMatchObject({ name: 'Anna', kind: 'guest', muted: [], language: 'en' });
    expect((await anna.get('/api/me')).json()).toEqual(made.json());
  });

  it('whom to write to is told where it is configured, and is a mail address or a page', async () => {
    const environment = { CONTACT: 'host@krcma.example' };
    const { browser } = await houseOn(await open(), { environment });
    expect((await browser().get('/api/offers')).json()).toMatchObject({ contact: 'host@krcma.example' });
    const silent = await houseOn(await open());
    expect((await silent.browser().get('/api/offers')).json()).not.toHaveProperty('contact');
    for (const CONTACT of ['javascript:alert(1)', 'ask me'])
      expect(() => configFrom({ CONTACT })).toThrow(
        `CONTACT=${CONTACT}: neither a mail address nor like https://krcma.example/help`,
      );
  });

  it('asked twice for a guest it is still the same one, under the new name', async () => {
    const { browser, tables } = await houseOn(await open());
    const anna = browser();
    const id = await anna.guest('Anna');
    expect(await anna.guest('Hana')).toBe(id);
    expect(tables.asked).toContainEqual(['rename', id, 'Hana']);
  });

  it('a guest who makes an account stays the same person, with a new session', async () => {
    const { browser, app } = await houseOn(await open());
    const anna = browser();
    const id = await anna.guest('Anna');
    const old = new Browser(app);
    for (const [name, value] of anna.jar) old.jar.set(name, value);
    expect(await anna.account('Anna', PASSWORD)).toBe(id);
    expect((await anna.get('/api/me')).json()).toMatchObject({ id, kind: 'account' });
    expect((await old.get('/api/me')).statusCode).toBe(401);
  });

  it('an account signs in from anywhere with name and password, however the name is written', async () => {
    const { browser } = await houseOn(await open());
    const id = await browser().account('Žofie', PASSWORD);
    const elsewhere = browser();
    const answer = await elsewhere.post('/api/session', { name: 'ŽOFIE', password: PASSWORD });
    expect(answer.json()).toMatchObject({ id, name: 'Žofie' });
  });

  it('a wrong password and an unknown name are refused with the same words', async () => {
    const { browser } = await houseOn(await open());
    await browser().account('Anna', PASSWORD);
    const wrong = await browser().post('/api/session', { name: 'Anna', password: 'something else' });
    const unknown = await browser().post('/api/session', { name: 'Nobody', password: 'something else' });
    expect(wrong.statusCode).toBe(401);
    expect(unknown.json()).toEqual(wrong.json());
    expect(wrong.json()).toEqual({
      code: 'wrong-password',
      sentence: 'That name and password do not belong together.',
    });
  });

  it('a name belongs to one account, and no guest can bear it', async () => {
    const { browser } = await houseOn(await open());
    await browser().account('Anna', PASSWORD);
    for (const path of ['/api/accounts', '/api/guests']) {
      const body = path === '/api/guests' ? { name: 'aNNa' } : { name: 'aNNa', password: PASSWORD };
      const answer = await browser().post(path, body);
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ code: 'name-taken' });
    }
  });

  it('of many who take the same name at once exactly one gets it', async () => {
    const { browser } = await houseOn(await open());
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => browser().post('/api/accounts', { name: 'Anna', password: PASSWORD })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  it('a password must not be the name, and not be short', async () => {
    const { browser } = await houseOn(await open());
    const same = await browser().post('/api/accounts', { name: 'Annabella', password: 'ANNABELLA' });
    const short = await browser().post('/api/accounts', { name: 'Anna', password: 'short' });
    expect([same.statusCode, short.statusCode]).toEqual([400, 400]);
  });

  it('signing in gives a new session and ends the one the browser came with', async () => {
    const { browser, app } = await houseOn(await open());
    await browser().account('Anna', PASSWORD);
    const anna = browser();
    await anna.guest('Somebody');
    const before = new Map(anna.jar);
    await anna.post('/api/session', { name: 'Anna', password: PASSWORD });
    expect([...anna.jar.values()]).not.toEqual([...before.values()]);
    const fixed = new Browser(app);
    for (const [name, value] of before) fixed.jar.set(name, value);
    expect((await fixed.get('/api/me')).statusCode).toBe(401);
  });

  it('a session id that somebody else has chosen is never taken over', async () => {
    const { browser } = await houseOn(await open());
    await browser().account('Anna', PASSWORD);
    const victim = browser();
    victim.jar.set('krcma', 'chosen-by-the-attacker');
    await victim.post('/api/session', { name: 'Anna', password: PASSWORD });
    expect(victim.jar.get('krcma')).not.toBe('chosen-by-the-attacker');
    const attacker = browser();
    attacker.jar.set('krcma', 'chosen-by-the-attacker');
    expect((await attacker.get('/api/me')).statusCode).toBe(401);
  });

  it('who signs out is forgotten by the server and not only by the browser', async () => {
    const { browser } = await houseOn(await open());
    const anna = browser();
    await anna.account('Anna', PASSWORD);
    const stolen = browser();
    for (const [name, value] of anna.jar) stolen.jar.set(name, value);
    expect((await anna.delete('/api/session')).statusCode).toBe(204);
    expect(anna.jar.has('krcma')).toBe(false);
    expect((await stolen.get('/api/me')).statusCode).toBe(401);
  });

  it('a changed password ends every other session', async () => {
    const { browser } = await houseOn(await open());
    const anna = browser();
    const elsewhere = browser();
    await anna.account('Anna', PASSWORD);
    await elsewhere.post('/api/session', { name: 'Anna', password: PASSWORD });
    const wrong = await anna.put('/api/me/password', { old: 'not it at all', password: 'another one' });
    expect(wrong.json()).toMatchObject({ code: 'wrong-password' });
    await anna.put('/api/me/password', { old: PASSWORD, password: 'another one' });
    expect((await anna.get('/api/me')).statusCode).toBe(200);
    expect((await elsewhere.get('/api/me')).statusCode).toBe(401);
    const old = await elsewhere.post('/api/session', { name: 'Anna', password: PASSWORD });
    const changed = await elsewhere.post('/api/session', { name: 'Anna', password: 'another one' });
    expect([old.statusCode, changed.statusCode]).toEqual([401, 200]);
  });

  it('a session ends after half a year without a visit, and every visit prolongs it', async () => {
    const day = 86_400_000;
    let now = 1_000 * day;
    const { browser } = await houseOn(await open(), { now: () => now });
    const anna = browser();
    await anna.guest('Anna');
    now += 170 * day;
    const visit = await anna.get('/api/me');
    expect(visit.cookies).toMatchObject([{ name: 'krcma', maxAge: 180 * 86_400 }]);
    now += 170 * day;
    expect((await anna.get('/api/me')).statusCode).toBe(200);
    now += 181 * day;
    expect((await anna.get('/api/me')).statusCode).toBe(401);
  });

  it('the database holds neither a session id, nor a token, nor a password that could be used', async () => {
    const store = await open();
    const { browser } = await houseOn(store);
    const anna = browser();
    await anna.account('Anna', PASSWORD);
    const { token } = (await anna.post('/api/me/tokens', { name: 'bot' })).json<{ token: string }>();
    const kept = JSON.stringify([
      await store.db.selectFrom('users').selectAll().execute(),
      await store.db.selectFrom('sessions').selectAll().execute(),
      await store.db.selectFrom('tokens').selectAll().execute(),
    ]);
    for (const secret of [PASSWORD, token, ...anna.jar.values()]) expect(kept).not.toContain(secret);
    expect(kept).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  });

  it('old sessions and guests who never sat down are swept away; whoever sat at a table stays', async () => {
    const day = 86_400_000;
    let now = 1_000 * day;
    const store = await open();
    const { browser, services } = await houseOn(store, { now: () => now });
    const gone = await browser().guest('Gone');
    const seated = await browser().guest('Seated');
    const anna = await browser().account('Anna');
    await addTable(store, 'a-table-here');
    await sitDown(store, 'a-table-here', seated, 0);
    now += 200 * day;
    await services.accounts.sweep();
    expect(await services.accounts.user(seated)).toMatchObject({ name: 'Seated' });
    expect(await services.accounts.user(gone)).toBeUndefined();
    expect(await services.accounts.user(anna)).toMatchObject({ name: 'Anna' });
    expect(await store.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });
});
