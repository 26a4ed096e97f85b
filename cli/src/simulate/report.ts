import type { Standing, Summary } from './tournament.ts';

const percent = (rate: number): string => `${(100 * rate).toFixed(1)} %`;

const COLUMNS: readonly (readonly [string, (standing: Standing) => string])[] = [
  ['seat', ({ level }) => level],
  ['won', ({ winRate }) => percent(winRate)],
  ['95 % confidence', ({ interval: { low, high } }) => `${percent(low)} - ${percent(high)}`],
  ['mean score', ({ meanScore }) => meanScore.toFixed(1)],
  ['decisions/game', ({ decisionsPerGame }) => decisionsPerGame.toFixed(1)],
  ['ms/decision', ({ millisecondsPerDecision }) => millisecondsPerDecision.toFixed(2)],
];

/** Columns as wide as their widest cell. */
export function tableOf(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

export function summaryAsText(summary: Summary): string {
  const { game, games, decisionsPerGame, gamesPerSecond, standings } = summary;
  const rows = [
    COLUMNS.map(([title]) => title),
    ...standings.map((each) => COLUMNS.map(([, of]) => of(each))),
  ];
  return [
    `${game}: ${games} games, ${decisionsPerGame.toFixed(1)} decisions a game, ${gamesPerSecond.toFixed(2)} games a second`,
    '',
    ...tableOf(rows),
  ].join('\n');
}

export const summaryAsJson = (summary: Summary): string => JSON.stringify(summary, undefined, 2);
