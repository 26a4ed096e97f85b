import { use, useDeferredValue, useId, useRef, useState } from 'react';
import { loadLegend } from '../games.ts';
import type { GameId } from '../host/rules.ts';
import { useSettings } from '../settings/settings.ts';
import { LegendProvider } from '../signs/words.tsx';
import { usePageText } from '../texts/pages.ts';
import { LegendList } from './legend-list.tsx';
import { RulesList } from './rules-list.tsx';
import { RulesReader } from './rules-reader.tsx';

const WAYS = ['read', 'list', 'signs'] as const;
type Way = (typeof WAYS)[number];

interface RulesBookProps {
  readonly game: GameId;
  /** Of the table it is opened at. */
  readonly view?: unknown;
}

/** The rules to be read chapter by chapter, as a numbered list, and searched; with what the symbols mean. */
export function RulesBook({ game, view }: RulesBookProps) {
  const t = usePageText().rulesPage;
  const id = useId();
  const { language } = useSettings();
  const legend = use(loadLegend(game, language));
  const top = useRef<HTMLSpanElement>(null);
  const [way, setWay] = useState<Way>('read');
  const [wanted, setWanted] = useState('');
  const query = useDeferredValue(wanted);
  const toTop = () => top.current?.scrollIntoView({ block: 'nearest' });
  const search = (words: string) => {
    setWanted(words);
    toTop();
  };
  return (
    <LegendProvider value={legend}>
      <div className="rules">
        <span className="rules-top" ref={top} />
        <div className="field">
          <label htmlFor={id}>{t.search}</label>
          <input id={id} type="search" value={wanted} onChange={({ target }) => search(target.value)} />
        </div>
        {query === '' && (
          <nav className="rules-ways" aria-label={t.ways}>
            {WAYS.filter((each) => each !== 'signs' || legend !== undefined).map((each) => (
              <button
                key={each}
                type="button"
                aria-current={each === way ? 'page' : undefined}
                onClick={() => setWay(each)}
              >
                {t[each]}
              </button>
            ))}
          </nav>
        )}
        {query !== '' || way === 'list' ? (
          <RulesList game={game} query={query} />
        ) : way === 'signs' && legend !== undefined ? (
          <LegendList legend={legend} view={view} />
        ) : (
          <RulesReader game={game} turned={toTop} />
        )}
      </div>
    </LegendProvider>
  );
}
