import type { OptionsOf, Seat, Table } from '@krcma/kernel';
import type { AdventurerId, HeroId, PaladinId } from './data/adventurers.ts';
import type { CombatCardId } from './data/combat-cards.ts';
import type { CreatureId } from './data/creatures.ts';
import type { Cell } from './data/dungeon.ts';
import type { EventTileId, SpecialEventId } from './data/events.ts';
import { ORDERS, type OrderId, SLOTS, type SlotIndex } from './data/orders.ts';
import type { RoomId } from './data/rooms.ts';
import { SITUATIONS } from './data/training.ts';
import type { TrapId } from './data/traps.ts';
import type { HeroClass, Year } from './data/types.ts';

/** What players agree on before a game. Alone one trains: a combat, and nothing else. */
export const optionSchema = {
  rules: {
    kind: 'choice',
    values: ['first', 'full'],
    default: 'first',
    telling: true,
    fits: { players: 'several' },
  },
  /** T1: a full game may be played without its special events (DL-FULL.3). */
  specialEvents: { kind: 'flag', default: true, fits: { players: 'several', beside: { rules: 'full' } } },
  /** T2: a first game may begin with chosen locked orders (DL-FULL.1). */
  chosenLocks: { kind: 'flag', default: false, fits: { players: 'several', beside: { rules: 'first' } } },
  /** T3: a dummy on Hire Monster discards the leftmost tile. */
  greedyDummies: { kind: 'flag', default: false, fits: { players: 'several' }, ruling: true },
  /** All plan a combat at once, or one after the other, each seeing the creatures sent before (DL-PLAN.11). */
  planning: {
    kind: 'choice',
    values: ['at-once', 'in-turn-order'],
    default: 'at-once',
    fits: { players: 'several' },
    ruling: true,
  },
  situation: {
    kind: 'choice',
    values: SITUATIONS,
    default: 'situation-1',
    telling: true,
    fits: { players: 'alone' },
  },
} as const;

export type DungeonLordsOptions = OptionsOf<typeof optionSchema>;
export type OptionName = keyof DungeonLordsOptions;
export const OPTIONS = Object.keys(optionSchema) as OptionName[];

export const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const;
export type Season = (typeof SEASONS)[number];

/** Where in a year the table is (DL-YR.2, DL-CMB.2). */
export type Phase =
  | 'locks'
  | 'new-round'
  | 'orders'
  | 'execution'
  | 'production'
  | 'event'
  | 'adventurers'
  | 'planning'
  | 'battle';

/** The ways a game can end: by points, or a training by how many tiles were lost. */
export type EndReason = 'points' | 'training-best' | 'training-worse';

/** What lies on a cell: nothing is undug rock. */
export type Tile = RoomId | 'tunnel' | null;

/** `sent` stands on the battle tile, a `sheep` too; who is `out` wakes after the combat; `striking` does not fight. */
export type Stance = 'ready' | 'sent' | 'sheep' | 'out' | 'striking';

export type LairCreature = {
  readonly id: CreatureId;
  stance: Stance;
  /** It still wants something of the event that is being carried out. */
  due?: true;
};

/** Somebody of a party, front to rear. */
export type Hero = {
  readonly id: HeroId;
  damage: number;
  /** Hit points on top until the combat is over (DL-SPL.11). */
  bonus: number;
};

/** Damage of this round that is still to come. */
export type LateDamage = { readonly hero: HeroId; readonly damage: number };

/** The plan of one round of combat, and what has come over it so far. */
export type Battle = {
  readonly cell: Cell;
  /** Not sprung yet: face down, known to the owner alone (DL-PLAN.8). */
  traps: TrapId[];
  /** Gold laid on them. */
  bait: number;
  /** Points of trap damage the party can still cancel; set at its first trap (DL-RM.10). */
  antiTrap: number | null;
  /** A monster or ghost made an attack, so that priests heal (DL-HEAL.1). */
  attacked: boolean;
  noConquest: boolean;
  noHealing: boolean;
  noSpells: boolean;
  noFatigue: boolean;
  /** Points of damage the party shrugs off (DL-SPL.3). */
  shield: number;
  /** The class that cannot be hit (DL-SPL.4). */
  invisible: HeroClass | null;
  /** Every monster attacks the first once (DL-SPL.10). */
  rage: boolean;
  /** How hard a sheep hits (DL-SPL.9). */
  sheep: number;
  /** Places in the lair of those who had their turn, for spells on whoever was sent (DL-SPL.17). */
  fought: number[];
  /** Whom late damage awaits (DL-TCD.8). */
  late: LateDamage[];
};

export type Lord = {
  gold: number;
  food: number;
  imps: number;
  /** Of them at work this round, and trolls too. */
  busyImps: number;
  busyTrolls: number;
  evil: number;
  /** Dead letters, three points off each (DL-TAX.3). */
  letters: number;
  traps: TrapId[];
  lair: LairCreature[];
  /** By cell, row by row from the surface. */
  dungeon: Tile[];
  conquered: Cell[];
  /** Cells dug and mined this round; each has an imp on it (DL-MINE.3). */
  dug: Cell[];
  mined: Cell[];
  /** Rooms used this round, once for each use (DL-PROD.6). */
  worked: RoomId[];
  /** Front to rear; the paladin ahead of all. */
  party: Hero[];
  prison: (AdventurerId | PaladinId)[];
  /** Inaccessible orders, open to all (DL-ORD.2). */
  locked: OrderId[];
  /** Three orders of which one is kept, before a full game: known to the owner alone (DL-FULL.1). */
  drawn: OrderId[];
  /** Played this round, first to third; laid open for all at once. */
  programme: OrderId[];
  /** Those of the programme whose minion stands on its own card (DL-EXE.8). */
  stayed: OrderId[];
  /** Combat cards of this year the lord has looked at, by their round, from 0. Only the owner knows what they are. */
  spied: number[];
  battle: Battle | null;
};

/** An unused colour with three or two players (DL-S3, DL-S2). */
export type Dummy = {
  locked: OrderId[];
  pile: OrderId[];
};

/** Who stands in a slot: a seat, or a dummy by DUMMY and its number. */
export type Occupant = number;
export const DUMMY = 10;

/** The neutral counter, where seats stand nicest first (DL-ADV.7). */
export const NEUTRAL = -1;

export interface DungeonLords extends Table<DungeonLordsOptions> {
  year: Year;
  season: Season;
  phase: Phase;
  start: Seat;
  lords: Lord[];
  dummies: Dummy[];
  /** The neutral counter with two players (DL-S2.2). */
  neutralEvil: number | null;
  /** Three for each order, in their order. */
  slots: (Occupant | null)[];
  /** Face down, by year. */
  creatures: { decks: [CreatureId[], CreatureId[]]; offer: (CreatureId | null)[] };
  rooms: { decks: [RoomId[], RoomId[]]; offer: (RoomId | null)[] };
  traps: TrapId[];
  /** `coming` this season, `next` in the following, weakest first. */
  adventurers: { decks: [AdventurerId[], AdventurerId[]]; coming: AdventurerId[]; next: AdventurerId[] };
  /** Of spring, summer and autumn; `forecast` of them lie open. */
  events: { tiles: EventTileId[]; forecast: number };
  /** One card a year in a full game (DL-FULL.2); this year's lies open once its tile does, and is gone when it is over. */
  special: (SpecialEventId | null)[];
  /** Four cards a year; the first `turned` of this year's lie open. */
  city: { decks: [CombatCardId[], CombatCardId[]]; turned: number };
  /** The paladin of the year: in his tent without a host, unless he is gone (DL-PAL). */
  paladin: { host: Seat | null; gone: boolean };
  /** Round of the combat, from 1; 0 outside of it. */
  round: number;
  /** What left the game (DL-GEN.8): `traps` that were sprung before all eyes, `buried` face down, by seat (DL-GEN.9). */
  distant: {
    creatures: CreatureId[];
    rooms: RoomId[];
    traps: TrapId[];
    buried: TrapId[][];
    heroes: (AdventurerId | PaladinId)[];
    special: SpecialEventId[];
  };
  /** Never in play, and seen by nobody. */
  box: { combat: [CombatCardId[], CombatCardId[]]; special: SpecialEventId[] };
  /** A combat alone, with the same fatigue each round and without cards (DL-TRN). */
  training?: { fatigue: number; best: number };
}

export const lordAt = (game: DungeonLords, seat: Seat): Lord => game.lords[seat] as Lord;

export const slotIndex = (order: OrderId, slot: SlotIndex): number =>
  ORDERS.indexOf(order) * SLOTS.length + slot;

export const occupantOf = (game: DungeonLords, order: OrderId, slot: SlotIndex): Occupant | null =>
  game.slots[slotIndex(order, slot)] ?? null;

export const isDummy = (occupant: Occupant): boolean => occupant >= DUMMY;

/** Every season is a turn, and every round of a combat; a training has nothing but rounds. */
export const turnOf = ({
  year,
  season,
  round,
  training,
}: Pick<DungeonLords, 'year' | 'season' | 'round' | 'training'>): number => {
  if (training !== undefined) return Math.max(1, round);
  return (year - 1) * 8 + (round === 0 ? SEASONS.indexOf(season) : 3 + round) + 1;
};

export const isTraining = (game: DungeonLords): boolean => game.training !== undefined;

/** The six orders a lord may choose from (DL-ORD.1). */
export const handOf = ({ locked }: Lord): OrderId[] => ORDERS.filter((order) => !locked.includes(order));

export const isConquered = ({ conquered }: Lord, cell: Cell): boolean => conquered.includes(cell);

export const trollsOf = ({ lair }: Lord): number => {
  let trolls = 0;
  for (const { id } of lair) if (id === 'troll') trolls++;
  return trolls;
};

export const idleImps = ({ imps, busyImps }: Lord): number => imps - busyImps;
