import { type Ask, answer, type GameTypes, rulesIn, type Side, winningSides } from '@krcma/kernel';
import { type Craft, valueFor } from './bot.ts';

/** How far a playout goes before the game's judgement takes over. */
export interface Reach {
  /** Turns by the game's clock. */
  readonly turns: number;
  /** Questions, for games without a clock and turns that do not end. */
  readonly questions: number;
}

/** As far as the numbers of the search were found with. */
export const REACH: Reach = { turns: 1, questions: 60 };

/** The place of the answer that is given to a question. */
export type Pick<T extends GameTypes> = (game: T['state'], ask: Ask) => number;

/** Plays on until the cut-off. */
export function playOut<T extends GameTypes>(
  { module, advice }: Craft<T>,
  game: T['state'],
  from: readonly Ask[],
  until: { readonly clock: number; readonly questions: number },
  pick: Pick<T>,
): void {
  const rules = rulesIn(module);
  let asks = from;
  for (let n = 0; n < until.questions; n++) {
    const [ask] = asks;
    if (ask === undefined) return;
    if (advice.clock !== undefined && advice.clock(game) >= until.clock) return;
    asks = answer(rules, game, ask, ask.values[pick(game, ask)] ?? null);
  }
}

/** What each side has of the table as it stands: its chance of winning. */
export function rewardsOf<T extends GameTypes>(
  { advice }: Craft<T>,
  game: T['state'],
  sides: readonly Side[],
): readonly number[] {
  if (advice.promise !== undefined) return advice.promise(game);
  const { outcome } = game;
  if (outcome === undefined) return sides.map((side) => 1 / (1 + Math.exp(-valueFor(advice, game, side))));
  const won = winningSides(sides, outcome.winners);
  return sides.map((side) => (won.includes(side) ? 1 / won.length : 0));
}
