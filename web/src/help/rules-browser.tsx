import { use, useDeferredValue, useId, useMemo, useState } from 'react';
import { loadRules, loadText } from '../games.ts';
import type { GameId } from '../host/rules.ts';
import { useSettings } from '../settings/settings.ts';
import { useText } from '../texts/index.ts';
import { findRules } from './find-rules.ts';

/** All rules of a game by chapter, with a search that does not mind accents. */
export function RulesBrowser({ game }: { readonly game: GameId }) {
  const t = useText().rulesPage;
  const id = useId();
  const [wanted, setWanted] = useState('');
  const query = useDeferredValue(wanted);
  const { language } = useSettings();
  const { chapters: names } = use(loadText(game, language));
  const rulebook = use(loadRules(game, language));
  const chapters = useMemo(
    () => findRules({ rules: rulebook, chapters: names }, query),
    [rulebook, names, query],
  );
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
