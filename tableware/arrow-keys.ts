import { type RefObject, useEffect, useRef } from 'react';

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type Focusable = HTMLElement | SVGElement;

/** A map is entered by the area the Tab key would enter it by; within it arrows walk over borders. */
const THINGS = 'button[data-thing], .tw-explained, .tw-map-area[tabindex="0"]';

const middle = (element: Element): readonly [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

/** The nearest thing in a direction; sideways distance counts double, so that rows and columns are kept. */
function neighbour(from: Element, all: readonly Focusable[], [dx, dy]: readonly [number, number]) {
  const [x, y] = middle(from);
  let best: Focusable | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const element of all) {
    const [ex, ey] = middle(element);
    const along = (ex - x) * dx + (ey - y) * dy;
    const across = Math.abs((ex - x) * dy) + Math.abs((ey - y) * dx);
    if (along < 4) continue;
    const distance = along + 2 * across;
    if (distance < least) [best, least] = [element, distance];
  }
  return best;
}

function moveFocus(event: KeyboardEvent): void {
  const step = STEPS[event.key];
  const { target, currentTarget } = event;
  // A map on the board has moved it already.
  if (event.defaultPrevented) return;
  if (!(target instanceof Element) || !(currentTarget instanceof Element)) return;
  const from = target.closest('[data-thing], [data-told]');
  if (step === undefined || from === null || event.ctrlKey || event.altKey || event.metaKey) return;
  const things = currentTarget.querySelectorAll<Focusable>(THINGS);
  const next = neighbour(from, [...things], step);
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

/** For a container of things: the arrow keys move the focus to the thing that lies there. */
export function useArrowKeys<E extends HTMLElement>(): RefObject<E | null> {
  const container = useRef<E>(null);
  useEffect(() => {
    const element = container.current;
    element?.addEventListener('keydown', moveFocus);
    return () => element?.removeEventListener('keydown', moveFocus);
  }, []);
  return container;
}
