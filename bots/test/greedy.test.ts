import { advance, type BotAdvice, rulesIn, start } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { endNow, type Mini, type MiniTypes, miniGame, rule, trail } from '../../kernel/test/mini.ts';
import { greedyBot } from '../greedy-bot.ts';

const PAIRS: Readonly<Record<string, number>> = { 'bread cheese': 3, 'apple bread': 2, 'apple cheese': 1 };

/** Two things of three, which are worth something only together. */
const pack = rule('pack')
  .set('player', () => 0)
  .gather('basket', {
    kind: 'some',
    atLeast: () => 2,
    atMost: () => 2,
    values: () => ['apple', 'bread', 'cheese'],
    option: (_, what) => ({ id: what, label: { key: 'is', what } }),
    prompt: () => ({ key: 'ask' }),
    done: () => ({ key: 'enough' }),
  })
  .do('keep', (game, { basket }) => {
    trail(game, ...basket.toSorted());
    endNow(game);
  });

/** A dish is eaten after something was offered with it. */
const season = rule('season').do('salt', (game) => trail(game, 'salt'));
const dine = rule('dine')
  .set('player', () => 0)
  .choose('dish', {
    kind: 'one',
    values: () => ['soup', 'stew'],
    option: (_, what) => ({ id: what, label: { key: 'is', what } }),
    prompt: () => ({ key: 'ask' }),
  })
  .offer('salt', {
    due: () => [{ id: 'salt', seat: 0, call: 'season', with: {}, optional: true, label: { key: 'ask' } }],
    prompt: () => ({ key: 'ask' }),
    decline: () => ({ key: 'enough' }),
  })
  .do('eat', (game, { dish }) => {
    trail(game, dish);
    endNow(game);
  });

const module = miniGame([pack]);
const evaluate = ({ trail: packed }: Mini): number => PAIRS[packed.join(' ')] ?? 0;

/** Bread before cheese before apples. */
const LIKING: Readonly<Record<string, number>> = { bread: 2, cheese: 1, apple: 0 };
const appraisals: BotAdvice<MiniTypes>['appraisals'] = {
  pack: { points: (_, { values }) => values.map((what) => LIKING[String(what)] ?? 0) },
};

function packedBy(advice: BotAdvice<MiniTypes>) {
  const table = start(module, { seats: 1, seed: 'basket' });
  advance(rulesIn(module), table);
  return greedyBot({ module, advice }).decide(table, 0, { seed: 'greedy' });
}

describe('a greedy bot', () => {
  it('judges a pick by what it makes together with the likeliest others', () => {
    const { considered } = packedBy({ evaluate, appraisals });
    expect(considered.map(({ choice, value }) => [choice, value])).toEqual([
      ['apple', 2],
      ['bread', 3],
      ['cheese', 3],
    ]);
  });

  it('does not pick on where nothing says how', () => {
    const { considered } = packedBy({ evaluate });
    expect(considered.map(({ value }) => value)).toEqual([0, 0, 0]);
  });

  it('judges an answer by what it brings, whatever is offered before that', () => {
    const table = start(miniGame([dine, season]), { seats: 1, seed: 'dinner' });
    const craft = {
      module: miniGame([dine, season]),
      advice: { evaluate: (game: Mini) => (game.trail.includes('stew') ? 2 : 1), appraisals: {} },
    };
    advance(rulesIn(craft.module), table);
    const { considered } = greedyBot(craft).decide(table, 0, { seed: 'greedy' });
    expect(considered.map(({ choice, value }) => [choice, value])).toEqual([
      ['soup', 1],
      ['stew', 2],
    ]);
  });

  it('gives the likeliest of answers it judges alike', () => {
    expect(packedBy({ evaluate: () => 0, appraisals }).choice).toBe('bread');
    expect(packedBy({ evaluate, appraisals }).choice).toBe('bread');
  });
});
