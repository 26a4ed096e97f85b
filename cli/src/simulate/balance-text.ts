import type { Balance, Ending, Share } from './balance.ts';
import type { ChanceShare } from './chances.ts';
import type { LotShare } from './lot-shares.ts';
import type { Interval } from './statistics.ts';

const percent = (rate: number): string => `${(100 * rate).toFixed(1)} %`.padStart(8);

const between = ({ low, high }: Interval): string => `(${percent(low)} - ${percent(high)})`;

const shareLine = ({ name, used, won, interval }: Share): string =>
  `  ${name.padEnd(44)} of seats ${percent(used)}  won ${percent(won)}  ${between(interval)}`;

const movesText = ({ points, margin }: LotShare['moves']): string =>
  `moves ${(100 * points).toFixed(1)} ± ${(100 * margin).toFixed(1)}`;

const chanceLine = ({ name, used, taken, often, won, interval, otherwise, moves }: ChanceShare): string =>
  [
    `  ${name.padEnd(44)} used ${percent(used)}`,
    `taken ${percent(taken)}`,
    `chances ${percent(often)}`,
    `won ${percent(won)}`,
    between(interval),
    ...(otherwise === undefined ? [] : [`else ${percent(otherwise)}`]),
    ...(moves === undefined ? [] : [movesText(moves)]),
  ].join('  ');

const lotLine = ({ name, drawn, won, otherwise, moves }: LotShare): string =>
  [
    `  ${name.padEnd(44)} drawn ${String(drawn).padStart(6)}`,
    `won ${percent(won)}`,
    `else ${percent(otherwise)}`,
    movesText(moves),
  ].join('  ');

/** A part of the report that is left out where there is nothing to tell. */
const part = (lines: readonly string[], ...titles: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', ...titles, ...lines];

const endingLine =
  (all: number) =>
  ({ reason, games, interval }: Ending): string =>
    `  ${reason.padEnd(44)} ${String(games).padStart(6)}  ${percent(games / all)}  ${between(interval)}`;

export function balanceAsText(balance: Balance): string {
  const { game, games, meanScore, meanWinningScore, meanTurns } = balance;
  const length = meanTurns === undefined ? '' : `, ${meanTurns.toFixed(1)} turns of each player`;
  return [
    `${game}: ${games} games, mean score ${meanScore.toFixed(1)}, of winners ${meanWinningScore.toFixed(1)}${length}`,
    '',
    'Endings:',
    ...balance.endings.map(endingLine(games)),
    '',
    'Seats:',
    ...balance.seats.map(shareLine),
    ...part(balance.traits.map(shareLine), 'What they had from the beginning:'),
    '',
    'Choices, by the rule that asks. Used, taken: of all seats, of those that could; chances: of the times it was offered;',
    'else: won without it; moves: won by those who chose it at more chances than usual, less by those at fewer.',
    ...balance.choices.map(chanceLine),
    ...part(
      balance.turns.map(chanceLine),
      'The same of turns: chances are those in which a seat could have come to it.',
    ),
    ...part(
      balance.lots.map(lotLine),
      'Chosen by lot. Won: by seats whom the lot made choose it; else: by those it made choose something else at the same chance.',
    ),
    ...part(
      balance.befallen.map(chanceLine),
      'What befell (taken: of the seats it could befall; else: won who were spared):',
    ),
  ].join('\n');
}
