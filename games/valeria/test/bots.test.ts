import { type Bot, botOf, type Level } from '@krcma/bots';
import { askedAt, greedyWins, honestyChecks, tablesOnTheWay } from '@krcma/bots/honesty';
import { advance, rulesIn } from '@krcma/kernel';
import { complaintsOf } from '@krcma/kernel/check';
import { describe, expect, it } from 'vitest';
import { isFullRun, sample } from '../../../tools/sample.ts';
import { advice } from '../bot/index.ts';
import { type Valeria, type ValeriaTypes, valeria } from '../index.ts';
import { CITIZENS, type SlayableId } from '../state.ts';

const craft = { module: valeria, advice };
const rules = rulesIn(valeria);

const bot = (level: Level): Bot<ValeriaTypes> => botOf(level, craft);
const tablesOf = (seats: number, options: Readonly<Record<string, unknown>>) =>
  tablesOnTheWay(craft, seats, options);
const asked = (table: Valeria) => askedAt(craft, table);

const MODES = [
  ['two players', 2, {}],
  ['three players', 3, { layout: 'random' }],
  ['five players', 5, { layout: 'random', noDukes: false }],
  ['events and mixed citizens', 2, { events: true, mixed: true }],
  ['solo', 1, { events: true }],
] as const;

describe('bots decide from what their seat sees', () => {
  for (const { title, run } of honestyChecks(craft, sample(MODES, 1))) it(title, run);

  it('advice that forgets an answer or promises more than one victory would be found', () => {
    const found = (changed: Partial<typeof advice>) => {
      const checks = honestyChecks({ module: valeria, advice: { ...advice, ...changed } }, [['two', 2, {}]]);
      return complaintsOf(checks.filter(({ title }) => /promises|chances|advice/.test(title)));
    };
    expect(found({})).toEqual([]);
    expect(found({ appraisals: { keepDuke: { points: () => [1] } } })).toEqual([
      '2 answers promise the points 1.',
    ]);
    expect(found({ appraisals: { keepDuke: { points: () => [1, Number.NaN] } } })[0]).toContain(
      'the points 1, NaN.',
    );
    expect(found({ appraisals: { slay: { points: () => [1] } } })).toEqual([
      'The advice appraises answers to "slay", which is no rule that asks.',
    ]);
    expect(found({ appraisals: { siesta: { points: () => [1] } } })[0]).toContain(
      '"siesta", which is no rule that asks',
    );
    expect(found({ promise: () => [0.5, 0.6] })).toEqual(['2 sides have the chances 0.5, 0.6.']);
  });
});

describe('alone', () => {
  it('the chance is one against the Dark Lord: never sure before the end, better with every monster slain', () => {
    for (const table of tablesOf(1, {})) {
      const [chance = 0] = advice.promise?.(table) ?? [];
      expect(chance).toBeGreaterThan(0);
      expect(chance).toBeLessThan(1);
      const stack = table.center.findIndex(({ cards }, at) => at < CITIZENS && cards.length > 1);
      const slain = structuredClone(table);
      const card = slain.center[stack]?.cards.pop();
      if (card !== undefined) slain.players[0]?.slain.push(card as SlayableId);
      expect(advice.promise?.(slain)[0]).toBeGreaterThan(chance);
    }
  });
});

describe('a bot', () => {
  const [table] = tablesOf(2, {}).slice(3);
  if (table === undefined) throw new Error('There is no table to decide at.');

  it('says what is wrong when its seat is not asked', () => {
    const other = 1 - asked(table);
    expect(() => bot('greedy').decide(table, other, { seed: 'c' })).toThrow(`Seat ${other} is not asked`);
  });

  it('keeps to its time and has an answer at any moment', () => {
    const begun = performance.now();
    const { choice, iterations } = bot('search').decide(table, asked(table), { seed: 'd', milliseconds: 40 });
    expect(performance.now() - begun).toBeLessThan(1500);
    expect(iterations).toBeGreaterThan(0);
    const ask = advance(rules, structuredClone(table))[0];
    expect(ask?.values.map((value) => ask.question.option(table, value, ask.frame.locals).id)).toContain(
      choice,
    );
  });
});

describe('strength', () => {
  it('greedy beats random in nearly every game of two', () => {
    const [games, least] = isFullRun ? [20, 16] : [6, 5];
    expect(greedyWins(craft, games)).toBeGreaterThanOrEqual(least);
  });
});
