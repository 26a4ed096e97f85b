import { choose } from '@krcma/kernel';
import { expect, it } from 'vitest';
import { gameCalled } from '../src/games.ts';
import { endingLines } from '../src/play/ending.ts';
import { seatsOf } from '../src/play/seats.ts';
import { openSession } from '../src/play/session.ts';
import { anyChoice } from '../src/saves/expected.ts';
import { shellTexts } from '../text/index.ts';
import { scripted } from './scripted-terminal.ts';
import { ownStateFolder } from './state-folder.ts';

ownStateFolder();

it.each([
  ['en', 'Winner: The Dark Lord', 'Monsters'],
  ['cs', 'Vítěz: Temný pán', 'Nestvůry'],
] as const)('a game lost alone is won by the rival (%s)', (language, winner, monsters) => {
  const lines = lostAlone('valeria', language);
  expect(lines).toContain(winner);
  expect(lines.some((line) => line.startsWith(`${monsters} `))).toBe(true);
});

it.each([
  ['en', 'You have lost.'],
  ['cs', 'Tentokrát prohra.'],
] as const)('a game lost alone where nobody else plays is told as lost (%s)', (language, verdict) => {
  expect(lostAlone('monster-lands', language)).toContain(verdict);
});

/** What is said at the end of a game that somebody without a plan has lost. */
function lostAlone(name: string, language: 'en' | 'cs'): string[] {
  const game = gameCalled(name);
  const session = openSession({
    game,
    seats: seatsOf('Anna', shellTexts.en),
    options: {},
    language,
    seed: 'lost alone',
  });
  const { journal } = session;
  while (journal.table.outcome === undefined) {
    const { seat, choice } = anyChoice(game.module, journal);
    choose(game.module, journal, seat, choice);
  }
  const { outcome } = journal.table;
  expect(outcome.winners).toEqual([]);
  return endingLines(session, outcome, undefined, scripted([]));
}
