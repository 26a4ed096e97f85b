import { use, useMemo } from 'react';
import { loadRules, loadText } from '../games.ts';
import type { GameId } from '../host/rules.ts';
import { useSettings } from '../settings/settings.ts';
import { Words } from '../signs/words.tsx';
import { usePageText } from '../texts/pages.ts';
import { findRules } from './find-rules.ts';

interface RulesListProps {
  readonly game: GameId;
  readonly query: string;
}

/** Every rule with its number, or those that a search finds; it minds neither accents nor endings. */
export function RulesList({ game, query }: RulesListProps) {
  const t = usePageText().rulesPage;
  const { language } = useSettings();
  const { chapters: names } = use(loadText(game, language));
  const rulebook = use(loadRules(game, language));
  const chapters = useMemo(
    () => findRules({ rules: rulebook, chapters: names }, query, language),
    [rulebook, names, query, language],
  );
  const count = chapters.reduce((sum, { rules }) => sum + rules.length, 0);
  return (
    <>
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
                <dd>
                  <Words>{words}</Words>
                </dd>
              </div>
            ))}
          </dl>
        </details>
      ))}
    </>
  );
}
