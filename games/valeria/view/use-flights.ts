// What has just happened, as movement: resources fly to their owners, cards leave the center, spots get crossed.
import { find, pictureOfIcon, useFresh } from '@krcma/tableware/flights';
import { flyTo } from '@krcma/tableware/fly';
import { TUMBLE } from '@krcma/tableware/tumble';
import type { CardId } from '../data/components.ts';
import { type Bag, TRACKS } from '../data/effect.ts';
import type { ValeriaEvent } from '../messages.ts';
import { emblems } from './emblems.ts';
import { pictureOfTrack } from './pictures.ts';
import type { Props } from './table.ts';

const purse = (seat: number, track: string): Element | undefined => find(`[data-purse="${seat} ${track}"]`);
const stack = (index: number): Element | undefined => find(`[data-thing="stack:${index}"]`);
const seatAt = (seat: number): Element | undefined =>
  find(`[data-thing="seat:${seat}"]`) ?? purse(seat, 'vp');

function sendBag(bag: Bag, from: Element | undefined, seat: number, delay: number, times = 1): void {
  for (const track of TRACKS) {
    const amount = (bag[track] ?? 0) * times;
    const to = purse(seat, track);
    if (amount > 0 && from && to) flyTo(pictureOfTrack(track, amount), from, to, { delay });
  }
}

function sendCard(card: CardId, from: Element | undefined, to: Element | undefined, delay: number): void {
  if (from && to) flyTo(pictureOfIcon(emblems[card].icon), from, to, { delay, duration: 760, shrink: 0.35 });
}

function drop(index: number, delay: number): void {
  stack(index)
    ?.querySelector('.tw-spot, .tw-stack')
    ?.animate(
      [
        { transform: 'translateY(-40px) rotate(-3deg) scale(1.1)', opacity: 0 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: 420, delay, easing: 'cubic-bezier(.3,1.3,.5,1)', fill: 'backwards' },
    );
}

function show(event: ValeriaEvent, delay: number): void {
  switch (event.key) {
    case 'harvested':
      sendBag(
        event.bag,
        find(`[data-thing="card:${event.card}"]`) ?? find('.va-dice'),
        event.player,
        delay,
        event.times,
      );
      break;
    case 'traded':
      sendBag(event.bag, find(`[data-thing="card:${event.card}"]`), event.player, delay);
      break;
    case 'gained':
      sendBag(
        event.bag,
        event.card === undefined ? find('.va-chest') : find('.va-dice'),
        event.player,
        delay,
      );
      break;
    case 'took-from':
      sendBag(
        event.bag,
        event.from === undefined ? find('.va-dice') : seatAt(event.from),
        event.player,
        delay,
      );
      break;
    case 'bounty':
      sendBag(event.bag, find('.va-dice'), event.player, delay);
      break;
    case 'slew':
    case 'recruited':
    case 'citizen-came':
    case 'built':
      sendCard(event.card, stack(event.stack), seatAt(event.player), delay);
      break;
    case 'returned':
      sendCard(event.card, seatAt(event.player), stack(event.stack), delay);
      break;
    case 'captured':
      sendCard(event.card, stack(event.stack), find('.va-dark-lord'), delay);
      break;
    case 'took-monster':
      sendCard(
        event.card,
        event.from === undefined ? find('.va-center') : seatAt(event.from),
        seatAt(event.player),
        delay,
      );
      break;
    case 'exhausted':
    case 'event-appeared':
      drop(event.stack, delay);
      break;
    default:
      break;
  }
}

export function useFlights({ fresh, motion }: Props): void {
  useFresh(fresh, motion, show, ({ key }) => (key === 'rolled' ? TUMBLE : 0));
}
