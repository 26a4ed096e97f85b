import { Worker } from 'node:worker_threads';
import { type Contest, contestOf } from './contest.ts';
import { playGame, type Result, type Tournament } from './tournament.ts';
import { type Trace, traceGame } from './trace.ts';

/** What is told of a game: how it went for the participants, or what was chosen in it. */
interface Told {
  readonly result: Result;
  readonly trace: Trace;
}

const plays: {
  readonly [K in keyof Told]: (contest: Contest, tournament: Tournament, game: number) => Told[K];
} = { result: playGame, trace: traceGame };

/** What a worker is given: the tournament, which of its games are his, and what to tell of them. */
export interface Share<K extends keyof Told = keyof Told> {
  readonly tournament: Tournament;
  readonly games: readonly number[];
  readonly told: K;
}

export function playShare<K extends keyof Told>({ tournament, games, told }: Share<K>): Told[K][] {
  const contest = contestOf(tournament.game);
  return games.map((game) => plays[told](contest, tournament, game));
}

const inWorker = <K extends keyof Told>(share: Share<K>): Promise<Told[K][]> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: share });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`A worker stopped with code ${code}.`)));
  });

/** Plays all games, in threads of their own when there are several workers. */
export async function playAll<K extends keyof Told>(
  tournament: Tournament,
  workers: number,
  told: K,
): Promise<Told[K][]> {
  const games = Array.from({ length: tournament.games }, (_, game) => game);
  if (workers === 1) return playShare({ tournament, games, told });
  const shares = Array.from({ length: Math.min(workers, games.length) }, (_, worker) =>
    games.filter((game) => game % workers === worker),
  );
  const parts = await Promise.all(shares.map((share) => inWorker({ tournament, games: share, told })));
  return parts.flat();
}
