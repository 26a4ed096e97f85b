// Chapters DL-ROOM and DL-RM.
import type { CreatureId } from './creatures.ts';
import type { Goods, Source, Year } from './types.ts';

/** Which cells a room fits (DL-ROOM.6). */
export type Zone = 'upper' | 'lower' | 'core' | 'perimeter' | 'any';

interface Printed {
  readonly year: Year;
  readonly zone: Zone;
  readonly source: Source;
}

export interface ProductionRoom extends Printed {
  readonly kind: 'production';
  readonly workers: number;
  readonly pay?: Goods;
  /** `dig` is one tunnel more. */
  readonly makes: Goods & { readonly dig?: number };
}

/** What may be sent where a fight is. */
export interface BattlePlace {
  readonly traps: number;
  /** Gold laid on each trap. */
  readonly bait: number;
  readonly monsters: number;
}

/** Works only when fought in (DL-RM.7). */
export interface BattleRoom extends Printed, BattlePlace {
  readonly kind: 'battle';
  readonly attackBonus?: Readonly<Partial<Record<CreatureId, number>>>;
  readonly noSpells?: true;
}

export interface PrestigeRoom extends Printed {
  readonly kind: 'prestige';
  readonly pointsPer?: Readonly<Partial<Record<CreatureId, number>>>;
  /** For each title held alone, by the number of players (DL-RM.14). */
  readonly perTitle?: Readonly<Record<2 | 3 | 4, number>>;
}

export type Room = ProductionRoom | BattleRoom | PrestigeRoom;

export const rooms = {
  hatchery: { year: 1, kind: 'production', zone: 'upper', workers: 3, makes: { food: 1 }, source: 'public' },
  'mushroom-bed': {
    year: 1,
    kind: 'production',
    zone: 'lower',
    workers: 3,
    makes: { food: 1 },
    source: 'public',
  },
  'souvenir-shop': {
    year: 1,
    kind: 'production',
    zone: 'upper',
    workers: 3,
    makes: { gold: 1 },
    source: 'public',
  },
  mint: { year: 1, kind: 'production', zone: 'lower', workers: 3, makes: { gold: 1 }, source: 'public' },
  workshop: {
    year: 1,
    kind: 'production',
    zone: 'perimeter',
    workers: 4,
    makes: { trap: 1 },
    source: 'public',
  },
  'tool-shed': {
    year: 1,
    kind: 'production',
    zone: 'perimeter',
    workers: 2,
    makes: { dig: 1 },
    source: 'public',
  },
  'printing-press': {
    year: 1,
    kind: 'production',
    zone: 'core',
    workers: 3,
    makes: { evil: -1 },
    source: 'public',
  },
  'magic-room': {
    year: 1,
    kind: 'production',
    zone: 'core',
    workers: 2,
    pay: { food: 1 },
    makes: { imp: 1 },
    source: 'public',
  },
  'training-room': {
    year: 2,
    kind: 'battle',
    zone: 'any',
    attackBonus: { goblin: 1, troll: 1 },
    traps: 1,
    bait: 1,
    monsters: 2,
    source: 'rulebook',
  },
  'dark-room': {
    year: 2,
    kind: 'battle',
    zone: 'any',
    attackBonus: { vampire: 1, witch: 1 },
    traps: 1,
    bait: 1,
    monsters: 2,
    source: 'rulebook',
  },
  labyrinth: { year: 2, kind: 'battle', zone: 'any', traps: 2, bait: 0, monsters: 1, source: 'rulebook' },
  'antimagic-room': {
    year: 2,
    kind: 'battle',
    zone: 'any',
    traps: 1,
    bait: 1,
    monsters: 2,
    noSpells: true,
    source: 'rulebook',
  },
  cafeteria: {
    year: 2,
    kind: 'prestige',
    zone: 'any',
    pointsPer: { troll: 1, goblin: 1, slime: 1, witch: 1 },
    source: 'rulebook',
  },
  chapel: { year: 2, kind: 'prestige', zone: 'any', pointsPer: { vampire: 2, ghost: 2 }, source: 'rulebook' },
  pandemonium: {
    year: 2,
    kind: 'prestige',
    zone: 'any',
    pointsPer: { golem: 2, dragon: 2, demon: 2 },
    source: 'rulebook',
  },
  'hall-of-fame': {
    year: 2,
    kind: 'prestige',
    zone: 'any',
    perTitle: { 2: 1, 3: 1, 4: 2 },
    source: 'rulebook',
  },
} as const satisfies Record<string, Room>;

export type RoomId = keyof typeof rooms;

export const ROOMS = Object.keys(rooms) as RoomId[];

export const roomOf = (id: RoomId): Room => rooms[id];

/** DL-PLAN.4. */
export const TUNNEL_PLACE: BattlePlace = { traps: 1, bait: 0, monsters: 1 };

/** DL-PLAN.5: all rooms but those that say otherwise (DL-RM.16). */
export const ROOM_PLACE: BattlePlace = { traps: 1, bait: 1, monsters: 2 };
