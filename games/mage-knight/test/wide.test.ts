// Hands that nobody has in a first game: every card, unit and skill is held by somebody sooner or later.
import { randomFrom } from '@krcma/kernel';
import { playChecked, randomPlayer } from '@krcma/kernel/conformance';
import { expect, it } from 'vitest';
import { sample } from '../../../tools/sample.ts';
import { mageKnight } from '../index.ts';
import { wideTable } from './wide-table.ts';

const seeds = sample(
  Array.from({ length: 60 }, (_, n) => [`wide ${n}`, 1 + (n % 3)] as const),
  2,
);

it.each(seeds)('a game with cards of the whole box keeps every promise: %s, %i players', (seed, seats) => {
  const arrangement = wideTable({ random: randomFrom(seed) }, seats);
  const options = { scenario: seats === 1 ? 'solo-conquest' : 'blitz-conquest' };
  const effort = { every: 15, savedEvery: 8 };
  const { table } = playChecked(mageKnight, { seats, seed, options, arrangement }, randomPlayer, effort);
  expect(table.outcome).toBeDefined();
});
