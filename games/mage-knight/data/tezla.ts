// MK-43 to MK-46: the scenarios of Shades of Tezla, each for rivals, for one alone and for all together.
import type { Scenario, ScenarioSetup } from './scenario.ts';
import { sites } from './sites.ts';

/** All together against the game, with the dummy as the clock; no tactic leaves it (MK-43.7). */
const together = { kind: 'cooperative', dummyFirst: true } as const;

/** MK-44.1: a flying start as in a Blitz, but with elite units. */
const flyingStart = {
  startFame: 1,
  startReputation: 2,
  famePerRow: 1,
  moreDice: 1,
  moreUnits: 1,
} as const;

/** Entered as an action and fought for; whoever survives stays (MK-24.12). */
const garrisoned = { class: 'adventure', enemies: [], keeps: true, held: true } as const;

type Land = Pick<ScenarioSetup, 'shape' | 'countryside' | 'core' | 'leaderLevel' | 'glades' | 'camp'>;

const inRounds =
  (rounds: number, cities: number) =>
  (land: Land): ScenarioSetup => ({ ...land, cities, cityLevels: [], rounds });

const sixRounds = inRounds(6, 3);
const fourRounds = inRounds(4, 2);

/** MK-43. */
const lifeAndDeath = {
  tilesNamed: ['core-5', 'core-8'],
  friendlyCity: true,
  sites: {
    magicalGlade: {
      ...sites.magicalGlade,
      ...garrisoned,
      rewards: [{ reward: 'artifact', n: 1 }],
      reputation: 1,
    },
    graveyard: {
      ...sites.graveyard,
      ...garrisoned,
      rewards: [{ reward: 'spell', n: 1 }],
      reputation: 1,
    },
  },
  factions: {
    split: ['elementalist', 'darkCrusader'],
    seats: { 'high-priestess': 'core-5', necromancer: 'core-8' },
    rampagers: 'bySide',
    glades: { by: 'bySide', garrisons: [['green', 'brown']], up: true },
  },
  deeds: {
    leader: 10,
    allLeaders: 15,
    shieldOfAll: 10,
    shieldOfAllOnEach: 10,
    roundLeft: 30,
    titles: ['elementalist', 'darkCrusader'],
  },
  ends: 'leadersBeaten',
  scoring: 'deeds',
} as const;

/** MK-44. */
const realmOfTheDead = {
  ...flyingStart,
  tilesNamed: ['core-5', 'core-6'],
  friendlyCity: true,
  sites: {
    graveyard: {
      ...sites.graveyard,
      ...garrisoned,
      sealed: { reputation: 1 },
      rewardsInOrder: [
        [{ reward: 'advancedAction', n: 1 }],
        [{ reward: 'spell', n: 1 }],
        [{ reward: 'unit', n: 1 }],
        [{ reward: 'artifact', n: 1 }],
        [
          { reward: 'artifact', n: 1 },
          { reward: 'advancedAction', n: 1 },
        ],
      ],
    },
  },
  factions: {
    split: ['darkCrusader'],
    seats: { necromancer: 'core-6' },
    rampagers: 'darkCrusader',
    glades: {
      by: 'darkCrusader',
      countryside: true,
      garrisons: [['green', 'green'], ['green', 'brown'], ['red'], ['green', 'red'], ['brown', 'red']],
    },
    pursuit: true,
  },
  deeds: {
    leader: 10,
    grave: 5,
    everything: 10,
    shieldOfAll: 20,
    roundLeft: 30,
    titles: ['darkCrusader'],
  },
  ends: 'graveyardsSealed',
  scoring: 'deeds',
} as const;

/** MK-45. */
const hiddenValley = {
  ...flyingStart,
  tilesNamed: ['core-5', 'core-7'],
  friendlyCity: true,
  factions: {
    split: ['elementalist'],
    seats: { 'high-priestess': 'core-7' },
    rampagers: 'elementalist',
    notOnFirstTiles: true,
    ambush: 'elementalist',
    keep: { tile: 'core-7', by: 'elementalist', garrison: ['green', 'green'] },
  },
  exploreTimes: 3,
  influenceExplores: true,
  deeds: { leader: 20, shieldOfAll: 20, roundLeft: 30, titles: ['elementalist'] },
  ends: 'leadersBeaten',
  scoring: 'deeds',
} as const;

/** MK-46. */
const lostRelic = {
  startFame: 9,
  startLevel: 3,
  famePerRow: 1,
  moreDice: 1,
  moreUnits: 1,
  noCityElites: true,
  famePerTile: 1,
  famePerCityTile: 1,
  draconum: 'green',
  covered: 'destroyedCity',
  deeds: { piece: 5, pieceOfAll: 5, allPieces: 10, rivalPiece: 4, rivalPieces: [4, 2] },
  ends: 'relicFound',
  scoring: 'deeds',
} as const;

const twoRounds = (cities: number) => inRounds(2, cities);

export const tezla = {
  'life-and-death': {
    kind: 'competitive',
    ...lifeAndDeath,
    setups: {
      1: sixRounds({ shape: 'wedge', countryside: 6, glades: 3, core: 2, leaderLevel: 6 }),
      2: sixRounds({ shape: 'wedge', countryside: 7, glades: 3, core: 1, leaderLevel: 4 }),
      3: sixRounds({ shape: 'wedge', countryside: 9, glades: 4, core: 2, leaderLevel: 5 }),
      4: sixRounds({ shape: 'open4', countryside: 11, glades: 5, core: 3, leaderLevel: 6 }),
    },
  },
  'life-and-death-together': {
    ...together,
    ...lifeAndDeath,
    setups: {
      2: sixRounds({ shape: 'open', countryside: 7, glades: 3, core: 2, leaderLevel: 8 }),
      3: sixRounds({ shape: 'open', countryside: 9, glades: 4, core: 3, leaderLevel: 10 }),
      4: sixRounds({ shape: 'open', countryside: 11, glades: 5, core: 4, leaderLevel: 12 }),
    },
  },
  'realm-of-the-dead': {
    kind: 'competitive',
    ...realmOfTheDead,
    setups: {
      1: fourRounds({ shape: 'wedge', countryside: 5, glades: 2, core: 1, leaderLevel: 4 }),
      2: fourRounds({ shape: 'wedge', countryside: 5, glades: 2, core: 2, leaderLevel: 5 }),
      3: fourRounds({ shape: 'wedge', countryside: 7, glades: 3, core: 3, leaderLevel: 6 }),
      4: fourRounds({ shape: 'open4', countryside: 9, glades: 4, core: 4, leaderLevel: 7 }),
    },
  },
  'realm-of-the-dead-together': {
    ...together,
    ...realmOfTheDead,
    setups: {
      2: fourRounds({ shape: 'open', countryside: 6, glades: 3, core: 2, leaderLevel: 8 }),
      3: fourRounds({ shape: 'open', countryside: 8, glades: 4, core: 3, leaderLevel: 10 }),
      4: fourRounds({ shape: 'open', countryside: 10, glades: 5, core: 4, leaderLevel: 12 }),
    },
  },
  'hidden-valley': {
    kind: 'competitive',
    ...hiddenValley,
    setups: {
      1: fourRounds({ shape: 'wedge', countryside: 5, core: 1, leaderLevel: 4 }),
      2: fourRounds({ shape: 'wedge', countryside: 5, core: 2, leaderLevel: 5 }),
      3: fourRounds({ shape: 'wedge', countryside: 7, core: 3, leaderLevel: 6 }),
      4: fourRounds({ shape: 'open4', countryside: 9, core: 4, leaderLevel: 7 }),
    },
  },
  'hidden-valley-together': {
    ...together,
    ...hiddenValley,
    setups: {
      2: fourRounds({ shape: 'open', countryside: 6, core: 2, leaderLevel: 8 }),
      3: fourRounds({ shape: 'open', countryside: 8, core: 3, leaderLevel: 10 }),
      4: fourRounds({ shape: 'open', countryside: 10, core: 4, leaderLevel: 12 }),
    },
  },
  'lost-relic': {
    kind: 'competitive',
    ...lostRelic,
    setups: {
      1: twoRounds(2)({ shape: 'open3', countryside: 6, core: 1 }),
      2: twoRounds(2)({ shape: 'open3', countryside: 6, core: 1 }),
      3: twoRounds(3)({ shape: 'open4', countryside: 7, core: 2 }),
      4: twoRounds(4)({ shape: 'open', countryside: 8, core: 3 }),
    },
  },
  'lost-relic-together': {
    ...together,
    ...lostRelic,
    setups: {
      2: twoRounds(3)({ shape: 'open4', countryside: 7, core: 2 }),
      3: twoRounds(4)({ shape: 'open', countryside: 8, core: 3 }),
      4: twoRounds(5)({ shape: 'open', countryside: 9, core: 4, camp: true }),
    },
  },
} as const satisfies Readonly<Record<string, Scenario>>;
