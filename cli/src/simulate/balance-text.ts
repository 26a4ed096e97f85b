import type { Balance, Ending, Share } from './balance.ts';
import type { ChanceShare } from './chances.ts';
import type { Interval } from './statistics.ts';

const percent = (rate: number): string => `${(100 * rate).toFixed(1)} %`.padStart(8);

const between = ({ low, high }: Interval): string => `(${percent(low)} - ${percent(high)})`;

const shareLine = ({ name, used, won, interval }: Share): string =>
  `  ${name.padEnd(44)} of seats ${percent(used)}  won ${percent(won)}  ${between(interval)}`;

const chanceLine = ({ name, used, taken, often, won, interval, otherwise, moves }: ChanceShare): string =>
  [
    `  ${name.padEnd(44)} used ${percent(used)}`,
    `taken ${percent(taken)}`,
    `chances ${percent(often)}`,
    `won ${percent(won)}`,
    between(interval),
    ...(otherwise === undefined ? [] : [`else ${percent(otherwise)}`]),
    ...(moves === undefined
      ? []
      : [`moves ${(100 * moves.points).toFixed(1)} ± ${(100 * moves.margin).toFixed(1)}`]),
  ].join('  ');

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
    ...(balance.traits.length === 0
      ? []
      : ['', 'What they had from the beginning:', ...balance.traits.map(shareLine)]),
    '',
    'Choices, by the rule that asks. Used, taken: of all seats, of those that could; chances: of the times it was offered;',
    'else: won without it; moves: won by those who chose it at more chances than usual, less by those at fewer.',
    ...balance.choices.map(chanceLine),
    ...(balance.befallen.length === 0
      ? []
      : [
          '',
          'What befell (taken: of the seats it could befall; else: won who were spared):',
          ...balance.befallen.map(chanceLine),
        ]),
  ].join('\n');
}
