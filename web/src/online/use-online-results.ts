import type { ScenarioResult } from '@krcma/protocol';
import { useEffect, useState } from 'react';
import type { GameId } from '../host/rules.ts';
import { lookedUp, type OwnResult, type OwnResults } from '../scenario/own-results.ts';
import { api } from './api.ts';
import { useSession } from './session.ts';
import { pathOf } from './table-words.ts';

/** As the server tells them, with the way to the replay. */
export const ownResultsFrom = (game: string, told: readonly ScenarioResult[]): readonly OwnResult[] =>
  told.map(({ best, ...result }) => ({
    ...result,
    best: best.map(({ table, points, ended }) => ({ points, ended, replay: pathOf({ game, id: table }) })),
  }));

/** What came of my games at this server; nothing until it has answered, or for whoever is unknown to it. */
export function useOnlineResults(game: GameId): OwnResults {
  const user = useSession().profile?.id;
  const [results, setResults] = useState<readonly OwnResult[]>([]);
  useEffect(() => {
    setResults([]);
    if (user === undefined) return;
    api.myScenarios(game).then(
      (told) => setResults(ownResultsFrom(game, told)),
      () => {},
    );
  }, [game, user]);
  return lookedUp(results);
}
