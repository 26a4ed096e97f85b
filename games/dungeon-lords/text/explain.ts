// Which words explain a thing of the board: `order:dig-tunnels`, `cell:0:c2r1`, `lair:1:0`, `hero:0:2` …
import type { Names, Seat, TableText } from '@krcma/kernel';
import type { HeroId } from '../data/adventurers.ts';
import type { CombatCardId } from '../data/combat-cards.ts';
import type { CreatureId } from '../data/creatures.ts';
import { CELL_NAMES, type Cell } from '../data/dungeon.ts';
import type { EventTileId, SpecialEventId } from '../data/events.ts';
import { type OrderId, SLOTS, type SlotIndex } from '../data/orders.ts';
import type { RoomId } from '../data/rooms.ts';
import { TITLES, type TitleId } from '../data/titles.ts';
import type { TrapId } from '../data/traps.ts';
import type { DungeonLordsView, LordView } from '../rules/view.ts';
import type { Dummy, Hero, LairCreature } from '../state.ts';
import {
  isCombatCardId,
  isCreatureId,
  isEventTileId,
  isHeroId,
  isOrderId,
  isRoomId,
  isSpecialEventId,
  isTrapId,
} from './facts.ts';

/** What there is to say about the things of the board. */
export interface Things {
  order(order: OrderId): string;
  creature(creature: CreatureId): string;
  room(room: RoomId): string;
  trap(trap: TrapId, view: DungeonLordsView): string;
  card(card: CombatCardId): string;
  event(event: EventTileId): string;
  special(event: SpecialEventId): string;
  hero(hero: Hero): string;
  /** A place of the programme, from 0. */
  place(place: number): string;
  slot(order: OrderId, slot: SlotIndex, view: DungeonLordsView, names: Names): string;
  cell(cell: Cell, lord: LordView): string;
  dweller(creature: LairCreature): string;
  /** A combat card that nobody has turned up for the viewer, by its round from 0. */
  hiddenCard(round: number): string;
  seat(seat: Seat, view: DungeonLordsView, names: Names): string;
  dummy(dummy: number, of: Dummy): string;
  prison(lord: LordView): string;
  track(view: DungeonLordsView, names: Names): string;
  paladin(view: DungeonLordsView, names: Names): string;
  title(title: TitleId, view: DungeonLordsView): string;
}

/** How somebody looks who stands nowhere yet. */
const fresh = (id: HeroId): Hero => ({ id, damage: 0, bonus: 0 });

function component(things: Things, id: string, view: DungeonLordsView): string | undefined {
  if (isOrderId(id)) return things.order(id);
  if (isCreatureId(id)) return things.creature(id);
  if (isRoomId(id)) return things.room(id);
  if (isTrapId(id)) return things.trap(id, view);
  if (isCombatCardId(id)) return things.card(id);
  if (isEventTileId(id)) return things.event(id);
  if (isSpecialEventId(id)) return things.special(id);
  return isHeroId(id) ? things.hero(fresh(id)) : undefined;
}

const isTitle = (id: string): id is TitleId => (TITLES as readonly string[]).includes(id);

function slot(things: Things, order: string, index: number, view: DungeonLordsView, names: Names) {
  const place = SLOTS.find((each) => each === index);
  return isOrderId(order) && place !== undefined ? things.slot(order, place, view, names) : undefined;
}

/** What belongs to one lord: `cell:0:c2r1`, `lair:0:1`, `hero:0:0`, `prison:0`, `seat:0`. */
function ofLord(
  things: Things,
  kind: string,
  seat: Seat,
  which: string,
  view: DungeonLordsView,
  names: Names,
): string | undefined {
  const lord = view.lords[seat];
  if (lord === undefined) return undefined;
  if (kind === 'seat') return things.seat(seat, view, names);
  if (kind === 'prison') return things.prison(lord);
  if (kind === 'cell') {
    const cell = CELL_NAMES.indexOf(which);
    return cell < 0 ? undefined : things.cell(cell, lord);
  }
  if (kind === 'lair') {
    const dweller = lord.lair[Number(which)];
    return dweller && things.dweller(dweller);
  }
  const hero = lord.party[Number(which)];
  return hero && things.hero(hero);
}

function cityCard(things: Things, round: number, { city }: DungeonLordsView): string | undefined {
  const card = city[round];
  if (card === undefined) return undefined;
  return card === null ? things.hiddenCard(round) : things.card(card);
}

function dummy(things: Things, index: number, { dummies }: DungeonLordsView): string | undefined {
  const of = dummies[index];
  return of && things.dummy(index, of);
}

function explain(things: Things, thing: string, view: DungeonLordsView, names: Names): string | undefined {
  const [kind = '', id = '', which = ''] = thing.split(':');
  switch (kind) {
    case 'card':
    case 'order':
    case 'action':
    case 'offer':
    case 'creature':
    case 'room':
    case 'trap':
    case 'adventurer':
    case 'event':
    case 'special':
      return component(things, id, view);
    case 'place':
      return ['0', '1', '2'].includes(id) ? things.place(Number(id)) : undefined;
    case 'slot':
      return slot(things, id, Number(which), view, names);
    case 'cell':
    case 'lair':
    case 'hero':
    case 'prison':
    case 'seat':
      return ofLord(things, kind, Number(id), which, view, names);
    case 'city':
      return cityCard(things, Number(id), view);
    case 'dummy':
      return dummy(things, Number(id), view);
    case 'track':
      return things.track(view, names);
    case 'paladin':
      return things.paladin(view, names);
    case 'title':
      return isTitle(id) ? things.title(id, view) : undefined;
    default:
      return undefined;
  }
}

export const explaining =
  (things: Things): TableText['thing'] =>
  (thing, view, names) =>
    explain(things, thing, view as DungeonLordsView, names);
