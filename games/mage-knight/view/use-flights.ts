// What has just happened, as movement: a hero walks to the next space.
import { find, pictureOfIcon, useFresh } from '@krcma/tableware/flights';
import { flyTo } from '@krcma/tableware/fly';
import type { MageKnightEvent } from '../messages.ts';
import { heroIcons } from './emblems.ts';
import * as icons from './icons.ts';
import { spaceThing } from './land.ts';
import type { Props } from './table.ts';

const spaceAt = (space: string): Element | undefined => find(`[data-thing="${spaceThing(space)}"]`);

const noWait = (): number => 0;

export function useFlights({ fresh, motion, view }: Props): void {
  const steps = fresh.filter((event) => event.key === 'stepped');
  const show = (event: MageKnightEvent, delay: number): void => {
    if (event.key !== 'stepped') return;
    const back = steps.length - steps.indexOf(event);
    const [from, to] = [view.turn.path.at(-back), event.space];
    const [start, end] = [from === undefined ? undefined : spaceAt(from), spaceAt(to)];
    const hero = view.players[event.player]?.hero;
    const icon = hero === null || hero === undefined ? icons.hero : heroIcons[hero];
    if (start && end) flyTo(pictureOfIcon(icon), start, end, { delay, duration: 700 });
  };
  useFresh(fresh, motion, show, noWait);
}
