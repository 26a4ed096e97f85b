import { useEffect } from 'react';
import { mayMove, settings } from '../settings/settings.ts';
import type { Tab } from './tabs.tsx';

/** A pixel may be lost to rounding. */
const ROUNDING = 1;
/** A board turns to another section, fetches a part or scrolls to its question: what is lit is looked at again. */
const LOOKS = 6;
const LOOK_EVERY = 200;
/** Whoever moves about by hand is not pulled back. */
const BY_HAND = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

const isDrawn = (element: Element): boolean => element.getClientRects().length > 0;

/** On the board before anywhere else, and drawn before hidden in a part of the table that is not up. */
function placeOf(thing: string): HTMLElement | undefined {
  const places = [
    ...document.querySelectorAll<HTMLElement>(`.table [data-thing="${CSS.escape(thing)}"]`),
  ].filter((each) => each.closest('dialog') === null);
  const onBoard = places.filter((each) => each.closest('.board') !== null);
  return onBoard.find(isDrawn) ?? places.find(isDrawn) ?? onBoard[0] ?? places[0];
}

/** Whether everything around it that cuts off what hangs over leaves all of a thing, to a pixel. */
function isWhole(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  for (let each = element.parentElement; each !== null; each = each.parentElement) {
    if (getComputedStyle(each).overflowY === 'visible') continue;
    const room = each.getBoundingClientRect();
    const cut = Math.max(room.top - top, bottom - room.bottom, room.left - left, right - room.right);
    if (cut > ROUNDING) return false;
  }
  return true;
}

/** Whether it is seen whole, and nothing lies over its middle. */
function isInSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit !== null && element.contains(hit) && isWhole(element);
}

function bringIntoSight(thing: string, setTab: (tab: Tab) => void): void {
  const place = placeOf(thing);
  if (place === undefined) return;
  if (!isDrawn(place)) setTab(place.closest('.players') === null ? 'board' : 'players');
  else if (!isInSight(place))
    place.scrollIntoView({
      block: 'center',
      inline: 'center',
      behavior: mayMove(settings.get()) ? 'smooth' : 'auto',
    });
}

interface Shown {
  readonly thing: string | undefined;
  readonly at: number;
}

/** What a lesson points at comes into sight, wherever on the table it is; again when the screen is turned. */
export function useInSight(lesson: Shown | undefined, setTab: (tab: Tab) => void): void {
  const thing = lesson?.thing;
  const at = lesson?.at;
  useEffect(() => {
    if (at === undefined) return;
    if (thing === undefined) {
      setTab('board');
      return;
    }
    let looks = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rest = () => clearTimeout(timer);
    const look = () => {
      bringIntoSight(thing, setTab);
      if (++looks < LOOKS) timer = setTimeout(look, LOOK_EVERY);
    };
    const lookAgain = () => {
      rest();
      looks = 0;
      timer = setTimeout(look);
    };
    lookAgain();
    for (const each of BY_HAND) addEventListener(each, rest, { passive: true });
    addEventListener('resize', lookAgain);
    return () => {
      rest();
      for (const each of BY_HAND) removeEventListener(each, rest);
      removeEventListener('resize', lookAgain);
    };
  }, [thing, at, setTab]);
}
