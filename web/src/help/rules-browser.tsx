import type { GameText } from '@krcma/kernel';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { useText } from '../texts/index.ts';
import { findRules } from './find-rules.ts';

/** All rules of a game by chapter, with a search that does not mind accents. */
export function RulesBrowser({ text }: { readonly text: GameText }) {
  const t = useText().rulesPage;
  const id = useId();
  const [wanted, setWanted] = useState('');
  const query = useDeferredValue(wanted);
  const chapters = useMemo(() => findRules(text, query), [text, query]);
  const count = chapters.reduce((sum, { rules }) => sum + rules.length, 0);
  return (
    <div className="rules">
      <div className="field">
        <label htmlFor={id}>{t.search}</label>
        <input id={id} type="search" value={wanted} onChange={({ target }) => setWanted(target.value)} />
      </div>
      <p className="small" role="status">
        {count === 0 ? t.none : t.found(count)}
      </p>
      {chapters.map(({ id: chapter, name, rules }) => (
        <details key={chapter} open={query !== '' || undefined}>
          <summary>{name}</summary>
          <dl>
            {rules.map(({ id: rule, words }) => (
              <div key={rule}>
                <dt>{rule}</dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
        </details>
      ))}
    </div>
  );
}
