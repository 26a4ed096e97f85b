// Chapters DL-D3 and DL-D2: minions of colours nobody plays.
import { type Seat, shuffle, revealed as turnedUp } from '@krcma/kernel';
import { ORDERS, type OrderId, SLOTS, type SlotIndex } from '../data/orders.ts';
import { companyOf, PROGRAMME_LENGTH } from '../data/setup.ts';
import { DUMMY, type Dummy, type DungeonLords, type Occupant, occupantOf, slotIndex } from '../state.ts';
import { note } from './script.ts';

/** The lowest slot nobody stands in; undefined when all are taken (DL-PLC.1, DL-PLC.2). */
export function freeSlot(game: DungeonLords, order: OrderId, from: SlotIndex = 0): SlotIndex | undefined {
  for (const slot of SLOTS) if (slot >= from && occupantOf(game, order, slot) === null) return slot;
  return undefined;
}

export function stand(game: DungeonLords, occupant: Occupant, order: OrderId, slot: SlotIndex): void {
  game.slots[slotIndex(order, slot)] = occupant;
}

function sendMinion(game: DungeonLords, dummy: number, order: OrderId, from: SlotIndex): void {
  const slot = freeSlot(game, order, from);
  if (slot === undefined) return;
  stand(game, DUMMY + dummy, order, slot);
  note({ key: 'dummy-placed', dummy, order, slot });
}

/** What was inaccessible joins the pile, what was played is inaccessible in the next round (DL-D3.3, DL-D2.6). */
function moveOrders(dummy: Dummy): void {
  const played = playedBy(dummy);
  dummy.pile.push(...dummy.locked);
  dummy.locked = played;
}

/** Of its eight orders those that are neither inaccessible nor left in the pile. */
const playedBy = ({ locked, pile }: Dummy): OrderId[] =>
  ORDERS.filter((order) => !locked.includes(order) && !pile.includes(order));

/** With two players each picks one order more for a dummy (DL-D2.3). */
export const picksForDummy = ({ seats }: DungeonLords): boolean => {
  const { dummies, revealed } = companyOf(seats);
  return dummies > 0 && revealed < PROGRAMME_LENGTH;
};

/** Orders of chance, before anybody chooses; their minions take the second slot, or the third (DL-D3.1-2, DL-D2.1-2). */
export function sendDummies(game: DungeonLords): void {
  const { revealed } = companyOf(game.seats);
  if (game.dummies.length > 0) turnedUp();
  for (const [number, dummy] of game.dummies.entries()) {
    shuffle(game, dummy.pile);
    const orders = dummy.pile.splice(0, revealed);
    note({ key: 'dummy-revealed', dummy: number, orders });
    for (const order of orders) sendMinion(game, number, order, 1);
    if (!picksForDummy(game)) moveOrders(dummy);
  }
}

/** The order a lord has picked, before all first cards: its minion takes the first slot, or the second (DL-D2.4-6). */
export function sendPick(game: DungeonLords, seat: Seat, order: OrderId): void {
  const dummy = game.dummies[seat] as Dummy;
  dummy.pile.splice(dummy.pile.indexOf(order), 1);
  note({ key: 'dummy-picked', player: seat, dummy: seat, order });
  sendMinion(game, seat, order, 0);
  moveOrders(dummy);
}
