// What laying an order on a place promises: the slots it may come to, weighed by how likely each of them is.
import { appraisal, type Seat } from '@krcma/kernel';
import { ORDERS, type OrderId, SLOTS, type SlotIndex } from '../data/orders.ts';
import type { DungeonLordsTypes } from '../messages.ts';
import { chooseLocks } from '../rules/locks.ts';
import { feeOf, programme } from '../rules/orders.ts';
import { type DungeonLords, handOf, lordAt, occupantOf } from '../state.ts';
import { slotPoints, type Units, unitsOf } from './slots.ts';
import { orders as taste } from './weights.ts';

/** How many others come to an action before a minion that is placed so late, about. */
function comersBefore(game: DungeonLords, seat: Seat, order: OrderId, place: number): number {
  let comers = 0;
  for (const [other, lord] of game.lords.entries()) {
    if (other === seat || lord.locked.includes(order)) continue;
    const isEarlier =
      (other - game.start + game.seats) % game.seats < (seat - game.start + game.seats) % game.seats;
    comers += taste.appetite[order] * ((place + (isEarlier ? 0.75 : 0.25)) / 3);
  }
  return comers;
}

/** Chances of the free slots, first to last; the rest is not to come there at all. */
function slotChances(game: DungeonLords, seat: Seat, order: OrderId, place: number): [SlotIndex, number][] {
  const free = SLOTS.filter((slot) => occupantOf(game, order, slot) === null);
  const comers = comersBefore(game, seat, order, place);
  let chance = Math.exp(-comers);
  return free.map((slot, before) => {
    if (before > 0) chance *= comers / before;
    return [slot, chance];
  });
}

/** Imps the laid orders already want. */
const busyWith = (laid: readonly OrderId[]): number => {
  let busy = 0;
  for (const order of laid) if (order === 'dig-tunnels' || order === 'mine-gold') busy += 2;
  return busy;
};

function orderPoints(
  game: DungeonLords,
  seat: Seat,
  order: OrderId,
  laid: readonly OrderId[],
  units: Units,
): number {
  const place = laid.length;
  let sum = place === 0 ? taste.returns : 0;
  const busy = busyWith(laid);
  for (const [slot, chance] of slotChances(game, seat, order, place))
    sum += chance * slotPoints(game, seat, order, slot, units, busy);
  return sum - feeOf(game, order, place) * units.gold;
}

/** To take the first slot of an action away from the others. */
function blockPoints(game: DungeonLords, order: OrderId, laid: readonly OrderId[]): number {
  return laid.includes(order) ? 0.3 : taste.appetite[order] * (game.seats > 2 ? 0.2 : 0.4);
}

export const programmes = appraisal<DungeonLordsTypes, { player: Seat; orders?: OrderId[] }>(
  programme,
  (game, ask, { player, orders }) => {
    const { at } = ask.frame;
    if (at === 'sealed') return [0];
    if (at === 'dummy') return ask.values.map((order) => blockPoints(game, order as OrderId, orders ?? []));
    const laid = programme.picksAt(ask.frame, 'orders') ?? [];
    const units = unitsOf(game, player);
    return ask.values.map((order) => orderPoints(game, player, order as OrderId, laid, units));
  },
);

/** The dearest order is kept, so that it can be played at once. */
export const locks = appraisal<DungeonLordsTypes, { player: Seat }>(chooseLocks, (_, ask) =>
  ask.values.map((order) => taste.appetite[order as OrderId]),
);

/** What one would do next round decides which order comes back. */
export function retrievePoints(game: DungeonLords, seat: Seat, order: OrderId, units: Units): number {
  const hand = handOf(lordAt(game, seat));
  if (!ORDERS.includes(order)) return 0;
  return orderPoints(game, seat, order, [hand[0] ?? order], units);
}
