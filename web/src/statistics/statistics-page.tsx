import '../style/own-games.css';
import { use, useEffect, useState } from 'react';
import { loadGuide, loadText } from '../games.ts';
import type { GameId } from '../host/rules.ts';
import type { Shelved } from '../host/shelf.ts';
import { invitations } from '../invitations.ts';
import { PageHead } from '../pieces/page-head.tsx';
import { ownResultsOf } from '../scenario/own-results.ts';
import { ScenarioResults } from '../scenario/scenario-results.tsx';
import { finishedCards } from '../scenario/use-own-results.ts';
import { useSettings } from '../settings/settings.ts';
import { useText } from '../texts/index.ts';
import { usePageText } from '../texts/pages.ts';
import type { PageText } from '../texts/pages-en.ts';
import { type Tally, talliesOf } from './tally.ts';

/** What came of the games of this browser. */
export default function StatisticsPage() {
  const t = useText();
  const [cards, setCards] = useState<Awaited<ReturnType<typeof finishedCards>>>();
  useEffect(() => {
    finishedCards().then(setCards, () => setCards({ finished: [], kept: new Set() }));
  }, []);
  const played = Map.groupBy(cards?.finished ?? [], ({ game }) => game);
  return (
    <div className="own-games table-top">
      <main className="page" id="content">
        <PageHead title={t.homePage.statistics} />
        {cards !== undefined && <Tallies tallies={talliesOf(cards.finished)} />}
        {cards !== undefined && (
          <div className="campaigns">
            {[...played].map(([game, finished]) => (
              <ByScenario key={game} game={game} finished={finished} kept={cards.kept} />
            ))}
          </div>
        )}
      </main>
    </div>
  );
}

interface ByScenarioProps {
  readonly game: GameId;
  readonly finished: readonly Shelved[];
  readonly kept: ReadonlySet<string>;
}

function ByScenario({ game, finished, kept }: ByScenarioProps) {
  const t = usePageText().scenario;
  const { name } = invitations[game][useSettings().language];
  const results = ownResultsOf(use(loadGuide(game)), finished, kept);
  if (results.length === 0) return null;
  return (
    <section className="sheet-of-paper">
      <h2>{t.own(name)}</h2>
      <ScenarioResults game={game} results={results} />
    </section>
  );
}

function Tallies({ tallies }: { readonly tallies: readonly Tally[] }) {
  const t = usePageText().statistics;
  if (tallies.length === 0) return <p className="sheet-of-paper">{t.none}</p>;
  return (
    <section className="sheet-of-paper statistics">
      <p>{t.help}</p>
      <ul className="tallies">
        {tallies.map((tally) => (
          <li key={`${tally.game} ${tally.company}`}>
            <OneTally tally={tally} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OneTally({ tally }: { readonly tally: Tally }) {
  const t = usePageText().statistics;
  const { language } = useSettings();
  const { game, company, played, best, mean } = tally;
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return (
    <article className="tally">
      <h2>{invitations[game][language].name}</h2>
      <p>{t.company[company]}</p>
      <dl>
        <dt>{t.played}</dt>
        <dd>{played}</dd>
        <dt>{t.won}</dt>
        <dd>{wonWords(tally, t)}</dd>
        <dt>{t.best}</dt>
        <dd>{best}</dd>
        <dt>{t.mean}</dt>
        <dd>{number.format(mean)}</dd>
        <Ratings tally={tally} />
      </dl>
    </article>
  );
}

/** At one screen everybody's victories are told; else there is only one to ask. */
function wonWords({ company, won }: Tally, t: PageText['statistics']): string {
  const counts = [...won.values()];
  if (company !== 'people' || counts.length === 0) return String(counts.reduce((sum, each) => sum + each, 0));
  return [...won].map(([name, count]) => t.times(name, count)).join(', ');
}

function Ratings({ tally: { game, reasons } }: { readonly tally: Tally }) {
  const t = usePageText().statistics;
  const text = use(loadText(game, useSettings().language));
  const rated = [...reasons].flatMap(([reason, count]) => {
    const rating = text.rating(reason);
    return rating === undefined ? [] : [t.times(rating, count)];
  });
  if (rated.length === 0) return null;
  return (
    <>
      <dt>{t.ratings}</dt>
      <dd>{rated.join(', ')}</dd>
    </>
  );
}
