// MK-24.4 to .9: the leaders of the factions, level by level, and where they have their seats.
import type { Enemy } from './enemy.ts';
import type { Back, Faction } from './types.ts';

/** What it is on one level, and who stands by it when it begins there. */
export interface LeaderLevel
  extends Pick<Enemy, 'armor' | 'elusive' | 'attacks' | 'resistances' | 'abilities' | 'summons'> {
  readonly followers: Readonly<Partial<Record<Back, number>>>;
}

export interface LeaderCard {
  readonly faction: Faction;
  readonly seat: 'hiddenValley' | 'necropolis';
  /** The first level first. */
  readonly levels: readonly LeaderLevel[];
}

/** For each level of a leader (MK-24.6). */
export const LEVEL_FAME = 3;

export const leaders = {
  'high-priestess': {
    faction: 'elementalist',
    seat: 'hiddenValley',
    levels: [
      {
        armor: 3,
        elusive: 6,
        attacks: [
          { n: 2, element: 'ice' },
          { n: 2, element: 'fire' },
          { n: 2, element: 'coldFire' },
        ],
        resistances: ['fire'],
        abilities: ['arcaneImmunity', 'elusive'],
        followers: { green: 2 },
      },
      {
        armor: 5,
        attacks: [{ n: 4, element: 'ice' }],
        resistances: ['ice'],
        abilities: ['arcaneImmunity', 'paralyze'],
        followers: { brown: 1, green: 1 },
      },
      {
        armor: 4,
        attacks: [{ n: 4, element: 'coldFire' }],
        resistances: ['fire', 'ice'],
        abilities: ['arcaneImmunity', 'brutal'],
        followers: { brown: 1, green: 2 },
      },
      {
        armor: 4,
        attacks: [
          { n: 4, element: 'fire' },
          { n: 4, element: 'fire' },
        ],
        resistances: ['fire'],
        abilities: ['arcaneImmunity'],
        followers: { red: 1, green: 2 },
      },
      {
        armor: 3,
        elusive: 6,
        attacks: [
          { n: 3, element: 'ice' },
          { n: 3, element: 'fire' },
          { n: 3, element: 'coldFire' },
        ],
        resistances: [],
        abilities: ['arcaneImmunity', 'elusive'],
        followers: { brown: 1, red: 1, green: 1 },
      },
      {
        armor: 4,
        attacks: [
          { n: 5, element: 'fire' },
          { n: 5, element: 'fire' },
        ],
        resistances: ['fire'],
        abilities: ['arcaneImmunity'],
        followers: { brown: 1, red: 1, green: 2 },
      },
      {
        armor: 4,
        attacks: [{ n: 6, element: 'coldFire' }],
        resistances: ['fire', 'ice'],
        abilities: ['arcaneImmunity', 'brutal'],
        followers: { brown: 1, red: 1, green: 3 },
      },
      {
        armor: 5,
        attacks: [{ n: 7, element: 'ice' }],
        resistances: ['ice'],
        abilities: ['arcaneImmunity', 'paralyze'],
        followers: { brown: 2, red: 1, green: 2 },
      },
      {
        armor: 3,
        elusive: 6,
        attacks: [
          { n: 4, element: 'ice' },
          { n: 4, element: 'fire' },
          { n: 4, element: 'coldFire' },
        ],
        resistances: [],
        abilities: ['arcaneImmunity', 'elusive', 'swift'],
        followers: { brown: 1, red: 2, green: 2 },
      },
      {
        armor: 5,
        attacks: [{ n: 8, element: 'ice' }],
        resistances: ['ice'],
        abilities: ['arcaneImmunity', 'paralyze'],
        followers: { brown: 1, red: 2, green: 3 },
      },
      {
        armor: 4,
        attacks: [{ n: 8, element: 'coldFire' }],
        resistances: ['fire', 'ice'],
        abilities: ['arcaneImmunity', 'brutal'],
        followers: { brown: 2, red: 2, green: 2 },
      },
      {
        armor: 4,
        attacks: [
          { n: 8, element: 'fire' },
          { n: 8, element: 'fire' },
        ],
        resistances: ['fire'],
        abilities: ['arcaneImmunity'],
        followers: { brown: 2, red: 2, green: 3 },
      },
    ],
  },
  necromancer: {
    faction: 'darkCrusader',
    seat: 'necropolis',
    levels: [
      {
        armor: 5,
        attacks: [{ n: 5, element: 'physical' }],
        resistances: ['physical'],
        abilities: ['arcaneImmunity', 'brutal', 'vampiric'],
        followers: { brown: 1 },
      },
      {
        armor: 4,
        attacks: [{ n: 6, element: 'physical' }],
        resistances: ['physical'],
        abilities: ['arcaneImmunity', 'vampiric'],
        followers: { red: 1 },
      },
      {
        armor: 3,
        attacks: [{ n: 8, element: 'physical' }],
        resistances: ['physical'],
        abilities: ['arcaneImmunity', 'vampiric'],
        followers: { red: 1, green: 1 },
      },
      {
        armor: 4,
        attacks: [],
        resistances: [],
        abilities: ['arcaneImmunity', 'summon'],
        summons: ['green', 'green'],
        followers: { brown: 1, red: 1 },
      },
      {
        armor: 4,
        attacks: [{ n: 6, element: 'physical' }],
        resistances: [],
        abilities: ['arcaneImmunity', 'poison'],
        followers: { brown: 1, red: 1, green: 1 },
      },
      {
        armor: 4,
        attacks: [{ n: 6, element: 'physical' }],
        resistances: [],
        abilities: ['arcaneImmunity', 'assassination', 'paralyze'],
        followers: { brown: 1, red: 1, green: 2 },
      },
      {
        armor: 4,
        attacks: [],
        resistances: [],
        abilities: ['arcaneImmunity', 'summon'],
        summons: ['brown', 'brown'],
        followers: { brown: 2, red: 1, green: 1 },
      },
      {
        armor: 4,
        attacks: [{ n: 8, element: 'physical' }],
        resistances: [],
        abilities: ['arcaneImmunity', 'poison'],
        followers: { brown: 1, red: 2, green: 1 },
      },
      {
        armor: 4,
        attacks: [{ n: 8, element: 'physical' }],
        resistances: [],
        abilities: ['arcaneImmunity', 'assassination', 'paralyze'],
        followers: { brown: 1, red: 2, green: 2 },
      },
      {
        armor: 4,
        attacks: [],
        resistances: [],
        abilities: ['arcaneImmunity', 'summon'],
        summons: ['red', 'red'],
        followers: { brown: 2, red: 2, green: 1 },
      },
      {
        armor: 4,
        attacks: [{ n: 10, element: 'physical' }],
        resistances: [],
        abilities: ['arcaneImmunity', 'poison'],
        followers: { brown: 2, red: 2, green: 2 },
      },
      {
        armor: 4,
        attacks: [{ n: 10, element: 'physical' }],
        resistances: [],
        abilities: ['arcaneImmunity', 'assassination', 'paralyze'],
        followers: { brown: 2, red: 2, green: 3 },
      },
    ],
  },
} as const satisfies Readonly<Record<string, LeaderCard>>;

export type LeaderId = keyof typeof leaders;
export const LEADERS = Object.keys(leaders) as readonly LeaderId[];

export const leaderCard = (id: LeaderId): LeaderCard => leaders[id];

export const TOP_LEADER_LEVEL = 12;

export const levelOfLeader = (id: LeaderId, level: number): LeaderLevel =>
  leaderCard(id).levels[level - 1] as LeaderLevel;
