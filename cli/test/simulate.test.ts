import { describe, expect, it } from 'vitest';
import { wishesIn } from '../src/simulate/arguments.ts';
import { gradedTournaments, ratingsAsText, ratingsOf } from '../src/simulate/ratings.ts';
import { run } from './run-command.ts';
import { ownStateFolder } from './state-folder.ts';

const state = ownStateFolder();

function tournamentOf(...args: string[]) {
  const wishes = wishesIn(['--game', 'monster-lands', '--seats', 'random', '--report', 'ratings', ...args]);
  if (wishes === undefined) throw new Error('The help text is not wanted.');
  return wishes.tournament;
}

describe('ratings', () => {
  it('are asked of every scenario, with the options of the caller before its own', () => {
    const graded = gradedTournaments(tournamentOf('--options', '{"difficulty":"hard"}'));
    expect(graded.map(({ mode }) => mode)).toEqual(expect.arrayContaining(['1-ambush', '1-doom']));
    expect(graded).toHaveLength(10);
    for (const { options } of graded) expect(options).toMatchObject({ difficulty: 'hard' });
    expect(new Set(graded.map(({ options }) => options.scenario)).size).toBe(10);
  });

  it('count every game once, the same ones in one thread and in two', async () => {
    const tournament = tournamentOf('--games', '4', '--mode', '1-sortie');
    const ratings = await ratingsOf(tournament, 1);
    expect(ratings.ratings.map(({ mode }) => mode)).toEqual(['1-sortie']);
    const [rating] = ratings.ratings;
    expect(rating?.games.reduce((sum, count) => sum + count, 0)).toBe(4);
    expect(await ratingsOf(tournament, 2)).toEqual(ratings);
  });

  it('are a table from the worst grade to the best', () => {
    const text = ratingsAsText({
      game: 'monster-lands',
      levels: ['greedy'],
      games: 8,
      grades: ['poor', 'good'],
      ratings: [{ mode: '1-sortie', games: [2, 6], meanScore: 31.25 }],
    });
    expect(text.split('\n').slice(2)).toEqual([
      'mode      poor  good  mean score',
      '1-sortie  25 %  75 %  31.3',
    ]);
  });

  it.each([
    [
      ['--game', 'valeria', '--seats', 'greedy'],
      /No way to play valeria with 1 of --seats ends with a grade/,
    ],
    [['--game', 'monster-lands', '--seats', 'greedy', '--mode', '1-picnic'], /--mode is one of 1-business/],
    [
      ['--game', 'monster-lands', '--seats', 'greedy', '--options', '{"difficulty":"easy"}'],
      /difficulty-not-for-scenario/,
    ],
    [['--report', 'balance', '--mode', '1-sortie'], /--mode goes with --report ratings/],
    [['--report', 'weather'], /--report is one of standings, balance, ratings, not "weather"/],
  ])('refuses %j', async (args, words) => {
    const { code, err } = await run('simulate.ts', ['--report', 'ratings', ...args], {
      input: '',
      state: state.path,
    });
    expect([code, err]).toEqual([2, expect.stringMatching(words)]);
    expect(err).not.toMatch(/\n\s+at /);
  });
});
