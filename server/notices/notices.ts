import type { TableCard } from '@krcma/protocol';
import type { Log } from '../operation/log.ts';
import type { Channel, Metrics } from '../operation/metrics.ts';
import type { Store } from '../store/store.ts';
import type { Receiver, Sender, Senders } from './senders.ts';
import { type WaitingNotice, WaitingNotices } from './waiting-notices.ts';
import { type Language, languageOf, type Turn } from './words.ts';

export interface NoticesParts {
  readonly store: Store;
  readonly senders: Senders;
  /** The table as everybody may see it. */
  readonly card: (table: string) => Promise<TableCard>;
  /** Whether the user has a page open, as far as this server knows. Who has is told there and not otherwise. */
  readonly isHere: (user: string) => boolean;
  readonly gameName: (game: string, language: Language) => string;
  readonly log: Log;
  readonly metrics: Pick<Metrics, 'noticeSent' | 'noticeFailed'>;
  readonly now?: () => number;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

interface Manner {
  /** How long somebody has to come by themselves. */
  readonly delay: number;
  /** Between two notices about one table. */
  readonly apart: number;
  readonly tries: number;
}

const MANNERS: Readonly<Record<Channel, Manner>> = {
  push: { delay: 10 * SECOND, apart: MINUTE, tries: 1 },
  mail: { delay: 5 * MINUTE, apart: 6 * HOUR, tries: 3 },
};

const LOOK_EVERY = 5 * SECOND;
/** Far enough ahead that every server looks once before a notice is due and can call it off: its user may be there. */
const LOOK_AHEAD = 2 * LOOK_EVERY;
const TRY_AGAIN_AFTER = 10 * MINUTE;
const AT_ONCE = 100;

/** "It is your turn", told to those who are not here. */
export class Notices {
  readonly #parts: NoticesParts;
  readonly #waiting: WaitingNotices;
  readonly #now: () => number;
  readonly #seen = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> = Promise.resolve();
  #tidied = 0;
  #closed = false;

  constructor(parts: NoticesParts) {
    this.#parts = parts;
    this.#waiting = new WaitingNotices(parts.store);
    this.#now = parts.now ?? Date.now;
  }

  /** From now on this server sends what is due. */
  start(): void {
    if (this.#closed || this.#timer !== undefined) return;
    this.#timer = setTimeout(async () => {
      await this.look();
      this.#timer = undefined;
      this.start();
    }, LOOK_EVERY);
    this.#timer.unref();
  }

  /** A table waits for a person. Never fails: a notice is not worth a choice. */
  async turn(table: string, user: string): Promise<void> {
    if (this.#closed || this.#parts.isHere(user)) return;
    try {
      const now = this.#now();
      const receiver = await this.#receiver(user);
      if (receiver === undefined) return;
      for (const [channel, sender] of this.#senders())
        if (await sender.reaches(receiver))
          await this.#waiting.add(table, user, channel, now, MANNERS[channel]);
    } catch (error) {
      this.#parts.log.error('turn notice not kept', { table, user, error });
    }
  }

  /** The person is here: whatever waits for them since before is called off at the next look. */
  seen(user: string): void {
    this.#seen.set(user, this.#now());
  }

  /** Calls off what is no longer needed and sends what is due. Runs by itself after `start`. */
  look(): Promise<void> {
    this.#looking = this.#looking.then(() => this.#lookOnce());
    return this.#looking;
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#looking;
    for (const [, sender] of this.#senders()) sender.close?.();
  }

  #senders(): [Channel, Sender][] {
    return Object.entries(this.#parts.senders) as [Channel, Sender][];
  }

  async #lookOnce(): Promise<void> {
    try {
      await this.#callOffSeen();
      const now = this.#now();
      const soon = await this.#waiting.due(
        this.#senders().map(([channel]) => channel),
        now + LOOK_AHEAD,
        AT_ONCE,
      );
      await Promise.all(soon.map((notice) => this.#attend(notice, now)));
      if (now - this.#tidied < HOUR) return;
      this.#tidied = now;
      await this.#waiting.forget(now - MANNERS.mail.apart);
    } catch (error) {
      this.#parts.log.error('turn notices not looked at', { error });
    }
  }

  async #callOffSeen(): Promise<void> {
    if (this.#seen.size === 0) return;
    const seen = new Map(this.#seen);
    this.#seen.clear();
    for (const notice of await this.#waiting.ofUsers([...seen.keys()]))
      if (notice.asked_at <= (seen.get(notice.user_id) ?? 0)) await this.#waiting.callOff(notice);
  }

  async #attend(notice: WaitingNotice, now: number): Promise<void> {
    if (this.#parts.isHere(notice.user_id)) await this.#waiting.callOff(notice);
    else if (notice.due_at <= now) await this.#sendOnce(notice, now);
  }

  async #sendOnce(notice: WaitingNotice, now: number): Promise<void> {
    const { table_id: table, user_id: user, channel } = notice;
    const { log, metrics } = this.#parts;
    try {
      if (await this.#send(notice, now)) metrics.noticeSent(channel);
    } catch (error) {
      metrics.noticeFailed(channel);
      const attempt = notice.tries + 1;
      const { tries: limit } = MANNERS[channel];
      log.warn('turn notice failed', { table, user, channel, attempt, limit, error });
      if (attempt < limit) await this.#waiting.tryAgain(notice, now + TRY_AGAIN_AFTER);
    }
  }

  /** False when it is not wanted any more, or another server sends it. */
  async #send(notice: WaitingNotice, now: number): Promise<boolean> {
    const { table_id: table, user_id: user, channel } = notice;
    const sender = this.#parts.senders[channel];
    const [receiver, card] = await Promise.all([this.#receiver(user), this.#cardOf(table)]);
    const wanted = receiver && card && waitsFor(card, user) && (await sender?.reaches(receiver));
    if (!wanted) {
      await this.#waiting.callOff(notice);
      return false;
    }
    if (!(await this.#waiting.claim(notice, now))) return false;
    await sender?.send(receiver, this.#turnOf(card, receiver));
    return true;
  }

  /** Undefined when the table is gone. */
  async #cardOf(table: string): Promise<TableCard | undefined> {
    try {
      return await this.#parts.card(table);
    } catch (error) {
      this.#parts.log.debug('no table for a turn notice', { table, error });
      return undefined;
    }
  }

  #turnOf({ id, game, seats }: TableCard, { id: user, language }: Receiver): Turn {
    const names = seats.filter((seat) => seat.user !== user && seat.name !== '').map(({ name }) => name);
    return { table: id, game, title: this.#parts.gameName(game, language), names };
  }

  async #receiver(id: string): Promise<Receiver | undefined> {
    const row = await this.#parts.store.db
      .selectFrom('users')
      .select(['language', 'mail', 'mail_notices'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    return { id, language: languageOf(row.language), mail: row.mail_notices === 1 ? row.mail : null };
  }
}

function waitsFor(card: TableCard, user: string): boolean {
  if (card.status !== 'playing') return false;
  return card.waiting.some((seat) => card.seats[seat]?.user === user && !card.seats[seat]?.standIn);
}
