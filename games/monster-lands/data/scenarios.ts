// Chapters ML-SCN and ML-CAMP.
import type { DifficultyId } from './difficulties.ts';
import type { Affinity, Source } from './types.ts';

export const RATINGS = ['bungler', 'apprentice', 'veteran', 'hero'] as const;
export type RatingId = (typeof RATINGS)[number];

/** What must be reached, all parts together (ML-SOLO.12). */
export type Mark = {
  readonly vp?: number;
  readonly coins?: number;
  readonly quests?: number;
  /** The target of the scenario is met. */
  readonly goal?: true;
  /** Members of the four affinities, most first. */
  readonly spread?: readonly number[];
};

export interface Scenario {
  readonly number: number;
  readonly rounds: number;
  readonly marks: Readonly<Record<Exclude<RatingId, 'bungler'>, Mark>>;
  readonly startAffinity?: Affinity;
  readonly start?: { readonly coins: number; readonly defence: number };
  /** The mercenary deck holds only those that bring persuasion dice. */
  readonly onlyPersuasive?: true;
  readonly noDefence?: true;
  /** A level-A monster at the entrance: at the start, or whenever a round begins with it free. */
  readonly gateMonster?: 'start' | 'always';
  readonly beerRound?: number;
  /** Sam lays so many Tricks tokens on every realm path he takes. */
  readonly samTricks?: number;
  /** Sam's table for the Outside by the yellow die, if it is not the usual one. */
  readonly samOutside?: readonly SamOutside[];
  readonly monstersReroll?: true;
  readonly difficulties?: readonly DifficultyId[];
  readonly source: Source;
}

/** A realm path by number, or one of the two quests. */
export type SamOutside = 1 | 2 | 3 | 4 | 'qa' | 'qb';

const vp = (apprentice: number, veteran: number, hero: number) => ({
  apprentice: { vp: apprentice },
  veteran: { vp: veteran },
  hero: { vp: hero },
});

export const scenarios = {
  'business-as-usual': { number: 1, rounds: 6, marks: vp(35, 45, 60), source: 'rulebook' },
  'gold-digger': {
    number: 2,
    rounds: 6,
    marks: { apprentice: { coins: 15 }, veteran: { coins: 35 }, hero: { coins: 55 } },
    startAffinity: 'jungle',
    onlyPersuasive: true,
    source: 'rulebook',
  },
  sortie: {
    number: 3,
    rounds: 3,
    marks: vp(22, 30, 40),
    start: { coins: 12, defence: 3 },
    source: 'house',
  },
  'travelling-light': {
    number: 4,
    rounds: 6,
    marks: vp(30, 42, 56),
    startAffinity: 'water',
    noDefence: true,
    source: 'house',
  },
  'full-pack': {
    number: 5,
    rounds: 6,
    marks: { apprentice: { goal: true }, veteran: { goal: true, vp: 35 }, hero: { goal: true, vp: 50 } },
    source: 'house',
  },
  ambush: { number: 6, rounds: 6, marks: vp(35, 50, 65), gateMonster: 'always', source: 'rulebook' },
  diversity: {
    number: 7,
    rounds: 6,
    marks: {
      apprentice: { spread: [2, 1, 1, 1] },
      veteran: { spread: [2, 2, 1, 1] },
      hero: { spread: [2, 2, 2, 2] },
    },
    beerRound: 1,
    source: 'house',
  },
  'tricky-sam': { number: 8, rounds: 6, marks: vp(30, 42, 56), samTricks: 2, source: 'rulebook' },
  'clear-orders': {
    number: 9,
    rounds: 6,
    marks: {
      apprentice: { quests: 4, vp: 30 },
      veteran: { quests: 6, vp: 40 },
      hero: { quests: 8, vp: 55 },
    },
    samOutside: [1, 2, 'qa', 'qa', 'qb', 'qb'],
    source: 'rulebook',
  },
  doom: {
    number: 10,
    rounds: 6,
    marks: vp(35, 45, 60),
    gateMonster: 'start',
    monstersReroll: true,
    difficulties: ['normal', 'hard', 'deadly'],
    source: 'rulebook',
  },
} as const satisfies Record<string, Scenario>;

export type ScenarioId = keyof typeof scenarios;
export const SCENARIOS = Object.keys(scenarios) as ScenarioId[];
export const scenarioOf = (id: ScenarioId): Scenario => scenarios[id];

/** What must lie on the board at the end of Full Pack (ML-SCN.5). */
export const FULL_PACK = {
  defence: 5,
  traps: 5,
  potions: 3,
  venoms: 3,
  equipmentKinds: 3,
  affinities: 4,
} as const;
