import type { Refused } from '@krcma/kernel';
import type { SyntheticEvent } from 'react';
import { useText } from '../texts/index.ts';
import { RuleNote, RuleTold } from './rule-note.tsx';
import { useTable } from './table-context.ts';

/** What one can see and want, but not have now, and why. */
export function Refusals({ refused }: { readonly refused: readonly Refused[] }) {
  const t = useText();
  if (refused.length === 0) return null;
  return (
    <details className="refusals" onToggle={showAll}>
      <summary>{t.question.showRefused(refused.length)}</summary>
      <RefusalList refused={refused} />
    </details>
  );
}

/** The list opens below the edge of the panel: it is brought into sight. */
function showAll({ currentTarget }: SyntheticEvent<HTMLDetailsElement>): void {
  if (currentTarget.open) currentTarget.scrollIntoView({ block: 'nearest' });
}

interface RefusalListProps {
  readonly refused: readonly Refused[];
  /** Whether the rules are told without asking. */
  readonly open?: boolean;
}

export function RefusalList({ refused, open = false }: RefusalListProps) {
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
          {open ? <RuleTold id={refusal.rule} /> : <RuleNote id={refusal.rule} />}
        </li>
      ))}
    </ul>
  );
}
