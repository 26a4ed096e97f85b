import { type Ask, type BotAdvice, below, type GameTypes, type HasRandom } from '@krcma/kernel';

/** How likely a good player picks each answer; alike where the advice knows nothing of the question. */
export function weightsOf<T extends GameTypes>(
  { appraisals, temperature = 1 }: BotAdvice<T>,
  game: T['state'],
  ask: Ask,
): readonly number[] | undefined {
  if (appraisals === undefined) return undefined;
  const points = appraisals[ask.frame.rule]?.points(game, ask);
  if (points === undefined) return new Array<number>(ask.values.length).fill(1);
  let most = Number.NEGATIVE_INFINITY;
  for (const each of points) if (each > most) most = each;
  return points.map((each) => Math.exp((each - most) / temperature));
}

/** The answer that promises most; the first without advice, which for a payment is the sensible one. */
export function likeliest<T extends GameTypes>(advice: BotAdvice<T>, game: T['state'], ask: Ask): number {
  const weights = weightsOf(advice, game, ask);
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
  const weights = weightsOf(advice, game, ask);
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
