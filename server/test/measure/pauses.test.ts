import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Sampler } from '../../measure/load/causes.ts';
import { PauseWatch } from '../../measure/load/pauses.ts';

const LONG = 60;

function hardWork(): void {
  const before = process.threadCpuUsage();
  for (;;) {
    const { user, system } = process.threadCpuUsage(before);
    if (user + system > LONG * 1000) return;
  }
}

/** As when the machine gives the processor to others. */
function heldUp(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LONG);
}

describe('pauses of the loop', () => {
  let watch: PauseWatch;

  beforeEach(async () => {
    watch = new PauseWatch();
    await wait(20);
    watch.take();
  });

  afterEach(() => watch.close());

  async function pauseBy(what: () => void) {
    what();
    await wait(20);
    return watch.take();
  }

  it('own work is told from being held up by others', async () => {
    const worked = await pauseBy(hardWork);
    expect(worked.longest).toBeGreaterThanOrEqual(LONG);
    expect(worked.longestWork).toBeGreaterThanOrEqual(LONG);
    const waited = await pauseBy(heldUp);
    expect(waited.longest).toBeGreaterThanOrEqual(LONG);
    expect(waited.longestWork).toBeLessThan(LONG / 2);
    expect(waited.pauses[0]?.worked).toBeLessThan(LONG / 2);
  });

  it('a pause is told by the name of what it was spent with', async () => {
    const sampler = new Sampler();
    await sampler.start();
    await wait(20);
    watch.take();
    const { pauses } = await pauseBy(hardWork);
    const samples = await sampler.stop();
    const [longest] = pauses;
    if (longest === undefined) throw new Error('There was no pause.');
    const { entered, ran } = samples.of(longest);
    expect(ran.map(({ name }) => name).join()).toMatch(/hardWork|threadCpuUsage/);
    expect(entered.map(({ name }) => name).join()).toContain('pauses.test.ts');
    expect(ran.reduce((sum, { milliseconds }) => sum + milliseconds, 0)).toBeGreaterThan(LONG / 2);
  });
});
