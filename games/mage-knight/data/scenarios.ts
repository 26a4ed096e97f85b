// MK-30 to MK-46: what a scenario changes of the general rules.
import type { ShapeId } from './geometry.ts';

/** For a number of players. */
export interface ScenarioSetup {
  readonly shape: ShapeId;
  readonly countryside: number;
  readonly cities: number;
  readonly core: number;
  /** In the order of revealing. */
  readonly cityLevels: readonly number[];
  readonly rounds: number;
}

export interface Scenario {
  /** Everybody for themselves, one alone, or all together. */
  readonly kind: 'competitive' | 'solo' | 'cooperative';
  readonly setups: Readonly<Partial<Record<1 | 2 | 3 | 4, ScenarioSetup>>>;
  readonly startFame?: number;
  readonly startReputation?: number;
  /** For each new row of the fame track (MK-32.3). */
  readonly famePerRow?: number;
  readonly famePerTile?: number;
  readonly moreDice?: number;
  readonly moreUnits?: number;
  readonly noElites?: true;
  /** Countryside tiles by number; cities neither entered nor conquered; the first offer holds a village unit. */
  readonly inOrder?: true;
  readonly closedCities?: true;
  readonly villageUnitFirst?: true;
  /** Offers of Spells and advanced actions are dealt when first needed (MK-30.10). */
  readonly lateOffers?: true;
  readonly ends: 'cityRevealed' | 'citiesConquered';
  /** Achievements with titles; cities; as solo. */
  readonly scoring: 'standard' | 'cities' | 'solo';
}

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
    closedCities: true,
    villageUnitFirst: true,
    lateOffers: true,
    ends: 'cityRevealed',
    scoring: 'standard',
  },
  'blitz-conquest': {
    kind: 'competitive',
    setups: {
      2: { shape: 'wedge', countryside: 6, cities: 2, core: 1, cityLevels: [3, 3], rounds: 4 },
      3: { shape: 'wedge', countryside: 7, cities: 3, core: 2, cityLevels: [3, 3, 3], rounds: 4 },
      4: { shape: 'open4', countryside: 9, cities: 4, core: 3, cityLevels: [3, 3, 3, 3], rounds: 4 },
    },
    startFame: 1,
    startReputation: 2,
    famePerRow: 1,
    moreDice: 1,
    moreUnits: 1,
    noElites: true,
    ends: 'citiesConquered',
    scoring: 'cities',
  },
  'solo-conquest': {
    kind: 'solo',
    setups: { 1: { shape: 'wedge', countryside: 7, cities: 2, core: 2, cityLevels: [5, 8], rounds: 6 } },
    ends: 'citiesConquered',
    scoring: 'solo',
  },
} as const satisfies Readonly<Record<string, Scenario>>;

export type ScenarioId = keyof typeof scenarios;
export const SCENARIOS = Object.keys(scenarios) as readonly ScenarioId[];

export const scenarioOf = (id: ScenarioId): Scenario => scenarios[id];
