import { LEVELS, type Level } from '@krcma/bots';
import { type Setup, winningSides } from '@krcma/kernel';
import type { Contest, Limits } from './contest.ts';
import type { Lots } from './lots.ts';
import { type Interval, mean, wilson } from './statistics.ts';

export const isLevel = (word: string): word is Level => (LEVELS as readonly string[]).includes(word);

/** Who plays what how often. Participants are the words of --seats, in their order. */
export interface Tournament {
  readonly game: string;
  readonly participants: readonly Level[];
  readonly games: number;
  readonly seed: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly limits: Limits;
  /** One graded way to play; without it all of them. */
  readonly mode?: string;
  /** How often the questions of which rules are answered by lot, for the report of how even a game is. */
  readonly lots?: Lots;
}

/** What one game gave each participant. */
export interface Result {
  /** Which way the game ended. */
  readonly reason: string;
  /** 1 for a win, a half for one shared by two, 0 for a loss. */
  readonly shares: readonly number[];
  readonly scores: readonly number[];
  readonly decisions: readonly number[];
  readonly milliseconds: readonly number[];
}

/** Every deal is played once in each rotation of the seats. */
export function setupOf({ participants, seed, options }: Tournament, game: number): Setup {
  return { seats: participants.length, options, seed: `${seed} ${Math.floor(game / participants.length)}` };
}

export function playGame(contest: Contest, tournament: Tournament, game: number): Result {
  const { participants, limits } = tournament;
  const count = participants.length;
  const participantAt = (seat: number): number => (seat + game) % count;
  const levels = participants.map((_, seat) => participants[participantAt(seat)] as Level);
  const { outcome, sides, decisions, milliseconds } = contest.play(setupOf(tournament, game), levels, limits);
  const seatOf = (participant: number): number => (participant - (game % count) + count) % count;
  const bySeat = (list: readonly number[]): number[] =>
    participants.map((_, each) => list[seatOf(each)] ?? 0);
  // A victory is one, whether by one seat or by a side; sides that share it have a part each.
  const won = winningSides(sides, outcome.winners).length;
  const share = won === 0 ? 0 : 1 / won;
  return {
    reason: outcome.reason,
    shares: participants.map((_, each) => (outcome.winners.includes(seatOf(each)) ? share : 0)),
    scores: bySeat(outcome.scores),
    decisions: bySeat(decisions),
    milliseconds: bySeat(milliseconds),
  };
}

export interface Standing {
  readonly level: Level;
  readonly winRate: number;
  readonly interval: Interval;
  readonly meanScore: number;
  readonly decisionsPerGame: number;
  readonly millisecondsPerDecision: number;
}

export interface Summary {
  readonly game: string;
  readonly games: number;
  readonly decisionsPerGame: number;
  readonly gamesPerSecond: number;
  readonly standings: readonly Standing[];
}

export function summaryOf(tournament: Tournament, results: readonly Result[], seconds: number): Summary {
  const standings = tournament.participants.map((level, each): Standing => {
    const of = (list: (result: Result) => readonly number[]) =>
      results.map((result) => list(result)[each] ?? 0);
    const wins = of(({ shares }) => shares).reduce((sum, share) => sum + share, 0);
    const decisionsPerGame = mean(of(({ decisions }) => decisions));
    return {
      level,
      winRate: wins / results.length,
      interval: wilson(wins, results.length),
      meanScore: mean(of(({ scores }) => scores)),
      decisionsPerGame,
      millisecondsPerDecision: mean(of(({ milliseconds }) => milliseconds)) / decisionsPerGame,
    };
  });
  return {
    game: tournament.game,
    games: results.length,
    decisionsPerGame: standings.reduce((sum, each) => sum + each.decisionsPerGame, 0),
    gamesPerSecond: results.length / seconds,
    standings,
  };
}
