import { expect, it } from 'vitest';
import { gameWith, honest } from '../kernel/test/honest.ts';
import { promises } from './promises.ts';
import { isFullRun, sampleSeed } from './sample.ts';

const modes = [2, 3].map((seats) => ({ name: `${seats}`, seats }));

it('the quick run draws modes by the seed it prints, the full run plays two games of each', () => {
  const titles = promises(gameWith(honest), modes, { decisions: 20 }).map(({ title }) => title);
  expect(titles).toEqual(
    isFullRun
      ? [
          'mini, 2: 2 games of random seats keep every promise',
          'mini, 3: 2 games of random seats keep every promise',
        ]
      : [`mini: 20 decisions in modes drawn by the seed ${sampleSeed()} keep every promise`],
  );
});

it('a kept promise passes, a broken one is told', () => {
  for (const { run } of promises(gameWith(honest), modes, { decisions: 20 })) expect(run).not.toThrow();
  const broken = gameWith(honest, { inconsistency: () => 'It never holds.' });
  for (const { run } of promises(broken, modes, { decisions: 20, every: 1 }))
    expect(run).toThrow('It never holds.');
});
