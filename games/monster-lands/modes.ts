// Ways to set the game up that are worth a test of their own: fuzzing plays them all, a golden replay keeps one of each.
import type { Json } from '@krcma/kernel';
import type { Mode } from '@krcma/kernel/conformance';
import { DIFFICULTIES } from './data/difficulties.ts';
import { RATINGS, SCENARIOS, scenarioOf } from './data/scenarios.ts';
import type { MonsterLandsArrangement } from './rules/arrange.ts';
import type { EndReason, MonsterLandsOptions } from './state.ts';

const SEVERAL = [2, 3, 4] as const;
/** Than easy, which the scenarios are played at where they can be. */
const HARDER = DIFFICULTIES.slice(1);

const mode = (seats: number, name: string, options: Partial<MonsterLandsOptions> = {}): Mode => ({
  name: `${seats}-${name}`,
  seats,
  options,
});

const scenarioModes: readonly Mode[] = SCENARIOS.map((scenario) =>
  mode(1, scenario, { scenario, difficulty: scenarioOf(scenario).difficulties?.[0] ?? 'easy' }),
);

export const modes: readonly Mode[] = [
  ...SEVERAL.flatMap((seats) => DIFFICULTIES.map((difficulty) => mode(seats, difficulty, { difficulty }))),
  ...SEVERAL.map((seats) => mode(seats, 'dealt', { clans: 'dealt' })),
  ...SEVERAL.map((seats) => mode(seats, 'tricks', { tricks: true })),
  ...SEVERAL.map((seats) => mode(seats, 'queens-gift', { queensGift: true })),
  ...SEVERAL.map((seats) => mode(seats, 'more-monsters', { moreMonsters: true })),
  ...SEVERAL.map((seats) =>
    mode(seats, 'everything', { difficulty: 'deadly', tricks: true, queensGift: true, moreMonsters: true }),
  ),
  ...scenarioModes,
  ...HARDER.map((difficulty) => mode(1, difficulty, { difficulty })),
  mode(1, 'dealt', { clans: 'dealt' }),
  mode(1, 'more-monsters', { moreMonsters: true }),
  mode(1, 'everything', { scenario: 'tricky-sam', difficulty: 'deadly', moreMonsters: true, clans: 'dealt' }),
  mode(1, 'campaign', { campaign: true }),
];

const solo = ({ seats }: Mode): boolean => seats === 1;
const several = ({ seats }: Mode): boolean => seats > 1;

/** In which modes the game can end so. */
export const endings: Readonly<Record<EndReason, (mode: Mode) => boolean>> = {
  glory: several,
  rounds: several,
  'solo-bungler': solo,
  'solo-apprentice': solo,
  'solo-veteran': solo,
  'solo-hero': solo,
};

/** Scenarios end with a rating. */
export const graded = {
  modes: scenarioModes,
  endings: RATINGS.map((rating): EndReason => `solo-${rating}`),
};

/** The last round of a clan with so much glory. */
const lastRound = (glory: number): Json => {
  const arrangement: MonsterLandsArrangement = {
    clans: [{ affinity: 'jungle', glory, coins: 20 }],
    round: 6,
    at: [
      { rule: 'monsterLands', step: 'rounds' },
      { rule: 'round', step: 'pool' },
    ],
  };
  return arrangement as unknown as Json;
};

const nearGlory: MonsterLandsArrangement = {
  clans: [
    { affinity: 'jungle', glory: 34, coins: 20 },
    { affinity: 'water', glory: 20, coins: 20 },
  ],
  at: [
    { rule: 'monsterLands', step: 'rounds' },
    { rule: 'round', step: 'pool' },
  ],
};

/** Positions from which a game comes to an end that players without a plan hardly ever reach. */
export const rareEndings: Readonly<Partial<Record<EndReason, Json>>> = {
  glory: nearGlory as unknown as Json,
  'solo-apprentice': lastRound(37),
  'solo-veteran': lastRound(49),
  'solo-hero': lastRound(70),
};
