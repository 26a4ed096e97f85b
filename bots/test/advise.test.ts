import { advise, botOf } from '@krcma/bots';
import { type BotAdvice, start } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { endNow, type Mini, type MiniTypes, miniGame, oneOf, rule } from '../../kernel/test/mini.ts';
import { advice as brawl } from '../../kernel/test/skirmish/bot.ts';
import { skirmish } from '../../kernel/test/skirmish/index.ts';
import { advisesTheBest, planIsOffered, plansTheBest } from '../hint-honesty.ts';
import { rated } from '../rated.ts';

describe('what is listed', () => {
  const tried = (choice: string, value: number, visits: number) => ({ choice, value, visits });
  const choices = (...all: ReturnType<typeof tried>[]) => rated(all, 3).map(({ choice }) => choice);

  it('begins with the best of what was tried often, and nothing behind it is rated higher', () => {
    expect(choices(tried('most', 0.5, 100), tried('best', 0.6, 60), tried('poor', 0.1, 3))).toEqual([
      'best',
      'most',
      'poor',
    ]);
  });

  it('leaves out what had luck in a few tries, and what was never tried', () => {
    expect(choices(tried('sure', 0.5, 100), tried('lucky', 0.9, 2), tried('never', 0, 0))).toEqual(['sure']);
  });

  it('is short: what was tried most is compared, not what looks nearest after one try', () => {
    const others = [tried('b', 0.4, 30), tried('c', 0.3, 20), tried('d', 0.49, 1)];
    expect(choices(tried('a', 0.5, 100), ...others)).toEqual(['a', 'b', 'c']);
  });

  it('is nothing where nothing was weighed', () => {
    expect(rated([], 3)).toEqual([]);
  });

  it('a hint that rates another answer higher would be found', () => {
    const listed = [tried('a', 0.4, 10), tried('b', 0.5, 10)];
    const hint = {
      choice: 'a',
      index: 0,
      iterations: 20,
      considered: listed,
      level: 'search',
      listed,
    } as const;
    expect(() => advisesTheBest(hint)).toThrow('a is advised and rated 0.4, but b is rated 0.5.');
    expect(() => advisesTheBest({ ...hint, choice: 'b' })).toThrow('b is advised, a is listed first.');
    const because = { over: 'b', terms: [{ term: 'luck', points: -1 }] };
    expect(() => advisesTheBest({ ...hint, listed: [tried('a', 0.4, 10)], because })).toThrow(
      'a is advised rather than b by -1 points.',
    );
  });
});

describe('a hint with a plan that is not of one piece would be found', () => {
  const step = (choice: string) => ({ choice, label: { key: 'is', what: choice }, depth: 1 });
  const plan = (value: number, ...choices: readonly string[]) => ({
    steps: choices.map(step),
    done: 0,
    isOpen: false,
    costs: [],
    brings: [],
    value,
    proved: false,
  });
  const hint = { choice: 'a', index: 0, iterations: 1, considered: [], listed: [], level: 'search' } as const;
  const second = { ...plan(0.4, 'b', 'a'), because: [] };

  it('if it begins otherwise, if the second best is better, or the same', () => {
    plansTheBest({ ...hint, plan: plan(0.5, 'a', 'b'), second });
    expect(() => plansTheBest({ ...hint, plan: plan(0.5, 'b', 'a') })).toThrow('the plan begins with b');
    expect(() => plansTheBest({ ...hint, plan: plan(0.3, 'a', 'b'), second })).toThrow(
      'The plan is rated 0.3, but the second best 0.4.',
    );
    const same = { ...plan(0.5, 'a', 'b'), because: [] };
    expect(() => plansTheBest({ ...hint, plan: plan(0.5, 'a', 'b'), second: same })).toThrow(
      'Both plans are',
    );
  });

  it('if a step of it is not offered', () => {
    const twice = rule('twice')
      .choose(
        'one',
        oneOf(() => ['a', 'b'], { seat: () => 0 }),
      )
      .choose(
        'other',
        oneOf(({ trail }) => ['c', 'd', ...trail], { seat: () => 0 }),
      )
      .do('end', (game) => endNow(game));
    const module = miniGame([twice]);
    const craft = { module, advice: { evaluate: () => 0 } };
    const table = start(module, { seats: 2, seed: 'twice' });
    planIsOffered(craft, table, 0, plan(0.5, 'a', 'd'));
    expect(() => planIsOffered(craft, table, 0, plan(0.5, 'a', 'b'))).toThrow('The plan says b');
  });
});

describe('a hint says why', () => {
  /** Three boxes: what each holds of three kinds is all that counts. */
  const boxes: Readonly<Record<string, readonly number[]>> = {
    poor: [1, 0, 0, 0],
    rich: [4, -2, 1, 0.01],
    likewise: [4.05, -2, 1, 0],
  };
  const take = (names: readonly string[]) =>
    rule('take')
      .choose(
        'box',
        oneOf(() => names, { seat: () => 0 }),
      )
      .do('open', (game, { box }) => {
        game.points = [...(boxes[box] ?? [])];
      })
      .choose(
        'last',
        oneOf(() => ['a', 'b'], { seat: () => 0 }),
      )
      .do('end', (game) => endNow(game));
  const worth = ({ points }: Mini): number => points.reduce((sum, each) => sum + each, 0);
  const advice: BotAdvice<MiniTypes> = {
    evaluate: worth,
    promise: (game: Mini) => [1 / (1 + Math.exp(-worth(game)))],
    terms: ({ points: [gold = 0, time = 0, fame = 0, dust = 0] }: Mini) => ({ gold, time, fame, dust }),
  };
  const hintFor = (names: readonly string[], changed: Partial<typeof advice> = {}) => {
    const module = miniGame([take(names)], { sides: () => [[0, 1]] });
    const table = start(module, { seats: 2, seed: 'boxes' });
    return advise({ module, advice: { ...advice, ...changed } }, table, 0, { seed: 'boxes', iterations: 60 });
  };

  it('by the terms that differ most from the next best, what it costs among them', () => {
    const { choice, because, level } = hintFor(['poor', 'rich']);
    expect([choice, level]).toEqual(['rich', 'search']);
    expect(because).toEqual({
      over: 'poor',
      terms: [
        { term: 'gold', points: 3 },
        { term: 'time', points: -2 },
        { term: 'fame', points: 1 },
      ],
    });
  });

  it('against the first answer that is clearly worse, and not against one that is as good', () => {
    expect(hintFor(['poor', 'likewise', 'rich']).because?.over).toBe('poor');
    expect(hintFor(['likewise', 'rich']).because).toBeUndefined();
  });

  it('gives no reason where the game names none', () => {
    const module = miniGame([take(['poor', 'rich'])], { sides: () => [[0, 1]] });
    const { evaluate, promise } = advice;
    const craft = { module, advice: { evaluate, ...(promise && { promise }) } };
    const hint = advise(craft, start(module, { seats: 2, seed: 'boxes' }), 0, {
      seed: 'boxes',
      iterations: 40,
    });
    expect(hint.choice).toBe('rich');
    expect(hint.because).toBeUndefined();
  });

  it('and no bot that plays asks for the terms', () => {
    const terms = () => {
      throw new Error('A bot that plays asked why.');
    };
    const table = start(skirmish, { seats: 3, seed: 'speed' });
    const craft = { module: skirmish, advice: { ...brawl, terms } };
    for (const level of ['random', 'greedy', 'search'] as const)
      expect(botOf(level, craft).decide(table, 0, { seed: 'speed', iterations: 20 }).choice).toBeTruthy();
    expect(() => advise(craft, table, 0, { seed: 'speed', iterations: 20 })).toThrow('asked why');
  });
});
