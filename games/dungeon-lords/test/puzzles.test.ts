import { createHash } from 'node:crypto';
import { cloneTable, type Json, positionOf, type Setup } from '@krcma/kernel';
import { difficultyOn } from '@krcma/tableware/puzzle';
import { describe, expect, it } from 'vitest';
import { isFullRun } from '../../../tools/sample.ts';
import { situations } from '../data/training.ts';
import { dungeonLords } from '../index.ts';
import { book } from '../puzzles/index.ts';
import { DIFFICULTIES, type Difficulty, makePuzzle, type Puzzle } from '../puzzles/make.ts';
import { questionOf as questionFrom } from '../puzzles/question.ts';
import { puzzles } from '../puzzles/shelf.ts';
import type { SituationArrangement } from '../rules/arrangement.ts';
import { solve } from '../solver/index.ts';
import { bestByRules } from './best-by-rules.ts';
import { questionOf } from './solver-table.ts';
import { type Game, lordOf } from './table.ts';

const DAYS = 30;
const FIRST_DAY = Date.UTC(2026, 10, 1);

const dates = Array.from({ length: DAYS }, (_, day) =>
  new Date(FIRST_DAY + day * 86_400_000).toISOString().slice(0, 10),
);

const ofDay = (date: string): Puzzle =>
  makePuzzle(date, difficultyOn(date, puzzles.difficulties) as Difficulty);

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

const tableOf = (situation: SituationArrangement): Game =>
  positionOf(dungeonLords, { seats: 1, arrangement: { situation } as unknown as Json });

/** By version: a puzzle that somebody has solved and shared stays the same until the version says otherwise. */
const PINNED: Readonly<Record<number, string>> = { 1: 'f512478c4bb325e1', 2: 'e2882ddba03336a3' };

describe('the puzzles of thirty days', () => {
  const made = dates.map(ofDay);

  it('are the same for everybody who has this version', () => {
    expect(hashOf(made.map(({ situation }) => situation))).toBe(PINNED[puzzles.version]);
  });

  it('are thirty different ones, of both years, with rooms and without', () => {
    expect(new Set(made.map(({ situation }) => hashOf(situation))).size).toBe(DAYS);
    expect(new Set(made.map(({ situation }) => situation.year))).toEqual(new Set([1, 2]));
    const withRooms = made.filter(({ situation }) => situation.tiles.some((tile) => tile !== 'tunnel'));
    expect(withRooms.length).toBeGreaterThan(5);
    expect(withRooms.length).toBeLessThan(DAYS - 5);
  });

  it('are neither trivial nor hopeless, and have few best ways', () => {
    for (const { situation, grade } of made) {
      expect(grade.best).toBeLessThan(situation.tiles.length);
      expect(grade.idle).toBeGreaterThan(grade.best);
      expect(grade.bestPlans).toBeLessThan(grade.plans);
      expect(grade.lines).toBeLessThanOrEqual(8);
    }
  });

  it('are rated: how many ways are best, and how far who looks no further is off', () => {
    for (const [day, date] of dates.entries()) {
      const { lines, obvious, best } = (made[day] as Puzzle).grade;
      expect(book.rating({ kind: 'daily', date }), date).toEqual({ bests: lines, astray: obvious - best });
    }
    expect(book.rating({ kind: 'prepared', id: 'situation-1' })).toBeUndefined();
  });

  it('are won by the best play, step by step at the table', () => {
    for (const date of dates) {
      const setup = book.setupOf({ kind: 'daily', date }) as Setup;
      const t = positionOf(dungeonLords, setup as never);
      for (const id of book.solution(dungeonLords as never, setup)) t.play([0, id]);
      expect(t.game.outcome, date).toMatchObject({ reason: 'training-best', winners: [0] });
      expect(lordOf(t, 0).conquered.length, date).toBe(t.game.training?.best);
    }
  });

  it('are lost by who looks no further than the next round, from the middle of the week on', () => {
    for (const [day, date] of dates.entries()) {
      const { grade } = made[day] as Puzzle;
      if (difficultyOn(date, puzzles.difficulties) >= 3) expect(grade.obvious).toBeGreaterThan(grade.best);
    }
  });
});

describe('a puzzle', () => {
  it('is drawn as its lord finds it at the table', () => {
    for (const difficulty of DIFFICULTIES) {
      const { situation } = makePuzzle('the same', difficulty);
      const { lord, ...rest } = questionOf(tableOf(situation));
      const { lord: drawn, ...drawnRest } = questionFrom(situation);
      expect(rest).toMatchObject(drawnRest);
      expect({ ...drawn, locked: lord.locked }).toEqual(lord);
    }
  });

  it('cannot be played better than it says: the rules themselves, choice by choice', () => {
    for (let i = 0; i < (isFullRun ? 12 : 3); i++) {
      const { situation, grade } = makePuzzle(`twin ${i}`, 1);
      const t = tableOf(situation);
      const [best] = solve(questionOf(t)).ranked;
      expect(best?.prospect.fewest).toBe(grade.best);
      expect(best?.prospect.value).toBe(bestByRules(cloneTable(t.game), () => false));
    }
  });

  it('takes less than 300 ms with all that was thrown away', () => {
    for (const difficulty of DIFFICULTIES) makePuzzle('warm', difficulty);
    const before = process.cpuUsage();
    let count = 0;
    for (const difficulty of DIFFICULTIES)
      for (let i = 0; i < 4; i++, count++) makePuzzle(`quick ${i}`, difficulty);
    expect(process.cpuUsage(before).user / 1000 / count).toBeLessThan(300);
  });

  it('of a name that does not exist is none', () => {
    expect(book.setupOf({ kind: 'prepared', id: 'situation-9' })).toBeUndefined();
    expect(book.setupOf({ kind: 'endless', difficulty: 6, number: 1 })).toBeUndefined();
  });

  it('of the rulebook is one of its situations', () => {
    expect(puzzles.prepared.map(({ id }) => id)).toEqual(Object.keys(situations));
    for (const { id } of puzzles.prepared) {
      const setup = book.setupOf({ kind: 'prepared', id }) as Setup;
      const t = positionOf(dungeonLords, setup as never);
      for (const step of book.solution(dungeonLords as never, setup)) t.play([0, step]);
      expect(t.game.outcome).toMatchObject({ reason: 'training-best' });
    }
  });
});

it('a week begins easily and ends with the hardest', () => {
  const week = dates.slice(1, 8).map((date) => difficultyOn(date, 5));
  expect(week).toEqual([1, 2, 2, 3, 4, 4, 5]);
});
