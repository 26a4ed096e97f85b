import type { SeatCard, TableCard } from '@krcma/protocol';
import { expect, test } from 'vitest';
import { Notices, type NoticesParts } from '../../notices/notices.ts';
import type { Receiver, Sender } from '../../notices/senders.ts';
import type { Turn } from '../../notices/words.ts';
import { silentLog } from '../../operation/log.ts';
import type { Channel } from '../../operation/metrics.ts';
import type { Store } from '../../store/store.ts';
import { addTable, addUser } from '../chat/rows.ts';
import { configOf, onADatabase } from '../databases.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The world outside: a clock, who is here, what a table waits for, and what was sent. */
class World {
  now = 1_750_000_000_000;
  readonly here = new Set<string>();
  readonly sent: { channel: Channel; user: string; turn: Turn }[] = [];
  readonly counted: string[] = [];
  failing = false;
  waiting: readonly number[] = [0];
  status: TableCard['status'] = 'playing';

  sender(channel: Channel, reaches: (receiver: Receiver) => boolean = () => true): Sender {
    return {
      reaches,
      send: async ({ id: user }, turn) => {
        if (this.failing) throw new Error('no line');
        this.sent.push({ channel, user, turn });
      },
    };
  }

  notices(store: Store, more: Partial<NoticesParts> = {}): Notices {
    return new Notices({
      store,
      senders: { push: this.sender('push'), mail: this.sender('mail', ({ mail }) => mail !== null) },
      card: async (table) => this.card(table),
      isHere: (user) => this.here.has(user),
      gameName: (_game, language) => (language === 'cs' ? 'Valerie' : 'Valeria'),
      log: silentLog,
      metrics: {
        noticeSent: (channel) => void this.counted.push(`${channel} sent`),
        noticeFailed: (channel) => void this.counted.push(`${channel} failed`),
      },
      now: () => this.now,
      ...more,
    });
  }

  card(id: string): TableCard {
    const seat = { who: 'person', here: false, standIn: false, running: false } as const;
    const seats: SeatCard[] = [
      { ...seat, name: 'Anna', user: 'anna' },
      { ...seat, name: 'Bert', user: 'bert' },
    ];
    const { status, waiting } = this;
    return { id, game: 'valeria', status, seats, waiting } as unknown as TableCard;
  }

  /** Time passes, in the steps in which a server looks. */
  async pass(milliseconds: number, ...servers: Notices[]): Promise<void> {
    const until = this.now + milliseconds;
    while (this.now < until) {
      this.now = Math.min(until, this.now + 5 * SECOND);
      await Promise.all(servers.map((notices) => notices.look()));
    }
  }

  channels(): Channel[] {
    return this.sent.map(({ channel }) => channel);
  }
}

async function waitedFor(store: Store): Promise<World> {
  await addUser(store, 'anna', { mail: 'anna@example.org', mail_notices: 1, language: 'cs' });
  await addUser(store, 'bert', { mail: 'bert@example.org', mail_notices: 0 });
  await addTable(store, 'one');
  await addTable(store, 'two');
  return new World();
}

onADatabase(import.meta.filename, (title, open) => {
  test('who does not come is told by push after seconds and by mail after five minutes', async () => {
    const store = await open();
    const world = await waitedFor(store);
    const notices = world.notices(store);
    await notices.turn('one', 'anna');
    await world.pass(5 * SECOND, notices);
    expect(world.sent).toEqual([]);
    await world.pass(5 * SECOND, notices);
    const turn = { table: 'one', game: 'valeria', title: 'Valerie', names: ['Bert'] };
    expect(world.sent).toEqual([{ channel: 'push', user: 'anna', turn }]);
    await world.pass(5 * MINUTE - 15 * SECOND, notices);
    expect(world.sent).toHaveLength(1);
    await world.pass(10 * SECOND, notices);
    expect(world.sent[1]).toEqual({ channel: 'mail', user: 'anna', turn });
    await world.pass(2 * MINUTE, notices);
    expect(world.counted).toEqual(['push sent', 'mail sent']);
  });

  test('a quick return calls it off, an earlier visit does not', async () => {
    const store = await open();
    const world = await waitedFor(store);
    const notices = world.notices(store);
    notices.seen('anna');
    world.now += SECOND;
    await notices.turn('one', 'anna');
    await world.pass(MINUTE, notices);
    expect(world.channels()).toEqual(['push']);
    notices.seen('anna');
    await world.pass(6 * MINUTE, notices);
    expect(world.channels()).toEqual(['push']);
  });

  test('who is here hears nothing else, also when they came in between', async () => {
    const store = await open();
    const world = await waitedFor(store);
    const notices = world.notices(store);
    world.here.add('anna');
    await notices.turn('one', 'anna');
    world.here.clear();
    await world.pass(6 * MINUTE, notices);
    expect(world.sent).toEqual([]);
    await notices.turn('one', 'anna');
    world.here.add('anna');
    await world.pass(6 * MINUTE, notices);
    world.here.clear();
    await world.pass(6 * MINUTE, notices);
    expect(world.channels()).toEqual([]);
  });

  test('mail goes only to those who gave an address and want it', async () => {
    const store = await open();
    const world = await waitedFor(store);
    world.waiting = [1];
    const notices = world.notices(store);
    await notices.turn('one', 'bert');
    await world.pass(6 * MINUTE, notices);
    expect(world.channels()).toEqual(['push']);
  });

  test('nothing is sent about a table that waits no longer', async () => {
    const store = await open();
    const world = await waitedFor(store);
    const notices = world.notices(store);
    await notices.turn('one', 'anna');
    world.waiting = [1];
    await world.pass(MINUTE, notices);
    await notices.turn('one', 'anna');
    world.waiting = [0];
    world.status = 'over';
    await world.pass(6 * MINUTE, notices);
    expect(world.sent).toEqual([]);
  });

  test('one mail per table in six hours; the next one waits for its time', async () => {
    const store = await open();
    const world = await waitedFor(store);
    const notices = world.notices(store, { senders: { mail: world.sender('mail') } });
    await notices.turn('one', 'anna');
    await world.pass(6 * MINUTE, notices);
    await notices.turn('one', 'anna');
    await notices.turn('two', 'anna');
    await world.pass(6 * MINUTE, notices);
    expect(world.sent.map(({ turn }) => turn.table)).toEqual(['one', 'two']);
    world.now += 5 * HOUR + 45 * MINUTE;
    await notices.look();
    expect(world.sent).toHaveLength(2);
    await world.pass(10 * MINUTE, notices);
    expect(world.sent.map(({ turn }) => turn.table)).toEqual(['one', 'two', 'one']);
  });

  test('a mail that fails is tried three times', async () => {
    const store = await open();
    const world = await waitedFor(store);
    const notices = world.notices(store, { senders: { mail: world.sender('mail') } });
    world.failing = true;
    await notices.turn('one', 'anna');
    await world.pass(HOUR, notices);
    expect(world.counted).toEqual(['mail failed', 'mail failed', 'mail failed']);
    await notices.turn('two', 'anna');
    await world.pass(6 * MINUTE, notices);
    world.failing = false;
    await world.pass(10 * MINUTE, notices);
    expect(world.sent.map(({ turn }) => turn.table)).toEqual(['two']);
  });

  test('a server that starts anew sends what the killed one owed, and old rows are forgotten', async () => {
    const store = await open();
    const world = await waitedFor(store);
    await world.notices(store).turn('one', 'anna');
    const notices = world.notices(store);
    await world.pass(6 * MINUTE, notices);
    expect(world.channels().sort()).toEqual(['mail', 'push']);
    world.now += 7 * HOUR;
    await notices.look();
    expect(await rows(store)).toBe(0);
  });

  test('a notice never fails the choice behind it', async () => {
    const store = await open();
    const world = await waitedFor(store);
    const notices = world.notices(store);
    await notices.turn('no such table', 'anna');
    await notices.turn('one', 'nobody');
    await store.close();
    await notices.turn('one', 'anna');
    await notices.look();
    await notices.close();
    expect(world.sent).toEqual([]);
  });

  // A folder of SQLite belongs to one server.
  if (title === 'SQLite') return;
  test('of several servers one sends each notice, and none when the user is at another', async () => {
    const store = await open();
    const world = await waitedFor(store);
    const stores = [store, await open(configOf(store)), await open(configOf(store))];
    const servers = stores.map((each) => world.notices(each));
    await Promise.all(servers.map((server) => server.turn('one', 'anna')));
    await world.pass(6 * MINUTE, ...servers);
    expect(world.channels().sort()).toEqual(['mail', 'push']);
    const atThird = world.notices(stores[2] ?? store, { isHere: () => true });
    await servers[0]?.turn('two', 'anna');
    await world.pass(6 * MINUTE, ...servers.slice(0, 2), atThird);
    expect(world.sent).toHaveLength(2);
  });
});

async function rows({ db }: Store): Promise<number> {
  return (await db.selectFrom('turn_notices').select('table_id').execute()).length;
}
