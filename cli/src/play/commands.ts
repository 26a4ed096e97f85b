import { resolve } from 'node:path';
import { redo, type Seat, TableError, type UndoRefusal, undo, undoRefusal } from '@krcma/kernel';
import { type CommandName, isLanguage, type ShellText, shellTexts } from '../../text/index.ts';
import { answerFromNowOn } from './auto.ts';
import { type Asked, helpLines, logLines, ruleLines, sinceLines, whatLines, whyLines } from './explain.ts';
import { hintLines } from './hint.ts';
import type { Command } from './matching.ts';
import { again, fresh, type Next } from './next.ts';
import { namesIn, type Session, saveSession, shellOf, writeReport } from './session.ts';

function refusalText(session: Session, refusal: UndoRefusal): string {
  const words = shellOf(session).undo;
  if (refusal.reason === 'other') return words.other(namesIn(session).seat(refusal.seat));
  return words[refusal.reason];
}

/** Undefined when the step back was made, else the sentence why not. */
export function stepBack(session: Session, seat: Seat): string | undefined {
  const { game, journal, told } = session;
  const refusal = undoRefusal(journal, seat);
  if (refusal !== undefined) return refusalText(session, refusal);
  try {
    undo(game.module, journal, seat);
  } catch (error) {
    if (error instanceof TableError) return shellOf(session).errors[error.code](error.details);
    throw error;
  }
  for (const each of told.keys()) told[each] = Math.min(told[each] ?? 0, journal.log.length);
  return undefined;
}

function undoCommand({ session, decision }: Asked): Next {
  const refused = stepBack(session, decision.seat);
  return refused === undefined ? fresh(shellOf(session).table.undone) : again(refused);
}

function redoCommand({ session, decision }: Asked): Next {
  try {
    redo(session.game.module, session.journal, decision.seat);
    return fresh(shellOf(session).table.redone);
  } catch (error) {
    if (error instanceof TableError) return again(shellOf(session).undo.nothingTaken);
    throw error;
  }
}

function languageCommand({ session }: Asked, wanted: string): Next {
  if (!isLanguage(wanted)) return again(shellOf(session).table.unknownLanguage);
  session.language = wanted;
  return fresh(shellTexts[wanted].table.nowIn);
}

function confirmCommand({ session }: Asked): Next {
  session.confirms = !session.confirms;
  const { table } = shellOf(session);
  return again(session.confirms ? table.confirmOn : table.confirmOff);
}

const notSaved = ({ table }: ShellText, error: unknown): string =>
  table.notSaved(error instanceof Error ? error.message : String(error));

/** The sentence that the game could not be saved, if so. */
export function autosave(session: Session): string | undefined {
  try {
    saveSession(session);
    return undefined;
  } catch (error) {
    return notSaved(shellOf(session), error);
  }
}

function saveCommand({ session }: Asked, name: string): Next {
  const file = name === '' ? session.file : resolve(name);
  try {
    saveSession(session, file);
    return again(shellOf(session).table.saved(file));
  } catch (error) {
    return again(notSaved(shellOf(session), error));
  }
}

function reportCommand({ session }: Asked, words: string): Next {
  const { table } = shellOf(session);
  if (words === '') return again(table.reportNeedsWords);
  try {
    return again(table.reported(writeReport(session, words)));
  } catch (error) {
    return again(notSaved(shellOf(session), error));
  }
}

const COMMAND: Readonly<Record<CommandName, (asked: Asked, rest: string) => Next>> = {
  help: (asked) => again(...helpLines(asked)),
  why: (asked, rest) => again(...whyLines(asked, rest)),
  what: (asked, rest) => again(...whatLines(asked, rest)),
  hint: (asked) => again(...hintLines(asked)),
  undo: undoCommand,
  redo: redoCommand,
  since: (asked) => again(...sinceLines(asked)),
  log: (asked) => again(...logLines(asked)),
  rule: (asked, rest) => again(...ruleLines(asked, rest)),
  auto: answerFromNowOn,
  table: () => ({ next: 'table', lines: [] }),
  confirm: confirmCommand,
  language: languageCommand,
  report: reportCommand,
  save: saveCommand,
  quit: () => ({ next: 'leave', lines: [] }),
};

export const carryOut = (asked: Asked, { name, rest }: Command): Next => COMMAND[name](asked, rest);
