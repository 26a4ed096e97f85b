import {
  areTogether,
  type GameText,
  type Outcome,
  recordOf,
  type ScoreColumn,
  scoreRows,
  verifyFairness,
  winningSides,
} from '@krcma/kernel';
import { widthOf, wrap } from './pen.ts';
import { quoted } from './program-name.ts';
import { painterFor, tableLines } from './screen.ts';
import { namesIn, type Session, shellOf, sidesIn, textOf } from './session.ts';
import type { Terminal } from './terminal.ts';

interface Column extends ScoreColumn {
  readonly title: string;
  readonly total: number;
}

function columnsOf(session: Session, { sheet, scores, rivals = [] }: Outcome): Column[] {
  const names = namesIn(session);
  const text = textOf(session);
  return [
    ...sheet.map((lines, seat) => ({ title: names.seat(seat), total: scores[seat] ?? 0, lines })),
    ...rivals.map(({ key, points, lines }) => ({ title: text.rival(key), total: points, lines, rival: key })),
  ];
}

/** Every line of the score, one column for each player; below each other where they do not fit. */
function sheetLines(session: Session, outcome: Outcome, width: number): string[] {
  const text = textOf(session);
  const { total } = shellOf(session).ending;
  const columns = columnsOf(session, outcome);
  const rows = [
    { title: '', cells: columns.map(({ title }) => title) },
    ...scoreRows(columns, text.score).map(({ title, points }) => ({
      title,
      cells: points.map((each) => String(each ?? '-')),
    })),
    { title: total, cells: columns.map((column) => String(column.total)) },
  ];
  const first = Math.max(...rows.map(({ title }) => widthOf(title)));
  const widths = columns.map((_, index) => Math.max(...rows.map(({ cells }) => widthOf(cells[index] ?? ''))));
  if (first + widths.reduce((sum, each) => sum + each + 2, 0) > width)
    return listedSheet(columns, text.score);
  return rows.map(({ title, cells }) => {
    const padded = cells.map((cell, index) => ' '.repeat((widths[index] ?? 0) - widthOf(cell)) + cell);
    return [title + ' '.repeat(first - widthOf(title)), ...padded].join('  ');
  });
}

const listedSheet = (columns: readonly Column[], score: GameText['score']): string[] =>
  columns.flatMap(({ title, total, lines, rival }) => [
    `${title}: ${total}`,
    ...lines.map(({ key, points }) => `  ${score(key, rival)}: ${points}`),
  ]);

/** Who loses alone has lost to a rival with a name, or to the game. */
function winnerLine(session: Session, { winners, rivals = [] }: Outcome): string {
  const { ending } = shellOf(session);
  const [rival] = rivals;
  const sides = sidesIn(session);
  if (areTogether(sides)) return winners.length > 0 ? ending.wonTogether : ending.lostTogether;
  const names = winners.map((seat) => namesIn(session).seat(seat)).join(', ');
  if (winners.length === 0) {
    if (rival !== undefined) return ending.winner(textOf(session).rival(rival.key));
    return sides.length === 1 ? ending.lostAlone : ending.nobody;
  }
  return winningSides(sides, winners).length === 1 ? ending.winner(names) : ending.winners(names);
}

const replayCommand = (file: string): string => `npm run replay -- ${quoted(file)}`;

export function endingLines(
  session: Session,
  outcome: Outcome,
  record: string | undefined,
  terminal: Terminal,
): string[] {
  const { ending } = shellOf(session);
  const { game, journal } = session;
  const paint = painterFor(terminal);
  const { commitment, setup } = journal;
  const fair = verifyFairness(game.module, commitment, recordOf(game.module, journal));
  const wrapped = (text: string) => text.split('\n').flatMap((line) => wrap(line, terminal.width));
  return [
    ...tableLines(session, undefined, terminal, true),
    '',
    paint(ending.over, 'bold'),
    ...wrapped(textOf(session).ending(outcome.reason)),
    paint(winnerLine(session, outcome), 'bold', 'green'),
    '',
    ...sheetLines(session, outcome, terminal.width),
    '',
    ...wrapped(ending.seed(setup.seed)),
    ...wrapped(fair ? ending.kept(commitment) : ending.broken(commitment)),
    ...(record === undefined ? [] : ending.record(record, replayCommand(record)).split('\n')),
  ];
}
