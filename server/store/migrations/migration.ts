import type { Kysely } from 'kysely';
import type { Store } from '../store.ts';

/** A step from one schema to the next. Names are kept in the database: they never change and never go. */
export interface Migration {
  readonly name: string;
  up(db: Kysely<unknown>, kind: Store['kind']): Promise<void>;
}
