import { expect, it } from 'vitest';
import { reckonLooks } from '../../accounts/name-looks.ts';
import { onADatabase } from '../databases.ts';
import { type Browser, houseOn, oneStore } from './house.ts';

const PASSWORD = 'correct horse';
/** The second letter is Cyrillic. */
const LIKE_PETR = 'Pеtr';

onADatabase(import.meta.filename, (_title, openNew) => {
  const open = oneStore(openNew);

  const signIn = async (browser: Browser, name: string): Promise<unknown> =>
    (await browser.post('/api/session', { name, password: PASSWORD })).json();

  it('no account and no guest takes a name that looks like an account’s', async () => {
    const { browser } = await houseOn(await open());
    await browser().account('Petr', PASSWORD);
    const guest = browser();
    await guest.guest('Karel');
    for (const name of [LIKE_PETR, 'Pe\ufe0ftr', 'Ｐetr', 'P.e.t.r', 'Pétr']) {
      const answers = [
        await browser().post('/api/accounts', { name, password: PASSWORD }),
        await browser().post('/api/guests', { name }),
        await guest.patch('/api/me', { name }),
      ];
      for (const answer of answers) expect(answer.json()).toMatchObject({ code: 'name-taken' });
    }
  });

  it('an account writes its own name as it likes, and signs in however it is typed', async () => {
    const { browser } = await houseOn(await open());
    const petr = browser();
    const id = await petr.account('Petr Novak', PASSWORD);
    for (const name of ['Petr Novák', 'petr_novák']) {
      expect((await petr.patch('/api/me', { name })).json()).toMatchObject({ name, nameTaken: false });
      expect(await signIn(browser(), 'PETR NOVAK')).toMatchObject({ id, name });
    }
  });

  it('a name of which nothing can be seen is refused', async () => {
    const { browser } = await houseOn(await open());
    for (const name of ['\u3164', '\u2800\u2800', '\u0301'])
      expect((await browser().post('/api/guests', { name })).json()).toMatchObject({ code: 'bad-message' });
  });

  it('accounts that look alike since before sign in as they did, and the younger is told to choose another name', async () => {
    const store = await open();
    const { browser } = await houseOn(store);
    const ids: string[] = [];
    for (const [number, name] of ['Petr', LIKE_PETR, 'Pétr', 'Hana'].entries()) {
      const id = await browser().account(`Somebody ${number}`, PASSWORD);
      ids.push(id);
      await store.db
        .updateTable('users')
        .set({ name, name_key: name.toLowerCase(), look_key: null, created_at: number })
        .where('id', '=', id)
        .execute();
    }
    await store.db.deleteFrom('settings').where('key', '=', 'name-looks').execute();
    expect(await reckonLooks(store)).toBe(2);
    expect(await reckonLooks(store)).toBe(2);
    expect(await signIn(browser(), 'PETR')).toMatchObject({ id: ids[0], nameTaken: false });
    expect(await signIn(browser(), 'Hana')).toMatchObject({ id: ids[3], nameTaken: false });
    const younger = browser();
    expect(await signIn(younger, LIKE_PETR)).toMatchObject({ id: ids[1], nameTaken: true });
    expect(await signIn(browser(), 'Pétr')).toMatchObject({ id: ids[2], nameTaken: true });
    expect((await younger.patch('/api/me', { name: LIKE_PETR })).json()).toMatchObject({
      code: 'name-taken',
    });
    expect((await younger.patch('/api/me', { language: 'cs' })).json()).toMatchObject({ nameTaken: true });
    expect((await younger.patch('/api/me', { name: 'Pavel' })).json()).toMatchObject({ nameTaken: false });
    const oldest = browser();
    await signIn(oldest, 'Petr');
    await oldest.patch('/api/me', { name: 'Ota' });
    expect(await reckonLooks(store)).toBe(0);
    expect(await signIn(browser(), 'Pétr')).toMatchObject({ id: ids[2], nameTaken: false });
  });

  it('a guest whose name has become an account’s chooses another before sitting down', async () => {
    const { browser, tables } = await houseOn(await open());
    const guest = browser();
    const id = await guest.guest('Petr');
    await browser().account('PETR', PASSWORD);
    for (const path of ['/api/tables/table-of-two/seats', '/api/tables/table-of-two/rematch'])
      expect((await guest.post(path)).json()).toMatchObject({ code: 'name-taken' });
    expect(tables.asked).toEqual([]);
    await guest.guest('Pavel');
    await guest.post('/api/tables/table-of-two/seats');
    expect(tables.asked).toContainEqual(['sit', id, 'table-of-two', undefined]);
  });
});
