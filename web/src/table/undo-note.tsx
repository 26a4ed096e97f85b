import { lazy, Suspense } from 'react';
import { useScreen, useTable } from './table-context.ts';

const UndoDialog = lazy(async () => ({ default: (await import('./undo-dialogs.tsx')).UndoDialog }));
const TakeBackDialog = lazy(async () => ({ default: (await import('./undo-dialogs.tsx')).TakeBackDialog }));

/** Why a step back is refused, once somebody has tried. */
export function UndoNote() {
  const { frame } = useTable();
  const asked = useScreen((screen) => screen.undoAsked);
  const refusal = frame.seen.undo;
  return <Suspense>{asked && refusal !== undefined && <UndoDialog refusal={refusal} />}</Suspense>;
}

/** The others at this screen are asked whether something may be taken back. */
export function TakeBackNote() {
  const { takeBack } = useTable().frame;
  return <Suspense>{takeBack !== undefined && <TakeBackDialog takeBack={takeBack} />}</Suspense>;
}
