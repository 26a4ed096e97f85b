import { advise, botOf, type Level } from '@krcma/bots';
import { greedyWins, honestyChecks, tablesOnTheWay } from '@krcma/bots/honesty';
import { type Ask, asksOf, isAsking, redeal, rulesIn } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { isFullRun, sample } from '../../../tools/sample.ts';
import { advice } from '../bot/index.ts';
import { prospects, totalOf } from '../bot/prospects.ts';
import { slotPoints, unitsOf } from '../bot/slots.ts';
import { ENTRANCE, FIRST_TUNNELS } from '../data/dungeon.ts';
import { PALADIN_SPACE } from '../data/track.ts';
import { SITUATIONS, type SituationId } from '../data/training.ts';
import { dungeonLords } from '../index.ts';
import { stepsFromEntrance } from '../rules/dungeon.ts';
import { advise as solverAdvice } from '../solver/index.ts';
import { lordAt } from '../state.ts';
import { questionOf } from './solver-table.ts';
import { freshTable, type Game } from './table.ts';

const craft = { module: dungeonLords, advice };

const askOf = ({ journal }: Game): Ask => asksOf(dungeonLords, journal)[0] as Ask;

const MODES = [
  ['two players', 2, { rules: 'full' }],
  ['three players', 3, {}],
  ['four players who plan in turn', 4, { rules: 'full', planning: 'in-turn-order' }],
  ['two players with chosen locks', 2, { chosenLocks: true, greedyDummies: true }],
  ['a training', 1, { situation: 'situation-3' }],
] as const;

describe('bots decide from what their seat sees', () => {
  for (const { title, run } of honestyChecks(craft, sample(MODES, 1))) it(title, run);

  it('the evaluation of a seat is the same whatever is hidden from it', () => {
    for (const [, seats, options] of MODES)
      for (const table of tablesOnTheWay(craft, seats, options))
        for (let seat = 0; seat < seats; seat++) {
          const twin = redeal(dungeonLords, table, seat, 'a third deal');
          expect(totalOf(prospects(twin, seat))).toBeCloseTo(totalOf(prospects(table, seat)), 9);
        }
  });
});

describe('advice', () => {
  it('appraises the answers to every question, but where none is better by itself', () => {
    const appraised = Object.keys(advice.appraisals ?? {});
    const asking = [...rulesIn(dungeonLords)].flatMap(([name, { steps }]) =>
      [...steps.values()].some(isAsking) ? [name] : [],
    );
    expect(asking.filter((name) => !appraised.includes(name))).toEqual([]);
  });
});

describe('fights are solved', () => {
  const played = (level: Level, situation: SituationId) => {
    const t = freshTable(1, { situation });
    const bot = botOf(level, craft);
    for (let n = 0; t.game.outcome === undefined && n < 200; n++)
      t.play(bot.decide(t.game, 0, { seed: `${n}`, iterations: 1 }).choice);
    return t.game.outcome?.reason;
  };

  it('DL-TRN.7 greedy and search lose no more tiles in any training than must be', () => {
    for (const level of ['greedy', 'search'] as const)
      for (const situation of SITUATIONS) expect(played(level, situation)).toBe('training-best');
  });

  it('a hint for a plan is what the solver says, with chances of the other answers', () => {
    const { choice, listed } = advise(craft, freshTable(1, { situation: 'situation-3' }).game, 0, {
      seed: 'plan',
      iterations: 4,
    });
    const t = freshTable(1, { situation: 'situation-3' });
    expect(choice).toBe(solverAdvice(questionOf(t), askOf(t).frame)?.id);
    expect(listed.length).toBeGreaterThan(1);
    for (const { value } of listed) expect(value).toBeLessThan(1);
  });

  it('what is not a fight is left to the judgement', () => {
    const t = freshTable(2);
    expect(advice.counsel?.(t.game, askOf(t))).toBeUndefined();
  });
});

describe('judgement', () => {
  it('a room far from the entrance is safer than one that falls first', () => {
    const { game } = freshTable(2);
    const { dungeon } = lordAt(game, 0);
    const shaft = [...FIRST_TUNNELS, 17, 16, 15];
    for (const cell of shaft) dungeon[cell] = 'tunnel';
    const [nearest = 0, farthest] = [ENTRANCE, 15].map((cell) => {
      const built = structuredClone(game);
      lordAt(built, 0).dungeon[cell] = 'mint';
      return prospects(built, 0).defence;
    });
    expect(stepsFromEntrance({ dungeon })[15]).toBe(shaft.length - 1);
    expect(farthest).toBeGreaterThan(nearest);
  });

  it('traps are worth more in the second year, when one more is drawn', () => {
    const { game } = freshTable(2);
    const [first = 0, second = 0] = ([1, 2] as const).map((year) =>
      slotPoints({ ...game, year }, 0, 'buy-traps', 1, { ...unitsOf(game, 0), trap: 1 }),
    );
    expect(second - first).toBeCloseTo(1, 9);
  });
});

describe('what is to come', () => {
  it('who will owe evil on payday keeps away from the paladin', () => {
    const { game } = freshTable(2);
    const lord = lordAt(game, 0);
    lord.evil = PALADIN_SPACE - 3;
    const [without = 0, withVampire] = [[], [{ id: 'vampire', stance: 'ready' } as const]].map((lair) => {
      lord.lair = lair;
      return prospects(game, 0).reputation;
    });
    expect(withVampire).toBeLessThan(without);
  });

  it('of food there is enough some day', () => {
    const { game } = freshTable(2);
    const stockWith = (food: number): number => {
      lordAt(game, 0).food = food;
      return prospects(game, 0).stock;
    };
    expect(stockWith(3) - stockWith(2)).toBeGreaterThan(2 * (stockWith(9) - stockWith(8)));
  });
});

describe('strength', () => {
  it('greedy beats random in nearly every game of two', () => {
    const [games, least] = isFullRun ? [12, 11] : [6, 5];
    expect(greedyWins(craft, games)).toBeGreaterThanOrEqual(least);
  });
});
