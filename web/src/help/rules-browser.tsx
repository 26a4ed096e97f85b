import { use, useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { loadRules, loadText } from '../games.ts';
import type { GameId } from '../host/rules.ts';
import { useSettings } from '../settings/settings.ts';
import { useText } from '../texts/index.ts';
import { findRules } from './find-rules.ts';

/** All rules of a game by chapter, with a search that minds neither accents nor endings. */
export function RulesBrowser({ game }: { readonly game: GameId }) {
  const t = useText().rulesPage;
  const id = useId();
  const top = useRef<HTMLSpanElement>(null);
  const [wanted, setWanted] = useState('');
  const search = (words: string) => {
    setWanted(words);
    top.current?.scrollIntoView({ block: 'nearest' });
  };
  const query = useDeferredValue(wanted);
  const { language } = useSettings();
  const { chapters: names } = use(loadText(game, language));
  const rulebook = use(loadRules(game, language));
  const chapters = useMemo(
    () => findRules({ rules: rulebook, chapters: names }, query, language),
    [rulebook, names, query, language],
  );
  const count = chapters.reduce((sum, { rules }) => sum + rules.length, 0);
  return (
    <div className="rules">
      <span className="rules-top" ref={top} />
      <div className="field">
        <label htmlFor={id}>{t.search}</label>
        <input id={id} type="search" value={wanted} onChange={({ target }) => search(target.value)} />
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
