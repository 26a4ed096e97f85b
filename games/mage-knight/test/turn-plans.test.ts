import { botOf } from '@krcma/bots';
import { type Ask, advance, answer, cloneTable, optionOf, type Plan, rulesIn } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { advice } from '../bot/index.ts';
import { type MageKnightTypes, mageKnight } from '../index.ts';
import type { MageKnight } from '../state.ts';
import { type Game, table } from './table.ts';

const rules = rulesIn(mageKnight);

/** A village and an orc within reach, land to explore farther on. */
const crossroads = (more: object = {}): Game =>
  table({
    holdings: [
      { space: '1,0:NW', tokens: ['diggers'] },
      { space: '0,1:NW', tokens: [], cleared: true },
    ],
    units: ['peasants'],
    source: ['blue', 'red', 'red'],
    players: [
      {
        hero: 'goldyx',
        space: '1,0:W',
        hand: ['rage', 'determination', 'rage', 'stamina', 'march', 'promise'],
        deck: ['march', 'threaten', 'swiftness', 'stamina', 'tranquility'],
        ...more,
      },
    ],
  });

const firstAsk = (game: MageKnight): Ask => advance(rules, game)[0] as Ask;

const plansAt = ({ game }: Game): readonly Plan<MageKnightTypes>[] => {
  const copy = cloneTable(game);
  return advice.plans?.(copy, firstAsk(copy)) ?? [];
};

/** Plays the turn as a plan wants it; gives the answers and the table afterwards. */
function carriedOut({ game: original }: Game, plan: Plan<MageKnightTypes>) {
  const game = cloneTable(original);
  const { turns } = game;
  const follower = plan.follow();
  const made: string[] = [];
  for (let asks = advance(rules, game); asks[0] !== undefined && game.turns === turns; ) {
    const [ask] = asks;
    const points = advice.appraisals?.[ask.frame.rule]?.points(game, ask) ?? [];
    const index = follower.answer(game, ask) ?? points.indexOf(Math.max(...points));
    const value = ask.values[Math.max(0, index)] ?? null;
    made.push(optionOf(game, ask, value).id);
    asks = answer(rules, game, ask, value);
  }
  return { made, game };
}

const planCalled = (t: Game, name: string): Plan<MageKnightTypes> => {
  const found = plansAt(t).find((plan) => plan.name === name);
  if (found === undefined)
    throw new Error(`There is no plan ${name} among ${plansAt(t).map((plan) => plan.name)}.`);
  return found;
};

describe('plans of a turn', () => {
  it('begin with the usual one, name each goal once, and end with giving the turn up', () => {
    const names = plansAt(crossroads()).map(({ name }) => name);
    expect(names[0]).toBe('as usual');
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('fight 1,0:NW');
    expect(names).toContain('{"do":"rest"}');
    expect(names.at(-1)).toBe('{"do":"end"}');
  });

  it('are carried out choice by choice, each to its own end', () => {
    const t = crossroads();
    const fought = carriedOut(t, planCalled(t, 'fight 1,0:NW'));
    expect(fought.made).toContain('challenge:1,0:NW');
    const explored = plansAt(t).filter(({ name }) => name.startsWith('explore'));
    expect(explored.length).toBeGreaterThan(0);
    for (const plan of explored) {
      const { made } = carriedOut(t, plan);
      expect(made).toContain(plan.name.replace(' ', ':'));
      const before = made.slice(0, made.indexOf(plan.name.replace(' ', ':')));
      expect(before.filter((choice) => choice.startsWith('challenge'))).toEqual([]);
    }
    const { made } = carriedOut(t, planCalled(t, '{"do":"rest"}'));
    expect(made[0]).toBe('rest');
  });

  it('leave the table they were made on as it was', () => {
    const t = crossroads();
    const before = JSON.stringify(t.game);
    for (const plan of plansAt(t)) carriedOut(t, plan);
    expect(JSON.stringify(t.game)).toBe(before);
  });

  it('there are none in the midst of a fight', () => {
    const t = crossroads();
    t.play([0, 'challenge:1,0:NW']);
    expect(plansAt(t)).toEqual([]);
  });

  it('tactics are compared by what comes of them', () => {
    const t = table({ picking: true, seats: 2 });
    expect(plansAt(t)).toHaveLength(6);
  });
});

describe('search plans its turn', () => {
  const budget = { seed: 'plans', iterations: 60 };

  it('carries a turn out that it has foreseen, without thinking again until something is turned up', () => {
    const t = table({
      holdings: ['1,0:NW', '0,1:NW'].map((space) => ({ space, tokens: [], cleared: true })),
      units: ['peasants'],
      players: [{ space: '1,0:SE', hand: ['march', 'promise', 'threaten', 'tranquility'], deck: ['rage'] }],
    });
    const bot = botOf('search', { module: mageKnight, advice });
    const thoughts: number[] = [];
    const made: string[] = [];
    for (const { turns } = t.game; t.game.turns === turns && t.game.outcome === undefined; ) {
      const { choice, iterations } = bot.decide(t.game, 0, { ...budget, seed: `${made.length}` });
      t.play([0, choice]);
      made.push(choice);
      thoughts.push(iterations);
    }
    expect(made).toContain('recruit:peasants');
    expect(thoughts[0]).toBeGreaterThan(0);
    expect(thoughts.slice(1, made.indexOf('recruit:peasants') + 1).filter((n) => n > 0)).toEqual([]);
  });
});
