import { botOf } from '@krcma/bots';
import { greedyWins, honestyChecks, tablesOnTheWay } from '@krcma/bots/honesty';
import { asksOf, redeal } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { isFullRun, sample } from '../../../tools/sample.ts';
import { advice } from '../bot/index.ts';
import { evaluate } from '../bot/promise.ts';
import { prospects, totalOf } from '../bot/prospects.ts';
import { ragnarok } from '../index.ts';
import { heroRound } from './hunt-table.ts';
import { type Game, type TableSetup, table } from './table.ts';

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

/** What the answers that are asked for now promise, by their ids. */
function pointsOf(t: Game): Record<string, number> {
  const [ask] = asksOf(ragnarok, t.journal);
  if (ask === undefined) throw new Error('Nobody is asked.');
  const points = advice.appraisals?.[ask.frame.rule]?.points(t.game, ask) ?? [];
  return Object.fromEntries(t.options().map((id, index) => [id, points[index] ?? 0]));
}

const bestOf = (t: Game): string | undefined =>
  Object.entries(pointsOf(t)).sort(([, a], [, b]) => b - a)[0]?.[0];

/** What a greedy seat answers to the question before it. */
const greedyAnswer = (t: Game): string =>
  botOf('greedy', craft).decide(t.game, asksOf(ragnarok, t.journal)[0]?.seat ?? 0, { seed: '1' }).choice;

describe('appraisals', () => {
  /** Slain by two wounds more, and by whoever stands in region 1. */
  const nearlySlain = { region: 1, wounds: [0, 0, 0, 0, 0, 0, null, null] };
  const strong = {
    region: 1,
    attributes: { might: 6, wisdom: 6 },
    hand: ['sword', 'sword', 'axe', 'axe'],
    blessings: ['storm-chariot'],
  };
  const chariot = (more: object, monster: object) =>
    table({
      step: 'special',
      players: [{ ...strong, ...more }],
      monsters: { draug: { ...nearlySlain, ...monster } },
    } as unknown as TableSetup);

  it('Storm Chariot brings the hero to prey, and is left where the prey is', () => {
    expect(bestOf(chariot({}, {}).play('act:monsters'))).toBe('none');
    const away = chariot({}, { region: 2 }).play('act:monsters');
    expect(bestOf(away)).toBe('use:blessing:storm-chariot');
    expect(bestOf(away.play('use:blessing:storm-chariot'))).toBe('hero:r2');
  });

  it('what is offered before an action hides nothing of it: a kill is seen through Storm Chariot', () => {
    expect(greedyAnswer(chariot({}, {}))).toBe('act:monsters');
    expect(greedyAnswer(chariot({}, { region: 2 }))).toBe('act:monsters');
  });

  it('LOR-RACT.10 the hero is placed where something can be slain', () => {
    const t = table({
      step: 'rune',
      players: [{ region: 1, hand: ['sword', 'axe'], runes: { uruz: 1, algiz: 1 } }],
      monsters: { draug: { ...nearlySlain, region: 12 } },
    } as unknown as TableSetup).play('rune:hero');
    expect(bestOf(t)).toBe('r12');
  });

  it('LOR-PREP.2 of the ways to prepare those count that do something', () => {
    const preparing = (injured: readonly 'might'[]) =>
      table({ step: 'special', players: [{ region: 1, injured: [...injured] }] }).play('act:prepare');
    expect(bestOf(preparing(['might']))).toBe('way:heal');
    expect(pointsOf(preparing([]))).toMatchObject({ 'way:heal': 0, 'way:armyPlus': 0 });
    expect(bestOf(preparing([]))).toBe('way:drawCombat');
  });
});

describe('a hunt for Loki', () => {
  const hunting = (...blessings: 'unbowed'[]) =>
    heroRound({
      prey: 'loki',
      hand: ['sword', 'spear', 'axe', 'bow'],
      hunter: { blessings, attributes: { might: 6, wisdom: 4 } },
    });

  it('LOR-LOKI.12 is not given up while he can be wounded, be the injury spared or not', () => {
    expect(greedyAnswer(hunting())).toMatch(/^wound:/);
    expect(greedyAnswer(hunting('unbowed'))).toMatch(/^wound:/);
  });

  it('LOR-SPEC.3 promises less to whoever cannot take the Monsters action again', () => {
    const slain = ['draug', 'grendel'] as const;
    const slayer = { region: 9, slain, attributes: { might: 6 }, hand: ['axe', 'bow'] } as const;
    const worth = (wheel: object) =>
      evaluate(table({ players: [slayer], loki: 9, wheel } as unknown as TableSetup).game, 0);
    expect(worth({}) - worth({ monsters: [0] })).toBeGreaterThan(5);
  });
});

describe('strength', () => {
  it('greedy beats random in nearly every game of two, without a limit of turns', () => {
    const [games, least] = isFullRun ? [20, 18] : [6, 5];
    expect(greedyWins(craft, games)).toBeGreaterThanOrEqual(least);
  });
});
