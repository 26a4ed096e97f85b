// Bots in combats of players: whatever they hold, they come to an end of it.
import { botOf } from '@krcma/bots';
import { asksOf, choose, openJournal, randomFrom } from '@krcma/kernel';
import { expect, it } from 'vitest';
import { sample } from '../../../tools/sample.ts';
import { advice } from '../bot/index.ts';
import { mageKnight } from '../index.ts';
import { DUEL_OPTIONS, duelTable } from './duel-table.ts';

const MOST = 150;
const greedy = botOf('greedy', { module: mageKnight, advice });
const seeds = sample(
  Array.from({ length: 40 }, (_, n) => `greedy duel ${n}`),
  2,
);

it.each(seeds)('MK-17.20 two greedy seats come to an end: %s', (seed) => {
  const arrangement = duelTable({ random: randomFrom(seed) }, 2);
  const journal = openJournal(mageKnight, { seats: 2, seed, options: DUEL_OPTIONS, arrangement });
  for (let made = 0; journal.table.duel !== undefined; made++) {
    expect(made).toBeLessThan(MOST);
    const [ask] = asksOf(mageKnight, journal);
    if (ask === undefined) break;
    const { choice } = greedy.decide(journal.table, ask.seat, { seed: `${made}` });
    choose(mageKnight, journal, ask.seat, choice);
  }
  expect(journal.table.combat).toBeNull();
});
