import { expect, it } from 'vitest';
import { isFullRun } from '../../../tools/sample.ts';
import { freshDatabase } from '../databases.ts';
import { siege } from './siege.ts';

const MESSAGES = isFullRun ? 10_000 : 2_000;
const FEW_MEGABYTES = 4_000_000;

// Nothing here reaches the database, so one of them is enough.
it('malformed, oversized, foreign, stale and repeated messages change nothing and leave nothing behind', {
  timeout: 120_000,
}, async () => {
  const cleanings: (() => void | Promise<void>)[] = [];
  const config = await freshDatabase('SQLite', (cleaning) => cleanings.push(cleaning));
  const { wrong, answers, unchanged, heap, goesOn } = await siege(config, { messages: MESSAGES });
  expect(wrong).toEqual([]);
  expect(answers.broken).toBeUndefined();
  expect(unchanged).toBe(true);
  expect(heap.after - heap.before).toBeLessThan(FEW_MEGABYTES);
  expect(goesOn).toBe(true);
  for (const cleaning of cleanings) await cleaning();
});
