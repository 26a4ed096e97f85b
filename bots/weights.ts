import { type Ask, type BotAdvice, below, type GameTypes, type HasRandom } from '@krcma/kernel';

/** The answer the game's advice weighs most; the first without advice, which for a payment is the sensible one. */
export function likeliest<T extends GameTypes>(advice: BotAdvice<T>, game: T['state'], ask: Ask): number {
  const weights = advice.weigh?.(game, ask);
  if (weights === undefined) return 0;
  let best = 0;
  for (let i = 1; i < weights.length; i++) if ((weights[i] ?? 0) > (weights[best] ?? 0)) best = i;
  return best;
}

const STEPS = 0x100_0000;

/** Draws an answer with the chances the game's advice gives them; any without advice. */
export function drawn<T extends GameTypes>(
  advice: BotAdvice<T>,
  game: T['state'],
  ask: Ask,
  chance: HasRandom,
): number {
  const weights = advice.weigh?.(game, ask);
  const count = ask.values.length;
  if (weights === undefined) return below(chance, count);
  let total = 0;
  for (let i = 0; i < count; i++) total += weights[i] ?? 0;
  let left = (total * below(chance, STEPS)) / STEPS;
  for (let i = 0; i < count; i++) {
    left -= weights[i] ?? 0;
    if (left < 0) return i;
  }
  return count - 1;
}
