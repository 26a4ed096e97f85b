import { type Bot, botOf, type Level } from '@krcma/bots';
import { askedAt, greedyWins, honestyChecks, tablesOnTheWay } from '@krcma/bots/honesty';
import { redeal } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { isFullRun, sample } from '../../../tools/sample.ts';
import { exactHits, manyHits, reaching } from '../bot/chances.ts';
import { advice } from '../bot/index.ts';
import { prospects, totalOf } from '../bot/prospects.ts';
import { type MonsterLands, type MonsterLandsTypes, monsterLands } from '../index.ts';
import { chanceOfHits } from '../rules/dice-odds.ts';

const craft = { module: monsterLands, advice };

const bot = (level: Level): Bot<MonsterLandsTypes> => botOf(level, craft);
const tablesOf = (seats: number, options: Readonly<Record<string, unknown>>) =>
  tablesOnTheWay(craft, seats, options);
const asked = (table: MonsterLands) => askedAt(craft, table);

const MODES = [
  ['two players', 2, {}],
  ['three players', 3, { difficulty: 'hard' }],
  ['four players with tricks', 4, { tricks: true, queensGift: true, moreMonsters: true }],
  ['solo', 1, {}],
  ['solo against tricks', 1, { scenario: 'tricky-sam' }],
] as const;

describe('bots decide from what their seat sees', () => {
  for (const { title, run } of honestyChecks(craft, sample(MODES, 1))) it(title, run);

  it('the evaluation of a seat is the same whatever is hidden from it', () => {
    for (const [, seats, options] of MODES)
      for (const table of tablesOf(seats, options))
        for (let seat = 0; seat < seats; seat++) {
          const before = prospects(table, seat).map(totalOf);
          const twin = redeal(monsterLands, table, seat, 'a third deal');
          for (const [other, points] of prospects(twin, seat).map(totalOf).entries())
            expect(points).toBeCloseTo(before[other] ?? 0, 9);
        }
  });
});

describe('a bot', () => {
  const [table] = tablesOf(2, {}).slice(3);
  if (table === undefined) throw new Error('There is no table to decide at.');

  it('searches as many times as it is told where no answer is far ahead', () => {
    const { iterations } = bot('search').decide(table, asked(table), { seed: 'c', iterations: 60 });
    expect(iterations).toBeGreaterThan(30);
  });
});

describe('chances of dice', () => {
  it('are those of the rulebook odds', () => {
    expect(reaching(2, 7)).toBeCloseTo(21 / 36, 12);
    expect(reaching(3, 3)).toBe(1);
    expect(reaching(1, 7)).toBe(0);
    for (let dice = 0; dice < 9; dice++)
      for (let least = 0; least < 5; least++)
        expect(manyHits(dice, 2 / 3, least)).toBeCloseTo(chanceOfHits(dice, 2 / 3, least), 12);
    expect(exactHits(3, 2 / 3, 3)).toBeCloseTo(8 / 27, 12);
  });
});

describe('strength', () => {
  it('greedy beats random in nearly every game of two', () => {
    const [games, least] = isFullRun ? [12, 11] : [6, 5];
    expect(greedyWins(craft, games)).toBeGreaterThanOrEqual(least);
  });
});
