import { useEffect, useRef } from 'react';
import { useText } from '../texts/index.ts';
import { useScreen, useTable } from './table-context.ts';

/** How many of the bot's thoughts are shown. */
const THOUGHTS = 3;

/** What the bot would do, and what else it thought of. */
export function HintNote() {
  const t = useText();
  const { model, decision, say } = useTable();
  const hint = useScreen((screen) => screen.hint);
  const note = useRef<HTMLDivElement>(null);
  const asked = hint?.decision;
  // Whoever asked for it may have scrolled down the list.
  useEffect(() => {
    if (asked !== undefined) note.current?.scrollIntoView({ block: 'nearest' });
  }, [asked]);
  if (hint === undefined || decision === undefined) return null;
  const labels = new Map(decision.options.map(({ id, label }) => [id, label]));
  const label = labels.get(hint.choice ?? '');
  const thoughts = hint.considered
    .filter(({ visits }) => visits > 0)
    .toSorted((a, b) => b.visits - a.visits)
    .slice(0, THOUGHTS);
  return (
    <div ref={note} className="hint" role="status">
      {label === undefined ? (
        <p>{t.question.hintThinking}</p>
      ) : (
        <>
          <p>
            {t.question.hintSays(t.levels.search)} <strong>{say(label)}</strong>
          </p>
          {thoughts.length > 1 && (
            <ol>
              {thoughts.map(({ choice, value }) => (
                <li key={choice}>
                  <span>{say(labels.get(choice) ?? label)}</span>
                  <small>{t.question.hintChance(Math.round(value * 100))}</small>
                </li>
              ))}
            </ol>
          )}
          <button type="button" onClick={() => hint.choice && model.choose(hint.choice)}>
            {t.question.hintTake}
          </button>
        </>
      )}
    </div>
  );
}
