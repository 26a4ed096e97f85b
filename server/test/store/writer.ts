import { configFrom } from '../../config.ts';
import { openStore } from '../../store/open.ts';
import { anEntry } from './rows.ts';

const WRITERS = 20;

const store = await openStore(configFrom(process.env));
const last = await store.db
  .selectFrom('entries')
  .select('number')
  .orderBy('number', 'desc')
  .executeTakeFirst();
let next = (last?.number ?? 0) + 1;

async function write(): Promise<never> {
  for (;;) {
    const number = next++;
    await store.commit({ writes: [store.db.insertInto('entries').values(anEntry('t', number))] });
    console.log(number);
  }
}

await Promise.all(Array.from({ length: WRITERS }, write));
