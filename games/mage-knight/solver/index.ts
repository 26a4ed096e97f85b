// The best plan of a fight, by what a seat knows of it.
import type { Seat } from '@krcma/kernel';
import type { MageKnight } from '../state.ts';
import { asksForAct, foreseen, type Moment, momentOf } from './course.ts';
import { deedsOf, differences, nameOfCourse } from './courses.ts';
import { type FoeFate, fatesIn, kindOf } from './fates.ts';
import type { Fight } from './model.ts';
import { type Course, flown } from './pilot.ts';
import { type FightResult, type Scale, weighed } from './result.ts';
import { type Found, fightOf, type Search, searchFight } from './solve.ts';

export type { FoeFate } from './fates.ts';
export type { FightResult } from './result.ts';

export interface FightPlan {
  /** The ids of the choices from here to the end of the fight, as the game lists them. */
  readonly steps: readonly string[];
  readonly result: FightResult;
  /** What becomes of each enemy. */
  readonly fates: readonly FoeFate[];
  /** Weighed (weights.ts): the higher the better. */
  readonly value: number;
}

export interface Solved {
  /** The best first; each does something else. */
  readonly plans: readonly FightPlan[];
  /** How many plans share the best value. */
  readonly bests: number;
  /** Nothing better exists; where that is not certain, why. */
  readonly proved: boolean;
  readonly doubts: readonly string[];
  /** Plans that came to something else than they promised, and why: for tests. What is told here is what they came to. */
  readonly broken: readonly string[];
}

const MOST_PLANS = 5;
const NEAR = 1e-6;

/** So many courses are tried where the best ones do not keep their promise. */
const MOST_FLIGHTS = 30;

/** So often a search is repeated without a course that the rules have refused. */
const MOST_SEARCHES = 6;

/** Plans as the rules have carried them out. */
class Plans {
  readonly flown: FightPlan[] = [];
  readonly broken: string[] = [];
  readonly refused = new Set<string>();
  private readonly start: Moment;
  private readonly seat: Seat;
  private readonly scale: Scale;

  constructor(start: Moment, { seat, scale }: Fight) {
    this.start = start;
    this.seat = seat;
    this.scale = scale;
  }

  get best(): number {
    return this.flown.reduce((most, { value }) => Math.max(most, value), Number.NEGATIVE_INFINITY);
  }

  /** Whether the rules give at least what was promised. */
  fly({ course, result: promise, value: promised }: Found): boolean {
    const flight = flown(this.start, this.seat, course);
    if ('why' in flight) {
      this.refuse(course, flight.why);
      return false;
    }
    const { steps, result, combat } = flight;
    const value = weighed(this.scale, result);
    this.flown.push({ steps, result, fates: fatesIn(combat), value });
    const why = differences(result, promise);
    if (why !== '') this.refuse(course, `${steps.join(' ')}: ${why}`);
    return value >= promised - NEAR;
  }

  /** Others than the best: those that do not keep their promise are left out. */
  flyOthers(found: readonly Found[]): void {
    for (const { course, result: promise } of found) {
      if (this.flown.length >= MOST_PLANS) return;
      const flight = flown(this.start, this.seat, course);
      if ('why' in flight || differences(flight.result, promise) !== '') continue;
      const { steps, result, combat } = flight;
      this.flown.push({ steps, result, fates: fatesIn(combat), value: weighed(this.scale, result) });
    }
  }

  private refuse(course: Course, why: string): void {
    this.broken.push(why);
    this.refused.add(nameOfCourse(course));
  }
}

/** How long is thought, and by which clock: whoever measures on a busy machine counts the time of the processor. */
export interface Patience {
  readonly ms: number;
  readonly now?: () => number;
}

const wallClock = (): number => performance.now();

export function solveFight(
  game: MageKnight,
  seat: Seat,
  { ms, now = wallClock }: Patience,
): Solved | undefined {
  if (game.combat === null || game.duel !== undefined || game.active !== seat) return undefined;
  const end = now() + ms;
  const isLate = (): boolean => now() > end;
  const start = momentOf(foreseen(game, seat), seat);
  if (!asksForAct(start)) return undefined;
  const fight = fightOf(start.game, seat, ms);
  const plans = new Plans(start, fight);
  let search = searchFight(fight, isLate);
  for (let n = 1; n < MOST_SEARCHES && !holds(plans, search); n++)
    search = searchFight(fight, isLate, plans.refused, plans.best);
  plans.flyOthers(search.found.slice(1).filter(({ course }) => !plans.refused.has(nameOfCourse(course))));
  const all = plans.flown.sort((a, b) => b.value - a.value);
  const [best] = all;
  if (best === undefined) return undefined;
  const bests = new Set(
    search.found.filter(({ value }) => value >= best.value - NEAR).map(({ course }) => deedsOf(course)),
  ).size;
  const doubts = [...search.doubts, ...plans.broken.map(() => 'a plan came to something else')];
  return {
    plans: all,
    bests: Math.max(1, bests),
    proved: doubts.length === 0,
    doubts: [...new Set(doubts)],
    broken: plans.broken,
  };
}

/** Whether the best course that was found is what it promised; where it is not, others may be. */
function holds(plans: Plans, { found }: Search): boolean {
  for (const [place, each] of found.entries()) {
    if (place >= MOST_FLIGHTS || each.value <= plans.best) return place === 0;
    if (plans.fly(each)) return place === 0;
  }
  return found.length === 0;
}

/** A plan to be told: its steps are ids of choices, in the order they are given from here on. */
export interface ExplainedPlan extends FightPlan {
  /** Nothing better exists; of the second one this is never said. */
  readonly proved: boolean;
}

/** The best plan, and the best that does something else to the enemies, if there is one. */
export interface ExplainedPlans {
  readonly plans: readonly ExplainedPlan[];
}

/** No plans where no fight is on, somebody else is asked, or something else than what to do next in it. */
export function explainedPlans(game: MageKnight, seat: Seat, patience: Patience): ExplainedPlans {
  const { plans = [], proved = false } = solveFight(game, seat, patience) ?? {};
  const [best] = plans;
  if (best === undefined) return { plans: [] };
  const kind = kindOf(best.fates);
  const second = plans.find(({ fates }) => kindOf(fates) !== kind);
  return {
    plans: [{ ...best, proved }, ...(second === undefined ? [] : [{ ...second, proved: false }])],
  };
}
