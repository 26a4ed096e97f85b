// Chapters DL-EXE.3-8: a slot is used as a whole, or declined.
import type { Question, Seat } from '@krcma/kernel';
import { type Cell, cellName } from '../../data/dungeon.ts';
import { type OrderId, type SlotIndex, slotOf } from '../../data/orders.ts';
import { extraTraps } from '../../data/setup.ts';
import type { Goods } from '../../data/types.ts';
import type { Hindrance } from '../../messages/orders.ts';
import type { DungeonLordsTypes } from '../../messages.ts';
import type { DungeonLords, Lord } from '../../state.ts';
import { canPay, gain, lacking, pay } from '../goods.ts';
import { note, type Of, rule } from '../script.ts';

export interface OfSlot extends Of {
  readonly slot: SlotIndex;
}

/** Why a lord can only decline a slot; undefined means that there is something to decide. */
export type Hinders = (game: DungeonLords, lord: Lord, slot: SlotIndex) => Hindrance | undefined;

/** Too poor (DL-EXE.4). */
export const lacksFor =
  (order: OrderId): Hinders =>
  (game, lord, slot) => {
    const { pay: price } = slotOf(order, slot);
    if (price === undefined || canPay(game, lord, price)) return undefined;
    return { why: 'lacks', lacks: lacking(game, lord, price) };
  };

export const cellThing = (player: Seat, cell: Cell): string => `cell:${player}:${cellName(cell)}`;

const slotThing = (order: OrderId, slot: SlotIndex): string => `slot:${order}:${slot}`;

export const declineOption = (order: OrderId) =>
  ({
    id: 'decline',
    label: { key: 'decline-slot', order },
    thing: `action:${order}`,
    rule: 'DL-EXE.7',
  }) as const;

/** In the second year a trap more is drawn (DL-TRAP.3). */
export function gainOf({ year }: DungeonLords, order: OrderId, slot: SlotIndex): Goods {
  const { gain: gained = {} } = slotOf(order, slot);
  return gained.trap === undefined ? gained : { ...gained, trap: gained.trap + extraTraps[year] };
}

const useOrDecline = (
  order: OrderId,
): Question<DungeonLordsTypes, OfSlot, boolean> & { values(): boolean[] } => ({
  kind: 'yesNo',
  values: () => [true, false],
  option: (game, isUsed, { slot }) => {
    if (!isUsed) return declineOption(order);
    return {
      id: 'use',
      label: {
        key: 'use-slot',
        order,
        slot,
        pays: slotOf(order, slot).pay ?? {},
        gains: gainOf(game, order, slot),
      },
      thing: slotThing(order, slot),
      rule: 'DL-EXE.4',
    };
  },
  prompt: (_, { slot }) => ({ key: 'ask-slot', order, slot }),
});

/** The beginning of each action that pays and gains as its slot shows. */
export const usingSlot = (name: string, order: OrderId) =>
  rule<OfSlot>(name)
    .choose('used', useOrDecline(order))
    .do('trade', (game, { player, slot, used }) => {
      if (!used) return;
      const { pay: paid = {} } = slotOf(order, slot);
      const gained = gainOf(game, order, slot);
      note({ key: 'slot-used', player, order, slot, paid, gained });
      pay(game, player, paid);
      gain(game, player, gained);
    });
