import type { HeroId } from '../../data/adventurers.ts';
import type { CombatCardId } from '../../data/combat-cards.ts';
import type { CreatureId } from '../../data/creatures.ts';
import type { Cell } from '../../data/dungeon.ts';
import type { EventTileId, SpecialEventId } from '../../data/events.ts';
import type { OrderId } from '../../data/orders.ts';
import type { RoomId, Zone } from '../../data/rooms.ts';
import type { TitleId } from '../../data/titles.ts';
import type { TrapId } from '../../data/traps.ts';
import type { Goods, Year } from '../../data/types.ts';
import type { Phase, Season, Stance } from '../../state.ts';

/** The short words of the drawn table; the long ones are the game's texts. */
export interface TerminalWords {
  order(order: OrderId): string;
  creature(creature: CreatureId): string;
  room(room: RoomId): string;
  trap(trap: TrapId): string;
  card(card: CombatCardId): string;
  event(event: EventTileId): string;
  special(event: SpecialEventId): string;
  hero(hero: HeroId): string;
  title(title: TitleId): string;
  dummy(dummy: number): string;
  goods(goods: Goods): string;
  cell(cell: Cell): string;
  points(points: number): string;
  year(year: Year): string;
  round(round: number): string;
  readonly seasons: Readonly<Record<Season, string>>;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly zones: Readonly<Record<Zone, string>>;
  readonly stances: Readonly<Record<Stance, string>>;
  /** Two letters on the map of a dungeon. */
  readonly codes: Readonly<Record<RoomId, string>>;
  readonly fast: string;
  readonly slow: string;
  readonly fatigue: string;
  readonly evil: string;
  readonly neutral: string;
  readonly nobody: string;
  readonly paladin: string;
  readonly beaten: string;
  readonly tent: string;
  readonly coming: string;
  readonly next: string;
  readonly city: string;
  readonly tavern: string;
  readonly shop: string;
  readonly gone: string;
  readonly gold: string;
  readonly food: string;
  readonly imps: string;
  readonly trolls: string;
  readonly letters: string;
  readonly lair: string;
  readonly traps: string;
  readonly party: string;
  readonly prison: string;
  readonly locked: string;
  readonly orders: string;
  readonly starts: string;
  readonly battle: string;
  readonly training: string;
  /** Letters of a hero's skills. */
  readonly antiTrap: string;
  readonly healing: string;
  readonly magic: string;
  /** What the marks mean. */
  readonly marks: readonly (readonly [mark: string, meaning: string])[];
}
