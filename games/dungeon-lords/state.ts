import type { OptionsOf, Seat, Table } from '@krcma/kernel';
import type { AdventurerId, HeroId, PaladinId } from './data/adventurers.ts';
import type { CombatCardId } from './data/combat-cards.ts';
import type { CreatureId } from './data/creatures.ts';
import type { Cell } from './data/dungeon.ts';
import type { EventTileId, SpecialEventId } from './data/events.ts';
import type { OrderId, SlotIndex } from './data/orders.ts';
import type { RoomId } from './data/rooms.ts';
import type { TrapId } from './data/traps.ts';
import type { Year } from './data/types.ts';

/** What players agree on before a game. */
export const optionSchema = {
  rules: { kind: 'choice', values: ['first', 'full'], default: 'first' },
  /** T1: a full game may be played without its special events (DL-FULL.3). */
  specialEvents: { kind: 'flag', default: true },
  /** T2: a first game may begin with chosen locked orders (DL-FULL.1). */
  chosenLocks: { kind: 'flag', default: false },
  /** T3: dummies that hire discard the leftmost tile. */
  greedyDummies: { kind: 'flag', default: false },
  /** DL-PLAN.11. */
  planning: { kind: 'choice', values: ['at-once', 'in-turn-order'], default: 'at-once' },
} as const;

export type DungeonLordsOptions = OptionsOf<typeof optionSchema>;

export const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const;
export type Season = (typeof SEASONS)[number];

/** A tunnel is a tile without a room. */
export type DungeonTile = {
  room: RoomId | null;
  conquered: boolean;
  /** Imps who dug, mined or worked here this round; a tunnel is mined once (DL-MINE.3). */
  imps: number;
  mined: boolean;
  /** How often the room was used this round (DL-PROD.6). */
  used: number;
};

/** `sent` stands on the battle tile, `out` is knocked out until the combat is over, `striking` does not fight (DL-SPE.13). */
export type Stance = 'ready' | 'sent' | 'out' | 'striking';

export type LairCreature = {
  readonly id: CreatureId;
  stance: Stance;
};

/** Somebody of a party, front to rear. */
export type Hero = {
  readonly id: HeroId;
  damage: number;
  /** Hit points on top until the combat is over (DL-SPL.11). */
  bonus: number;
};

/** Where a minion stands: in a slot, or on its own order card. */
export type Placed = {
  readonly order: OrderId;
  slot: SlotIndex | null;
  /** Carried out, so that the minion is back in the office (DL-EXE.8). */
  done: boolean;
};

export type Lord = {
  gold: number;
  food: number;
  /** All of them, and those at work this round. */
  imps: number;
  busyImps: number;
  busyTrolls: number;
  evil: number;
  letters: number;
  traps: TrapId[];
  lair: LairCreature[];
  /** By cell; null is undug. */
  dungeon: (DungeonTile | null)[];
  party: Hero[];
  prison: (AdventurerId | PaladinId)[];
  /** Inaccessible orders (DL-ORD.2). */
  locked: OrderId[];
  /** Secret until revealed, first to third (DL-ORD.1). */
  programme: OrderId[];
  /** How many of the programme lie open. */
  shown: number;
  placed: Placed[];
  /** Combat cards of this year the lord has looked at, by their round. */
  spied: number[];
};

/** An unused colour with three or two players (DL-S3, DL-S2). */
export type Dummy = {
  locked: OrderId[];
  pile: OrderId[];
  /** Picked secretly by its keeper (DL-D2.3). */
  pick: OrderId | null;
};

/** A plan of one lord for one round of combat. */
export type Battle = {
  cell: Cell | null;
  /** Face down until the trap step. */
  traps: TrapId[];
  sealed: boolean;
};

export type Combat = {
  /** 1 to 4. */
  round: number;
  card: CombatCardId | null;
  battles: Battle[];
};

export type DungeonLords = Table & {
  options: DungeonLordsOptions;
  year: Year;
  season: Season;
  start: Seat;
  lords: Lord[];
  dummies: Dummy[];
  /** DL-S2.2. */
  neutralEvil: number | null;
  creatures: { deck: CreatureId[]; offer: (CreatureId | null)[] };
  rooms: { deck: RoomId[]; offer: (RoomId | null)[] };
  traps: TrapId[];
  adventurers: { deck: AdventurerId[]; coming: AdventurerId[] };
  /** Event tiles still face down or already up, by season. */
  events: { spring: EventTileId; summer: EventTileId; autumn: EventTileId };
  special: { year: SpecialEventId | null; next: SpecialEventId | null };
  /** This year's four, in order, and next year's. */
  city: CombatCardId[];
  waiting: CombatCardId[];
  paladin: { inTent: boolean; host: Seat | null };
  combat: Combat | null;
};
