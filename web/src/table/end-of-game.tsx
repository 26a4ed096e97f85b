import { lazy, Suspense, useEffect, useState } from 'react';
import type { Afterwards } from '../over/over-dialog.tsx';
import { useScreen, useTable } from './table-context.ts';

const OverDialog = lazy(async () => ({ default: (await import('../over/over-dialog.tsx')).OverDialog }));

/** Opens the score sheet when the game ends, and whenever it is asked for again. */
export function EndOfGame(after: Afterwards) {
  const { frame, over, model, replaying } = useTable();
  const sheet = useScreen((screen) => screen.sheet);
  const { outcome } = frame.seen;
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!over || seen) return;
    setSeen(true);
    model.screen.set({ sheet: true });
  }, [over, seen, model]);
  if (outcome === undefined || replaying || !sheet) return null;
  return (
    <Suspense>
      <OverDialog {...after} outcome={outcome} onClose={() => model.screen.set({ sheet: false })} />
    </Suspense>
  );
}
