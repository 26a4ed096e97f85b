import type { Refused } from '@krcma/kernel';
import { useText } from '../texts/index.ts';
import { RuleNote } from './rule-note.tsx';
import { useTable } from './table-context.ts';

/** What one can see and want, but not have now, and why. */
export function Refusals({ refused }: { readonly refused: readonly Refused[] }) {
  const t = useText();
  if (refused.length === 0) return null;
  return (
    <details className="refusals">
      <summary>{t.question.showRefused(refused.length)}</summary>
      <RefusalList refused={refused} />
    </details>
  );
}

export function RefusalList({ refused }: { readonly refused: readonly Refused[] }) {
  const { say, model } = useTable();
  return (
    <ul className="refusal-list">
      {refused.map((refusal) => (
        <li
          key={refusal.id}
          onPointerEnter={() => model.show(refusal.thing)}
          onPointerLeave={() => model.show(undefined)}
        >
          <strong>{say(refusal.label)}</strong>
          <span className="reason">{say(refusal.reason)}</span>
          <RuleNote id={refusal.rule} />
        </li>
      ))}
    </ul>
  );
}
