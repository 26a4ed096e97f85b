import type { Json, Setup } from '@krcma/kernel';
import { describe, it } from 'vitest';
import { describedChecks, type Position } from '../../../kernel/test/described.ts';
import { ADVENTURERS, PALADINS } from '../data/adventurers.ts';
import { COMBAT_CARDS } from '../data/combat-cards.ts';
import { CREATURES } from '../data/creatures.ts';
import { CELL_NAMES } from '../data/dungeon.ts';
import { EVENT_TILES, SPECIAL_EVENTS } from '../data/events.ts';
import { ORDERS } from '../data/orders.ts';
import { ROOMS } from '../data/rooms.ts';
import { TRAPS } from '../data/traps.ts';
import { type DungeonLordsArrangement, dungeonLords } from '../index.ts';

const position = (
  seats: number,
  arrangement: DungeonLordsArrangement,
  options: Setup['options'] = {},
): Position => ({ seats, options, arrangement: arrangement as unknown as Json });

const years = { rule: 'dungeonLords', step: 'years' };
const seasons = { rule: 'year', step: 'seasons' };
const inRound = (step: string): NonNullable<DungeonLordsArrangement['at']> => [
  years,
  seasons,
  { rule: 'round', step },
];
const inYear = (step: string): NonNullable<DungeonLordsArrangement['at']> => [years, { rule: 'year', step }];

const SHAFT = { c2r0: 'tunnel', c2r1: 'tunnel', c2r2: 'tunnel' } as const;

/** Positions that say everything a position can say, between them. */
const good: readonly Position[] = [
  position(
    4,
    {
      lords: [
        {
          gold: 7,
          food: 4,
          imps: 6,
          busyImps: 3,
          busyTrolls: 1,
          evil: 9,
          letters: 1,
          traps: ['pendulum', 'pendulum', 'cursed-ring'],
          lair: ['troll', { id: 'vampire', stance: 'out' }, { id: 'ghost', stance: 'striking' }],
          dungeon: { ...SHAFT, c1r1: 'hatchery', c3r1: 'tunnel', c2r3: 'labyrinth' },
          conquered: ['c2r0'],
          dug: ['c3r1'],
          mined: ['c2r1', 'c2r2'],
          worked: ['hatchery'],
          party: ['warrior-1-1', { id: 'thief-1-1', damage: 1, bonus: 2 }],
          prison: ['priest-1-1'],
          locked: ['get-food', 'mine-gold'],
          programme: ['dig-tunnels', 'hire-monster', 'build-room'],
          stayed: ['hire-monster'],
          spied: [0, 2],
        },
        { evil: 3 },
      ],
      year: 1,
      season: 'summer',
      phase: 'production',
      start: 2,
      creatures: ['witch', null, 'slime'],
      rooms: [null, 'dark-room'],
      coming: ['warrior-1-2', 'thief-1-2'],
      next: ['wizard-1-1'],
      events: ['payday', 'special', 'taxes'],
      forecast: 2,
      special: 'robbery',
      city: ['detect-evil', 'graffiti'],
      turned: 0,
      decks: {
        creatures: ['goblin'],
        rooms: ['chapel'],
        traps: ['trap-door', 'trap-door'],
        adventurers: ['priest-1-2'],
      },
      at: inRound('production'),
    },
    { rules: 'full' },
  ),
  position(2, {
    lords: [
      {
        locked: ['get-food', 'mine-gold'],
        programme: ['dig-tunnels', 'hire-monster', 'buy-traps'],
        gold: 9,
        food: 9,
      },
      {
        locked: ['recruit-imps', 'mine-gold'],
        programme: ['dig-tunnels', 'build-room', 'buy-traps'],
        gold: 9,
      },
    ],
    dummies: [{ locked: ['get-food', 'mine-gold', 'dig-tunnels'] }],
    neutralEvil: 7,
    slots: {
      'dig-tunnels': [0, 10, 1],
      'buy-traps': [1, 0],
      'hire-monster': [0, null, 11],
      'build-room': [1],
    },
    year: 2,
    season: 'spring',
    phase: 'execution',
    start: 0,
    at: [...inRound('execution'), { rule: 'execution', step: 'slots' }],
  }),
  position(3, {
    lords: [
      {
        gold: 4,
        food: 3,
        lair: ['troll', 'ghost', 'witch'],
        traps: ['rolling-stone', 'poisoned-dart'],
        dungeon: { ...SHAFT, c1r0: 'labyrinth' },
        party: ['paladin-1', 'warrior-1-1', 'wizard-1-1', 'phantom'],
      },
      { party: ['priest-1-2'], prison: ['thief-1-4'] },
    ],
    season: 'autumn',
    phase: 'planning',
    round: 1,
    turned: 1,
    city: ['fireball'],
    at: [...inYear('combat'), { rule: 'combat', step: 'rounds' }],
  }),
  position(4, {
    lords: [
      {
        gold: 3,
        lair: ['witch', 'dragon', 'golem'],
        evil: 12,
        party: ['warrior-2-1'],
        prison: ['paladin-1'],
      },
    ],
    year: 2,
    season: 'autumn',
    phase: 'event',
    paladinGone: true,
    events: ['special', 'taxes', 'payday'],
    forecast: 3,
    at: inRound('event'),
  }),
  position(1, {
    situation: {
      party: ['warrior-2-1', 'priest-2-1'],
      creatures: ['dragon'],
      traps: ['wall-of-fire'],
      gold: 2,
      food: 1,
      imps: 1,
      tiles: ['tunnel', 'labyrinth', 'room'],
      fatigue: 1,
      year: 2,
      best: 0,
    },
  }),
  position(
    1,
    {
      situation: {
        party: ['thief-1-1'],
        creatures: [],
        traps: ['rolling-stone'],
        tiles: ['hatchery'],
        fatigue: 0,
        best: 0,
      },
    },
    { situation: 'situation-1-room' },
  ),
  position(
    3,
    {
      lords: [{ drawn: ['get-food', 'mine-gold', 'buy-traps'] }],
      phase: 'locks',
      at: [{ rule: 'dungeonLords', step: 'locks' }],
    },
    { chosenLocks: true },
  ),
  position(2, {
    lords: [{ party: ['warrior-2-1'], lair: ['ghost'] }],
    year: 2,
    season: 'autumn',
    phase: 'planning',
    at: inYear('combat'),
  }),
];

const WORDS = [
  ...[CREATURES, ROOMS, TRAPS, ADVENTURERS, PALADINS, COMBAT_CARDS, EVENT_TILES, SPECIAL_EVENTS].flat(),
  ...[ORDERS, CELL_NAMES].flat(),
];

describe('a described position', () => {
  for (const { title, run } of describedChecks(dungeonLords, good, WORDS)) it(title, run);
});
