import { use, useEffect, useState } from 'react';
import { loadGuide } from '../games.ts';
import type { GameId } from '../host/rules.ts';
import { finishedGames, type Shelved, shelvedGames } from '../host/shelf.ts';
import { lookedUp, type OwnResult, type OwnResults, ownResultsOf } from './own-results.ts';

interface Cards {
  readonly finished: readonly Shelved[];
  readonly kept: ReadonlySet<string>;
}

/** The cards of this browser's finished games, and which of the games are still here. */
export async function finishedCards(): Promise<Cards> {
  const [finished, shelved] = await Promise.all([finishedGames(), shelvedGames()]);
  return { finished, kept: new Set(shelved.map(({ id }) => id)) };
}

/** What came of this browser's games of that game; nothing until the shelf is read. */
export function useOwnResults(game: GameId): OwnResults {
  const guide = use(loadGuide(game));
  const [results, setResults] = useState<readonly OwnResult[]>([]);
  useEffect(() => {
    finishedCards().then(
      ({ finished, kept }) => {
        const own = finished.filter((card) => card.game === game);
        setResults(ownResultsOf(guide, own, kept));
      },
      () => setResults([]),
    );
  }, [game, guide]);
  return lookedUp(results);
}
