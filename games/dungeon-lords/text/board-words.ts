import type { HeroId } from '../data/adventurers.ts';
import type { CombatCardId } from '../data/combat-cards.ts';
import type { CreatureId } from '../data/creatures.ts';
import type { Cell } from '../data/dungeon.ts';
import type { EventTileId, SpecialEventId } from '../data/events.ts';
import type { OrderId } from '../data/orders.ts';
import type { RoomId } from '../data/rooms.ts';
import type { TitleId } from '../data/titles.ts';
import type { TrapId } from '../data/traps.ts';
import type { Phase, Season } from '../state.ts';

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
  readonly faceDown: string;
}
