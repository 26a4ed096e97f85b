import { hashOf, start } from '@krcma/kernel';
import type { BroughtAlong } from '@krcma/protocol';
import { valeria } from '@krcma/valeria';
import { afterEach, expect, it } from 'vitest';
import { inFullRun } from '../../../tools/full-run.ts';
import { ForeignGames } from '../../tables/foreign/foreign-games.ts';

const setup = { seats: 2, seed: 'elsewhere', generator: 'chacha20' } as const;
const game: BroughtAlong = {
  game: 'valeria',
  version: 1,
  setup,
  choices: [],
  hash: hashOf(start(valeria, setup)),
};
const ENDLESS = new URL('./threads/endless.ts', import.meta.url);
const GREEDY = new URL('./threads/greedy.ts', import.meta.url);

const opened: ForeignGames[] = [];
const openedAt = (url?: URL): ForeignGames => {
  const games = new ForeignGames(url);
  opened.push(games);
  return games;
};
afterEach(() => Promise.all(opened.splice(0).map((games) => games.close())));

/** Milliseconds this thread was held up at most, while something else was to be done. */
async function heldUp(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let before = performance.now();
  const looking = setInterval(() => {
    longest = Math.max(longest, performance.now() - before);
    before = performance.now();
  }, 5);
  await work();
  clearInterval(looking);
  return longest;
}

inFullRun(
  'a game that takes too long is given up, its thread is ended, and the next one is read by another',
  async () => {
    const games = openedAt(ENDLESS);
    const began = performance.now();
    const busy = await heldUp(async () => {
      const answers = [games.replay('anna', game), games.replay('petr', game)];
      for (const answer of answers)
        await expect(answer).rejects.toMatchObject({
          code: 'replay-differs',
          message: expect.stringMatching(/longer than 5 seconds/),
        });
    });
    expect(performance.now() - began).toBeGreaterThan(9_000);
    expect(busy).toBeLessThan(1_000);
  },
);

it('a game that takes too much memory is given up, and the server lives', async () => {
  await expect(openedAt(GREEDY).replay('anna', game)).rejects.toMatchObject({
    code: 'replay-differs',
    message: expect.stringMatching(/memory|longer/),
  });
});

it('one person brings one game at a time, and the queue ends somewhere', async () => {
  const games = openedAt(ENDLESS);
  const first = games.replay('anna', game);
  await expect(games.replay('anna', game)).rejects.toMatchObject({ code: 'too-many' });
  const others = Array.from({ length: 20 }, (_, each) => games.replay(`guest ${each}`, game));
  await expect(games.replay('late', game)).rejects.toMatchObject({ code: 'busy' });
  const ends = Promise.allSettled([first, ...others]);
  await games.close();
  for (const end of await ends) expect(end).toMatchObject({ reason: { code: 'busy' } });
});

it('an honest game comes back as it was played', async () => {
  const games = openedAt();
  const journal = await games.replay('anna', game);
  expect(journal).toMatchObject({ game: 'valeria', log: [], setup: game.setup });
  await expect(games.replay('anna', { ...game, version: 99 })).rejects.toMatchObject({ code: 'newer-save' });
  await expect(games.replay('anna', { ...game, game: 'chess' })).rejects.toMatchObject({
    code: 'unknown-game',
  });
});
