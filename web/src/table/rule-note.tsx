import { Suspense, use, useState } from 'react';
import { loadRules } from '../games.ts';
import { useSettings } from '../settings/settings.ts';
import { Words } from '../signs/words.tsx';
import { useText } from '../texts/index.ts';
import { useTable } from './table-context.ts';

function RuleWords({ id }: { readonly id: string }) {
  const { game } = useTable();
  const rules: Readonly<Record<string, string>> = use(loadRules(game.id, useSettings().language));
  return <Words>{rules[id] ?? ''}</Words>;
}

/** The rule behind something, in full. */
export function RuleTold({ id }: { readonly id: string }) {
  return (
    <p className="rule-told">
      <Suspense>
        <RuleWords id={id} />
      </Suspense>{' '}
      <small>{id}</small>
    </p>
  );
}

/** The rule behind something, folded up until it is wanted. */
export function RuleNote({ id }: { readonly id: string }) {
  const t = useText();
  const [wanted, setWanted] = useState(false);
  return (
    <details className="rule-note" onToggle={() => setWanted(true)}>
      <summary>{t.question.rule(id)}</summary>
      <p>
        {wanted && (
          <Suspense>
            <RuleWords id={id} />
          </Suspense>
        )}
      </p>
    </details>
  );
}
