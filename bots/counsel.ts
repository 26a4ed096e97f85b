import { type GameTypes, optionOf } from '@krcma/kernel';
import { type Craft, type Decided, decided, type Guess } from './bot.ts';

/** What was worked out is known as well as what was tried so often. */
const AS_TRIED = 100;

/** The best answer where the game can work it out, and how good it is beside the others; of equals the first. */
export function counselled<T extends GameTypes>({ advice }: Craft<T>, now: Guess<T>): Decided | undefined {
  const { game, ask } = now;
  const chances = advice.counsel?.(game, ask);
  if (chances === undefined) return undefined;
  const considered = ask.values.map((value, index) => ({
    choice: optionOf(game, ask, value).id,
    value: chances[index] ?? 0,
    visits: AS_TRIED,
  }));
  return decided(now, chances.indexOf(Math.max(...chances)), { iterations: considered.length, considered });
}
