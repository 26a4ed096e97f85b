import type { Seat } from '@krcma/kernel';
import { type ChatLine, LIMITS } from '@krcma/protocol';
import { ServerError } from '../errors.ts';
import type { Store } from '../store/store.ts';
import { LONGEST_WINDOW, MOST_LINES, nextAllowed, tooManySentence } from './chat-limits.ts';

export interface Writer {
  readonly id: string;
  readonly name: string;
}

interface Saying {
  /** Made by the client, so that a line sent twice is said once. */
  readonly command?: string | null;
  /** The seats of the side it is said to; all may read it without. */
  readonly side?: readonly Seat[] | undefined;
}

/** A line, and who may read it. */
export interface Said {
  readonly line: ChatLine;
  isFor(seat: Seat | undefined): boolean;
}

/** Milliseconds by which the clocks of two servers may differ. */
const CLOCKS_DIFFER = 10_000;

/** Lines shown to somebody who joins a table. */
const HISTORY = 100;

/** Controls, invisible marks that reorder text, lone surrogates; a joiner stays, as emoji are made with it. */
const UNSEEN = /(?!\u200d)[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** One line of plain text; empty when there is nothing to see in it. */
export function cleaned(text: string): string {
  const line = text
    .replace(/[\t\n\v\f\r\u0085\p{Zl}\p{Zp}]/gu, ' ')
    .replace(UNSEEN, '')
    .replace(/\s+/gu, ' ')
    .trim();
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(line) ? line : '';
}

/** What somebody who has muted others gets to read. */
export const heardBy = (muted: readonly string[], lines: readonly ChatLine[]): readonly ChatLine[] =>
  muted.length === 0 ? lines : lines.filter(({ user }) => !muted.includes(user));

/** Whether a line that is kept for these seats may be read at a seat. */
export const isFor = (seats: string | null, seat: Seat | undefined): boolean =>
  seats === null || (seat !== undefined && seats.includes(String(seat)));

const lineOf = ({ seats, ...line }: Omit<ChatLine, 'side'> & { readonly seats: string | null }): ChatLine =>
  seats === null ? line : { ...line, side: true };

/**
 * What people say at their tables. Who sits at a table writes; spectators read only, so that none of them can tell a
 * player what another one holds. The caller knows who sits and says so with `seated`.
 */
export class Chat {
  readonly #store: Store;
  readonly #now: () => number;
  /** The last line of each writer that is on its way: lines of one writer are counted one after another. */
  readonly #underWay = new Map<string, Promise<unknown>>();

  constructor(store: Store, now: () => number = Date.now) {
    this.#store = store;
    this.#now = now;
  }

  /**
   * Durable when it resolves; all servers hear a `chat` notice with the line's id. With a command that was sent before,
   * the line said then is given. What is said to a side is told and given to those who sit there and to nobody else, not
   * even when the game is over: it was not meant for them.
   */
  async say(
    writer: Writer,
    table: string,
    text: string,
    seated: boolean,
    { command = null, side }: Saying = {},
  ): Promise<ChatLine> {
    if (!seated) throw new ServerError('not-seated', 'Only those who sit at the table can write here.');
    const line = cleaned(text);
    if (line === '') throw new ServerError('bad-message', 'There is nothing to read in this line.');
    if (line.length > LIMITS.chat)
      throw new ServerError(
        'too-large',
        `A line can have ${LIMITS.chat} characters; this one has ${line.length}.`,
      );
    const key = `${writer.id} ${table}`;
    const before = this.#underWay.get(key) ?? Promise.resolve();
    const kept = before.then(() => this.#keep(writer, table, line, { command, side }));
    const settled = kept.then(
      () => {},
      () => {},
    );
    this.#underWay.set(key, settled);
    try {
      return await kept;
    } finally {
      if (this.#underWay.get(key) === settled) this.#underWay.delete(key);
    }
  }

  /** The newest lines, oldest first; without a seat those for the whole table. */
  async history(table: string, muted: readonly string[] = [], seat?: Seat): Promise<readonly ChatLine[]> {
    const rows = await this.#lines()
      .where('chat.table_id', '=', table)
      .where((is) =>
        seat === undefined
          ? is('chat.seats', 'is', null)
          : is.or([is('chat.seats', 'is', null), is('chat.seats', 'like', `%${seat}%`)]),
      )
      .orderBy('chat.id', 'desc')
      .limit(HISTORY)
      .execute();
    return heardBy(muted, rows.reverse().map(lineOf));
  }

  /** The line a notice tells of; undefined when it is gone. */
  async line(id: number): Promise<Said | undefined> {
    const row = await this.#lines().where('chat.id', '=', id).executeTakeFirst();
    return row && { line: lineOf(row), isFor: (seat) => isFor(row.seats, seat) };
  }

  #lines() {
    return this.#store.db
      .selectFrom('chat')
      .leftJoin('users', 'users.id', 'chat.user_id')
      .select(({ fn, val }) => [
        'chat.id',
        'chat.user_id as user',
        fn.coalesce('users.name', val('')).as('name'),
        'chat.text',
        'chat.at',
        'chat.seats',
      ]);
  }

  async #keep(writer: Writer, table: string, text: string, saying: Required<Saying>): Promise<ChatLine> {
    const { command, side } = saying;
    const said = await this.#saidBy(writer, table, command);
    if (said !== undefined) return said;
    const at = this.#now();
    const wait = nextAllowed(await this.#timesOf(writer, table, at), at) - at;
    if (wait > 0) throw new ServerError('too-many', tooManySentence(wait));
    const seats = side?.join('') ?? null;
    const row = await this.#store.db
      .insertInto('chat')
      .values({ table_id: table, user_id: writer.id, text, at, command, seats })
      .onConflict((conflict) => conflict.columns(['table_id', 'user_id', 'command']).doNothing())
      .returning('id')
      .executeTakeFirst();
    // Another server was given the same command at the same moment.
    if (row === undefined) return this.#keep(writer, table, text, saying);
    const { id } = row;
    // The notice names the id, which is known only now. Were it lost, the line is read at the next join.
    await this.#store.tell({ about: 'chat', table, line: id });
    return lineOf({ id, user: writer.id, name: writer.name, text, at, seats });
  }

  async #saidBy(writer: Writer, table: string, command: string | null): Promise<ChatLine | undefined> {
    if (command === null) return undefined;
    const row = await this.#lines()
      .where('chat.table_id', '=', table)
      .where('chat.user_id', '=', writer.id)
      .where('chat.command', '=', command)
      .executeTakeFirst();
    return row && lineOf(row);
  }

  /** From the database, so that all servers count the same lines. Newest first. */
  async #timesOf(writer: Writer, table: string, now: number): Promise<number[]> {
    const rows = await this.#store.db
      .selectFrom('chat')
      .select('at')
      .where('table_id', '=', table)
      .where('user_id', '=', writer.id)
      .where('at', '>', now - LONGEST_WINDOW)
      // When the clock was set back, what seems to be still to come does not count.
      .where('at', '<=', now + CLOCKS_DIFFER)
      .orderBy('at', 'desc')
      .limit(MOST_LINES)
      .execute();
    return rows.map(({ at }) => Math.min(at, now));
  }
}
