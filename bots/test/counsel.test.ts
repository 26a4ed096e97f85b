import { advise, botOf } from '@krcma/bots';
import { type BotAdvice, start } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { endNow, type Mini, type MiniTypes, miniGame, oneOf, rule, trail } from '../../kernel/test/mini.ts';

const CHANCES: Readonly<Record<string, number>> = { left: 0.2, middle: 0.7, right: 0.4 };

/** Three ways, and then another question before it ends. */
const walk = rule('walk')
  .choose(
    'way',
    oneOf(() => Object.keys(CHANCES), { seat: () => 0 }),
  )
  .do('go', (game, { way }) => trail(game, way))
  .choose(
    'pace',
    oneOf(() => ['slow', 'fast'], { seat: () => 0 }),
  )
  .do('end', (game) => endNow(game));

const module = miniGame([walk], { sides: () => [[0, 1]] });

/** The judgement likes the left way, what is worked out the middle one. */
function craftWith(asked: string[]) {
  const advice: BotAdvice<MiniTypes> = {
    evaluate: ({ trail }: Mini) => (trail.includes('left') ? 1 : 0),
    counsel: (_, { frame, values }) => {
      asked.push(frame.at);
      return frame.at === 'way' ? values.map((way) => CHANCES[String(way)] ?? 0) : undefined;
    },
  };
  return { module, advice };
}

const table = () => start(module, { seats: 2, seed: 'walk' });
const budget = { seed: 'walk', iterations: 30 };

describe('what the game works out', () => {
  it('is what greedy and search answer, whatever the judgement says', () => {
    for (const level of ['greedy', 'search'] as const) {
      const { choice, considered } = botOf(level, craftWith([])).decide(table(), 0, budget);
      expect(choice).toBe('middle');
      expect(considered.map(({ value }) => value)).toEqual([0.2, 0.7, 0.4]);
    }
  });

  it('is what a hint advises, with the other answers by their chances', () => {
    const { choice, listed } = advise(craftWith([]), table(), 0, budget);
    expect(choice).toBe('middle');
    expect(listed.map(({ choice: each }) => each)).toEqual(['middle', 'right', 'left']);
  });

  it('is asked once for the question to be answered, never in what a bot thinks up', () => {
    const asked: string[] = [];
    const { advice } = craftWith(asked);
    const counsel: typeof advice.counsel = (game, ask) => {
      advice.counsel?.(game, ask);
      return undefined;
    };
    for (const level of ['greedy', 'search'] as const)
      botOf(level, { module, advice: { ...advice, counsel } }).decide(table(), 0, budget);
    expect(asked).toEqual(['way', 'way']);
  });

  it('leaves the rest to the judgement', () => {
    const { advice } = craftWith([]);
    const silent = { module, advice: { ...advice, counsel: () => undefined } };
    for (const level of ['greedy', 'search'] as const)
      expect(botOf(level, silent).decide(table(), 0, budget).choice).toBe('left');
  });
});
