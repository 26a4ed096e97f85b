// What has just happened, as movement: goods fly to their owners, tiles leave the offers, cards are turned.
import { find, pictureOfAmount, pictureOfIcon, useFresh } from '@krcma/tableware/flights';
import { flyTo } from '@krcma/tableware/fly';
import { cellName } from '../data/dungeon.ts';
import type { Goods } from '../data/types.ts';
import type { DungeonLordsEvent } from '../messages.ts';
import { emblemOf } from './emblems.ts';
import * as icons from './icons.ts';
import type { Props } from './table.ts';

const GOODS = ['gold', 'food', 'imp', 'trap'] as const;

const thing = (id: string): Element | undefined => find(`[data-thing="${id}"]`);
const purse = (seat: number, good: string): Element | undefined => find(`[data-purse="${seat} ${good}"]`);
const seatAt = (seat: number): Element | undefined => thing(`seat:${seat}`) ?? purse(seat, 'gold');

function sendGoods(goods: Goods, from: Element | undefined, seat: number, delay: number): void {
  for (const good of GOODS) {
    const amount = goods[good] ?? 0;
    const to = purse(seat, good);
    if (amount > 0 && from && to)
      flyTo(pictureOfAmount(`[data-purse$=" ${good}"] svg`, amount), from, to, { delay });
  }
}

function sendPicture(icon: string, from: Element | undefined, to: Element | undefined, delay: number): void {
  if (from && to) flyTo(pictureOfIcon(icon), from, to, { delay, duration: 760, shrink: 0.35 });
}

function drop(id: string, delay: number): void {
  thing(id)?.animate(
    [
      { transform: 'translateY(-30px) scale(1.1)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: 420, delay, easing: 'cubic-bezier(.3,1.3,.5,1)', fill: 'backwards' },
  );
}

function show(event: DungeonLordsEvent, delay: number): void {
  switch (event.key) {
    case 'slot-used':
      sendGoods(event.gained, thing(`slot:${event.order}:${event.slot}`), event.player, delay);
      break;
    case 'gold-mined':
      for (const cell of event.cells)
        sendGoods({ gold: 1 }, thing(`cell:${event.player}:${cellName(cell)}`), event.player, delay);
      break;
    case 'tunnels-dug':
      for (const cell of event.cells) drop(`cell:${event.player}:${cellName(cell)}`, delay);
      break;
    case 'creature-hired':
      sendPicture(emblemOf(event.creature), thing(`offer:${event.creature}`), seatAt(event.player), delay);
      break;
    case 'room-built':
      drop(`cell:${event.player}:${cellName(event.cell)}`, delay);
      break;
    case 'minion-placed':
      drop(`slot:${event.order}:${event.slot}`, delay);
      break;
    case 'traps-drawn':
      sendPicture(icons.buyTraps, thing('action:buy-traps'), seatAt(event.player), delay);
      break;
    case 'combat-card-turned':
      drop(`city:${event.round - 1}`, delay);
      break;
    default:
  }
}

const noWait = (): number => 0;

export function useFlights({ fresh, motion }: Props): void {
  useFresh(fresh, motion, show, noWait);
}
