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
  ['en', 'Winner: The Dark Lord', 'Slain monsters', 'Monsters left'],
  ['cs', 'Vítěz: Temný pán', 'Poražené nestvůry', 'Zbylé nestvůry'],
] as const)(
  'a game lost alone is won by the rival, whose points for monsters are for those left (%s)',
  (language, winner, slain, left) => {
    const lines = lostAlone('valeria', language);
    expect(lines).toContain(winner);
    const rowOf = (title: string) => lines.find((line) => line.startsWith(title))?.slice(title.length);
    expect(rowOf(slain)).toMatch(/^ +\d+ +-$/);
    expect(rowOf(left)).toMatch(/^ +- +\d+$/);
  },
);

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
