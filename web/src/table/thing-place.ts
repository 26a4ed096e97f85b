import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react';
import { signOf } from '../signs/drawn-signs.ts';
import { isUpright } from './use-narrow.ts';

const GAP = 8;

const isShown = (element: Element): boolean => element.getClientRects().length > 0;

/**
 * A thing may be drawn more than once: the one under the pointer or with the focus is meant, else the one in an open
 * window, else the one on the board.
 */
export function anchorOf(thing: string): HTMLElement | undefined {
  const sign = signOf(thing);
  const wanted = [
    `.table [data-thing="${CSS.escape(thing)}"]`,
    `.table [data-told="${CSS.escape(thing)}"]`,
    ...(sign === undefined ? [] : [`.table [data-sign="${CSS.escape(sign)}"]`]),
  ];
  const drawn = [...document.querySelectorAll<HTMLElement>(wanted.join())].filter(isShown);
  return (
    drawn.find((element) => element.matches(':hover, :focus')) ??
    drawn.find((element) => element.closest('dialog[open]')) ??
    drawn.find((element) => element.closest('.board')) ??
    drawn[0]
  );
}

/** Beside the thing, on its right if the board reaches that far, so that the question stays free. */
function placeBeside(menu: Element, anchor: Element): CSSProperties {
  const thing = anchor.getBoundingClientRect();
  const { width, height } = menu.getBoundingClientRect();
  const edge = anchor.closest('.board')?.getBoundingClientRect().right ?? innerWidth;
  const onTheRight = thing.right + GAP;
  const left = onTheRight + width <= edge ? onTheRight : thing.left - GAP - width;
  return {
    left: Math.max(GAP, Math.min(left, innerWidth - width - GAP)),
    top: Math.max(GAP, Math.min(thing.top, innerHeight - height - GAP)),
  };
}

/** Upright screens lay it at the bottom by style. */
export function usePlaceBeside(
  box: RefObject<HTMLDivElement | null>,
  anchor: HTMLElement | undefined,
  takesFocus = true,
): CSSProperties | undefined {
  const [place, setPlace] = useState<CSSProperties>();
  useLayoutEffect(() => {
    const before = document.activeElement;
    const menu = box.current;
    if (menu && anchor && !isUpright()) setPlace(placeBeside(menu, anchor));
    if (!takesFocus) return;
    (menu?.querySelector<HTMLElement>('.choice') ?? menu)?.focus({ preventScroll: true });
    return () => {
      // What was touched may be a button, or an area of a map.
      const had = before instanceof HTMLElement || before instanceof SVGElement ? before : undefined;
      if (had?.isConnected) had.focus({ preventScroll: true });
    };
  }, [box, anchor, takesFocus]);
  return place;
}
