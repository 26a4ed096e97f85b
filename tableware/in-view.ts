import { type RefObject, useEffect } from 'react';

interface Asked {
  /** Names the question, and the section of a phone that is up for it. */
  readonly asked: string | undefined;
  readonly motion: boolean;
  /** What must be seen whole when it is there, before anything that is lit. */
  readonly stage: string;
}

/** A pixel may be lost to rounding. */
const WHOLE = 0.98;
const isWhole = ({ intersectionRatio }: IntersectionObserverEntry): boolean => intersectionRatio >= WHOLE;
const isShown = ({ boundingClientRect }: IntersectionObserverEntry): boolean => boundingClientRect.height > 0;

function heightOfPlace(element: Element): number {
  for (let each = element.parentElement; each !== null; each = each.parentElement)
    if (each.scrollHeight > each.clientHeight + 1 && getComputedStyle(each).overflowY !== 'visible')
      return each.clientHeight;
  return Number.POSITIVE_INFINITY;
}

/** Where a stage that is not seen whole goes: what does not fit is read from its top. */
function blockOf(stage: Element): ScrollLogicalPosition {
  const margin = Number.parseFloat(getComputedStyle(stage).scrollMarginTop);
  return stage.clientHeight + margin <= heightOfPlace(stage) ? 'nearest' : 'start';
}

/** Scrolls to what is asked about, unless some of it is in sight; gives the way to stop. */
function bringIntoView(board: HTMLElement, { motion, stage }: Asked): () => void {
  const large = board.querySelector(stage);
  const wanted = large === null ? [...board.querySelectorAll('[data-lit]')] : [large];
  const watch = new IntersectionObserver((entries) => {
    watch.disconnect();
    const shown = entries.filter(isShown);
    if (shown.some(isWhole)) return;
    const block = large === null ? 'center' : blockOf(large);
    shown[0]?.target.scrollIntoView({ block, behavior: motion ? 'smooth' : 'auto' });
  });
  for (const each of wanted) watch.observe(each);
  return () => watch.disconnect();
}

/** Calls when the place of a board gets lower, as it does when a list is opened below it. */
function onLess(place: Element, call: () => void): () => void {
  // Told first how high it is now, once the page is laid out.
  let height = 0;
  const watch = new ResizeObserver(() => {
    const isLess = place.clientHeight < height;
    height = place.clientHeight;
    if (isLess) call();
  });
  watch.observe(place);
  return () => watch.disconnect();
}

/**
 * Where a board is higher than its place, a new question scrolls to what it asks about, unless some of that is in sight.
 * A stage stays in sight when the place gets lower; whoever looks at anything else is left where they are.
 * The browser is asked after it has laid the page out: to ask at once would make it do so twice.
 */
export function useInView(board: RefObject<HTMLElement | null>, { asked, motion, stage }: Asked): void {
  useEffect(() => {
    const drawn = board.current;
    const place = drawn?.parentElement;
    if (asked === undefined || drawn === null || !place) return;
    let stop = bringIntoView(drawn, { asked, motion, stage });
    const unwatch = onLess(place, () => {
      if (drawn.querySelector(stage) === null) return;
      stop();
      stop = bringIntoView(drawn, { asked, motion, stage });
    });
    return () => {
      unwatch();
      stop();
    };
  }, [board, asked, motion, stage]);
}
