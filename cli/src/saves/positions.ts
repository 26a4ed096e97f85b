import type { DungeonLordsArrangement } from '@krcma/dungeon-lords';
import type { Mode } from '@krcma/kernel/conformance';
import type { MonsterLandsArrangement } from '@krcma/monster-lands';
import { described, type Position } from './described.ts';
import { mageKnightPositions } from './mage-knight-positions.ts';
import { ragnarokPositions } from './ragnarok-positions.ts';

/** The dice of a lesson lie ready. */
const valeriaLesson = described('lesson', 2, {
  players: [
    { gold: 7, strength: 0, magic: 2 },
    { gold: 2, strength: 0, magic: 1 },
  ],
  first: 0,
  active: 0,
  dice: [5, 1, 4, 2, 4, 4, 5, 3, 1, 6, 3, 3],
});

const monsterLandsLesson = described('lesson', 2, {
  first: 0,
  active: 0,
  areas: [{ monster: 'pliznik', realm: 'kale', event: 'event-1', side: 'a' }],
  tavern: ['drabor', 'zandala', 'barbucha'],
  market: ['nocir-1', 'sipolet-1', 'batoh-1'],
  quests: { qa: 'quest-11', qb: 'quest-09' },
  dice: [5, 3, 4, 1, 4, 3, 3, 6, 2],
});

const inRound = (step: string): NonNullable<MonsterLandsArrangement['at']> => [
  { rule: 'monsterLands', step: 'rounds' },
  { rule: 'round', step },
];

const wealth = { coins: 60, glory: 18, potions: 3, venoms: 3, defence: 5 };

/** Settled realms that may be used in several ways, and Mrazor, who has two things to give. */
const settled = described('settled', 2, {
  clans: [
    {
      ...wealth,
      affinity: 'jungle',
      members: ['purkrab', 'mrazor', { id: 'ninra', realm: 'ujunie' }, { id: 'lemtal', realm: 'traklan' }],
      realms: ['ujunie', 'traklan'],
      dice: { strength: 4, magic: 3, persuasion: [3, 5, 2] },
    },
    {
      ...wealth,
      affinity: 'water',
      members: ['tentok', { id: 'drabor', realm: 'gurban' }],
      realms: ['gurban'],
      dice: { strength: 4, magic: 2, persuasion: [4, 6] },
    },
  ],
  first: 0,
  active: 0,
  phase: 'deployment',
  at: inRound('deployment'),
});

/** The quest that costs a trophy, with two to choose from. */
const museum = described('museum', 2, {
  clans: [
    {
      ...wealth,
      affinity: 'jungle',
      members: ['purkrab', 'lemtal'],
      trophies: ['krus'],
      loot: ['loot-trophies3'],
    },
    { affinity: 'water' },
  ],
  quests: { qb: 'quest-06' },
  paths: { qb1: { seat: 0, member: 'lemtal' } },
  first: 0,
  active: 0,
  phase: 'adventure',
  at: inRound('adventure'),
});

const unrolled = { colour: 'strength', face: 0, trap: null } as const;

/** Three neighbours, the middle one attacked, with a trick to aim; she or her trick sends dice on. */
const attacked = (name: string, middle: 'zandala' | 'lemtal', trick: 'trick-divert1' | 'trick-steal-s1') =>
  described(
    name,
    3,
    {
      clans: [
        { affinity: 'water', members: ['tentok', middle], traps: [] },
        { affinity: 'fire', members: ['onduru', 'drabor'], traps: [] },
        { affinity: 'wind', members: ['jeducha', 'zenek'], traps: [] },
      ],
      areas: [{ monster: 'krus', realm: 'kale', event: 'event-4', side: 'a' }],
      paths: {
        a1: { seat: 1, member: 'drabor', dice: [unrolled] },
        a2: { seat: 0, member: middle, dice: [unrolled], traps: [trick] },
        a4: { seat: 2, member: 'zenek', dice: [unrolled], defence: 1 },
      },
      first: 0,
      active: 0,
      phase: 'adventure',
      at: [
        ...inRound('adventure'),
        { rule: 'monsterAttack', with: { path: 'a2', monster: 'krus' } },
        { rule: 'revealStep', with: { place: 'a' } },
      ],
    },
    { tricks: true },
  );

/** Clans that can afford a war. */
const rich = (seats: number, options: Mode['options']): Position =>
  described(
    `${seats}-rich`,
    seats,
    {
      clans: (['jungle', 'water', 'fire', 'wind'] as const)
        .slice(0, seats)
        .map((affinity) => ({ ...wealth, affinity })),
      at: inRound('pool'),
    },
    options,
  );

const inYear = (step: string): NonNullable<DungeonLordsArrangement['at']> => [
  { rule: 'dungeonLords', step: 'years' },
  { rule: 'year', step },
];

/** Lords who can afford everything but a good name. */
const wicked = (seats: number, options: Mode['options']): Position =>
  described(
    `${seats}-wicked`,
    seats,
    {
      lords: Array.from({ length: seats }, () => ({ gold: 12, food: 12, imps: 9, evil: 8 })),
      phase: 'orders',
      at: [...inYear('seasons'), { rule: 'round', step: 'orders' }],
    },
    options,
  );

const SPECIAL_EVENTS = ['witch-hunt', 'monster-strike', 'imp-walkout', 'cave-in', 'head-hunters'] as const;

/** A lord with something to lose to each special event, and traps to bury for a golem. */
const visited = (special: (typeof SPECIAL_EVENTS)[number]): Position =>
  described(
    special,
    2,
    {
      lords: [
        {
          gold: 4,
          food: 4,
          imps: 6,
          traps: ['pendulum', 'trap-door'],
          lair: ['goblin', 'witch', 'golem'],
          dungeon: {
            c2r0: 'tunnel',
            c2r1: 'tunnel',
            c2r2: 'tunnel',
            c1r1: 'tunnel',
            c3r1: 'tunnel',
            c2r3: 'tunnel',
          },
        },
      ],
      season: 'spring',
      phase: 'event',
      events: ['special', 'payday', 'taxes'],
      forecast: 2,
      special,
      at: [...inYear('seasons'), { rule: 'round', step: 'event' }],
    },
    { rules: 'full' },
  );

/** A labyrinth with two traps to choose from, one of them aimed, and wizards whose spells ask. */
const besieged = (card: 'word-of-peace' | 'graffiti' | 'detect-treasure'): Position =>
  described(`siege-${card}`, 2, {
    lords: [
      {
        gold: 3,
        food: 3,
        traps: ['poisoned-dart', 'antimagic-dart', 'wall-of-fire', 'pendulum'],
        lair: ['witch', 'vampire', 'ghost'],
        dungeon: { c2r0: 'labyrinth', c2r1: 'tunnel', c2r2: 'dark-room' },
        party: ['warrior-1-1', 'wizard-1-4', 'wizard-1-3'],
      },
    ],
    season: 'autumn',
    phase: 'planning',
    city: [card],
    at: inYear('combat'),
  });

/** Positions from which play comes to questions that whole games hardly ever ask, by the id of the game. */
export const positions: Readonly<Record<string, readonly Position[]>> = {
  valeria: [valeriaLesson],
  'monster-lands': [
    monsterLandsLesson,
    settled,
    museum,
    attacked('diverting', 'zandala', 'trick-divert1'),
    attacked('stealing', 'lemtal', 'trick-steal-s1'),
    rich(2, { tricks: true, queensGift: true }),
    rich(3, { tricks: true, difficulty: 'deadly' }),
    rich(4, { tricks: true, moreMonsters: true }),
  ],
  'dungeon-lords': [
    wicked(2, { rules: 'full' }),
    wicked(3, { greedyDummies: true }),
    wicked(4, { rules: 'full', planning: 'in-turn-order' }),
    ...SPECIAL_EVENTS.map(visited),
    besieged('word-of-peace'),
    besieged('graffiti'),
    besieged('detect-treasure'),
  ],
  ragnarok: ragnarokPositions,
  'mage-knight': mageKnightPositions,
};
