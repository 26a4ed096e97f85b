import { THINKING_TIME, type ThinkRequest } from '@krcma/bots';
import { afterEach, expect, it } from 'vitest';
import { inFullRun } from '../../../tools/full-run.ts';
import type { Stake } from '../../bots/fair-queue.ts';
import { BotPool, NoAnswer, type PoolOptions } from '../../bots/pool.ts';

const script = new URL('./strange-thread.ts', import.meta.url);
const pools: BotPool[] = [];
afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.close();
});

function poolOf(options: Partial<PoolOptions> = {}): BotPool {
  const pool = new BotPool({ threads: 1, longest: 200, script, ...options });
  pools.push(pool);
  return pool;
}

/** The thread does what the seed says; the rest is not looked at. */
const asked = (seed: string) =>
  ({ game: 'valeria', level: 'search', table: {}, seat: 0, seed }) as ThinkRequest;
const of = (person: string, urgency: Stake['urgency']) => () => ({ people: [person], urgency });

it('a bot that never answers is ended, and the next one is answered', async () => {
  const pool = poolOf({ patience: 2000 });
  const never = pool.think(asked('for ever'), of('Anna', 'awaited'));
  const next = pool.think(asked('good'), of('Petr', 'awaited'));
  await expect(never).rejects.toThrow('A bot did not answer within 2000 ms; its thread was ended.');
  await expect(never).rejects.toBeInstanceOf(NoAnswer);
  await expect(next).resolves.toEqual({ choice: 'good' });
});

it('a thread that breaks or fills the memory is replaced, and only its own question fails', async () => {
  const pool = poolOf({ patience: 30_000 });
  const broken = pool.think(asked('break'), of('Anna', 'awaited'));
  const full = pool.think(asked('all memory'), of('Bára', 'awaited'));
  const next = pool.think(asked('good'), of('Petr', 'awaited'));
  await expect(broken).rejects.toThrow('broken');
  await expect(full).rejects.toThrow(/memory/);
  await expect(next).resolves.toEqual({ choice: 'good' });
});

inFullRun(
  'whatever others ask, one’s own bot answers after its time and a bounded wait',
  async () => {
    const pool = poolOf();
    await pool.think(asked('warm'), of('Petr', 'awaited'));
    const flood: Promise<unknown>[] = [];
    const ask = (urgency: Stake['urgency'], person: string) => {
      const thought = pool.think(asked('flood'), of(person, urgency));
      flood.push(thought.catch(() => {}));
    };
    for (let table = 0; table < 260; table++) ask('unwatched', 'Anna');
    for (let hint = 0; hint < 300; hint++) ask('asked', 'Anna');
    for (let guest = 0; guest < 100; guest++) ask('unwatched', `guest ${guest}`);
    expect(pool.queueLength).toBeLessThanOrEqual(200);
    for (let move = 0; move < 4; move++) {
      const began = performance.now();
      await expect(pool.think(asked('mine'), of('Petr', 'awaited'))).resolves.toEqual({ choice: 'mine' });
      // What is thought at this moment, once in four times one of the others, then one's own.
      expect(performance.now() - began).toBeLessThan(3 * THINKING_TIME + 500);
    }
    await pool.close();
    await Promise.all(flood);
  },
  20_000,
);

inFullRun('bots think for a shorter time when many people wait', async () => {
  const pool = poolOf();
  await pool.think(asked('warm'), of('Petr', 'awaited'));
  const began = performance.now();
  await Promise.all(
    Array.from({ length: 12 }, (_, guest) => pool.think(asked('mine'), of(`guest ${guest}`, 'awaited'))),
  );
  expect(performance.now() - began).toBeLessThan(6 * THINKING_TIME);
});
