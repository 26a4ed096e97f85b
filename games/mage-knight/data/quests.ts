// MK-36 to MK-40: scenarios with goals of their own, and what only they know.
import type { Scenario } from './scenario.ts';
import { glade, sites } from './sites.ts';

/** MK-36.4: fought in as in a dungeon, but with units; whoever survives stays. */
const heldMine = {
  class: 'adventure',
  enemies: [],
  isDark: true,
  keeps: true,
  held: true,
  atEnd: 'crystal',
} as const;

/** The green, blue or red city is friendly, and has no level. */
const friendly = { cities: 1, cityLevels: [] } as const;

const druidNights = { ...friendly, rounds: 4 } as const;
/** MK-37.9: all there are. */
const epicNights = { countryside: 14, core: 7, rounds: 6 } as const;

/** MK-39.4, MK-40.3: keeps recruit as villages do, towers as monasteries. */
const recruitingKeep = { ...sites.keep, recruitsToo: ['village'] } as const;
const recruitingTower = { ...sites.mageTower, recruitsToo: ['monastery'] } as const;

/** MK-39.1: all tiles with keeps and towers of the first box. */
const HELD_TILES = [
  'countryside-3',
  'countryside-4',
  'countryside-9',
  'countryside-10',
  'countryside-11',
  'core-2',
  'core-3',
  'core-4',
  'core-7',
] as const;
const heldMap = { shape: 'fixed', countryside: 5, cities: 1, core: 3, cityLevels: [] } as const;

export const quests = {
  'mines-liberation': {
    kind: 'competitive',
    setups: {
      2: { shape: 'wedge', countryside: 8, core: 1, ...friendly, rounds: 4 },
      3: { shape: 'wedge', countryside: 9, core: 2, ...friendly, rounds: 4 },
      4: { shape: 'open4', countryside: 11, core: 3, ...friendly, rounds: 4 },
    },
    tilesWith: ['crystalMine', 'deepMine'],
    tilesNamed: ['core-8'],
    leavesOutWithout: ['crystalMine', 'deepMine'],
    friendlyCity: true,
    sites: { crystalMine: heldMine, deepMine: heldMine },
    mines: {
      sites: ['crystalMine', 'deepMine'],
      hidden: 'brown',
      countryside: { guard: 'green', reputation: 1, points: 4 },
      core: { guard: 'red', reputation: 2, points: 7 },
    },
    ends: 'minesLiberated',
    scoring: 'mines',
  },
  'druid-nights': {
    kind: 'competitive',
    setups: {
      2: { shape: 'wedge', countryside: 8, core: 1, ...druidNights },
      3: { shape: 'wedge', countryside: 9, core: 2, ...druidNights },
      4: { shape: 'open4', countryside: 11, core: 3, ...druidNights },
    },
    variants: { epic: { 2: epicNights, 3: epicNights, 4: epicNights }, contestedGlades: {} },
    tilesWith: ['magicalGlade'],
    tilesNamed: ['core-5'],
    friendlyCity: true,
    incantation: {
      site: 'magicalGlade',
      nights: [
        { enemies: ['brown'], crystalsForAll: 1 },
        { enemies: ['red'], crystalsPerFallen: 2 },
        { enemies: ['red', 'brown'], crystalsForAll: 3 },
      ],
      fame: 2,
      mostShields: { 2: 1, 3: 2, 4: 2 },
    },
    ends: 'incantations',
    scoring: 'standard',
  },
  'dungeon-lords': {
    kind: 'competitive',
    setups: {
      2: { shape: 'wedge', countryside: 8, core: 1, ...friendly, rounds: 5 },
      3: { shape: 'wedge', countryside: 9, core: 2, ...friendly, rounds: 5 },
      4: { shape: 'open4', countryside: 11, core: 3, ...friendly, rounds: 5 },
    },
    tilesWith: ['dungeon'],
    tilesNamed: ['core-1', 'core-6'],
    friendlyCity: true,
    secretSites: { village: 'dungeon', monastery: 'tomb' },
    tunnels: { sites: ['dungeon', 'tomb'], base: 2, perSpace: 1, avoid: ['lake', 'swamp', 'sea'] },
    adventurer: { points: { dungeon: 4, tomb: 4 }, title: 'crawler-title', alone: 5, shared: 2 },
    ends: 'dungeonsConquered',
    scoring: 'standard',
  },
  'conquer-and-hold': {
    kind: 'competitive',
    setups: {
      2: { ...heldMap, rounds: 6 },
      3: { ...heldMap, rounds: 4 },
      4: { ...heldMap, rounds: 4 },
    },
    variants: { openMap: {} },
    teams: 'must',
    tilesNamed: HELD_TILES,
    closedCities: 'MK-39.2',
    mostUnitLevel: 3,
    elitesInSecondHalf: true,
    freeAssaults: true,
    sites: {
      keep: recruitingKeep,
      mageTower: { ...recruitingTower, interact: 'owner', rewards: [], ownerToken: glade },
    },
    ownedGarrisons: [1, 2, 3],
    sitePoints: { keep: 3, mageTower: 2 },
    ends: 'rounds',
    scoring: 'owned',
  },
  'one-to-return': {
    kind: 'competitive',
    setups: {
      2: { shape: 'wedge', countryside: 7, cities: 1, core: 1, cityLevels: [3], rounds: 4 },
      3: { shape: 'wedge', countryside: 8, cities: 2, core: 2, cityLevels: [3, 3], rounds: 4 },
      4: { shape: 'wedge', countryside: 10, cities: 3, core: 3, cityLevels: [3, 3, 3], rounds: 4 },
    },
    variants: {
      epic: {
        2: { countryside: 8, cities: 2, core: 2, cityLevels: [4, 4], rounds: 6 },
        3: { countryside: 9, cities: 3, core: 3, cityLevels: [4, 4, 4], rounds: 6 },
        4: { countryside: 11, cities: 4, core: 4, cityLevels: [4, 4, 4, 4], rounds: 6 },
      },
    },
    teams: 'may',
    sites: { keep: recruitingKeep, mageTower: recruitingTower },
    portalClosesAfter: 1,
    ends: 'returned',
    scoring: 'portal',
  },
} as const satisfies Readonly<Record<string, Scenario>>;
