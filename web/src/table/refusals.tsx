import type { Candidate } from '@krcma/tableware/board';
import { Words } from '../signs/words.tsx';
import { useText } from '../texts/index.ts';
import { RuleNote, RuleTold } from './rule-note.tsx';
import { useTable } from './table-context.ts';

/** What one can see and want, but not have now, and why. */
export function Refusals({ refused }: { readonly refused: readonly Candidate[] }) {
  const t = useText();
  const { model } = useTable();
  if (refused.length === 0) return null;
  return (
    <details
      className="refusals"
      onToggle={({ currentTarget }) => {
        if (!currentTarget.open) return;
        model.askReasons();
        // The list opens below the edge of the panel.
        currentTarget.scrollIntoView({ block: 'nearest' });
      }}
    >
      <summary>{t.question.showRefused(refused.length)}</summary>
      <RefusalList refused={refused} />
    </details>
  );
}

interface RefusalListProps {
  readonly refused: readonly Candidate[];
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
          <strong>
            <Words>{say(refusal.label)}</Words>
          </strong>
          {refusal.reason && (
            <span className="reason">
              <Words>{say(refusal.reason)}</Words>
            </span>
          )}
          {refusal.rule && (open ? <RuleTold id={refusal.rule} /> : <RuleNote id={refusal.rule} />)}
        </li>
      ))}
    </ul>
  );
}
