import type { Guide } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import type { Shelved } from '../src/host/shelf.ts';
import { lookedUp, ownResultsOf } from '../src/scenario/own-results.ts';

const guide: Guide = {
  pace: 10,
  scenarios: [
    { option: 'scenario', value: 'usual', answers: { 1: 100, 2: 100 } },
    { option: 'scenario', value: 'ambush', answers: { 1: 100 } },
  ],
};

const me = { player: 'person', name: 'Me' } as const;
const bot = { player: 'greedy', name: 'Bot' } as const;

const card = (id: string, part: Partial<Shelved>): Shelved => ({
  id,
  game: 'monster-lands',
  setup: { seats: part.seats?.length ?? 1, seed: id },
  seats: [me],
  curtain: true,
  created: 0,
  changed: Number(id),
  entries: 1,
  over: true,
  winners: [],
  ...part,
});

describe('own results', () => {
  const finished = [
    card('5', { told: { scenario: 'ambush' }, scores: [50], winners: [] }),
    card('4', { told: { scenario: 'ambush' }, scores: [40], winners: [0] }),
    card('3', { setup: { seats: 1, seed: '', options: { scenario: 'ambush' } }, scores: [45], winners: [0] }),
    card('2', { told: { scenario: 'ambush' }, scores: [70], winners: [] }),
    card('1', { seats: [bot, me], scores: [9, 7], winners: [0] }),
    card('0', { seats: [bot, bot], scores: [9, 7], winners: [0] }),
  ];
  const results = lookedUp(ownResultsOf(guide, finished, new Set(['5', '4'])));

  it('tell of a scenario how often it was played and won, when last, and the best three with their replay', () => {
    expect(results('ambush', true)).toEqual({
      scenario: 'ambush',
      alone: true,
      played: 4,
      won: 2,
      last: 5,
      best: [
        // A game that was thrown away has no replay.
        { points: 45, ended: 3 },
        { points: 40, ended: 4, replay: '/table/monster-lands/4' },
        { points: 70, ended: 2 },
      ],
    });
  });

  it('are those of the own seat, alone and with others apart; bots among themselves are nobody’s', () => {
    expect(results('usual', false)).toMatchObject({ played: 1, won: 0, best: [{ points: 7 }] });
    expect(results('usual', true)).toBeUndefined();
    expect(results('ambush', false)).toBeUndefined();
  });
});
