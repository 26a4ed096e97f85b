import type { ScoreLine } from './table.ts';

/** What a player scored, or a rival by key. */
export interface ScoreColumn {
  readonly lines: readonly ScoreLine[];
  readonly rival?: string;
}

export interface ScoreRow {
  readonly key: string;
  readonly title: string;
  /** One for each column; undefined where nothing of the kind is counted. */
  readonly points: readonly (number | undefined)[];
}

/** The score sheet: a line that counts something else for a rival than for players has a row of its own for each. */
export function scoreRows(
  columns: readonly ScoreColumn[],
  score: (key: string, rival?: string) => string,
): ScoreRow[] {
  const keys = new Set(columns.flatMap(({ lines }) => lines.map(({ key }) => key)));
  return [...keys].flatMap((key) => {
    const cells = columns.flatMap(({ lines, rival }, column) => {
      const line = lines.find((each) => each.key === key);
      return line === undefined ? [] : [{ column, title: score(key, rival), points: line.points }];
    });
    return [...new Set(cells.map(({ title }) => title))].map((title) => ({
      key,
      title,
      points: columns.map(
        (_, index) => cells.find((cell) => cell.column === index && cell.title === title)?.points,
      ),
    }));
  });
}
