// What a slot of an action is worth to a lord now: for programmes, and for minions that wait in their slots.
import type { Seat } from '@krcma/kernel';
import { type CreatureId, creatureOf } from '../data/creatures.ts';
import { ORDERS, type OrderId, SLOTS, type SlotIndex, slotOf } from '../data/orders.ts';
import { type RoomId, roomOf } from '../data/rooms.ts';
import { points } from '../data/titles.ts';
import { PALADIN_SPACE } from '../data/track.ts';
import type { Goods } from '../data/types.ts';
import { gainOf } from '../rules/actions/slot.ts';
import { buildable, diggable, mineable } from '../rules/dungeon.ts';
import { canPay } from '../rules/goods.ts';
import { type DungeonLords, idleImps, isDummy, type Lord, lordAt, occupantOf } from '../state.ts';
import { defencePoints } from './defence.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { unit } from './stores.ts';
import { reputation, worth } from './weights.ts';

/** What one more of everything is worth to a lord. */
export interface Units {
  readonly gold: number;
  readonly food: number;
  readonly imp: number;
  readonly trap: number;
  readonly tunnel: number;
  /** A space nearer to evil, which is less than nothing. */
  readonly evil: number;
  /** What the combat of the year is worth as it stands. */
  readonly defence: number;
  /** What a creature would be worth, of those that were asked for. */
  readonly creatures: Map<CreatureId, number>;
}

export function unitsOf(game: DungeonLords, seat: Seat): Units {
  const lord = lordAt(game, seat);
  const outlook = outlookOf(game);
  const { rounds } = outlook;
  const defence = defencePoints(game, seat);
  return {
    gold: unit(lord.gold, worth.gold, rounds) + needOfGold(lord, outlook),
    food: unit(lord.food, worth.food, rounds),
    imp: unit(lord.imps, worth.imp, rounds),
    trap: Math.max(
      unit(lord.traps.length, worth.trap, rounds),
      (defencePoints(game, seat, { trap: 'rolling-stone' }) - defence) * 0.8,
    ),
    // Taxes are due for every second tile.
    tunnel: (worth.tunnel.base + worth.tunnel.perRound * rounds) / 2 + 0.12,
    evil: evilUnit(game, lord, outlook),
    defence,
    creatures: new Map(),
  };
}

/** Taxes are due this year and not in the chest yet. */
function needOfGold(lord: Lord, { thisYear }: Outlook): number {
  if (thisYear === 0) return 0;
  let tiles = 0;
  for (const tile of lord.dungeon) if (tile !== null) tiles++;
  return lord.gold < tiles / 2 + 1 ? 0.5 : 0;
}

/** What a space nearer to evil costs more than elsewhere, because the paladin is near. */
export function brinkPoints(game: DungeonLords, { evil }: Lord): number {
  if (game.paladin.host !== null || game.paladin.gone) return 0;
  return (reputation.brink[PALADIN_SPACE - evil - 1] ?? 0) / 2;
}

function evilUnit(game: DungeonLords, lord: Lord, { arrivals }: Outlook): number {
  const later = game.year === 1 ? 3 : 0;
  return -reputation.perArrival * (arrivals + later) - 0.12 - brinkPoints(game, lord);
}

export const goodsPoints = (goods: Goods, units: Units): number =>
  (goods.gold ?? 0) * units.gold +
  (goods.food ?? 0) * units.food +
  (goods.imp ?? 0) * units.imp +
  (goods.trap ?? 0) * units.trap +
  (goods.evil ?? 0) * units.evil;

/** To have a creature, without its price. */
export function creaturePoints(game: DungeonLords, seat: Seat, id: CreatureId, units: Units): number {
  const known = units.creatures.get(id);
  if (known !== undefined) return known;
  const helps = defencePoints(game, seat, { creature: id }) - units.defence;
  const later = game.year === 1 ? worth.creatureLater : 0;
  const upkeep = outlookOf(game).thisYear > 1 ? 0.3 : 0;
  const worthOfIt = helps + later - upkeep + (creatureOf(id).ghost ? 0 : points.monster + 0.2);
  units.creatures.set(id, worthOfIt);
  return worthOfIt;
}

export function roomPoints(game: DungeonLords, lord: Lord, id: RoomId): number {
  const room = roomOf(id);
  const { rounds, fights } = outlookOf(game);
  if (room.kind === 'production')
    return points.room + 0.4 + (lord.imps >= room.workers ? worth.roomUse : worth.roomUse / 2) * (rounds - 1);
  if (room.kind === 'battle') return points.room + (fights > 0 ? 0.8 : 0);
  let sum: number = points.room + 0.4;
  for (const each of lord.lair) sum += room.pointsPer?.[each.id] ?? 0;
  return sum + (room.perTitle === undefined ? 0 : 1.5);
}

function bestCreature(game: DungeonLords, seat: Seat, slot: SlotIndex, units: Units): number {
  const lord = lordAt(game, seat);
  const extra = slotOf('hire-monster', slot).pay ?? {};
  let best = 0;
  for (const id of game.creatures.offer) {
    if (id === null || !canPay(game, lord, creatureOf(id).cost)) continue;
    const net =
      creaturePoints(game, seat, id, units) +
      goodsPoints(extra, units) * -1 -
      goodsPoints(creatureOf(id).cost, units) +
      priceOfCards(id);
    best = Math.max(best, net);
  }
  return best;
}

/** Traps and monsters given away are worth more than nothing. */
const priceOfCards = (id: CreatureId): number => (creatureOf(id).cost.monster === undefined ? 0 : -1.5);

function bestRoom(game: DungeonLords, seat: Seat): number {
  const lord = lordAt(game, seat);
  let best = 0;
  for (const id of game.rooms.offer)
    if (id !== null && buildable(lord, id).length > 0) best = Math.max(best, roomPoints(game, lord, id));
  return best;
}

/** With so many imps already meant for other work. */
export function slotPoints(
  game: DungeonLords,
  seat: Seat,
  order: OrderId,
  slot: SlotIndex,
  units: Units,
  busy = 0,
): number {
  const lord = lordAt(game, seat);
  const { pay = {}, spies = 0, digs = 0, mines = 0, foreman } = slotOf(order, slot);
  if (!canPay(game, lord, pay)) return 0;
  const imps = idleImps(lord) - busy - (foreman ? 1 : 0);
  if (digs > 0) return imps <= 0 ? 0 : units.tunnel * Math.min(digs, imps, 1 + diggable(lord).length);
  if (mines > 0) return imps <= 0 ? 0 : units.gold * Math.min(mines, imps, mineable(lord).length);
  const price = -goodsPoints(pay, units) + 2 * (pay.evil ?? 0) * units.evil;
  if (order === 'hire-monster') return bestCreature(game, seat, slot, units);
  if (order === 'build-room') return Math.max(0, bestRoom(game, seat) + price);
  return Math.max(0, goodsPoints(gainOf(game, order, slot), units) + price + spies * worth.spied);
}

/** Minions that wait in their slots. */
export function pendingPoints(game: DungeonLords, seat: Seat): number {
  if (game.phase !== 'orders' && game.phase !== 'execution') return 0;
  let sum = 0;
  let units: Units | undefined;
  for (const order of ORDERS)
    for (const slot of SLOTS) {
      const occupant = occupantOf(game, order, slot);
      if (occupant !== seat || isDummy(occupant)) continue;
      units ??= unitsOf(game, seat);
      sum += slotPoints(game, seat, order, slot, units);
    }
  return sum;
}
