import type { Compilable, Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { Database } from './schema.ts';

/** Something changed that other servers, or other parts of this one, want to know. Small: it only says where to look. */
export type Notice =
  | { readonly about: 'table'; readonly table: string; readonly revision: number }
  | { readonly about: 'chat'; readonly table: string; readonly line: number }
  /** Somebody is at a table, through the named server; told again and again, so that a killed one is noticed. */
  | {
      readonly about: 'presence';
      readonly table: string;
      readonly user: string;
      readonly here: boolean;
      readonly node: string;
    }
  /** A table waits for a person. */
  | { readonly about: 'turn'; readonly user: string; readonly table: string; readonly game: string }
  | { readonly about: 'user'; readonly user: string }
  /** The connection to the other servers was down and is back: look at whatever you hold. */
  | { readonly about: 'missed' };

/** Writes that happen all or not at all. */
export interface Batch {
  /** In order. With `guarded`, the first must change exactly one row, or nothing is written. */
  readonly writes: readonly Compilable[];
  readonly guarded?: boolean;
  /** Told to all servers, this one included, when and only when the batch is durable. */
  readonly notices?: readonly Notice[];
}

/** Which database, and where. */
export type StoreConfig = Pick<Config, 'DATA' | 'DATABASE_URL'>;

/** Takes a sentence for the person who runs the server. */
export type Log = (sentence: string) => void;

/** Where everything is kept, the same for both databases. */
export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  /** For reading, and for single writes. */
  readonly db: Kysely<Database>;
  /** Resolves when the batch is durable: true, or false when its guard found the row changed by somebody else. */
  commit(batch: Batch): Promise<boolean>;
  /** Tells all servers, durable or not. */
  tell(notice: Notice): Promise<void>;
  listen(hear: (notice: Notice) => void): () => void;
  /** Whether there is room to write. Rejects when the database is away. */
  check(): Promise<'fine' | 'full'>;
  close(): Promise<void>;
}
