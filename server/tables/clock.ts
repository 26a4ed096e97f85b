import type { Seat } from '@krcma/kernel';
import type { ClockRules } from '@krcma/protocol';

/** Time left for each seat, and whose clock runs since when. Plain data, kept with the table. */
export interface Clock {
  /** Milliseconds; empty without a clock. */
  readonly left: readonly number[];
  readonly running: readonly Seat[];
  readonly since: number;
  /** What each had when they last answered, before they were given more: who steps back has only that. */
  readonly had?: readonly number[];
}

/** Hours of the day (UTC) in which a clock of days runs; the whole day when both are the same. */
export interface Window {
  readonly from: number;
  readonly until: number;
}

/** What stops a person's clock of days. */
export interface Habits {
  readonly vacationUntil: number | null;
  readonly window: Window | null;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Who returns to a clock that has run out gets at least this. */
const GRACE = 60_000;

const NO_CLOCK: Clock = { left: [], running: [], since: 0 };

/** What a seat has when the game begins, or at each new question. */
const allowance = (rules: ClockRules): number =>
  rules.kind === 'game' ? rules.minutes * 60_000 : rules.kind === 'move' ? rules.days * DAY : 0;

export const newClock = (rules: ClockRules, seats: number, now: number): Clock =>
  rules.kind === 'none'
    ? NO_CLOCK
    : { left: new Array<number>(seats).fill(allowance(rules)), running: [], since: now };

const windowOf = (rules: ClockRules, habits: Habits | undefined): Window =>
  habits?.window ?? (rules.kind === 'move' ? rules : { from: 0, until: 0 });

/** Milliseconds from the given moment to the next change of the window, and whether it is open until then. */
function stretch(at: number, { from, until }: Window): { open: boolean; length: number } {
  const clock = at % DAY;
  const opens = from * HOUR;
  const closes = until * HOUR;
  if (opens === closes) return { open: true, length: Number.POSITIVE_INFINITY };
  const open = opens < closes ? clock >= opens && clock < closes : clock >= opens || clock < closes;
  const next = open ? closes : opens;
  return { open, length: (next - clock + DAY) % DAY || DAY };
}

/** How much of the time from one moment to another counts. */
export function counted(rules: ClockRules, habits: Habits | undefined, from: number, to: number): number {
  if (rules.kind !== 'move') return Math.max(0, to - from);
  const window = windowOf(rules, habits);
  let at = Math.max(from, habits?.vacationUntil ?? 0);
  let sum = 0;
  while (at < to) {
    const { open, length } = stretch(at, window);
    const step = Math.min(length, to - at);
    if (open) sum += step;
    at += step;
  }
  return sum;
}

/** When the time left will have passed. */
export function deadline(rules: ClockRules, habits: Habits | undefined, from: number, left: number): number {
  if (rules.kind !== 'move') return from + Math.max(0, left);
  const window = windowOf(rules, habits);
  let at = Math.max(from, habits?.vacationUntil ?? 0);
  let rest = Math.max(0, left);
  for (;;) {
    const { open, length } = stretch(at, window);
    if (open && rest <= length) return at + rest;
    if (open) rest -= length;
    at += length;
  }
}

/** What a clock needs to know of a table. */
export interface Timed {
  readonly rules: ClockRules;
  readonly habits: (seat: Seat) => Habits | undefined;
}

/** The time left now. */
export const leftAt = ({ rules, habits }: Timed, clock: Clock, now: number): number[] =>
  clock.left.map((left, seat) =>
    clock.running.includes(seat) ? left - counted(rules, habits(seat), clock.since, now) : left,
  );

/** Time goes on: those asked from now on are on the clock. Who has answered gets the increment, or all of it anew. */
export function passed(timed: Timed, clock: Clock, asked: readonly Seat[], now: number): Clock {
  const { rules } = timed;
  if (rules.kind === 'none') return NO_CLOCK;
  const had = leftAt(timed, clock, now);
  const done = (seat: Seat) => clock.running.includes(seat) && !asked.includes(seat);
  const left = had.map((each, seat) => {
    if (rules.kind === 'game') return done(seat) ? Math.max(0, each) + rules.increment * 1000 : each;
    return done(seat) ? allowance(rules) : each;
  });
  const hadThen = had.map((each, seat) => (done(seat) ? each : (clock.had?.[seat] ?? each)));
  return { left, running: asked, since: now, had: hadThen };
}

/** Whoever takes an answer back has no more time than before it: nobody gains time by stepping to and fro. */
export const steppedBack = (clock: Clock, seat: Seat): Clock =>
  clock.running.includes(seat)
    ? clock
    : {
        ...clock,
        left: clock.left.map((left, each) =>
          each === seat ? Math.min(left, clock.had?.[seat] ?? left) : left,
        ),
      };

/** A person who was out of time takes the seat again. */
export function refreshed(rules: ClockRules, clock: Clock, seat: Seat): Clock {
  const least = rules.kind === 'move' ? allowance(rules) : GRACE;
  const atLeast = (left: number, each: Seat) => (each === seat ? Math.max(left, least) : left);
  return {
    ...clock,
    left: clock.left.map(atLeast),
    ...(clock.had && { had: clock.had.map(atLeast) }),
  };
}

/** When the first running clock runs out. */
export function nextDeadline(timed: Timed, clock: Clock): number | undefined {
  if (timed.rules.kind === 'none' || clock.running.length === 0) return undefined;
  return Math.min(
    ...clock.running.map((seat) =>
      deadline(timed.rules, timed.habits(seat), clock.since, clock.left[seat] ?? 0),
    ),
  );
}

export const outOfTime = (timed: Timed, clock: Clock, now: number): Seat[] => {
  if (timed.rules.kind === 'none') return [];
  const left = leftAt(timed, clock, now);
  return clock.running.filter((seat) => (left[seat] ?? 0) <= 0);
};
