// What has just happened, as movement: goods fly to their owners, cards leave the offers, dice go to their places.
import { find, pictureOfAmount, pictureOfIcon, useFresh } from '@krcma/tableware/flights';
import { flyTo } from '@krcma/tableware/fly';
import { TUMBLE } from '@krcma/tableware/tumble';
import type { ComponentId } from '../data/components.ts';
import type { Bundle } from '../data/types.ts';
import type { MonsterLandsEvent } from '../messages.ts';
import { emblemOf } from './emblems.ts';
import * as icons from './icons.ts';
import type { Props } from './table.ts';

const GOODS = ['glory', 'coins', 'potions', 'venoms', 'defence'] as const;

const thing = (id: string): Element | undefined => find(`[data-thing="${id}"]`);
const purse = (seat: number, good: string): Element | undefined => find(`[data-purse="${seat} ${good}"]`);
const seatAt = (seat: number): Element | undefined =>
  find(`[data-thing="seat:${seat}"]`) ?? purse(seat, 'coins');

/** Where something comes from: a card, a building, a path, or else the round track. */
const source = (cause: string | undefined): Element | undefined =>
  (cause === undefined
    ? undefined
    : (thing(`card:${cause}`) ??
      thing(`building:${cause}`) ??
      thing(`quest:${cause}`) ??
      thing(`realm:${cause}`) ??
      thing(`loot:${cause}`))) ?? thing('track:round');

function sendBundle(bundle: Bundle, from: Element | undefined, seat: number, delay: number): void {
  for (const good of GOODS) {
    const amount = bundle[good] ?? 0;
    const to = purse(seat, good);
    const picture = `[data-purse$=" ${good}"] svg`;
    if (amount > 0 && from && to) flyTo(pictureOfAmount(picture, amount), from, to, { delay });
  }
}

function sendCard(
  card: ComponentId,
  from: Element | undefined,
  to: Element | undefined,
  delay: number,
): void {
  if (from && to) flyTo(pictureOfIcon(emblemOf(card)), from, to, { delay, duration: 760, shrink: 0.35 });
}

function drop(id: string, delay: number): void {
  thing(id)?.animate(
    [
      { transform: 'translateY(-40px) rotate(-3deg) scale(1.1)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: 420, delay, easing: 'cubic-bezier(.3,1.3,.5,1)', fill: 'backwards' },
  );
}

function showArrival(event: MonsterLandsEvent, delay: number): void {
  switch (event.key) {
    case 'mercenary-offered':
      drop(`card:${event.member}`, delay);
      break;
    case 'equipment-offered':
      drop(`card:${event.card}`, delay);
      break;
    case 'loot-offered':
      drop(`loot:${event.loot}`, delay);
      break;
    case 'monster-came':
      drop(`card:${event.monster}`, delay);
      break;
    case 'realm-came':
      drop(`realm:${event.realm}`, delay);
      break;
    case 'panic-spread':
      drop(`building:${event.building}`, delay);
      break;
    case 'sent':
      drop(`path:${event.path}`, delay);
      break;
    default:
  }
}

function show(event: MonsterLandsEvent, delay: number): void {
  switch (event.key) {
    case 'gained':
      sendBundle(event.bundle, source(event.from), event.player, delay);
      break;
    case 'joined':
      sendCard(event.member, thing('building:tavern'), seatAt(event.player), delay);
      break;
    case 'equipment-bought':
      sendCard(event.card, thing('building:market'), seatAt(event.player), delay);
      break;
    case 'loot-taken':
      sendCard(event.loot, find('.ml-loot'), seatAt(event.player), delay);
      break;
    case 'killed':
      sendCard(
        event.monster,
        thing(`card:${event.monster}`) ?? find('.ml-target'),
        seatAt(event.player),
        delay,
      );
      break;
    case 'conquered':
      sendCard(event.realm, thing(`realm:${event.realm}`) ?? find('.ml-target'), seatAt(event.player), delay);
      break;
    case 'traps-bought': {
      const [from, to] = [thing('building:lodge'), seatAt(event.player)];
      if (from && to) flyTo(pictureOfIcon(icons.snare), from, to, { delay, shrink: 0.35 });
      break;
    }
    default:
      showArrival(event, delay);
  }
}

const ROLLS: readonly string[] = ['rolled', 'rerolled', 'monster-rolled', 'pool-made'];

export function useFlights({ fresh, motion }: Props): void {
  useFresh(fresh, motion, show, ({ key }) => (ROLLS.includes(key) ? TUMBLE : 0));
}
