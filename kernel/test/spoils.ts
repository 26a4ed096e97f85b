// Bad descriptions of positions, made from good ones: for the tests of every game that can be arranged.
import fc from 'fast-check';
import { playOn, refusalOf, type Spoil, spoiled } from '../arrange-checks.ts';
import type { GameModule, GameTypes, Setup } from '../index.ts';

const NUMBERS = [-1, 0, 1, 2, 3, 6, 7, 20, 0.5, 1e9, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY];
const STRANGE = ['', '...', 'nobody', '__proto__', 'constructor', 'toString', 'length', 'gold', '0', '(end)'];

/** Any change for the worse; `words` are ids of the game, which fit elsewhere or twice. */
const spoilsFrom = (words: readonly string[]): fc.Arbitrary<Spoil[]> => {
  const value: fc.Arbitrary<unknown> = fc.oneof(
    fc.constantFrom(...NUMBERS),
    fc.constantFrom(...words),
    fc.constantFrom(...STRANGE),
    fc.constantFrom(null, undefined, true, [], {}, [[]], [null], { id: 'nobody' }),
    fc.constantFrom(...words).map((word) => new Array<string>(20).fill(word)),
    fc.jsonValue({ maxDepth: 2 }),
  );
  const spoil = fc.record({
    where: fc.nat(100_000),
    how: fc.constantFrom<Spoil['how'][]>('replace', 'replace', 'copy', 'copy', 'double', 'drop', 'add'),
    from: fc.nat(100_000),
    value,
  });
  return fc.array(spoil, { minLength: 1, maxLength: 3 });
};

/** Either refused in words, or a table like any other. Gives how many were refused. */
export function trySpoiled<T extends GameTypes>(
  module: GameModule<T>,
  good: readonly Omit<Setup, 'seed'>[],
  words: readonly string[],
  numRuns: number,
): number {
  let refused = 0;
  const wrong = fc.tuple(fc.nat(good.length - 1), spoilsFrom(words), fc.nat(1000));
  fc.assert(
    fc.property(wrong, ([index, spoils, number]) => {
      const position = good[index];
      if (position?.arrangement === undefined) return;
      const arrangement = spoiled(position.arrangement, spoils);
      const setup = { ...position, arrangement, seed: `spoiled ${number}` };
      const sentence = refusalOf(module, setup);
      if (sentence === undefined) playOn(module, setup);
      else if (!/^\S.{15,900}\.$/su.test(sentence)) throw new Error(`No sentence: ${sentence}`);
      if (sentence !== undefined) refused++;
    }),
    { numRuns },
  );
  return refused;
}
