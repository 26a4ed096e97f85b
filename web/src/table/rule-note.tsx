import { useText } from '../texts/index.ts';
import { useTable } from './table-context.ts';

/** The rule behind something, folded up until it is wanted. */
export function RuleNote({ id, open = false }: { readonly id: string; readonly open?: boolean }) {
  const t = useText();
  const { game } = useTable();
  const rules: Readonly<Record<string, string>> = game.text.rules;
  const words = rules[id];
  if (words === undefined) return null;
  return (
    <details className="rule-note" open={open}>
      <summary>{t.question.rule(id)}</summary>
      <p>{words}</p>
    </details>
  );
}
