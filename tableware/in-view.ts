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

/**
 * Where a board is higher than its place, a new question scrolls to what it asks about, unless some of that is in sight.
 * The browser is asked after it has laid the page out: to ask at once would make it do so twice.
 */
export function useInView(board: RefObject<HTMLElement | null>, { asked, motion, stage }: Asked): void {
  useEffect(() => {
    if (asked === undefined || board.current === null) return;
    const large = board.current.querySelector(stage);
    const wanted = large === null ? [...board.current.querySelectorAll('[data-lit]')] : [large];
    const watch = new IntersectionObserver((entries) => {
      watch.disconnect();
      const shown = entries.filter(isShown);
      if (shown.some(isWhole)) return;
      const block = large === null ? 'center' : blockOf(large);
      shown[0]?.target.scrollIntoView({ block, behavior: motion ? 'smooth' : 'auto' });
    });
    for (const each of wanted) watch.observe(each);
    return () => watch.disconnect();
  }, [board, asked, motion, stage]);
}
