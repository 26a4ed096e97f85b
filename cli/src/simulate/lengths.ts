// How many answers a game of each scenario takes, beside what the game's guide says.
import type { Level } from '@krcma/bots';
import { agreedAt, checkedOptions, type GuidedScenario, minutesOf } from '@krcma/kernel';
import { gameCalled } from '../games.ts';
import { tableOf } from './report.ts';
import { mean } from './statistics.ts';
import type { Tournament } from './tournament.ts';
import { playAll } from './workers.ts';

export interface Length {
  readonly scenario: string;
  readonly seats: number;
  /** Answers of all seats together, on average. */
  readonly answers: number;
  /** What the guide says, and the minutes it makes of it. */
  readonly said: number;
  readonly minutes: number;
}

export interface Lengths {
  readonly game: string;
  readonly level: Level;
  readonly games: number;
  readonly lengths: readonly Length[];
}

/** One tournament for each scenario and number of players, as a first game is set up; all seats play as the first. */
function guidedTournaments(tournament: Tournament) {
  const { module, guide } = gameCalled(tournament.game);
  const [level = 'greedy'] = tournament.participants;
  const planned = (scenario: GuidedScenario, seats: number) => ({
    scenario,
    seats,
    tournament: {
      ...tournament,
      participants: Array.from({ length: seats }, () => level),
      options: { ...agreedAt(module.options, scenario, 'first', seats), ...tournament.options },
    },
  });
  return guide.scenarios
    .flatMap((scenario) => Object.keys(scenario.answers).map((seats) => planned(scenario, Number(seats))))
    .filter(
      ({ seats, tournament: { options } }) =>
        module.forbids?.(checkedOptions(module.options, options), seats) === undefined,
    );
}

export async function lengthsOf(tournament: Tournament, workers: number): Promise<Lengths> {
  const { guide } = gameCalled(tournament.game);
  const lengths: Length[] = [];
  for (const { scenario, seats, tournament: guided } of guidedTournaments(tournament)) {
    const results = await playAll(guided, workers, 'result');
    const answers = results.map(({ decisions }) => decisions.reduce((sum, each) => sum + each, 0));
    lengths.push({
      scenario: scenario.value,
      seats,
      answers: Math.round(mean(answers)),
      said: scenario.answers[seats] ?? 0,
      minutes: minutesOf(guide, scenario, seats),
    });
  }
  const { game, participants, games } = tournament;
  return { game, level: participants[0] ?? 'greedy', games, lengths };
}

export const lengthsAsText = ({ game, level, games, lengths }: Lengths): string =>
  [
    `${game}: ${level}, ${games} games of each scenario and number of players`,
    '',
    ...tableOf([
      ['scenario', 'players', 'answers', 'guide', 'minutes'],
      ...lengths.map(({ scenario, seats, answers, said, minutes }) =>
        [scenario, seats, answers, said, minutes].map(String),
      ),
    ]),
  ].join('\n');
