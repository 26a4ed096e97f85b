// What two dice do on average: closed form over the 36 rolls.
import { wakes } from '../rules/harvest.ts';

const SIDES = [1, 2, 3, 4, 5, 6] as const;
const ROLLS: readonly (readonly [number, number])[] = SIDES.flatMap((a) => SIDES.map((b) => [a, b] as const));

/** How often one roll wakes a card with these numbers. */
export function expectedWakes(activation: readonly number[]): number {
  let times = 0;
  for (const dice of ROLLS) times += wakes(dice, activation);
  return times / ROLLS.length;
}

export const DOUBLES = 1 / 6;

/** Numbers as bits, so that a whole tableau is one number. */
export const bitsOf = (numbers: readonly number[]): number =>
  numbers.reduce((bits, number) => bits | (1 << number), 0);

const ROLL_BITS = ROLLS.map(([a, b]) => bitsOf([a, b, a + b]));
const quiet = new Map<number, number>();

/** The chance that a roll shows none of the numbers. */
export function silence(numbers: number): number {
  let chance = quiet.get(numbers);
  if (chance === undefined) {
    chance = ROLL_BITS.filter((roll) => (roll & numbers) === 0).length / ROLLS.length;
    quiet.set(numbers, chance);
  }
  return chance;
}
