import { atRest } from '@krcma/tableware/at-rest';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { Afterwards } from '../over/over-dialog.tsx';
import { useScreen, useTable } from './table-context.ts';

const OverDialog = lazy(async () => ({ default: (await import('../over/over-dialog.tsx')).OverDialog }));

/** Opens the score sheet when the game has ended and the last move has landed, and whenever it is asked for again. */
export function EndOfGame(after: Afterwards) {
  const { frame, over, telling, model, replaying } = useTable();
  const sheet = useScreen((screen) => screen.sheet);
  const { outcome } = frame.seen;
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!over || telling || seen) return;
    let wanted = true;
    atRest().then(() => {
      if (!wanted) return;
      setSeen(true);
      model.screen.set({ sheet: true });
    });
    return () => {
      wanted = false;
    };
  }, [over, telling, seen, model]);
  if (outcome === undefined || replaying || !sheet) return null;
  return (
    <Suspense>
      <OverDialog {...after} outcome={outcome} onClose={() => model.screen.set({ sheet: false })} />
    </Suspense>
  );
}
