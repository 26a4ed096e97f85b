import type { HeroId } from '../data/adventurers.ts';
import type { CombatCardId } from '../data/combat-cards.ts';
import type { CreatureId } from '../data/creatures.ts';
import type { Cell } from '../data/dungeon.ts';
import type { EventTileId, SpecialEventId } from '../data/events.ts';
import type { OrderId, SlotIndex } from '../data/orders.ts';
import type { RoomId } from '../data/rooms.ts';
import type { TitleId } from '../data/titles.ts';
import type { TrapId } from '../data/traps.ts';
import type { Year } from '../data/types.ts';
import type { Phase, Season, Stance } from '../state.ts';
import type { Step } from './signs.ts';

/** What is counted in a stock or told of a hero. */
export type Counted =
  | 'gold'
  | 'food'
  | 'imp'
  | 'evil'
  | 'trap'
  | 'letter'
  | 'tiles'
  | 'rooms'
  | 'monsters'
  | 'prisoners'
  | 'hit-points'
  | 'damage'
  | 'fatigue';

/** The words that stand on the board itself, or that only a screen reader says; sentences come from `text/`. */
export interface BoardWords {
  order(order: OrderId): string;
  creature(creature: CreatureId): string;
  room(room: RoomId): string;
  trap(trap: TrapId): string;
  card(card: CombatCardId): string;
  event(event: EventTileId): string;
  special(event: SpecialEventId): string;
  hero(hero: HeroId): string;
  title(title: TitleId): string;
  season(season: Season): string;
  phase(phase: Phase): string;
  cell(cell: Cell): string;
  dummy(dummy: number): string;
  count(count: number, what: string): string;
  counted(count: number, what: Counted): string;
  slot(order: OrderId, slot: SlotIndex): string;
  takenBy(name: string): string;
  year(year: Year): string;
  /** A place for an order, from 1. */
  place(place: number): string;
  round(round: number): string;
  step(step: Step): string;
  stance(stance: Stance): string;
  /** Who stands where on the track of evil. */
  standsAt(name: string, space: number): string;
  goesTo(hero: string, name: string): string;
  /** Imps that are at home, of all. */
  idle(idle: number, all: number): string;
  /** Short of something that a slot costs. */
  lacks(what: string): string;
  tilesLost(least: number, most: number): string;
  prisonersTaken(least: number, most: number): string;
  /** What a word stands for in the narrowest places. */
  readonly brief: Readonly<Record<Counted, string>>;
  readonly faceDown: string;
  readonly nextHere: string;
  readonly village: string;
  readonly dungeon: string;
  readonly desk: string;
  readonly track: string;
  readonly neutral: string;
  readonly paladinSpace: string;
  readonly actions: string;
  readonly offerCreatures: string;
  readonly offerRooms: string;
  readonly noOffer: string;
  readonly comingNow: string;
  readonly comingNext: string;
  readonly toNobody: string;
  readonly unknownEvent: string;
  readonly noEvent: string;
  readonly party: string;
  readonly noParty: string;
  readonly lair: string;
  readonly noCreatures: string;
  readonly traps: string;
  readonly noTraps: string;
  readonly prison: string;
  readonly stock: string;
  readonly hand: string;
  readonly locked: string;
  readonly programme: string;
  readonly stayed: string;
  readonly rock: string;
  readonly tunnel: string;
  readonly entrance: string;
  readonly conquered: string;
  readonly atWork: string;
  readonly battlefield: string;
  readonly bait: string;
  readonly sentHere: string;
  readonly nobodySent: string;
  readonly trapHere: string;
  readonly noTrapHere: string;
  readonly city: string;
  readonly unknownCard: string;
  readonly spied: string;
  readonly fast: string;
  readonly slow: string;
  readonly forecast: string;
  readonly tileFalls: string;
  readonly tileHolds: string;
  readonly paladinMayMove: string;
  /** So many of the combat cards it may be. */
  ofCards(count: number, all: number): string;
  readonly titles: string;
  readonly start: string;
  readonly combat: string;
  readonly training: string;
}
