// How well bots do where the end of a game is a grade, such as in scenarios: one row for each way to play.
import type { Level } from '@krcma/bots';
import { gameCalled } from '../games.ts';
import { tableOf } from './report.ts';
import { mean } from './statistics.ts';
import type { Tournament } from './tournament.ts';
import { playAll } from './workers.ts';

/** How the games of one way to play ended. */
export interface Rating {
  readonly mode: string;
  /** Games that ended with each grade, in the order of the grades. */
  readonly games: readonly number[];
  readonly meanScore: number;
}

export interface Ratings {
  readonly game: string;
  readonly levels: readonly Level[];
  /** How many of each way to play. */
  readonly games: number;
  /** From the worst to the best. */
  readonly grades: readonly string[];
  readonly ratings: readonly Rating[];
}

/** The tournament in every graded way to play for so many seats, or in one; its options come before the mode's. */
export function gradedTournaments(tournament: Tournament): (Tournament & { readonly mode: string })[] {
  const { game, participants, options, mode: wanted } = tournament;
  const modes = gameCalled(game).graded?.modes ?? [];
  return modes
    .filter(({ seats, name }) => seats === participants.length && (wanted === undefined || wanted === name))
    .map((mode) => ({ ...tournament, mode: mode.name, options: { ...mode.options, ...options } }));
}

export async function ratingsOf(tournament: Tournament, workers: number): Promise<Ratings> {
  const grades = gameCalled(tournament.game).graded?.endings ?? [];
  const ratings: Rating[] = [];
  for (const { mode, ...graded } of gradedTournaments(tournament)) {
    const results = await playAll(graded, workers, 'result');
    ratings.push({
      mode,
      games: grades.map((grade) => results.filter(({ reason }) => reason === grade).length),
      meanScore: mean(results.flatMap(({ scores }) => scores)),
    });
  }
  const { game, participants: levels, games } = tournament;
  return { game, levels, games, grades, ratings };
}

export function ratingsAsText({ game, levels, games, grades, ratings }: Ratings): string {
  const percent = (count: number): string => `${((100 * count) / games).toFixed(0)} %`;
  return [
    `${game}: ${levels.join(', ')}, ${games} games in each of ${ratings.length} ways to play`,
    '',
    ...tableOf([
      ['mode', ...grades, 'mean score'],
      ...ratings.map((each) => [each.mode, ...each.games.map(percent), each.meanScore.toFixed(1)]),
    ]),
  ].join('\n');
}
