import { type RefObject, useEffect } from 'react';

const isShown = (element: Element): boolean => element.getClientRects().length > 0;

function scrollerOf(element: Element): Element | undefined {
  for (let each = element.parentElement; each !== null; each = each.parentElement)
    if (each.scrollHeight > each.clientHeight + 1 && getComputedStyle(each).overflowY !== 'visible')
      return each;
  return undefined;
}

interface Asked {
  /** Names the question, and the section of a phone that is up for it. */
  readonly asked: string | undefined;
  readonly motion: boolean;
  /** What must be seen whole when it is there, before anything that is lit. */
  readonly stage: string;
}

/** Where a board is higher than its place, a new question scrolls to what it asks about, unless some of that is in sight. */
export function useInView(board: RefObject<HTMLElement | null>, { asked, motion, stage }: Asked): void {
  useEffect(() => {
    const scroller = board.current === null ? undefined : scrollerOf(board.current);
    if (asked === undefined || board.current === null || scroller === undefined) return;
    const { top, bottom } = scroller.getBoundingClientRect();
    const inSight = (element: Element): boolean => {
      const place = element.getBoundingClientRect();
      return place.top >= top && place.bottom <= bottom;
    };
    const behavior = motion ? 'smooth' : 'auto';
    const large = board.current.querySelector(stage);
    if (large !== null) {
      const margin = Number.parseFloat(getComputedStyle(large).scrollMarginTop);
      const fits = large.clientHeight + margin <= scroller.clientHeight;
      if (!inSight(large)) large.scrollIntoView({ block: fits ? 'nearest' : 'start', behavior });
      return;
    }
    const lit = [...board.current.querySelectorAll('[data-lit]')].filter(isShown);
    if (!lit.some(inSight)) lit[0]?.scrollIntoView({ block: 'center', behavior });
  }, [board, asked, motion, stage]);
}
