import type { Outcome } from '@krcma/kernel';
import { atRest } from '@krcma/tableware/at-rest';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { Afterwards } from '../over/over-dialog.tsx';
import { useScreen, useTable } from './table-context.ts';

const OverDialog = lazy(async () => ({ default: (await import('../over/over-dialog.tsx')).OverDialog }));

interface Ending extends Afterwards {
  /** What is shown instead of the score sheet. */
  readonly ending?: ((outcome: Outcome, onClose: () => void) => ReactNode) | undefined;
}

/** Opens the score sheet when the game has ended and the last move has landed, and whenever it is asked for again. */
export function EndOfGame({ ending, ...after }: Ending) {
  const { frame, over, telling, model, replaying, lesson } = useTable();
  const sheet = useScreen((screen) => screen.sheet);
  const { outcome } = frame.seen;
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    // A lesson says itself how it ended.
    if (!over || telling || seen || lesson) return;
    let wanted = true;
    atRest().then(() => {
      if (!wanted) return;
      setSeen(true);
      model.screen.set({ sheet: true });
    });
    return () => {
      wanted = false;
    };
  }, [over, telling, seen, lesson, model]);
  if (outcome === undefined || replaying || !sheet) return null;
  const close = () => model.screen.set({ sheet: false });
  return (
    <Suspense>
      {ending ? ending(outcome, close) : <OverDialog {...after} outcome={outcome} onClose={close} />}
    </Suspense>
  );
}
