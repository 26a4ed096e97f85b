import type { OptionSchema, OptionsOf } from '@krcma/kernel';
import { COMBAT_LEVELS, RACE_LEVELS } from '../data/volkare.ts';
import { variantOptions } from './variant-options.ts';

/** Scenarios in which cities are taken, and of those the ones with at most three of them for one to three players. */
const CONQUESTS = [
  'full-conquest',
  'blitz-conquest',
  'solo-conquest',
  'full-cooperation',
  'blitz-cooperation',
] as const;
const FEW_CITIES = ['full-conquest', 'blitz-conquest', 'solo-conquest', 'blitz-cooperation'] as const;
/** Scenarios in which leaders of factions are fought. */
const FACTION_WARS = [
  'life-and-death',
  'life-and-death-together',
  'realm-of-the-dead',
  'realm-of-the-dead-together',
  'hidden-valley',
  'hidden-valley-together',
] as const;
const COOPERATION = ['full-cooperation', 'blitz-cooperation'] as const;

/** Scenarios in which not all play together, and those of them in which rivals take cities. */
const RIVALRIES = [
  'first-reconnaissance',
  'full-conquest',
  'blitz-conquest',
  'mines-liberation',
  'druid-nights',
  'dungeon-lords',
  'conquer-and-hold',
  'one-to-return',
  'life-and-death',
  'realm-of-the-dead',
  'hidden-valley',
  'lost-relic',
] as const;
/** Where a city or a leader can be assaulted by several. */
const RIVAL_CONQUESTS = [
  'full-conquest',
  'blitz-conquest',
  'life-and-death',
  'realm-of-the-dead',
  'hidden-valley',
] as const;
const CAMPAIGNS = ['volkares-return', 'volkares-return-blitz', 'volkares-quest'] as const;

/** What players agree on before a game. */
export const optionSchema = {
  scenario: {
    kind: 'choice',
    values: [
      'first-reconnaissance',
      'full-conquest',
      'blitz-conquest',
      'solo-conquest',
      'full-cooperation',
      'blitz-cooperation',
      'mines-liberation',
      'druid-nights',
      'dungeon-lords',
      'conquer-and-hold',
      'one-to-return',
      'volkares-return',
      'volkares-return-blitz',
      'volkares-quest',
      'life-and-death',
      'life-and-death-together',
      'realm-of-the-dead',
      'realm-of-the-dead-together',
      'hidden-valley',
      'hidden-valley-together',
      'lost-relic',
      'lost-relic-together',
    ],
    default: 'first-reconnaissance',
    only: {
      'full-conquest': 'several',
      'blitz-conquest': 'several',
      'solo-conquest': 'alone',
      'full-cooperation': [2, 3],
      'blitz-cooperation': [2, 3],
      'mines-liberation': 'several',
      'druid-nights': 'several',
      'dungeon-lords': 'several',
      'conquer-and-hold': 'several',
      'one-to-return': 'several',
      'life-and-death-together': 'several',
      'realm-of-the-dead-together': 'several',
      'hidden-valley-together': 'several',
      'lost-relic-together': 'several',
    },
    telling: true,
  },
  /** Four play as two teams (MK-19.1). */
  teams: {
    kind: 'choice',
    values: ['none', 'two'],
    default: 'none',
    fits: { players: [4], beside: { scenario: ['full-conquest', 'one-to-return'] } },
  },
  /** Whoever stops on another hero's space attacks that player (MK-17); else all play peacefully (MK-7.22). */
  playerCombat: {
    kind: 'flag',
    default: false,
    fits: { players: 'several', beside: { scenario: RIVALRIES } },
  },
  /** A city is assaulted by several also where players are rivals (MK-18.1). */
  jointAssaults: {
    kind: 'flag',
    default: false,
    fits: { players: 'several', beside: { scenario: RIVAL_CONQUESTS, teams: 'none' } },
  },
  /** How strong Volkare and the cities are, and how fast he is (MK-41.2). */
  combatLevel: {
    kind: 'choice',
    values: COMBAT_LEVELS,
    default: 'daring',
    fits: { beside: { scenario: CAMPAIGNS } },
  },
  raceLevel: {
    kind: 'choice',
    values: RACE_LEVELS,
    default: 'fair',
    fits: { beside: { scenario: CAMPAIGNS } },
  },
  /** A longer game on a larger map (MK-37, MK-40). */
  epic: { kind: 'flag', default: false, fits: { beside: { scenario: ['druid-nights', 'one-to-return'] } } },
  /** Two teams, two cities of level 10 (MK-31.5). */
  twoCities: {
    kind: 'flag',
    default: false,
    fits: { players: [4], beside: { scenario: 'full-conquest', teams: 'two' } },
  },
  /** Of all together whoever is worst in a category counts (MK-34.8). */
  weakestCounts: { kind: 'flag', default: false, fits: { beside: { scenario: COOPERATION } } },
  /** Shields push each other off glades (MK-37). */
  contestedGlades: { kind: 'flag', default: false, fits: { beside: { scenario: 'druid-nights' } } },
  /** The whole map lies open from the beginning (MK-39). */
  openMap: { kind: 'flag', default: false, fits: { beside: { scenario: 'conquer-and-hold' } } },
  /** Added to the level of every city (MK-25.17) and of every leader, up to 12 (MK-24.4). */
  harder: {
    kind: 'number',
    min: 0,
    max: 8,
    default: 0,
    fits: { beside: { scenario: [...CONQUESTS, ...FACTION_WARS] } },
  },
  /** The last city, or both, with a second one beside it (MK-25.18, .21). */
  megapolis: {
    kind: 'choice',
    values: ['none', 'last', 'both'],
    default: 'none',
    only: { both: { players: [1, 2, 4], beside: { scenario: FEW_CITIES } } },
    fits: [
      { players: [1, 2, 3], beside: { scenario: FEW_CITIES } },
      { players: [2], beside: { scenario: 'full-cooperation' } },
      { players: [4], beside: { scenario: 'full-conquest', teams: 'two', twoCities: true } },
    ],
  },
  megapolisLevel: {
    kind: 'number',
    min: 2,
    max: 24,
    default: 10,
    fits: { beside: { megapolis: ['last', 'both'] } },
  },
  ...variantOptions,
} as const satisfies OptionSchema;

export type MageKnightOptions = OptionsOf<typeof optionSchema>;
