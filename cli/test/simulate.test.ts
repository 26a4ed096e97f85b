import { describe, expect, it } from 'vitest';
import { wishesIn } from '../src/simulate/arguments.ts';
import { balanceOf } from '../src/simulate/balance.ts';
import { balanceAsText } from '../src/simulate/balance-text.ts';
import { contestOf } from '../src/simulate/contest.ts';
import { lengthsAsText, lengthsOf } from '../src/simulate/lengths.ts';
import { gradedTournaments, ratingsAsText, ratingsOf } from '../src/simulate/ratings.ts';
import { type Chances, type Trace, traceGame } from '../src/simulate/trace.ts';
import { playAll } from '../src/simulate/workers.ts';
import { run } from './run-command.ts';
import { ownStateFolder } from './state-folder.ts';
import { balanceFrom, did, seatThat } from './traces.ts';

const state = ownStateFolder();

function tournamentOf(...args: string[]) {
  const wishes = wishesIn(['--game', 'monster-lands', '--seats', 'random', '--report', 'ratings', ...args]);
  if (wishes === undefined) throw new Error('The help text is not wanted.');
  return wishes.tournament;
}

describe('the balance', () => {
  it('is the same in one thread and in two: wins by seat add up, choices by their names', async () => {
    const wishes = wishesIn(['--seats', 'random,random', '--games', '6', '--report', 'balance']);
    if (wishes === undefined) throw new Error('The help text is not wanted.');
    const { tournament } = wishes;
    const balance = balanceOf(tournament, await playAll(tournament, 1, 'trace'));
    expect(balance.games).toBe(6);
    expect(balance.seats.reduce((sum, { won }) => sum + won * 6, 0)).toBeCloseTo(6, 9);
    expect(balance.meanTurns).toBeGreaterThan(5);
    expect(balance.choices.length).toBeGreaterThan(10);
    for (const { used } of balance.choices) expect(used).toBeLessThanOrEqual(1);
    expect(balanceOf(tournament, await playAll(tournament, 2, 'trace'))).toEqual(balance);
  });
});

describe('what could be chosen', () => {
  /** A game of two, won by the first. */
  const trace = (...chances: Chances[]): Trace => ({
    reason: 'over',
    winners: [0],
    scores: [1, 0],
    seats: chances.map((each) => seatThat({ chances: each })),
  });

  it('is told by how many of those who could chose it, and how those won who did not', () => {
    const { choices } = balanceFrom([
      trace({ 'hire imp': did(1, 1) }, { 'hire imp': did(0, 1) }),
      trace({ 'hire imp': did(0, 1) }, { 'hire imp': did(1, 1) }),
      trace({ 'hire imp': did(0, 1) }, { 'hire ogre': did(1, 1) }),
    ]);
    expect(choices).toMatchObject([
      { name: 'hire imp', used: 2 / 6, taken: 2 / 5, often: 2 / 5, won: 1 / 2, otherwise: 2 / 3 },
      { name: 'hire ogre', used: 1 / 6, taken: 1, often: 1, won: 0 },
    ]);
    expect(choices[1]).not.toHaveProperty('otherwise');
    expect(choices[1]).not.toHaveProperty('moves');
  });

  it('what everybody does sooner or later is told by who did it at more of the chances than usual', () => {
    const { choices } = balanceFrom([
      trace({ pray: did(3, 4) }, { pray: did(1, 4) }),
      trace({ pray: did(1, 2) }, { pray: did(1, 4) }),
      trace({ pray: did(1, 4) }, { pray: did(1, 2) }),
    ]);
    const [pray] = choices;
    expect(pray).toMatchObject({ taken: 1, often: 8 / 20 });
    expect(pray).not.toHaveProperty('otherwise');
    // Two of the three keen seats won, one of the three others.
    expect(pray?.moves?.points).toBeCloseTo(1 / 3, 9);
    expect(pray?.moves?.margin).toBeCloseTo(1.959964 * Math.sqrt((2 * 2) / 27), 9);
  });
});

describe('what befell', () => {
  it('is told apart from what was chosen, with how those won who were spared', () => {
    const trace = (...befallen: Chances[]): Trace => ({
      reason: 'over',
      winners: [0],
      scores: [1, 0],
      seats: befallen.map((each) => seatThat({ befallen: each })),
    });
    const balance = balanceFrom([
      trace({ 'spell rain': did(0, 1) }, { 'spell rain': did(1, 1) }),
      trace({ 'spell rain': did(1, 2) }, { 'spell rain': did(1, 1) }),
    ]);
    expect(balance.choices).toEqual([]);
    expect(balance.befallen).toMatchObject([
      { name: 'spell rain', used: 3 / 4, taken: 3 / 4, often: 3 / 5, won: 1 / 3, otherwise: 1 },
    ]);
    expect(balanceAsText(balance)).toMatch(/What befell .*\n {2}spell rain +used +75\.0 %/);
  });

  it('is named by the game', () => {
    const wishes = wishesIn([
      ...['--game', 'dungeon-lords', '--seats', 'random,random', '--report', 'balance'],
      ...['--options', '{"rules":"full"}'],
    ]);
    if (wishes === undefined) throw new Error('The help text is not wanted.');
    const { seats } = traceGame(contestOf('dungeon-lords'), wishes.tournament, 0);
    const spells = seats.flatMap(({ befallen }) =>
      Object.entries(befallen).filter(([name]) => name.startsWith('spell ')),
    );
    expect(spells.length).toBeGreaterThan(0);
    for (const [, { offered, taken }] of spells) expect(taken).toBeLessThanOrEqual(offered);
  });

  it('leaves the report of a game that names nothing as it is', async () => {
    const wishes = wishesIn(['--seats', 'random,random', '--games', '1', '--report', 'balance']);
    if (wishes === undefined) throw new Error('The help text is not wanted.');
    const { tournament } = wishes;
    expect(balanceAsText(balanceOf(tournament, await playAll(tournament, 1, 'trace')))).not.toContain(
      'What befell',
    );
  });
});

describe('the way games go', () => {
  const trace = (reason: string, turns: number): Trace => ({
    reason,
    winners: [1],
    scores: [0, 1],
    turns,
    seats: [seatThat({ traits: ['clan sea'] }), seatThat({ traits: ['clan sky'] })],
  });

  it('is told by endings, those that never came too, by turns of each player, and by what seats had', () => {
    const balance = balanceFrom([trace('lands', 9), trace('lands', 12)], ['lands', 'temples']);
    expect(balance.endings).toMatchObject([
      { reason: 'lands', games: 2 },
      { reason: 'temples', games: 0, interval: { low: 0 } },
    ]);
    expect(balance.meanTurns).toBe(5.25);
    expect(balance.traits).toMatchObject([
      { name: 'clan sea', used: 0.5, won: 0 },
      { name: 'clan sky', used: 0.5, won: 1 },
    ]);
    const text = balanceAsText(balance);
    expect(text).toContain('5.3 turns of each player');
    expect(text).toMatch(/temples +0 +0\.0 %/);
  });
});

describe('lengths', () => {
  it('are told of every scenario and number of players that can be set up, beside what the guide says', async () => {
    const wishes = wishesIn([
      '--game',
      'dungeon-lords',
      '--seats',
      'random,random',
      '--games',
      '1',
      '--report',
      'lengths',
    ]);
    if (wishes === undefined) throw new Error('The help text was asked for.');
    const { level, lengths } = await lengthsOf(wishes.tournament, 1);
    expect(level).toBe('random');
    expect(lengths.map(({ scenario, seats }) => `${scenario} ${seats}`)).toEqual([
      ...['first 2', 'first 3', 'first 4', 'full 2', 'full 3', 'full 4'],
      ...['situation-1 1', 'situation-2 1', 'situation-3 1', 'situation-4 1', 'situation-1-room 1'],
    ]);
    for (const { answers, said, minutes } of lengths)
      expect(Math.min(answers, said, minutes)).toBeGreaterThan(0);
    expect(lengths[2]?.answers).toBeGreaterThan(lengths[0]?.answers ?? 0);
    const [first] = lengthsAsText({
      ...{ game: 'x', level: 'greedy', games: 6 },
      lengths: [{ scenario: 'siege', seats: 2, answers: 310, said: 300, minutes: 60 }],
    })
      .split('\n')
      .slice(3);
    expect(first).toBe('siege     2        310      300    60');
  });
});

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
    [['--report', 'ratings', '--lots', 'special:0.1'], /--lots goes with --report balance/],
    [['--report', 'balance', '--lots', 'special:2'], /--lots is a list of rules .* not "special:2"/],
    [['--report', 'weather'], /--report is one of standings, balance, ratings, lengths, not "weather"/],
  ])('refuses %j', async (args, words) => {
    const { code, err } = await run('simulate.ts', ['--report', 'ratings', ...args], {
      input: '',
      state: state.path,
    });
    expect([code, err]).toEqual([2, expect.stringMatching(words)]);
    expect(err).not.toMatch(/\n\s+at /);
  });
});
