import type { Transaction } from 'kysely';
import { takeTime } from '../store/migrate.ts';
import type { Database } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { lookOf } from './look.ts';

const SETTING = 'name-looks';
/** To be raised whenever `lookOf` changes: every look is then reckoned anew. */
const VERSION = '1';

/**
 * At the start: every account gets the look of its name, the older one first where two look alike. Who gets none stays
 * as they are, signs in as before and is asked to choose another name; when the look has become free, it is theirs.
 * Gives how many have none.
 */
export function reckonLooks(store: Store): Promise<number> {
  return store.db.transaction().execute(async (transaction) => {
    await takeTime(transaction, store.kind);
    if (await isOutdated(transaction)) await forgetLooks(transaction);
    const accounts = await transaction
      .selectFrom('users')
      .select(['id', 'name', 'look_key'])
      .where('name_key', 'is not', null)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    const taken = new Set(accounts.map(({ look_key }) => look_key));
    let without = 0;
    for (const { id, name, look_key } of accounts) {
      if (look_key !== null) continue;
      const look = lookOf(name);
      if (look === '' || taken.has(look)) without++;
      else await transaction.updateTable('users').set({ look_key: look }).where('id', '=', id).execute();
      taken.add(look);
    }
    return without;
  });
}

async function isOutdated(transaction: Transaction<Database>): Promise<boolean> {
  const row = await transaction
    .selectFrom('settings')
    .select('value')
    .where('key', '=', SETTING)
    .executeTakeFirst();
  return row?.value !== VERSION;
}

async function forgetLooks(transaction: Transaction<Database>): Promise<void> {
  await transaction.updateTable('users').set({ look_key: null }).execute();
  await transaction
    .insertInto('settings')
    .values({ key: SETTING, value: VERSION })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: VERSION }))
    .execute();
}
