import { useText } from '../texts/index.ts';
import { useTable } from './table-context.ts';

/** Tells a screen reader what happened and what is asked, as it comes. */
const SPOKEN = 12;

export function Announcer() {
  const t = useText();
  const { frame, decision, names, say, tell } = useTable();
  const from = Math.max(0, frame.story.length - SPOKEN);
  return (
    <div className="unseen" role="log" aria-live="polite" aria-label={t.table.log}>
      {frame.story.slice(from).map((line) => (
        <p key={line.number}>{tell(line.event)}</p>
      ))}
      {decision && (
        <p key={decision.id}>{t.announceAsked(names.seat(decision.seat), say(decision.prompt))}</p>
      )}
    </div>
  );
}
