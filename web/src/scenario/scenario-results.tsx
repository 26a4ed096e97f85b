import { use } from 'react';
import { loadGuide, loadText } from '../games.ts';
import { toldWord } from '../home/told-options.ts';
import type { GameId } from '../host/rules.ts';
import { useSettings } from '../settings/settings.ts';
import { usePageText } from '../texts/pages.ts';
import type { OwnResult } from './own-results.ts';
import { ResultLine } from './result-line.tsx';

interface ScenarioResultsProps {
  readonly game: GameId;
  readonly results: readonly OwnResult[];
}

/** What came of one's games, scenario by scenario, in the order in which they are learned. */
export function ScenarioResults({ game, results }: ScenarioResultsProps) {
  const { language } = useSettings();
  const t = usePageText().scenario;
  const text = use(loadText(game, language));
  const { scenarios } = use(loadGuide(game));
  const rows = scenarios.flatMap(({ option, value }) =>
    results
      .filter(({ scenario }) => scenario === value)
      .map((own) => ({ own, name: toldWord(text, option, value) })),
  );
  return (
    <ul className="scenario-results">
      {rows.map(({ own, name }) => (
        <li key={`${own.scenario} ${own.alone}`} data-scenario={own.scenario}>
          <strong>{name}</strong> {own.alone && <small>{t.alone}</small>}
          <ResultLine own={own} />
        </li>
      ))}
    </ul>
  );
}
