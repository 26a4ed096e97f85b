import { areTogether, haveMates, type Side } from '@krcma/kernel';
import type { GameStatistics, PastGame } from '@krcma/protocol';
import { Suspense, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { isGameId } from '../../host/rules.ts';
import type { OwnResult } from '../../scenario/own-results.ts';
import { ScenarioResults } from '../../scenario/scenario-results.tsx';
import { useSettings } from '../../settings/settings.ts';
import { joined, useText } from '../../texts/index.ts';
import { usePageText } from '../../texts/pages.ts';
import { api } from '../api.ts';
import { Sheet } from '../page-head.tsx';
import { gameName, pathOf } from '../table-words.ts';
import { useOnlineText } from '../texts.ts';
import { ownResultsFrom } from '../use-online-results.ts';

export function StatisticsSheet() {
  const t = useOnlineText().account;
  const { language } = useSettings();
  const [rows, setRows] = useState<readonly GameStatistics[]>([]);
  useEffect(() => void api.myStatistics().then(setRows, () => {}), []);
  if (rows.length === 0) return null;
  return (
    <Sheet id="statistics" title={t.statistics}>
      <table className="sheet">
        <thead>
          <tr>
            <th scope="col">{t.game}</th>
            <th scope="col">{t.played}</th>
            <th scope="col">{t.won}</th>
            <th scope="col">{t.rating}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ game, played, won, rating, deviation }) => (
            <tr key={game}>
              <th scope="row">{gameName(game, language)}</th>
              <td>{played}</td>
              <td>{won}</td>
              <td>{rating == null ? '–' : `${Math.round(rating)} ± ${Math.round(deviation ?? 0)}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}

/** My results scenario by scenario, for every game I have played here. */
export function ScenarioSheets() {
  const t = usePageText().scenario;
  const { language } = useSettings();
  const [played, setPlayed] = useState<ReadonlyMap<string, readonly OwnResult[]>>(new Map());
  useEffect(() => {
    const look = async () => {
      const games = (await api.myStatistics()).map(({ game }) => game);
      const told = games.map(
        async (game) => [game, ownResultsFrom(game, await api.myScenarios(game))] as const,
      );
      setPlayed(new Map(await Promise.all(told)));
    };
    look().catch(() => {});
  }, []);
  return (
    <Suspense>
      {[...played].map(
        ([game, results]) =>
          isGameId(game) &&
          results.length > 0 && (
            <Sheet key={game} id={`scenarios-${game}`} title={t.own(gameName(game, language))}>
              <ScenarioResults game={game} results={results} />
            </Sheet>
          ),
      )}
    </Suspense>
  );
}

/** As many as the server tells at once. */
const PORTION = 50;

export function HistorySheet() {
  const t = useOnlineText().account;
  const [games, setGames] = useState<readonly PastGame[]>([]);
  const [more, setMore] = useState(false);
  const look = (before?: PastGame) =>
    void api.myGames(before?.ended).then(
      (found) => {
        setGames((known) => (before ? [...known, ...found] : found));
        setMore(found.length >= PORTION);
      },
      () => {},
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => look(), []);
  return (
    <Sheet id="history" title={t.history}>
      {games.length === 0 && <p>{t.noGames}</p>}
      <ol className="history">
        {games.map((game) => (
          <HistoryLine key={game.table} game={game} />
        ))}
      </ol>
      {more && (
        <button type="button" onClick={() => look(games.at(-1))}>
          {t.older}
        </button>
      )}
    </Sheet>
  );
}

function HistoryLine({ game }: { readonly game: PastGame }) {
  const t = useOnlineText().account;
  const { language } = useSettings();
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(
    game.ended,
  );
  const shell = useText();
  const { wonTogether, lostTogether } = shell.sides;
  const ended = game.won ? wonTogether : lostTogether;
  const together = areTogether(game.sides) ? ended : undefined;
  const named = (side: Side) =>
    joined(
      side.map((seat) => game.players[seat] ?? ''),
      language,
    );
  const change = game.ratingChange ?? undefined;
  return (
    <li>
      <span>
        <strong>
          {together === undefined && t.place(game.place)} {gameName(game.game, language)}
        </strong>{' '}
        {together !== undefined && `${together}, `}
        {game.left ? t.left : t.points(game.points)}
        {change !== undefined && ` (${change >= 0 ? '+' : '−'}${Math.abs(Math.round(change))})`}
        <small>
          {haveMates(game.sides) ? shell.sides.versus(game.sides.map(named)) : joined(game.players, language)}{' '}
          · {when}
        </small>
      </span>
      <Link href={pathOf({ game: game.game, id: game.table })} className="button">
        {t.replay}
      </Link>
    </li>
  );
}
