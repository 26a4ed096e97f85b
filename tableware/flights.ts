// What has just happened, as movement: shared by the boards, which know where things fly from and to.

import { useEffect, useRef } from 'react';
import { ICON_BOX } from './icons/grid.ts';
import './flights.css';

const SVG = 'http://www.w3.org/2000/svg';
const BETWEEN = 110;
/** What happened in many turns at once is only shown by its end. */
const MOST = 16;

/** The first that can be seen: a thing may be drawn in the panel and on the board, and one of them be folded away. */
export const find = (selector: string): Element | undefined =>
  [...document.querySelectorAll(selector)].find((element) => element.getBoundingClientRect().width > 0);

/** A card or token with its figure. It lives outside React for a moment, so it is a plain element. */
export function pictureOfIcon(icon: string): Element {
  const picture = document.createElement('span');
  picture.className = 'tw-flying-card';
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', ICON_BOX);
  const shape = document.createElementNS(SVG, 'use');
  shape.setAttribute('href', `#${icon}`);
  svg.append(shape);
  picture.append(svg);
  return picture;
}

/** So many of a piece: a copy of the one that lies on the board. */
export function pictureOfAmount(piece: string, amount: number): Element {
  const picture = document.createElement('span');
  picture.className = 'tw-flying-pip';
  const copy = document.querySelector(piece)?.cloneNode(true);
  if (copy) picture.append(copy);
  const number = document.createElement('b');
  number.textContent = `+${amount}`;
  picture.append(number);
  return picture;
}

/** A number that changes whenever something was rolled, and only then: a die tumbles when it does. */
export function useRolls<E>(
  fresh: readonly E[],
  motion: boolean,
  isRoll: (event: E) => boolean,
): number | undefined {
  const seen = useRef<{ fresh: readonly E[]; rolls: number }>({ fresh: [], rolls: 0 });
  if (seen.current.fresh !== fresh)
    seen.current = { fresh, rolls: seen.current.rolls + (fresh.some(isRoll) ? 1 : 0) };
  return motion && seen.current.rolls > 0 ? seen.current.rolls : undefined;
}

/** Shows every fresh event once, one after the other; `wait` tells what an event takes before the next may begin. */
export function useFresh<E>(
  fresh: readonly E[],
  motion: boolean,
  show: (event: E, delay: number) => void,
  wait: (event: E) => number,
): void {
  const shown = useRef<readonly E[]>(undefined);
  useEffect(() => {
    if (!motion || shown.current === fresh) return;
    shown.current = fresh;
    let delay = 0;
    for (const event of fresh.slice(-MOST)) {
      delay = Math.max(delay, wait(event));
      show(event, delay);
      delay += BETWEEN;
    }
  }, [fresh, motion, show, wait]);
}
