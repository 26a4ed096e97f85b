import type { Seat } from '@krcma/kernel';
import type { Compilable, Kysely } from 'kysely';
import type { Database } from '../store/schema.ts';

/** Commands remembered of one seat: more than it gives in a game, and few enough for memory. */
export const REMEMBERED = 2_000;
/** Older ones are forgotten so many at a time: one deletion each time would cost more than they do. */
const AT_ONCE = 200;

interface Done {
  readonly seat: number;
  readonly command: string;
  /** The revision of the table it led to. */
  readonly revision: number;
}

/**
 * By which commands the people at a table have changed it, so that one sent twice is done once, however much was done
 * between, and whichever server it is sent to. A command is stored with the change it made.
 */
export class Commands {
  /** With the revision each led to, oldest first. */
  readonly #done = new Map<Seat, Map<string, number>>();
  #unwritten: Omit<Done, 'revision'> | undefined;

  constructor(done: readonly Done[] = []) {
    for (const { seat, command, revision } of done) this.#of(seat).set(command, revision);
  }

  has(seat: Seat, command: string): boolean {
    return this.#of(seat).has(command);
  }

  /** To be written with the change that is being made. */
  note(seat: Seat, command: string): void {
    this.#unwritten = { seat, command };
  }

  /** What stores the command of a change together with it. Should that fail, the whole table is read again. */
  writes(db: Kysely<Database>, table: string, revision: number): Compilable[] {
    if (this.#unwritten === undefined) return [];
    const { seat, command } = this.#unwritten;
    this.#unwritten = undefined;
    const own = this.#of(seat).set(command, revision);
    const insertion = db.insertInto('commands').values({ table_id: table, revision, seat, command });
    if (own.size < REMEMBERED + AT_ONCE) return [insertion];
    const oldest = [...own].slice(0, own.size - REMEMBERED);
    for (const [each] of oldest) own.delete(each);
    const deletion = db
      .deleteFrom('commands')
      .where('table_id', '=', table)
      .where('seat', '=', seat)
      .where('revision', '<=', oldest.at(-1)?.[1] ?? 0);
    return [insertion, deletion];
  }

  #of(seat: Seat): Map<string, number> {
    const known = this.#done.get(seat);
    if (known !== undefined) return known;
    const own = new Map<string, number>();
    this.#done.set(seat, own);
    return own;
  }
}

export async function commandsOf(db: Kysely<Database>, table: string): Promise<Commands> {
  const rows = await db
    .selectFrom('commands')
    .select(['seat', 'command', 'revision'])
    .where('table_id', '=', table)
    .orderBy('revision')
    .execute();
  return new Commands(rows);
}
