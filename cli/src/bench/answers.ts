import { type Ask, advance, answer, rulesIn, start } from '@krcma/kernel';
import type { Mode, Player } from '@krcma/kernel/conformance';
import type { TableGame } from '../games.ts';
import { playerOf } from '../players.ts';
import type { Figure } from './measure.ts';

/** How many answers the questions of a game have. */
export interface Answers {
  readonly questions: number;
  readonly median: number;
  /** Of a hundred questions ninety-five have no more. */
  readonly p95: number;
  readonly most: number;
  /** The question that has the most, by its rule and step. */
  readonly widest: string;
}

/** More nobody surveys, least of all on a phone. */
export const ANSWERS_BARS = { median: 12, p95: 40, most: 80 } as const;

/** What is played: so many games by chance of every mode, and one by greedy seats, who think, of one in so many. */
export interface Sample {
  readonly random: number;
  readonly greedyEvery: number;
}

function playThrough(
  { module }: TableGame,
  { name, seats, options }: Mode,
  player: Player,
  seed: string,
  count: (ask: Ask) => void,
): void {
  const rules = rulesIn(module);
  const game = start(module, { seats, seed: `${name} ${seed}`, ...(options && { options }) });
  for (let asks = advance(rules, game), n = 0; asks[0] !== undefined; n++) {
    const [ask] = asks;
    count(ask);
    asks = answer(rules, game, ask, ask.values[player(game, ask, `${name} ${seed} ${n}`)] ?? null);
  }
}

export function answersOf(game: TableGame, { random, greedyEvery }: Sample): Answers {
  const counts: number[] = [];
  let most = 0;
  let widest = '';
  const count = ({ values, frame, step }: Ask) => {
    counts.push(values.length);
    if (values.length <= most) return;
    most = values.length;
    widest = `${frame.rule}.${step.name}`;
  };
  for (const [index, mode] of game.modes.entries()) {
    for (let i = 0; i < random; i++) playThrough(game, mode, playerOf('random', game, ''), `${i}`, count);
    if (index % greedyEvery === 0) playThrough(game, mode, playerOf('greedy', game, ''), 'greedy', count);
  }
  counts.sort((a, b) => a - b);
  const share = (part: number) => counts[Math.floor(counts.length * part)] ?? 0;
  return { questions: counts.length, median: share(0.5), p95: share(0.95), most, widest };
}

export function answersFigures(name: string, game: TableGame, sample: Sample): Figure[] {
  const { questions, median, p95, most, widest } = answersOf(game, sample);
  const figure = (what: string, value: number, bar: number): Figure => ({
    name: `${name}, answers to one question, ${what}`,
    value,
    unit: '',
    bar,
    lowerIsBetter: true,
  });
  return [
    figure(`median of ${questions.toLocaleString('en')}`, median, ANSWERS_BARS.median),
    figure('p95', p95, ANSWERS_BARS.p95),
    figure(`most (${widest})`, most, ANSWERS_BARS.most),
  ];
}
