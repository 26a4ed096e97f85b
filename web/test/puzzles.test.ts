import { puzzles as shelf } from '@krcma/dungeon-lords/puzzles';
import type { Outcome } from '@krcma/kernel';
import { type PuzzleName, starsFor } from '@krcma/tableware/puzzle';
import { describe, expect, it } from 'vitest';
import { puzzleTable } from '../src/host/puzzle-table.ts';
import { dayBefore, linkOf, nameFrom, nextOf, textOf } from '../src/puzzle/puzzle-names.ts';
import { type PuzzleResult, progressIn, streakOf, triedAgain } from '../src/puzzle/puzzle-results.ts';

const TODAY = '2026-11-16';
const named = (text: string): PuzzleName | undefined => nameFrom(shelf, text, TODAY);

describe('the address of a puzzle', () => {
  const names: readonly PuzzleName[] = [
    { kind: 'daily', date: TODAY },
    { kind: 'daily', date: '2024-02-29' },
    { kind: 'endless', difficulty: 5, number: 120 },
    { kind: 'prepared', id: 'situation-1' },
  ];

  it('means the puzzle it was made of', () => {
    for (const name of names) expect(named(textOf(name))).toEqual(name);
  });

  it('names the version for whoever gets the link', () => {
    expect(linkOf('dungeon-lords', { kind: 'endless', difficulty: 3, number: 7 }, shelf)).toBe(
      '/puzzle/dungeon-lords/3/7?v=2',
    );
  });

  it('of a day to come, a day that is none or a difficulty that is none means nothing', () => {
    for (const text of [
      '2026-11-17',
      '2026-02-30',
      '2026-13-01',
      '6/1',
      '0/1',
      '3/0',
      '3/07',
      '3/1/1',
      '3',
      'x',
      '',
    ])
      expect(named(text), text).toBeUndefined();
  });
});

describe('after a puzzle', () => {
  it('comes the next number, or the next of the rulebook; after that of a day none', () => {
    expect(nextOf(shelf, { kind: 'endless', difficulty: 2, number: 9 })).toMatchObject({ number: 10 });
    expect(nextOf(shelf, { kind: 'prepared', id: 'situation-4' })).toMatchObject({ id: 'situation-1-room' });
    expect(nextOf(shelf, { kind: 'prepared', id: 'situation-1-room' })).toBeUndefined();
    expect(nextOf(shelf, { kind: 'daily', date: TODAY })).toBeUndefined();
  });
});

const result = (name: PuzzleName, solvedOn?: string): PuzzleResult => ({
  id: textOf(name),
  game: 'dungeon-lords',
  version: 1,
  name,
  tries: 1,
  ...(solvedOn !== undefined && { solvedOn }),
});

const solvedDay = (date: string, on = date): PuzzleResult => result({ kind: 'daily', date }, on);

describe('what came of puzzles', () => {
  const puzzle = { game: 'dungeon-lords', version: 1, name: { kind: 'daily', date: TODAY } } as const;

  it('tries are counted until it is solved, and the day stays the first one', () => {
    const once = triedAgain(puzzle, undefined, 2, TODAY);
    expect(once).toMatchObject({ tries: 1, stars: 2 });
    expect(once.solvedOn).toBeUndefined();
    const twice = triedAgain(puzzle, once, 1, TODAY);
    expect(twice).toMatchObject({ tries: 2, stars: 2 });
    const solved = triedAgain(puzzle, twice, 3, TODAY);
    expect(solved).toMatchObject({ tries: 3, stars: 3, solvedOn: TODAY });
    expect(triedAgain(puzzle, solved, 1, '2026-11-20')).toBe(solved);
  });

  it('days in a row count to today, or to yesterday while today is ahead', () => {
    const yesterday = dayBefore(TODAY);
    const before = dayBefore(yesterday);
    expect(streakOf([], TODAY)).toBe(0);
    expect(streakOf([solvedDay(yesterday), solvedDay(before)], TODAY)).toBe(2);
    expect(streakOf([solvedDay(TODAY), solvedDay(yesterday), solvedDay(before)], TODAY)).toBe(3);
    expect(streakOf([solvedDay(TODAY), solvedDay(before)], TODAY)).toBe(1);
    expect(streakOf([solvedDay(before)], TODAY)).toBe(0);
  });

  it('a day that was made up for later is no day in a row, nor is another puzzle', () => {
    const yesterday = dayBefore(TODAY);
    expect(streakOf([solvedDay(TODAY), solvedDay(yesterday, TODAY)], TODAY)).toBe(1);
    expect(streakOf([result({ kind: 'endless', difficulty: 1, number: 1 }, TODAY)], TODAY)).toBe(0);
  });

  it('of a difficulty the first that is not solved comes next', () => {
    const number = (n: number, on?: string) => result({ kind: 'endless', difficulty: 2, number: n }, on);
    const results = [number(1, TODAY), number(2), number(3, TODAY)];
    expect(progressIn(results, 2)).toEqual({ solved: 2, next: 2 });
    expect(progressIn(results, 3)).toEqual({ solved: 0, next: 1 });
  });
});

describe('the stars of a puzzle', () => {
  const ended = (points: number, best: number): Outcome => ({
    winners: points >= best ? [0] : [],
    reason: 'training-worse',
    scores: [points],
    sheet: [[]],
    rivals: [{ key: 'best-play', points: best, lines: [] }],
  });

  it('are three for the best, two for nearly that, and one for whoever has tried', () => {
    expect([-1, -2, -3].map((points) => starsFor(ended(points, -1), shelf))).toEqual([3, 2, 1]);
  });
});

describe('the table of a puzzle', () => {
  it('tells a best play by what each choice is called at the table', async () => {
    const { solution } = await puzzleTable('dungeon-lords', { kind: 'prepared', id: 'situation-3' });
    const steps = solution();
    expect(steps.length).toBeGreaterThan(3);
    for (const step of steps) expect(step.key).toMatch(/\w/);
  });

  it('of a name that is none, or of a game without puzzles, is refused in words', async () => {
    const none = { kind: 'prepared', id: 'situation-9' } as const;
    await expect(puzzleTable('dungeon-lords', none)).rejects.toThrow('There is no such puzzle');
    await expect(puzzleTable('valeria', none)).rejects.toThrow('There is no such puzzle of "valeria"');
  });
});
