import {
  type Ask,
  answer,
  type BotAdvice,
  below,
  type GameTypes,
  type Json,
  optionOf,
  type Rules,
  randomFrom,
  rulesIn,
  type Side,
  sidesOf,
  standOf,
  type Table,
} from '@krcma/kernel';
import { type Bot, type Craft, decided, Guesses, valueFor } from './bot.ts';
import { counselled } from './counsel.ts';
import { likeliest, weightsOf } from './weights.ts';

/** Redeals an option is judged by where chance has a say in what follows. */
const DEALS = 6;

/**
 * Looks one decision ahead and takes what the game's evaluation likes best for its side; of equals the likeliest. What
 * the game can work out it is told.
 */
export const greedyBot = <T extends GameTypes>(craft: Craft<T>): Bot<T> => ({
  level: 'greedy',
  decide(table, seat, { seed }) {
    const guesses = new Guesses(craft.module, table, seat, seed);
    const now = guesses.at(0);
    const told = counselled(craft, now);
    if (told !== undefined) return told;
    const side = sidesOf(craft.module, now.game).find((each) => each.includes(seat)) ?? [seat];
    const considered = now.ask.values.map((value, index) => ({
      choice: optionOf(now.game, now.ask, value).id,
      value: worthOf(craft, guesses, side, index),
      visits: 1,
    }));
    const leaders = highest(
      [...considered.keys()],
      considered.map(({ value }) => value),
    );
    const favourites = highest(leaders, weightsOf(craft.advice, now.game, now.ask) ?? []);
    const index = favourites[below({ random: randomFrom(`${seed} tie`) }, favourites.length)] ?? 0;
    return decided(now, index, { iterations: considered.length, considered });
  },
});

/** Those of the places where the number is highest. */
function highest(places: readonly number[], numbers: readonly number[]): number[] {
  const best = Math.max(...places.map((place) => numbers[place] ?? 0));
  return places.filter((place) => (numbers[place] ?? 0) === best);
}

/** The same deals for every option, so that luck does not decide between them. */
function worthOf<T extends GameTypes>(
  { module, advice }: Craft<T>,
  guesses: Guesses<T>,
  side: Side,
  index: number,
): number {
  let total = 0;
  for (let deal = 0; deal < DEALS; deal++) {
    const { game, ask } = guesses.at(deal);
    const before = standOf(game.random);
    follow(rulesIn(module), advice, game, ask, index);
    total += valueFor(advice, game, side);
    if (deal === 0 && standOf(game.random) === before) return total;
  }
  return total / DEALS;
}

/**
 * Gives the answer and then the likeliest ones to all that belongs to it: the price, the reward, whatever is picked
 * together with it, what is offered before it is carried out, and what the others answer at the same time.
 */
function follow<T extends GameTypes>(
  rules: Rules,
  advice: BotAdvice<T>,
  game: T['state'],
  ask: Ask,
  index: number,
): void {
  const { stack, frame, side, step } = ask;
  const picks = step.kind === 'gather' && advice.appraisals?.[frame.rule] !== undefined;
  let asks = answer(rules, game, ask, valueAt(ask, index));
  for (;;) {
    const next = asks[0];
    if (next === undefined) return;
    const isOver = !stack.includes(frame) || (step.kind === 'acts' && frame.at !== step.name);
    const nested = next.stack === stack && next.frame !== frame && !isOver;
    const besides = side !== undefined && next.side === side && next.seat !== ask.seat;
    const gathered = picks && next.frame === frame;
    const offered = step.kind === 'choose' && next.step.kind === 'offer' && next.frame === frame;
    if (!nested && !besides && !gathered && !offered) return;
    asks = answer(rules, game as Table, next, valueAt(next, likeliest(advice, game, next)));
  }
}

const valueAt = (ask: Ask, index: number): Json => ask.values[index] ?? null;
