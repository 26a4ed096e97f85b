// Puzzles by name: in addresses, in what is kept of them, and which comes next.
import type { PuzzleName, PuzzleShelf } from '@krcma/tableware/puzzle';
import type { GameId } from '../host/rules.ts';

const DAY = 86_400_000;

/** The day everywhere, as `2026-11-16`: the puzzle of a day is the same for all. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

export const dayBefore = (day: string): string => dayOf(Date.parse(day) - DAY);

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && dayOf(Date.parse(text)) === text;

const isCount = (text: string, most: number): boolean => /^[1-9]\d{0,5}$/.test(text) && Number(text) <= most;

const MOST_NUMBER = 999_999;

/** What an address means: `2026-11-16`, `situation-1` or `3/17`; undefined where there is no such puzzle, or not yet. */
export function nameFrom(
  { difficulties, prepared }: PuzzleShelf,
  text: string,
  today: string,
): PuzzleName | undefined {
  if (isDay(text)) return text <= today ? { kind: 'daily', date: text } : undefined;
  if (prepared.some(({ id }) => id === text)) return { kind: 'prepared', id: text };
  const [difficulty = '', number = '', ...more] = text.split('/');
  return more.length === 0 && isCount(difficulty, difficulties) && isCount(number, MOST_NUMBER)
    ? { kind: 'endless', difficulty: Number(difficulty), number: Number(number) }
    : undefined;
}

/** The other way round. */
export function textOf(name: PuzzleName): string {
  switch (name.kind) {
    case 'daily':
      return name.date;
    case 'prepared':
      return name.id;
    case 'endless':
      return `${name.difficulty}/${name.number}`;
  }
}

export const pathOf = (game: GameId, name: PuzzleName): string => `/puzzle/${game}/${textOf(name)}`;

/** To be given to others: whose pages make puzzles otherwise can tell it by the version. */
export const linkOf = (game: GameId, name: PuzzleName, { version }: PuzzleShelf): string =>
  `${pathOf(game, name)}?v=${version}`;

/** The puzzle after this one; after that of a day there is none until tomorrow. */
export function nextOf({ prepared }: PuzzleShelf, name: PuzzleName): PuzzleName | undefined {
  switch (name.kind) {
    case 'daily':
      return undefined;
    case 'endless':
      return { ...name, number: name.number + 1 };
    case 'prepared': {
      const here = prepared.findIndex(({ id }) => id === name.id);
      const next = prepared[here + 1];
      return next && { kind: 'prepared', id: next.id };
    }
  }
}
