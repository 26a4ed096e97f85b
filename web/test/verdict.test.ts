import type { Outcome } from '@krcma/kernel';
import { expect, it } from 'vitest';
import { type Reading, verdictOf } from '../src/over/verdict.ts';
import { cs } from '../src/texts/cs.ts';
import { en } from '../src/texts/en.ts';

const ended = (winners: readonly number[], rivals: Outcome['rivals'] = []): Outcome => ({
  winners,
  reason: 'over',
  scores: [],
  sheet: [],
  rivals,
});

const reading = (seats: number, more: Partial<Reading> = {}): Reading => ({
  sides: Array.from({ length: seats }, (_, seat) => [seat]),
  reader: 0,
  text: en,
  named: (all) => all.map((seat) => ['Anna', 'Petr', 'Eva'][seat]).join(' and '),
  rival: () => 'The Dark Lord',
  ...more,
});

const darkLord = [{ key: 'dark-lord', points: 12, lines: [] }];

it('a game lost alone is won by the rival, or is lost where there is none', () => {
  expect(verdictOf(ended([], darkLord), reading(1))).toBe('The Dark Lord wins');
  expect(verdictOf(ended([]), reading(1))).toBe('You have lost');
  expect(verdictOf(ended([]), reading(1, { text: cs }))).toBe('Tentokrát prohra');
  expect(verdictOf(ended([0], darkLord), reading(1))).toBe('You win!');
});

it('among several the winner is named, and only who reads it is spoken to', () => {
  expect(verdictOf(ended([0]), reading(2))).toBe('You win!');
  expect(verdictOf(ended([1]), reading(2))).toBe('Petr wins');
  expect(verdictOf(ended([0]), reading(2, { reader: undefined }))).toBe('Anna wins');
  expect(verdictOf(ended([0, 2]), reading(3))).toBe('Anna and Eva share the victory');
  expect(verdictOf(ended([]), reading(3))).toBe('Nobody wins');
});
