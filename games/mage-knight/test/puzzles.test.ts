import { createHash } from 'node:crypto';
import { positionOf, type Setup } from '@krcma/kernel';
import { difficultyOn, type PuzzleName } from '@krcma/tableware/puzzle';
import { describe, expect, it } from 'vitest';
import { enemies } from '../data/enemies.ts';
import { TRIAL_POINTS } from '../data/trial.ts';
import { mageKnight } from '../index.ts';
import { arrangedFight, fightSeen } from '../puzzles/fight-seen.ts';
import { book } from '../puzzles/index.ts';
import kept from '../puzzles/kept.json' with { type: 'json' };
import { type Kept, keptAs } from '../puzzles/kept.ts';
import { makePuzzle, seedOf } from '../puzzles/make.ts';
import { fightsOf } from '../puzzles/self-play.ts';
import { puzzles } from '../puzzles/shelf.ts';
import { pointsOf } from '../rules/trial.ts';
import type { MageKnightView } from '../rules/view.ts';
import { solveFight } from '../solver/index.ts';
import { type Game, playerOf } from './table.ts';

const DAYS = 30;
const FIRST_DAY = Date.UTC(2026, 10, 1);

const dates = Array.from({ length: DAYS }, (_, day) =>
  new Date(FIRST_DAY + day * 86_400_000).toISOString().slice(0, 10),
);

const daily = (date: string): PuzzleName => ({ kind: 'daily', date });

const keptOn = (date: string): Kept => keptAs(date, difficultyOn(date, puzzles.difficulties)) as Kept;

const tableOf = (name: PuzzleName): Game => positionOf(mageKnight, book.setupOf(name) as Setup);

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

/**
 * By version: a fight that somebody has solved and shared stays the same until the version says otherwise. What its best
 * is may be found to be better.
 */
const PINNED: Readonly<Record<number, string>> = { 1: '141cde9cb2279f75' };

describe('the fights of thirty days', () => {
  it('are kept, and the same for everybody who has this version', () => {
    expect(hashOf(dates.map((date) => keptOn(date).fight))).toBe(PINNED[puzzles.version]);
  });

  it('are thirty different ones, of many heroes, against one enemy and several', () => {
    const fights = dates.map((date) => keptOn(date).fight);
    expect(new Set(fights.map(hashOf)).size).toBe(DAYS);
    const foes = dates.map((date) => tableOf(daily(date)).game.combat?.foes.length ?? 0);
    expect(Math.min(...foes)).toBe(1);
    expect(Math.max(...foes)).toBeGreaterThan(1);
    expect(new Set(fights.map(({ start }) => start.cause)).size).toBeGreaterThan(1);
    expect(new Set(fights.map(({ position }) => position.players?.[0]?.hero)).size).toBeGreaterThan(4);
  });

  it('are rated: nothing better exists than their best, and the obvious is worse, by more at the end of the week', () => {
    for (const date of dates) {
      const { best, obvious, bests } = keptOn(date);
      const solved = solveFight(tableOf(daily(date)).game, 0, { ms: 10_000 });
      expect(solved?.plans[0]?.value, date).toBeCloseTo(pointsOf(best) / TRIAL_POINTS.fame);
      expect(bests, date).toBeGreaterThan(0);
      const isLate = difficultyOn(date, puzzles.difficulties) === puzzles.difficulties;
      expect(pointsOf(best) - obvious, date).toBeGreaterThanOrEqual(isLate ? 8 : 1);
      expect(book.rating(daily(date)), date).toEqual({ bests, astray: pointsOf(best) - obvious });
    }
  });

  it('are solved by the best play, which comes to what was promised', () => {
    for (const date of dates) {
      const t = tableOf(daily(date));
      for (const step of book.solution(mageKnight as never, book.setupOf(daily(date)) as Setup)) t.play(step);
      expect(t.game.outcome, date).toMatchObject({ reason: 'trial-best', winners: [0] });
      const [own] = t.game.outcome?.scores ?? [];
      expect(own, date).toBe(t.game.outcome?.rivals?.[0]?.points);
    }
  });

  it('leave nothing to chance: no card is drawn, nobody is called', () => {
    for (const date of dates) {
      const t = tableOf(daily(date));
      expect(playerOf(t).deck, date).toEqual([]);
      for (const { enemy } of t.game.combat?.foes ?? [])
        expect(enemies[enemy as keyof typeof enemies].abilities, date).not.toContain('summon');
    }
  });
});

describe('a fight of self-play', () => {
  const fights = [...fightsOf('some game', 'solo-conquest', 'tovak')];

  it('is found again as it was seen', () => {
    expect(fights.length).toBeGreaterThan(3);
    for (const fight of fights) {
      const arrangement = arrangedFight(fight, {}) as never;
      const t = positionOf(mageKnight, { seats: 1, options: { scenario: fight.scenario }, arrangement });
      const again = fightSeen(mageKnight.view(t.game, 0) as unknown as MageKnightView);
      const { reputation: _, ...player } = fight.position.players?.[0] ?? {};
      expect(again?.start).toEqual(fight.start);
      expect(again?.position.players?.[0]).toMatchObject(player);
      expect({ ...again?.position, players: [] }).toEqual({ ...fight.position, players: [] });
    }
  });

  it('is the same for whoever deals anew what the seat cannot know', () => {
    const [fight] = fights;
    const arrangement = arrangedFight(fight as never, {}) as never;
    const setup = { seats: 1, options: { scenario: 'solo-conquest' }, arrangement };
    const [one, other] = ['one', 'other'].map((seed) => positionOf(mageKnight, { ...setup, seed }));
    const seen = (t: Game | undefined) => fightSeen(mageKnight.view((t as Game).game, 0) as never);
    expect(seen(one)).toEqual(seen(other));
  });
});

describe('a puzzle', () => {
  it('is made again from its seed as it was kept, with the same greedy', () => {
    const made = makePuzzle('the same', 1);
    expect(makePuzzle('the same', 1)).toEqual(made);
    expect(made.grade.obvious).toBeLessThan(made.grade.most);
    expect(made.grade.most).toBeGreaterThan(0);
  }, 120_000);

  it('of a name that does not exist is none', () => {
    expect(book.setupOf({ kind: 'prepared', id: 'situation-1' })).toBeUndefined();
    expect(book.setupOf({ kind: 'endless', difficulty: 6, number: 1 })).toBeUndefined();
    expect(book.setupOf({ kind: 'endless', difficulty: 0, number: 1 })).toBeUndefined();
  });

  it('of the first numbers is kept for each difficulty', () => {
    for (const difficulty of [1, 2, 3, 4, 5]) {
      const from = seedOf({ kind: 'endless', difficulty, number: 1 });
      expect(keptAs(from?.seed ?? '', difficulty)).toBeDefined();
    }
    expect(Object.keys(kept).length).toBeGreaterThan(DAYS);
  });
});
