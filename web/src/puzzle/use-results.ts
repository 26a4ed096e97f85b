import { useEffect, useState } from 'react';
import type { GameId } from '../host/rules.ts';
import { type PuzzleResult, resultsOf } from './puzzle-results.ts';

/** What came of a game's puzzles; undefined until it is known, nothing where the browser keeps nothing. */
export function useResults(game: GameId, version: number, tried = 0): readonly PuzzleResult[] | undefined {
  const [results, setResults] = useState<readonly PuzzleResult[]>();
  useEffect(() => {
    if (tried >= 0) resultsOf(game, version).then(setResults, () => setResults([]));
  }, [game, version, tried]);
  return results;
}
