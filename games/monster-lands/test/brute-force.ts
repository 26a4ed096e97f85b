import type { Throw } from '../rules/dice-odds.ts';

/** Nothing to roll, nothing to add. */
export const plain: Throw = {
  unrolled: [0, 0],
  rolled: [[], []],
  apart: [],
  modifiers: [0, 0],
  base: 0,
  rerolls: { strength: 0, magic: 0, any: 0 },
  rerollsApart: 0,
  venoms: 0,
  venom: 2,
};

type Die = { colour: 0 | 1; face: number; apart: boolean };

/** The best chance: tries everything the rules allow, die by die, without any cleverness. */
export function bruteForce(thrown: Throw, won: (total: number) => boolean, stopsAbove: number): number {
  const go = (dice: readonly Die[], left: Throw): number => {
    const total =
      left.base + dice.reduce((sum, { colour, face }) => sum + Math.max(0, face + left.modifiers[colour]), 0);
    for (let used = 0; used <= left.venoms; used++) if (won(total + used * left.venom)) return 1;
    let best = 0;
    const average = (next: (face: number) => number): void => {
      let sum = 0;
      for (let face = 1; face <= 6; face++) sum += next(face);
      best = Math.max(best, sum / 6);
    };
    for (const colour of [0, 1] as const) {
      if (total >= stopsAbove || left.unrolled[colour] === 0) continue;
      const unrolled = left.unrolled.map((count, each) => count - (each === colour ? 1 : 0));
      average((face) =>
        go([...dice, { colour, face, apart: false }], {
          ...left,
          unrolled: unrolled as unknown as Throw['unrolled'],
        }),
      );
    }
    for (const [at, die] of dice.entries()) {
      const swap = (face: number, apart: boolean): Die[] =>
        dice.map((each, index) => (index === at ? { ...die, face, apart: die.apart || apart } : each));
      const { strength, magic, any } = left.rerolls;
      if (die.colour === 0 && strength > 0)
        average((face) =>
          go(swap(face, false), { ...left, rerolls: { strength: strength - 1, magic, any } }),
        );
      if (die.colour === 1 && magic > 0)
        average((face) => go(swap(face, false), { ...left, rerolls: { strength, magic: magic - 1, any } }));
      if (any > 0)
        average((face) => go(swap(face, false), { ...left, rerolls: { strength, magic, any: any - 1 } }));
      if (die.colour === 0 && left.rerollsApart > 0 && !die.apart)
        average((face) => go(swap(face, true), { ...left, rerollsApart: left.rerollsApart - 1 }));
    }
    return best;
  };
  const rolled = ([0, 1] as const).flatMap((colour) =>
    thrown.rolled[colour].map((face): Die => ({ colour, face, apart: false })),
  );
  const apart = thrown.apart.map((face): Die => ({ colour: 0, face, apart: true }));
  return go([...rolled, ...apart], thrown);
}
