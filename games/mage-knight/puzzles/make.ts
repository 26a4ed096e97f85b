// Puzzles from a seed: greedy plays until a fight has come about that is hard enough, and neither trivial nor hopeless.
import { below, randomFrom, shuffle } from '@krcma/kernel';
import { difficultyOn, type PuzzleName } from '@krcma/tableware/puzzle';
import { HEROES, type HeroId } from '../data/heroes.ts';
import type { FoundFight } from './fight-seen.ts';
import { type Grade, gradeOf, thingsOf } from './grade.ts';
import { fightsOf } from './self-play.ts';
import { puzzles } from './shelf.ts';

export { gradeOf } from './grade.ts';
export type { Kept } from './kept.ts';

export const DIFFICULTIES = [1, 2, 3, 4, 5] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

interface Demands {
  /** Cards, units and skills to think of, from and to. */
  readonly things: readonly [from: number, to: number];
  /** Points that the obvious is off, at least. */
  readonly astray: number;
  /** Plans that are best, at most, and answers of the best one, at least. */
  readonly bests: number;
  readonly steps: number;
}

/** One line for each difficulty. */
const demands: Readonly<Record<Difficulty, Demands>> = {
  1: { things: [4, 5], astray: 1, bests: 8, steps: 4 },
  2: { things: [5, 6], astray: 2, bests: 6, steps: 7 },
  3: { things: [6, 7], astray: 3, bests: 4, steps: 9 },
  4: { things: [6, 8], astray: 5, bests: 3, steps: 11 },
  5: { things: [7, 12], astray: 8, bests: 2, steps: 13 },
};

/** Of one game so many fights are looked at, and of one seed so many games. */
const MOST_FIGHTS = 10;
const MOST_GAMES = 60;

/** Changes when the same seed no longer makes the same puzzle: with the tables above, the cards, the rules or greedy. */
const VERSION = puzzles.version;

export interface Puzzle {
  readonly fight: FoundFight;
  readonly grade: Grade;
  /** How many fights were looked at. */
  readonly looked: number;
}

const hasThings = (fight: FoundFight, { things: [from, to] }: Demands): boolean => {
  const things = thingsOf(fight);
  return things >= from && things <= to;
};

const meets = ({ most, obvious, bests, steps }: Grade, demanded: Demands): boolean =>
  most - obvious >= demanded.astray && bests <= demanded.bests && steps >= demanded.steps;

/** What a puzzle is made from; undefined where there is none of that name. */
export function seedOf(
  name: PuzzleName,
): { readonly seed: string; readonly difficulty: Difficulty } | undefined {
  if (name.kind === 'prepared') return undefined;
  const isDaily = name.kind === 'daily';
  const wanted = isDaily ? difficultyOn(name.date, puzzles.difficulties) : name.difficulty;
  const difficulty = DIFFICULTIES.find((each) => each === wanted);
  return difficulty && { seed: isDaily ? name.date : `number ${name.number}`, difficulty };
}

/** The same for everybody who has the seed. */
export function makePuzzle(seed: string, difficulty: Difficulty): Puzzle {
  const demanded = demands[difficulty];
  const chance = { random: randomFrom(`puzzle ${VERSION} ${difficulty} ${seed}`) };
  let looked = 0;
  for (let n = 0; n < MOST_GAMES; n++) {
    const scenario = below(chance, 4) === 0 ? 'first-reconnaissance' : 'solo-conquest';
    const hero = HEROES[below(chance, HEROES.length)] as HeroId;
    const found = [...fightsOf(`${VERSION} ${difficulty} ${seed} ${n}`, scenario, hero)];
    const worth = shuffle(
      chance,
      found.filter((fight) => hasThings(fight, demanded)),
    ).slice(0, MOST_FIGHTS);
    for (const fight of worth) {
      looked++;
      const grade = gradeOf(fight);
      if (grade !== undefined && meets(grade, demanded)) return { fight, grade, looked };
    }
  }
  throw new Error(`None of ${MOST_GAMES} games from "${seed}" has a puzzle of ${difficulty}.`);
}
