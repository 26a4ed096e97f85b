import { type Seat, story } from '@krcma/kernel';
import type { Asked } from './explain.ts';
import { eventLines, painterFor, questionLines, tableLines } from './screen.ts';
import { peopleIn, type Session, shellOf } from './session.ts';
import type { Terminal } from './terminal.ts';

/** What the seat has not been told yet. */
export function newsLines(session: Session, seat: Seat | undefined, terminal: Terminal): string[] {
  const { journal, told } = session;
  const from =
    seat === undefined ? Math.min(...peopleIn(session).map((each) => told[each] ?? 0)) : told[seat];
  const lines = eventLines(session, story(journal, seat, from ?? 0), terminal.width);
  if (seat !== undefined) told[seat] = journal.log.length;
  return lines;
}

/** Where the table was last drawn on a screen that is not cleared. */
const drawnAt = new WeakMap<Session, string>();

const PHASE = 4;
const MUCH_NEWS = 3;
const LEAST_NEWS = 2;

/** Without a cleared screen the table is drawn anew only in another phase, or when much has happened. */
function wantsTable({ session, decision, terminal }: Asked): boolean {
  const { seat, path } = decision;
  const phase = [seat, session.language, ...path.slice(0, PHASE)].join(' ');
  const entered = drawnAt.get(session) !== phase;
  drawnAt.set(session, phase);
  const news = story(session.journal, seat, session.told[seat] ?? 0);
  return terminal.interactive || entered || news.length > MUCH_NEWS;
}

/** News, table and question, as far as the screen has room for them. */
export async function showQuestion(asked: Asked, notes: readonly string[], whole: boolean): Promise<void> {
  const { session, decision, terminal } = asked;
  const { seat } = decision;
  const table = whole || wantsTable(asked) ? tableLines(session, seat, terminal, whole) : [];
  const othersMoved = session.journal.log.slice(session.told[seat] ?? 0).some((entry) => entry.seat !== seat);
  let news = newsLines(session, seat, terminal);
  const rows = terminal.interactive ? terminal.rows - table.length - notes.length - 1 : Infinity;
  // The choices stand closer together where that leaves room for the news.
  const question = questionLines(session, decision, terminal, rows - news.length);
  const room = Math.max(LEAST_NEWS, rows - question.length);
  const paint = painterFor(terminal);
  terminal.clear();
  if (news.length > room && othersMoved) {
    // What the others did would be pushed off a small screen by the table.
    terminal.print(...news);
    await terminal.ask(shellOf(session).table.seeTable);
    terminal.clear();
    news = [];
  }
  terminal.print(...news.slice(-room), ...table, ...notes.map((line) => paint(line, 'cyan')), ...question);
}
