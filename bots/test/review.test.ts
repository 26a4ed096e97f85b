import { type BotAdvice, hashOf, type Plan, recordOf } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import {
  begin,
  endNow,
  type Mini,
  type MiniTypes,
  miniGame,
  oneOf,
  rule,
  trail,
} from '../../kernel/test/mini.ts';
import { review } from '../review.ts';

const asked = { seat: () => 0 };
const ways = () => oneOf(() => ['meadow', 'forest', 'swamp'], asked);

/** What a way brings: the forest is best, a swamp is a blunder, but for the second day, when the meadow is. */
const PAYS: readonly Readonly<Record<string, number>>[] = [
  { meadow: 2, forest: 3, swamp: 0 },
  { meadow: 4, forest: 1, swamp: 0 },
  { meadow: 2, forest: 3, swamp: 0 },
  { meadow: 2, forest: 3, swamp: -3 },
];

const go = (game: Mini, day: number, way: string): void => {
  trail(game, way);
  game.points[0] = (game.points[0] ?? 0) + (PAYS[day]?.[way] ?? 0);
};

const travel = rule('travel')
  .choose('first', ways())
  .do('one', (game, { first }) => go(game, 0, first))
  .choose('second', ways())
  .do('two', (game, { second }) => go(game, 1, second))
  .choose('third', ways())
  .do('three', (game, { third }) => go(game, 2, third))
  .choose('fourth', ways())
  .do('four', (game, { fourth }) => go(game, 3, fourth))
  .do('end', (game) => endNow(game, (game.points[0] ?? 0) > 6 ? [0] : [1]));

const turn = ({ trail: gone }: Mini) => ({ seat: 0, number: gone.length + 1 });
const module = miniGame([travel], { turn });

/** A chance by points, so that nothing is lost for good before the end. */
const chance = ({ points }: Mini): number => 0.5 + ((points[0] ?? 0) - 5) / 40;

const advice: BotAdvice<MiniTypes> = {
  evaluate: ({ points }) => points[0] ?? 0,
  promise: (game) => [chance(game), 1 - chance(game)],
  clock: ({ trail: gone }) => gone.length,
};

function travelled(...choices: readonly string[]) {
  const t = begin([travel], 2, { turn });
  for (const way of choices) t.play([0, way]);
  return recordOf(module, t.journal);
}

const limits = { seed: 'review', milliseconds: 2000 };
const is = (what: string) => ({ key: 'is', what });

describe('a game that is over is explained', () => {
  it('a blunder is found, with what would have been better', () => {
    const { dearest } = review(
      { module, advice },
      travelled('forest', 'swamp', 'forest', 'forest'),
      0,
      limits,
    );
    expect(dearest[0]).toMatchObject({
      turn: 2,
      entry: 1,
      made: [{ label: is('swamp') }],
      instead: [{ label: is('meadow') }],
    });
    expect(dearest[0]?.better).toBeGreaterThan(dearest[0]?.chance ?? 1);
  });

  it('who did nothing wrong is told of nothing', () => {
    const { dearest } = review(
      { module, advice },
      travelled('forest', 'meadow', 'forest', 'forest'),
      0,
      limits,
    );
    expect(dearest).toEqual([]);
  });

  it('of many mistakes three are told, the dearest first, each turn once', () => {
    const { dearest } = review({ module, advice }, travelled('swamp', 'swamp', 'swamp', 'swamp'), 0, limits);
    expect(dearest).toHaveLength(3);
    expect(new Set(dearest.map((each) => each.turn)).size).toBe(3);
    const costs = dearest.map(({ chance: had, better }) => better - had);
    expect(costs).toEqual([...costs].sort((a, b) => b - a));
  });

  it('the chance is told for every turn, and as it came at last', () => {
    const record = travelled('forest', 'meadow', 'swamp', 'swamp');
    const { stands } = review({ module, advice }, record, 0, limits);
    expect(stands.map(({ turn: each, entry }) => [each, entry])).toEqual([
      [1, 0],
      [2, 1],
      [3, 2],
      [4, 3],
      [5, 4],
    ]);
    expect(stands.at(-1)?.chance).toBeCloseTo(0.475, 9);
  });

  it('a turn that was planned is compared as a whole, and what is better is told step by step', () => {
    const planned = (words: readonly string[]): Plan<MiniTypes> => ({
      name: words.join(' '),
      follow: () => ({ answer: (game, { values }) => values.indexOf(words[game.trail.length] ?? '') }),
    });
    const plans = [
      planned(['meadow', 'forest', 'forest', 'forest']),
      planned(['forest', 'meadow', 'forest', 'forest']),
    ];
    const long = { ...advice, plans: () => plans, clock: () => 1 };
    const day = { turn: () => ({ seat: 0, number: 1 }) };
    const t = begin([travel], 2, day);
    for (const way of ['swamp', 'swamp', 'forest', 'swamp']) t.play([0, way]);
    const whole = miniGame([travel], day);
    const { dearest, stands } = review(
      { module: whole, advice: long },
      recordOf(whole, t.journal),
      0,
      limits,
    );
    expect(dearest).toHaveLength(1);
    expect(dearest[0]?.made.map(({ label }) => label)).toEqual(['swamp', 'swamp', 'forest', 'swamp'].map(is));
    expect(dearest[0]?.instead.map(({ label }) => label)).toEqual(
      ['forest', 'meadow', 'forest', 'forest'].map(is),
    );
    expect(stands).toHaveLength(2);
  });

  it('tells a seat nothing but what it could know', () => {
    const gamble = rule('gamble')
      .choose(
        'bet',
        oneOf(() => ['low', 'high'], asked),
      )
      .do('end', (game, { bet }) => {
        const lucky = game.deck.at(-1) === 'bottom';
        game.points[0] = bet === 'low' ? 2 : lucky ? 3 : 0;
        endNow(game, (game.points[0] ?? 0) > 1 ? [0] : [1]);
      });
    const t = begin([gamble], 2);
    t.play([0, 'low']);
    const play = miniGame([gamble]);
    const craft = { module: play, advice };
    // The card that lies on top would have made the high bet good; nobody could know.
    expect(review(craft, recordOf(play, t.journal), 0, limits).dearest).toEqual([]);
  });

  it('is the same whenever it is asked for', () => {
    const record = travelled('forest', 'swamp', 'forest', 'swamp');
    const said = () => hashOf(review({ module, advice }, record, 0, { seed: 'same', milliseconds: 100_000 }));
    expect(said()).toBe(said());
  });
});
