import { LIMITS } from '@krcma/protocol';
import { describe, expect, test } from 'vitest';
import { Chat, cleaned, heardBy } from '../../chat/chat.ts';
import { nextAllowed, tooManySentence } from '../../chat/chat-limits.ts';
import type { Notice, Store } from '../../store/store.ts';
import { configOf, onADatabase } from '../databases.ts';
import { addTable, addUser } from './rows.ts';

const anna = { id: 'anna', name: 'Anna' };
const bert = { id: 'bert', name: 'Bert' };

async function seated(store: Store): Promise<void> {
  await addUser(store, 'anna', { name: 'Anna' });
  await addUser(store, 'bert', { name: 'Bert' });
  await addTable(store, 'one');
  await addTable(store, 'two');
}

describe('a line', () => {
  test('loses what cannot be seen', () => {
    expect(cleaned('  a\u0000b\u0007\u202Ec\u200B\uFEFFd\uD800  ')).toBe('abcd');
    expect(cleaned('two\r\nlines\u2028or\tthree')).toBe('two lines or three');
    expect(cleaned('\u200D \u0301')).toBe('');
  });

  test('keeps letters of all kinds and joined emoji', () => {
    expect(cleaned('Příliš žluťoučký 👩‍👩‍👧 שלום')).toBe('Příliš žluťoučký 👩‍👩‍👧 שלום');
  });
});

describe('the limits', () => {
  const now = 1_000_000;

  test('the sixth line within ten seconds waits', () => {
    const times = [0, 1, 2, 3, 4].map((seconds) => now - seconds * 1000);
    expect(nextAllowed(times.slice(1), now)).toBe(now);
    expect(nextAllowed(times, now)).toBe(now + 6000);
  });

  test('the 61st line within ten minutes waits', () => {
    const times = Array.from({ length: 60 }, (_, index) => now - 3000 - index * 5000);
    expect(nextAllowed(times, now)).toBe(now - 3000 - 59 * 5000 + 600_000);
  });

  test('the sentence says when again', () => {
    expect(tooManySentence(5400)).toContain('again in 6 s.');
    expect(tooManySentence(300_000)).toContain('again in 5 min.');
  });
});

onADatabase(import.meta.filename, (title, open) => {
  test('a clock that is set back keeps nobody from writing', async () => {
    const store = await open();
    await seated(store);
    let now = 10_000_000;
    const chat = new Chat(store, () => now);
    for (let line = 0; line < 5; line++) await chat.say(anna, 'one', 'before', true);
    await expect(chat.say(anna, 'one', 'too fast', true)).rejects.toMatchObject({ code: 'too-many' });
    now -= 3_600_000;
    for (let line = 0; line < 5; line++) await chat.say(anna, 'one', 'after', true);
    await expect(chat.say(anna, 'one', 'too fast', true)).rejects.toMatchObject({ code: 'too-many' });
    now += 10_001;
    await chat.say(anna, 'one', 'again', true);
  });

  test('what is said is kept, told to all and read in order', async () => {
    const store = await open();
    await seated(store);
    const told: Notice[] = [];
    store.listen((notice) => told.push(notice));
    const chat = new Chat(store, () => 7);
    const first = await chat.say(anna, 'one', ' Hello ', true);
    const second = await chat.say(bert, 'one', 'Ahoj', true);
    await chat.say(bert, 'two', 'elsewhere', true);
    expect(first).toEqual({ id: first.id, user: 'anna', name: 'Anna', text: 'Hello', at: 7 });
    expect(await chat.history('one')).toEqual([first, second]);
    expect((await chat.line(second.id))?.line).toEqual(second);
    expect(await chat.line(second.id + 100)).toBeUndefined();
    await expect.poll(() => told.length).toBe(3);
    expect(told[0]).toEqual({ about: 'chat', table: 'one', line: first.id });
  });

  test('somebody who joins gets the last hundred lines', async () => {
    const store = await open();
    await seated(store);
    const rows = Array.from({ length: 130 }, (_, at) => ({
      table_id: 'one',
      user_id: 'anna',
      text: `line ${at}`,
      at,
    }));
    await store.db.insertInto('chat').values(rows).execute();
    const lines = await new Chat(store).history('one');
    expect(lines).toHaveLength(100);
    expect(lines[0]?.text).toBe('line 30');
    expect(lines.at(-1)?.text).toBe('line 129');
  });

  test('muted people are not heard', async () => {
    const store = await open();
    await seated(store);
    const chat = new Chat(store);
    await chat.say(anna, 'one', 'nice', true);
    const rude = await chat.say(bert, 'one', 'rude', true);
    expect((await chat.history('one', ['bert'])).map(({ text }) => text)).toEqual(['nice']);
    expect(heardBy(['bert'], [rude])).toEqual([]);
    expect(heardBy([], [rude])).toEqual([rude]);
  });

  test('refusals leave nothing behind', async () => {
    const store = await open();
    await seated(store);
    const chat = new Chat(store);
    await expect(chat.say(anna, 'one', 'psst', false)).rejects.toMatchObject({ code: 'not-seated' });
    await expect(chat.say(anna, 'one', ' \u0000\u200B ', true)).rejects.toMatchObject({
      code: 'bad-message',
    });
    const long = 'x'.repeat(LIMITS.chat + 1);
    await expect(chat.say(anna, 'one', long, true)).rejects.toMatchObject({ code: 'too-large' });
    expect(await chat.history('one')).toEqual([]);
  });

  test('of many lines at once five are kept, and the limit is one of writer and table', async () => {
    const store = await open();
    await seated(store);
    let now = 1_000_000;
    const chat = new Chat(store, () => now);
    const said = await Promise.allSettled(
      Array.from({ length: 12 }, (_, index) => chat.say(anna, 'one', `line ${index}`, true)),
    );
    expect(said.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(said.at(-1)).toMatchObject({ status: 'rejected', reason: { code: 'too-many', status: 429 } });
    await chat.say(anna, 'two', 'another table', true);
    await chat.say(bert, 'one', 'another writer', true);
    now += 10_001;
    await chat.say(anna, 'one', 'again', true);
    expect(await chat.history('one')).toHaveLength(7);
  });

  // A folder of SQLite belongs to one server.
  if (title === 'SQLite') return;
  test('a second server counts the same lines and hears them', async () => {
    const store = await open();
    await seated(store);
    const other = await open(configOf(store));
    const heard: Notice[] = [];
    other.listen((notice) => heard.push(notice));
    const chat = new Chat(store);
    for (let line = 0; line < 5; line++) await chat.say(anna, 'one', `line ${line}`, true);
    await expect(new Chat(other).say(anna, 'one', 'more', true)).rejects.toMatchObject({ code: 'too-many' });
    await expect.poll(() => heard.filter(({ about }) => about === 'chat')).toHaveLength(5);
  });
});
