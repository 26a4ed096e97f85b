import { greedyWins, honestyChecks, tablesOnTheWay } from '@krcma/bots/honesty';
import { asksOf, redeal } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { isFullRun, sample } from '../../../tools/sample.ts';
import { advice } from '../bot/index.ts';
import { evaluate } from '../bot/promise.ts';
import { prospects, totalOf } from '../bot/prospects.ts';
import { ragnarok } from '../index.ts';
import { table } from './table.ts';

const craft = { module: ragnarok, advice };

const MODES = [
  ['two players', 2, { lastRound: 10 }],
  ['three players with three drafts', 3, { lastRound: 8, scale: 'b' }],
  ['four players', 4, { lastRound: 6 }],
] as const;

describe('bots decide from what their seat sees', () => {
  for (const { title, run } of honestyChecks(craft, sample(MODES, 1))) it(title, run);

  it('the evaluation of a seat is the same whatever is hidden from it', () => {
    for (const [, seats, options] of MODES)
      for (const game of tablesOnTheWay(craft, seats, options))
        for (let seat = 0; seat < seats; seat++) {
          const twin = redeal(ragnarok, game, seat, 'a third deal');
          expect(totalOf(prospects(twin, seat))).toBeCloseTo(totalOf(prospects(game, seat)), 9);
        }
  });
});

describe('the judgement', () => {
  it('terms add up to the evaluation', () => {
    const { game } = table({ players: [{ armies: [{ region: 1, strength: 3 }], regions: [1, 2] }] });
    const terms = Object.values(advice.terms?.(game, 0) ?? {});
    expect(terms.reduce((sum, each) => sum + each, 0)).toBeCloseTo(evaluate(game, 0), 9);
  });

  it('a temple, a land and a kill are each worth having', () => {
    const bare = evaluate(table({ players: [{ regions: [2] }] }).game, 0);
    expect(evaluate(table({ players: [{ regions: [2] }], temples: [2] }).game, 0)).toBeGreaterThan(bare);
    expect(evaluate(table({ players: [{ regions: [2, 1, 3, 4] }] }).game, 0)).toBeGreaterThan(bare);
    expect(evaluate(table({ players: [{ regions: [2], slain: ['draug'] }] }).game, 0)).toBeGreaterThan(bare);
  });

  it('somebody else one region short of three lands weighs more than all one has', () => {
    const quiet = evaluate(table({ players: [{ regions: [2] }, { regions: [5, 6, 7] }] }).game, 0);
    const threat = table({ players: [{ regions: [2] }, { regions: [5, 6, 7, 8, 9, 10, 11, 12] }] });
    expect(quiet - evaluate(threat.game, 0)).toBeGreaterThan(15);
  });
});

describe('appraisals', () => {
  it('what is offered before an action is no action: Storm Chariot is weighed as an answer of its own', () => {
    const t = table({
      step: 'special',
      players: [{ region: 1, blessings: ['storm-chariot'] }],
      monsters: { draug: { region: 1 } },
    });
    t.play('act:monsters');
    const [ask] = asksOf(ragnarok, t.journal);
    if (ask === undefined) throw new Error('Nobody is asked.');
    expect(ask.frame).toMatchObject({ rule: 'special', at: 'action start' });
    expect(advice.appraisals?.special?.points(t.game, ask)).toEqual([0, 0]);
  });
});

describe('strength', () => {
  it('greedy beats random in nearly every game of two, without a limit of turns', () => {
    const [games, least] = isFullRun ? [20, 18] : [6, 5];
    expect(greedyWins(craft, games)).toBeGreaterThanOrEqual(least);
  });
});
