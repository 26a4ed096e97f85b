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
  /** Whose turn of the game it is, and who was given the increment in it: a turn gives it once, however often it is broken. */
  readonly turn?: string;
  readonly given?: readonly Seat[];
  /** Seats that are asked and for which a bot stands in: their clocks stand. */
  readonly standIns?: readonly Seat[];
  /** Seats whose silence has a meaning: each has a time of its own to reply, and their clocks stand. */
  readonly replies?: readonly Reply[];
  /** What those who have replied last had left then: who steps back has only that. */
  readonly replied?: readonly Reply[];
}

/** The time somebody has to reply to one question, after which silence is their answer. */
export interface Reply {
  readonly seat: Seat;
  /** Which question; whichever comes next for one who has stepped back. */
  readonly question?: string;
  /** Milliseconds. */
  readonly left: number;
}

/** Hours of the day (UTC) in which a clock of days runs; the whole day when both are the same. */
export interface Window {
  readonly from: number;
  readonly until: number;
}

/** Other hours from some midnight on. */
export interface NextWindow {
  readonly window: Window | null;
  readonly from: number;
}

/** What stops a person's clock of days. */
export interface Habits {
  readonly vacationUntil: number | null;
  readonly window: Window | null;
  /** A day keeps the hours it began with: whoever moves them, moves those of the days to come. */
  readonly nextWindow?: NextWindow | null;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const NO_CLOCK: Clock = { left: [], running: [], since: 0 };

/** What a seat has when the game begins, or at each new question. */
export const allowance = (rules: ClockRules): number =>
  rules.kind === 'game' ? rules.minutes * MINUTE : rules.kind === 'move' ? rules.days * DAY : 0;

export const newClock = (rules: ClockRules, seats: number, now: number): Clock =>
  rules.kind === 'none'
    ? NO_CLOCK
    : { left: new Array<number>(seats).fill(allowance(rules)), running: [], since: now };

/**
 * How long somebody has to be away before a bot may be called for them: as long as they could think for one question
 * or for the whole game. Where no clock says it, a day if it would cost them their rating, and ten minutes if not.
 */
export const patience = (rules: ClockRules, rated: boolean): number => {
  if (rules.kind === 'none') return rated ? DAY : 10 * MINUTE;
  return allowance(rules);
};

interface Stretch {
  readonly open: boolean;
  readonly length: number;
}

/** Milliseconds from the given moment to the next change of the hours, and whether the clock runs until then. */
function stretchAt(at: number, rules: ClockRules, habits: Habits | undefined): Stretch {
  const agreed: Window = rules.kind === 'move' ? rules : { from: 0, until: 0 };
  const next = habits?.nextWindow;
  if (next && at >= next.from) return stretch(at, next.window ?? agreed);
  const { open, length } = stretch(at, habits?.window ?? agreed);
  return { open, length: next ? Math.min(length, next.from - at) : length };
}

function stretch(at: number, { from, until }: Window): Stretch {
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
  let at = Math.max(from, habits?.vacationUntil ?? 0);
  let sum = 0;
  while (at < to) {
    const { open, length } = stretchAt(at, rules, habits);
    const step = Math.min(length, to - at);
    if (open) sum += step;
    at += step;
  }
  return sum;
}

/** When the time left will have passed. */
export function deadline(rules: ClockRules, habits: Habits | undefined, from: number, left: number): number {
  if (rules.kind !== 'move') return from + Math.max(0, left);
  let at = Math.max(from, habits?.vacationUntil ?? 0);
  let rest = Math.max(0, left);
  for (;;) {
    const { open, length } = stretchAt(at, rules, habits);
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

/**
 * Time goes on: those asked from now on are on the clock. Who has answered gets the increment, once in a turn of the game
 * where turns are told apart: others may be asked in the midst of it again and again. A clock of days is whole
 * again for the next question, whoever has answered the last one. A stand-in's coming and going gives nothing.
 */
export function passed(
  timed: Timed,
  clock: Clock,
  asked: readonly Seat[],
  now: number,
  standIns: readonly Seat[] = [],
  turn?: string,
): Omit<Clock, 'replies' | 'replied'> {
  const { rules } = timed;
  if (rules.kind === 'none') return NO_CLOCK;
  const had = leftAt(timed, clock, now);
  const isAsked = (seat: Seat) => asked.includes(seat) || standIns.includes(seat);
  const answered = (seat: Seat) => clock.running.includes(seat) && !isAsked(seat);
  const done = (seat: Seat) => answered(seat) || (clock.standIns?.includes(seat) && !isAsked(seat));
  const isGiven = (seat: Seat) => answered(seat) && !clock.given?.includes(seat);
  const left = had.map((each, seat) => {
    if (rules.kind === 'move') return done(seat) ? allowance(rules) : each;
    return isGiven(seat) ? Math.max(0, each) + rules.increment * 1000 : each;
  });
  const isSameTurn = turn !== undefined && turn === clock.turn;
  const given = isSameTurn ? [...(clock.given ?? []), ...clock.running.filter(isGiven)] : [];
  const hadThen = had.map((each, seat) => (done(seat) ? each : (clock.had?.[seat] ?? each)));
  return {
    left,
    running: asked,
    since: now,
    had: hadThen,
    ...(turn !== undefined && { turn }),
    ...(given.length > 0 && { given }),
    ...(standIns.length > 0 && { standIns }),
  };
}

/** Whoever takes an answer back has no more time than before it: nobody gains time by stepping to and fro. */
export function steppedBack(clock: Clock, seat: Seat): Clock {
  const left = clock.left[seat];
  const had = clock.had?.[seat] ?? left;
  if (clock.running.includes(seat) || left === undefined || had === undefined || had >= left) return clock;
  // What is given back can be given again.
  const given = clock.given?.filter((each) => each !== seat);
  return { ...clock, left: clock.left.with(seat, had), ...(given && { given }) };
}

/** Whether a seat has time left, as far as its clock stands. */
export const hasTime = (rules: ClockRules, clock: Clock, seat: Seat): boolean =>
  rules.kind === 'none' || (clock.left[seat] ?? 0) > 0;

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
