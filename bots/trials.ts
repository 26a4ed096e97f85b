import { type Ask, answer, type GameTypes, type Plan, rulesIn, sideOf, sidesOf } from '@krcma/kernel';
import type { Craft, Guesses } from './bot.ts';
import { type Pick, playOut, type Reach, rewardsOf } from './playout.ts';
import { likeliest } from './weights.ts';

/** Plans carried out on guesses at a table. */
export class Trials<T extends GameTypes> {
  private readonly craft: Craft<T>;
  private readonly guesses: Guesses<T>;
  /** Turns of each seat that are played on. */
  private readonly reach: Reach;

  constructor(craft: Craft<T>, guesses: Guesses<T>, reach: Reach) {
    this.craft = craft;
    this.guesses = guesses;
    this.reach = reach;
  }

  pickOf(plan: Plan<T>): Pick<T> {
    const { advice } = this.craft;
    const follower = plan.follow();
    return (game, ask) => follower.answer(game, ask) ?? likeliest(advice, game, ask);
  }

  /** What the side of the asked seat has of the plan on that deal. */
  tried(deal: number, plan: Plan<T>): number {
    const { craft, reach } = this;
    const { game, ask } = this.guesses.at(deal);
    const sides = sidesOf(craft.module, game);
    const clock = (craft.advice.clock?.(game) ?? 0) + reach.turns * game.seats;
    playOut(craft, game, [ask], { clock, questions: reach.questions }, this.pickOf(plan));
    return rewardsOf(craft, game, sides)[sideOf(sides, ask.seat)] ?? 0;
  }

  /** Goes through the answers of a plan until others are asked or the turn is over; gives how many there are. */
  carriedOut(plan: Plan<T>, hear: (game: T['state'], ask: Ask, index: number) => void): number {
    const { module, advice } = this.craft;
    const { game, ask: first } = this.guesses.at(0);
    const pick = this.pickOf(plan);
    const turn = advice.clock?.(game);
    let n = 0;
    for (let ask: Ask | undefined = first; ask !== undefined && n < this.reach.questions; n++) {
      if (ask.seat !== first.seat || advice.clock?.(game) !== turn) break;
      const index = pick(game, ask);
      hear(game, ask, index);
      [ask] = answer(rulesIn(module), game, ask, ask.values[index] ?? null);
    }
    return n;
  }
}
