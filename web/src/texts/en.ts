import { frontEn } from './front-en.ts';
import { sidesEn } from './sides.ts';
import { tableEn } from './table-en.ts';

export const en = {
  ...frontEn,
  ...tableEn,
  skipToQuestion: 'Skip to the question',
  close: 'Close',
  cancel: 'Cancel',
  next: 'Next',
  person: 'Person at this screen',
  botLevel: (level: string) => `Bot: ${level}`,

  shelf: {
    continue: 'Continue',
    finishedGames: (count: number) => `Finished games (${count})`,
    alone: 'Solo',
    finished: 'Finished',
    campaignGoesOn: 'Finished, the campaign goes on',
    notBegun: 'Not begun yet',
    ranAway: 'Stopped: its rules never come to an end',
    discard: 'Throw away',
    discardGame: (game: string) => `Throw away ${game}`,
    discardQuestion: 'Throw this game away for good?',
    imported: 'The game is on the shelf.',
  },

  settings: {
    language: 'Language',
    theme: 'Light',
    themes: { auto: 'Like my device', light: 'Day', dark: 'Night' },
    motion: 'Animation',
    motions: { auto: 'Like my device', on: 'On', off: 'Off' },
    sound: 'Sound',
    confirm: 'Ask once more',
    confirms: {
      never: 'Never',
      turn: 'When my turn ends',
      final: 'Also when I may not be able to step back',
    },
    speed: 'Speed of others’ moves',
    speeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast', instant: 'At once' },
    shortcuts: 'Single-key shortcuts',
    name: 'Your name',
    kept: 'Kept in this browser only.',
  },

  sides: sidesEn,

  trouble: {
    'unknown-game': 'This game is not kept in this browser (any more).',
    elsewhere: 'This game was opened in another tab and goes on there.',
    takeOver: 'Go on here',
    'not-kept': 'The browser refuses to keep this game. Save it to a file before you close the page.',
    'stale-decision': 'That question has been answered meanwhile.',
    'not-asked': 'You are not asked anything now.',
    'damaged-save': 'The file is damaged or is not a saved game.',
    'foreign-save': 'The file is not a saved game of Krčma.',
    'newer-save': 'The game was saved by a newer version. Load the page anew and try again.',
    'ran-away':
      'The rules of this game never came to an end, so it was stopped. It is kept as it was before the last choice and is not opened by itself any more. Save it to a file and report it, try it once more, or throw it away.',
    tryAgain: 'Try once more',
    'endless-file':
      'The game in this file never comes to an end, so it was not opened. Nothing else was touched.',
    'large-file': 'This file is far too large for a game.',
    'replay-differs': 'The game in this file cannot be played again choice by choice, so it was not opened.',
    'bad-arrangement': 'The position described in this file cannot be on a table, so it was not opened.',
    'no-hints': 'At this table no hints are given: so it was agreed before the game.',
    lesson: 'Later. In this lesson, do the one thing that is lit.',
    broken: frontEn.broken,
  } as Readonly<Record<string, string>>,

  announceAsked: (name: string, question: string) => `${name}: ${question}`,
};

export type ShellText = typeof en;
