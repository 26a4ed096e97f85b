import { whenIdle } from '@krcma/tableware/when-idle';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import type { GameId } from '../host/rules.ts';
import { createStore, type Store, useStore } from '../store.ts';
import { hasVisited } from './visit.ts';

/** Whether a server stands behind these pages. Until that is known, and without one, nothing is said of online play. */
const door: Store<{ readonly open: boolean }> = createStore({ open: false });

let knocked = false;

/** Pages served without a server answer every address with the page itself. */
async function knock(): Promise<void> {
  if (knocked || door.get().open) return;
  knocked = true;
  if (!navigator.onLine) await new Promise((done) => addEventListener('online', done, { once: true }));
  try {
    const answer = await fetch('/api/offers');
    const open = answer.ok && (answer.headers.get('content-type') ?? '').includes('json');
    if (open) door.set({ open });
    // Without a network it may be there later.
  } catch {
    knocked = false;
  }
}

function useDoor(): boolean {
  const { open } = useStore(door);
  useEffect(() => whenIdle(() => void knock()), []);
  return open;
}

/** A part of the pages that is fetched and shown only where there is a server. */
function behindTheDoor<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P> {
  const Part = lazy(load) as unknown as ComponentType<P>;
  return (props) =>
    useDoor() ? (
      <Suspense>
        <Part {...props} />
      </Suspense>
    ) : null;
}

export const OnlineGameButton = behindTheDoor<{ readonly game: GameId }>(
  () => import('./online-game-button.tsx'),
);
/** Tables that wait for a move or an answer of mine. */
export const OnlineTurns = behindTheDoor(() => import('./online-turns.tsx'));
export const OnlineHome = behindTheDoor(() => import('./online-home.tsx'));
export const OnlineSettings = behindTheDoor(() => import('./online-settings.tsx'));
export const MoveOnline = behindTheDoor<{ readonly game: GameId; readonly exported: () => Promise<string> }>(
  () => import('./move-online.tsx'),
);
export const ReportTo = behindTheDoor(() => import('./report-to.tsx'));
const Notices = behindTheDoor(() => import('./turn-notices.tsx'));

/** Tells in every page that a table waits, to those who have ever played online. */
export const TurnNotices = () => (hasVisited() ? <Notices /> : null);
