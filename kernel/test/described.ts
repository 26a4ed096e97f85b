// What is demanded of positions that are described, the same of every game that can be arranged.
import { isFullRun } from '../../tools/sample.ts';
import { playOn } from '../arrange-checks.ts';
import { type Check, demand } from '../check.ts';
import { componentsIn } from '../components.ts';
import { type GameModule, type GameTypes, type Setup, start } from '../index.ts';
import { trySpoiled } from './spoils.ts';

/** A description without the seed of what it leaves open. */
export type Position = Omit<Setup, 'seed'>;

/** Laid out this often, and played on this often, each time with another seed. */
const SEEDS = 200;
const PLAYS = 4;

const SPOILED = isFullRun ? 5000 : 400;

/** Whatever the seed, there is on the table what set-up would have laid out. */
const laidOutChecks = <T extends GameTypes>(module: GameModule<T>, good: readonly Position[]): Check[] => {
  const componentsOf = (setup: Setup): string => componentsIn(module, start(module, setup)).join();
  return good.map(({ arrangement, ...fresh }, index) => ({
    title: `${index} can be laid out whatever the seed, and nothing appears or vanishes`,
    run: () => {
      const wanted = componentsOf({ ...fresh, seed: 'fresh' });
      for (let seed = 0; seed < SEEDS; seed++) {
        const setup = { ...fresh, ...(arrangement !== undefined && { arrangement }), seed: `seed ${seed}` };
        demand(componentsOf(setup) === wanted, `With the seed "${setup.seed}" other components are there.`);
      }
    },
  }));
};

export const playedOnChecks = <T extends GameTypes>(
  module: GameModule<T>,
  good: readonly Position[],
): Check[] =>
  good.map((each, index) => ({
    title: `${index} is saved, loaded and played on`,
    run: () => {
      for (let seed = 0; seed < PLAYS; seed++) playOn(module, { ...each, seed: `plays ${seed}` });
    },
  }));

/** `words` are ids of the game; the names of its rules and steps are added. */
export function spoiledCheck<T extends GameTypes>(
  module: GameModule<T>,
  good: readonly Position[],
  words: readonly string[],
): Check {
  const { rules } = module.scripts;
  const all = [...words, ...rules.flatMap(({ name, steps }) => [name, ...steps.keys()])];
  return {
    title: 'spoiled, it is refused in words, or is a table like any other',
    run: () => {
      const refused = trySpoiled(module, good, all, SPOILED);
      demand(refused > SPOILED / 2, `Of ${SPOILED} spoiled descriptions only ${refused} were refused.`);
    },
  };
}

/** All of them, for games whose components are the same whatever is dealt. */
export const describedChecks = <T extends GameTypes>(
  module: GameModule<T>,
  good: readonly Position[],
  words: readonly string[],
): Check[] => [
  ...laidOutChecks(module, good),
  ...playedOnChecks(module, good),
  spoiledCheck(module, good, words),
];
