// MK-30 to MK-46: what a scenario changes of the general rules.
import { campaigns } from './campaigns.ts';
import { quests } from './quests.ts';
import type { Scenario } from './scenario.ts';
import { tezla } from './tezla.ts';

export type { PlayerCount, Scenario, ScenarioSetup, Variant } from './scenario.ts';
export { VARIANTS } from './scenario.ts';

/** A flying start for a short game (MK-32.2 to .4). */
const blitz = {
  startFame: 1,
  startReputation: 2,
  famePerRow: 1,
  moreDice: 1,
  moreUnits: 1,
  noElites: true,
} as const;

/** All against the cities, with the dummy as the clock (MK-34.2 to .7). */
const cooperation = {
  kind: 'cooperative',
  variants: { weakestCounts: {} },
  dummyFirst: true,
  tacticLeaves: true,
  ends: 'citiesConquered',
  scoring: 'mission',
} as const;

const solo = { cityLevels: [], rounds: 4 } as const;

export const scenarios = {
  'first-reconnaissance': {
    kind: 'competitive',
    setups: {
      1: { shape: 'wedgeFree', countryside: 8, cities: 1, core: 2, ...solo },
      2: { shape: 'wedgeFree', countryside: 8, cities: 1, core: 2, cityLevels: [], rounds: 3 },
      3: { shape: 'wedgeFree', countryside: 9, cities: 1, core: 2, cityLevels: [], rounds: 3 },
      4: { shape: 'wedgeFree', countryside: 11, cities: 1, core: 2, cityLevels: [], rounds: 3 },
    },
    famePerTile: 1,
    noElites: true,
    inOrder: true,
    closedCities: 'MK-30.3',
    villageUnitFirst: true,
    lateOffers: true,
    ends: 'cityRevealed',
    scoring: 'standard',
  },
  'full-conquest': {
    kind: 'competitive',
    setups: {
      2: { shape: 'wedge', countryside: 8, cities: 2, core: 1, cityLevels: [4, 4], rounds: 6 },
      3: { shape: 'wedge', countryside: 9, cities: 3, core: 2, cityLevels: [4, 4, 4], rounds: 6 },
      4: { shape: 'open', countryside: 11, cities: 4, core: 3, cityLevels: [4, 4, 4, 4], rounds: 6 },
    },
    variants: { twoCities: { 4: { cities: 2, cityLevels: [10, 10] } } },
    teams: 'may',
    ends: 'citiesConquered',
    scoring: 'cities',
  },
  'blitz-conquest': {
    kind: 'competitive',
    setups: {
      2: { shape: 'wedge', countryside: 6, cities: 2, core: 1, cityLevels: [3, 3], rounds: 4 },
      3: { shape: 'wedge', countryside: 7, cities: 3, core: 2, cityLevels: [3, 3, 3], rounds: 4 },
      4: { shape: 'open4', countryside: 9, cities: 4, core: 3, cityLevels: [3, 3, 3, 3], rounds: 4 },
    },
    ...blitz,
    ends: 'citiesConquered',
    scoring: 'cities',
  },
  'solo-conquest': {
    kind: 'solo',
    setups: { 1: { shape: 'wedge', countryside: 7, cities: 2, core: 2, cityLevels: [5, 8], rounds: 6 } },
    ends: 'citiesConquered',
    scoring: 'mission',
  },
  'full-cooperation': {
    ...cooperation,
    setups: {
      2: { shape: 'open', countryside: 8, cities: 3, core: 2, cityLevels: [5, 5, 8], rounds: 6 },
      3: { shape: 'open', countryside: 10, cities: 4, core: 3, cityLevels: [5, 5, 5, 11], rounds: 6 },
    },
  },
  'blitz-cooperation': {
    ...cooperation,
    ...blitz,
    setups: {
      2: { shape: 'open', countryside: 7, cities: 2, core: 1, cityLevels: [5, 8], rounds: 4 },
      3: { shape: 'open', countryside: 8, cities: 3, core: 2, cityLevels: [5, 8, 11], rounds: 4 },
    },
  },
  ...quests,
  ...campaigns,
  ...tezla,
} as const satisfies Readonly<Record<string, Scenario>>;

export type ScenarioId = keyof typeof scenarios;
export const SCENARIOS = Object.keys(scenarios) as readonly ScenarioId[];

export const scenarioOf = (id: ScenarioId): Scenario => scenarios[id];
