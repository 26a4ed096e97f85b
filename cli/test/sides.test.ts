import type { Outcome, Seat, TerminalView } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { advice } from '../../kernel/test/skirmish/bot.ts';
import { skirmish } from '../../kernel/test/skirmish/index.ts';
import { text } from '../../kernel/test/skirmish/text.ts';
import type { TableGame } from '../src/games.ts';
import { endingLines } from '../src/play/ending.ts';
import { tableLines } from '../src/play/screen.ts';
import { openSession } from '../src/play/session.ts';
import { playGame, type Tournament } from '../src/simulate/tournament.ts';
import type { Language } from '../text/index.ts';
import { scripted } from './scripted-terminal.ts';
import { ownStateFolder } from './state-folder.ts';

ownStateFolder();

const bare: TerminalView = { table: () => [], legend: () => [], things: () => [] };
const game: TableGame = {
  module: skirmish,
  texts: { en: text, cs: text },
  briefings: { en: {}, cs: {} },
  guide: { pace: 10, scenarios: [] },
  terminals: { en: bare, cs: bare },
  advice,
  modes: [],
  endings: {},
  rareEndings: {},
};
const terminal = scripted([]);

const session = (mode: string, names: readonly string[], language: Language = 'en') =>
  openSession({
    game,
    seats: names.map((name) => ({ who: 'person', name })),
    options: { mode },
    language,
    seed: 'sides',
  });

const outcome = (winners: readonly Seat[], seats: number): Outcome => ({
  winners,
  reason: 'lastRound',
  scores: Array.from({ length: seats }, () => 0),
  sheet: Array.from({ length: seats }, () => []),
});

const ending = (mode: string, winners: readonly Seat[], language: Language = 'en') => {
  const names = mode === 'teams' ? ['Anna', 'Petr', 'Eva', 'Jan'] : ['Anna', 'Petr'];
  return endingLines(session(mode, names, language), outcome(winners, names.length), undefined, terminal);
};

describe('the terminal tells sides', () => {
  it('above the table, where not everybody is alone', () => {
    const four = ['Anna', 'Petr', 'Eva', 'Jan'];
    expect(tableLines(session('teams', four), 0, terminal)).toContain('Anna, Eva vs. Petr, Jan');
    expect(tableLines(session('teams', four, 'cs'), 0, terminal)).toContain('Anna, Eva × Petr, Jan');
    expect(tableLines(session('together', ['Anna', 'Petr']), 0, terminal)).toContain('Together: Anna, Petr');
    expect(tableLines(session('brawl', ['Anna', 'Petr']), 0, terminal)).toEqual(['Skirmish']);
  });

  it('at the end: a side is one winner, two that won share it, and together all win or lose', () => {
    expect(ending('teams', [0, 2])).toContain('Winner: Anna, Eva');
    expect(ending('teams', [0, 1, 2, 3])).toContain('Shared victory: Anna, Petr, Eva, Jan');
    expect(ending('together', [0, 1])).toContain('You won together!');
    expect(ending('together', [])).toContain('You lost together.');
    expect(ending('together', [], 'cs')).toContain('Společně jste prohráli.');
  });
});

describe('a tournament', () => {
  it('counts the victory of a side as one for each of its seats', () => {
    const tournament: Tournament = {
      game: 'skirmish',
      participants: ['search', 'greedy', 'search', 'greedy'],
      games: 1,
      seed: '1',
      options: {},
      limits: {},
    };
    const shares = (winners: readonly Seat[]) =>
      playGame(
        {
          id: 'skirmish',
          seats: skirmish.seats,
          check: () => {},
          play: () => ({
            outcome: outcome(winners, 4),
            sides: [
              [0, 2],
              [1, 3],
            ],
            decisions: [1, 1, 1, 1],
            milliseconds: [1, 1, 1, 1],
            traits: [],
            befallen: [],
          }),
        },
        tournament,
        0,
      ).shares;
    expect(shares([0, 2])).toEqual([1, 0, 1, 0]);
    expect(shares([0, 1, 2, 3])).toEqual([0.5, 0.5, 0.5, 0.5]);
    expect(shares([])).toEqual([0, 0, 0, 0]);
  });
});
