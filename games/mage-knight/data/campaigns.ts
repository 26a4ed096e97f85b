// MK-41, MK-42: Volkare comes for the city, or goes home through the portal.
import type { Scenario, ScenarioSetup } from './scenario.ts';
import type { VolkareAbout } from './volkare.ts';

/** He takes the dummy's place and counts as a player; of the tactics that players used one leaves (MK-23.5, .9). */
const againstVolkare = {
  kind: 'cooperative',
  tacticLeaves: true,
  moreDice: 1,
  moreUnits: 1,
  ends: 'volkareBeaten',
  scoring: 'volkare',
} as const;

const marked = { fair: [1, 2, 3, 4], tight: [2, 3, 4, 5], thrilling: [3, 4, 5, 6] } as const;

const returning = {
  camp: { slot: '0,1', tile: 'volkares-camp' },
  goal: 'city',
  directions: { white: 'NE', blue: 'E', green: 'SE' },
  redInRace: 'blue',
  cityLevel: { daring: [4, 6, 8, 10], heroic: [6, 9, 12, 16], legendary: [10, 14, 18, 22] },
  level: { daring: [5, 10, 15, 20], heroic: [8, 16, 24, 32], legendary: [12, 24, 36, 48] },
  wounds: { fair: 18, tight: 15, thrilling: 12 },
  marked,
  joins: 'grey',
  perCity: 20,
} as const satisfies VolkareAbout;

const returningFast = {
  ...returning,
  cityLevel: { daring: [3, 4, 5, 6], heroic: [4, 6, 8, 10], legendary: [5, 8, 11, 14] },
  level: { daring: [4, 8, 12, 16], heroic: [6, 12, 18, 24], legendary: [8, 16, 24, 32] },
  wounds: { fair: 16, tight: 13, thrilling: 10 },
} as const satisfies VolkareAbout;

const goingHome = {
  camp: { slot: '5,0', tile: 'volkares-camp' },
  goal: 'portal',
  directions: { white: 'SW', blue: 'SW', green: 'W' },
  cityLevel: { daring: [3, 4, 4, 5], heroic: [4, 4, 5, 5], legendary: [4, 5, 5, 6] },
  level: { daring: [8, 14, 20, 26], heroic: [10, 18, 26, 34], legendary: [14, 26, 38, 50] },
  wounds: { fair: 20, tight: 16, thrilling: 12 },
  marked,
  slowedBy: 2,
  lastTurns: true,
  perCity: 5,
} as const satisfies VolkareAbout;

/** Levels of cities are those of the agreed combat level. */
const map = (
  shape: ScenarioSetup['shape'],
  rounds: number,
  [countryside, cities, core]: readonly [number, number, number],
): ScenarioSetup => ({ shape, countryside, cities, core, cityLevels: [], rounds });

export const campaigns = {
  'volkares-return': {
    ...againstVolkare,
    setups: {
      1: map('open4', 6, [7, 1, 1]),
      2: map('open4', 6, [8, 1, 2]),
      3: map('open4', 6, [10, 1, 3]),
      4: map('open4', 6, [12, 1, 4]),
    },
    cityLast: true,
    volkare: returning,
  },
  'volkares-return-blitz': {
    ...againstVolkare,
    setups: {
      1: map('open4', 4, [5, 1, 1]),
      2: map('open4', 4, [6, 1, 1]),
      3: map('open4', 4, [8, 1, 2]),
      4: map('open4', 4, [10, 1, 3]),
    },
    startFame: 1,
    startReputation: 2,
    famePerRow: 1,
    moreDice: 2,
    moreUnits: 2,
    noElites: true,
    cityLast: true,
    volkare: returningFast,
  },
  'volkares-quest': {
    ...againstVolkare,
    setups: {
      1: map('quest1', 6, [8, 2, 4]),
      2: map('quest2', 6, [9, 2, 3]),
      3: map('quest3', 6, [11, 3, 4]),
      4: map('quest4', 6, [12, 3, 3]),
    },
    volkare: goingHome,
  },
} as const satisfies Readonly<Record<string, Scenario>>;
