import { useText } from '../texts/index.ts';
import { useTable } from './table-context.ts';

/** The rule behind something, in full. */
export function RuleTold({ id }: { readonly id: string }) {
  const { game } = useTable();
  const rules: Readonly<Record<string, string>> = game.text.rules;
  const words = rules[id];
  if (words === undefined) return null;
  return (
    <p className="rule-told">
      {words} <small>{id}</small>
    </p>
  );
}

/** The rule behind something, folded up until it is wanted. */
export function RuleNote({ id }: { readonly id: string }) {
  const t = useText();
  const { game } = useTable();
  const rules: Readonly<Record<string, string>> = game.text.rules;
  const words = rules[id];
  if (words === undefined) return null;
  return (
    <details className="rule-note">
      <summary>{t.question.rule(id)}</summary>
      <p>{words}</p>
    </details>
  );
}
