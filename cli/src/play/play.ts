import { setImmediate } from 'node:timers/promises';
import { choose, decisionsOf, type Seat, undoRefusal } from '@krcma/kernel';
import { botChoice } from '../bots.ts';
import { answerTo } from './answer.ts';
import { autosave, stepBack } from './commands.ts';
import { endingLines } from './ending.ts';
import type { Asked } from './explain.ts';
import { commandIn } from './matching.ts';
import { fresh, type Next } from './next.ts';
import { cleaned, wrap } from './pen.ts';
import { sentenceFor } from './problem.ts';
import { programName, quoted } from './program-name.ts';
import { isPerson, keepRecord, namesIn, nextSession, peopleIn, type Session, shellOf } from './session.ts';
import { newsLines, showQuestion } from './show.ts';
import { InputEnded, type Terminal } from './terminal.ts';

/** Plays a table to its end, or until the people leave; then it is saved and says how to go on. */
export async function play(session: Session, terminal: Terminal): Promise<void> {
  try {
    const over = await playOn(session, terminal);
    if (over) finish(session, terminal);
    else leave(session, terminal);
  } catch (error) {
    terminal.print('');
    if (!(error instanceof InputEnded)) terminal.print(sentenceFor(error, shellOf(session)));
    leave(session, terminal);
    if (!(error instanceof InputEnded)) process.exitCode = 1;
    else if (error.interrupted) process.exitCode = 130;
  }
}

/** At the start: the seal of the shuffle, to be compared at the end. */
function welcome(session: Session, { width }: Terminal): Next {
  const { commitment, log } = session.journal;
  if (log.length > 0) return fresh();
  return fresh(...wrap(shellOf(session).table.commitment(commitment.slice(0, 12)), width));
}

function leave(session: Session, terminal: Terminal): void {
  const problem = autosave(session);
  terminal.print(problem ?? shellOf(session).table.resume(`${programName()} resume ${quoted(session.file)}`));
}

function finish(session: Session, terminal: Terminal): void {
  const { outcome } = session.journal.table;
  if (outcome === undefined) return;
  let record: string | undefined;
  try {
    record = keepRecord(session);
  } catch (error) {
    terminal.print(sentenceFor(error, shellOf(session)));
  }
  terminal.clear(peopleIn(session).length > 1);
  terminal.print(
    ...newsLines(session, undefined, terminal),
    ...endingLines(session, outcome, record, terminal),
  );
  const next = nextSession(session);
  if (next !== undefined) leave(next, terminal);
}

/** True when the game is over, false when somebody left. */
async function playOn(session: Session, terminal: Terminal): Promise<boolean> {
  const { game, journal } = session;
  let viewer: Seat | undefined = peopleIn(session).length === 1 ? peopleIn(session)[0] : undefined;
  let last = welcome(session, terminal);
  while (journal.table.outcome === undefined) {
    if (await moveBots(session, terminal)) continue;
    const decisions = decisionsOf(game.module, journal);
    const decision = decisions.find(({ seat }) => seat === viewer) ?? decisions[0];
    if (decision === undefined) break;
    if (decision.seat !== viewer && !(await handOver(session, terminal, decision.seat, viewer))) continue;
    viewer = decision.seat;
    last = await askPerson({ session, decision, terminal }, last);
    if (last.next === 'leave') return false;
  }
  return true;
}

/** True when a bot has moved. */
async function moveBots(session: Session, terminal: Terminal): Promise<boolean> {
  const { game, journal, seats } = session;
  const asked = decisionsOf(game.module, journal).find(({ seat }) => !isPerson(session, seat));
  const bot = asked && seats[asked.seat];
  if (asked === undefined || bot?.who !== 'bot') return false;
  if (bot.level === 'search' && terminal.interactive)
    terminal.print(shellOf(session).table.thinking(namesIn(session).seat(asked.seat)));
  // Lets Ctrl-C through between two moves.
  await setImmediate();
  choose(game.module, journal, asked.seat, botChoice(game, journal, asked.seat, bot.level).choice);
  return true;
}

/** Between two people at one keyboard nothing of the first may stay on the screen. */
async function handOver(
  session: Session,
  terminal: Terminal,
  to: Seat,
  from: Seat | undefined,
): Promise<boolean> {
  const { table } = shellOf(session);
  const names = namesIn(session);
  terminal.clear(true);
  terminal.print(table.passTo(names.seat(to)));
  if (from !== undefined && undoRefusal(session.journal, from) === undefined)
    terminal.print(table.passUndo(names.seat(from)));
  for (;;) {
    const line = await terminal.ask('');
    const command = commandIn(line, shellOf(session))?.name;
    if (command === 'quit') throw new InputEnded(false);
    if (command !== 'undo' || from === undefined) return true;
    const refused = stepBack(session, from);
    if (refused === undefined) return false;
    terminal.print(refused);
  }
}

async function askPerson(asked: Asked, { next, lines }: Next): Promise<Next> {
  const { session, terminal } = asked;
  await showQuestion(asked, lines, next === 'table');
  for (;;) {
    const line = await terminal.ask(`${shellOf(session).table.prompt}: `);
    const step = await answerTo(asked, cleaned(line).trim());
    if (step.next !== 'again') return step;
    terminal.print(...step.lines);
  }
}
