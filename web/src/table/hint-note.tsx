import { lazy, Suspense, useEffect, useRef } from 'react';
import { useText } from '../texts/index.ts';
import { useScreen, useTable } from './table-context.ts';

/** Fetched with the first hint, like the words of its reasons. */
const HintSaid = lazy(async () => ({ default: (await import('./hint-said.tsx')).HintSaid }));

/** What the strongest bot would do and why, above the choices. */
export function HintNote() {
  const t = useText().question;
  const { decision } = useTable();
  const hint = useScreen((screen) => screen.hint);
  const note = useRef<HTMLDivElement>(null);
  const asked = hint?.decision;
  // Whoever asked for it may have scrolled down the list.
  useEffect(() => {
    if (asked !== undefined) note.current?.scrollIntoView({ block: 'nearest' });
  }, [asked]);
  if (hint === undefined || decision === undefined) return null;
  const thinking = <p>{t.hintThinking}</p>;
  return (
    <div ref={note} className="hint" role="status">
      {hint.advised === undefined ? (
        thinking
      ) : (
        <Suspense fallback={thinking}>
          <HintSaid advised={hint.advised} options={decision.options} />
        </Suspense>
      )}
    </div>
  );
}
