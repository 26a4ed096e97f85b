// What has just happened, as movement: runes, cards and priests fly to their owners, what was put down drops onto its place.
import { find, pictureOfIcon, useFresh } from '@krcma/tableware/flights';
import { flyTo } from '@krcma/tableware/fly';
import { regionName } from '../data/board.ts';
import type { RagnarokEvent } from '../messages.ts';
import * as icons from './icons.ts';
import type { Props } from './table.ts';

const thing = (id: string): Element | undefined => find(`[data-thing="${id}"]`);
const region = (number: number): Element | undefined => thing(`region:${regionName(number)}`);
const purse = (seat: number, what: string): Element | undefined =>
  find(`[data-purse="${seat} ${what}"]`) ?? thing(`seat:${seat}`);

function send(icon: string, from: Element | undefined, to: Element | undefined, delay: number): void {
  if (from && to) flyTo(pictureOfIcon(icon), from, to, { delay, duration: 760, shrink: 0.35 });
}

function show(event: RagnarokEvent, delay: number): void {
  switch (event.key) {
    case 'cards-drawn':
      send(icons.card, thing(`seat:${event.player}`), purse(event.player, 'card'), delay);
      break;
    case 'rune-gained':
      send(
        icons.sanctuary,
        event.region === undefined ? thing(`seat:${event.player}`) : region(event.region),
        purse(event.player, 'rune'),
        delay,
      );
      break;
    case 'priests-gained':
      send(icons.priest, thing(`seat:${event.player}`), purse(event.player, 'priest'), delay);
      break;
    case 'army-moved':
      send(icons.army, region(event.from), region(event.to), delay);
      break;
    case 'control-taken':
      send(icons.usurp, thing(`seat:${event.player}`), region(event.region), delay);
      break;
    default:
  }
}

const noWait = (): number => 0;

export function useFlights({ fresh, motion }: Props): void {
  useFresh(fresh, motion, show, noWait);
}
