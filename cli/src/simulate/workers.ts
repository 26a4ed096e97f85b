import { Worker } from 'node:worker_threads';
import { contestOf } from './contest.ts';
import { playGame, type Result, type Tournament } from './tournament.ts';

/** What a worker is given: the tournament and which of its games are his. */
export interface Share {
  readonly tournament: Tournament;
  readonly games: readonly number[];
}

export function playShare({ tournament, games }: Share): Result[] {
  const contest = contestOf(tournament.game);
  return games.map((game) => playGame(contest, tournament, game));
}

const inWorker = (share: Share): Promise<Result[]> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: share });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`A worker stopped with code ${code}.`)));
  });

/** Plays all games, in threads of their own when there are several workers. */
export async function playAll(tournament: Tournament, workers: number): Promise<Result[]> {
  const games = Array.from({ length: tournament.games }, (_, game) => game);
  if (workers === 1) return playShare({ tournament, games });
  const shares = Array.from({ length: Math.min(workers, games.length) }, (_, worker) =>
    games.filter((game) => game % workers === worker),
  );
  const results = await Promise.all(shares.map((share) => inWorker({ tournament, games: share })));
  return results.flat();
}
