import type { ClockRules } from '@krcma/protocol';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  counted,
  deadline,
  type Habits,
  hasTime,
  leftAt,
  newClock,
  nextDeadline,
  outOfTime,
  passed,
  patience,
  steppedBack,
  type Timed,
} from '../../tables/clock.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Midnight of some day (UTC). */
const MIDNIGHT = Date.UTC(2026, 10, 15);

const days = (many: number, from = 0, until = 0): ClockRules => ({ kind: 'move', days: many, from, until });
const game = (minutes: number, increment = 0): ClockRules => ({ kind: 'game', minutes, increment });
const timed = (rules: ClockRules, habits?: Habits): Timed => ({ rules, habits: () => habits });
const window = (from: number, until: number): Habits => ({ vacationUntil: null, window: { from, until } });
const at = (hour: number, day = 0) => MIDNIGHT + day * DAY + hour * HOUR;

const hours = fc.integer({ min: 0, max: 23 });
const rules = fc.oneof(
  fc.record({ kind: fc.constant('move' as const), days: fc.constant(2), from: hours, until: hours }),
  fc.record({ kind: fc.constant('game' as const), minutes: fc.constant(5), increment: fc.constant(3) }),
);
const moments = fc.integer({ min: MIDNIGHT - 3 * DAY, max: MIDNIGHT + 3 * DAY });
const habits = fc.option(
  fc.record({
    vacationUntil: fc.option(moments),
    window: fc.option(fc.record({ from: hours, until: hours })),
    nextWindow: fc.option(
      fc.record({ window: fc.option(fc.record({ from: hours, until: hours })), from: moments }),
    ),
  }),
  { nil: undefined },
);

describe('a window of the day', () => {
  it('counts only the hours inside it', () => {
    expect(counted(days(1, 8, 20), undefined, at(6), at(10))).toBe(2 * HOUR);
    expect(counted(days(1, 8, 20), undefined, at(6), at(23))).toBe(12 * HOUR);
    expect(counted(days(1, 8, 20), undefined, at(21), at(7, 1))).toBe(0);
    expect(counted(days(1, 8, 20), undefined, at(0), at(0, 3))).toBe(36 * HOUR);
  });

  it('may lie over midnight', () => {
    expect(counted(days(1, 22, 2), undefined, at(12), at(12, 1))).toBe(4 * HOUR);
    expect(counted(days(1, 22, 2), undefined, at(23), at(1, 1))).toBe(2 * HOUR);
    expect(counted(days(1, 22, 2), undefined, at(3), at(21))).toBe(0);
  });

  it('that opens when it closes is the whole day', () => {
    expect(counted(days(1, 5, 5), undefined, at(0), at(0, 2))).toBe(2 * DAY);
  });

  it('of one’s own goes before that of the table', () => {
    expect(counted(days(1, 8, 20), window(10, 11), at(0), at(0, 1))).toBe(HOUR);
  });

  it('does not stop a clock of minutes', () => {
    expect(counted(game(5), window(10, 11), at(0), at(1))).toBe(HOUR);
  });

  it('that was moved counts from its midnight on: the day keeps the hours it began with', () => {
    const moved: Habits = { ...window(8, 20), nextWindow: { window: { from: 6, until: 8 }, from: at(0, 1) } };
    expect(counted(days(1), moved, at(0), at(0, 1))).toBe(12 * HOUR);
    expect(counted(days(1), moved, at(0), at(0, 2))).toBe(14 * HOUR);
    expect(deadline(days(1), moved, at(0), 13 * HOUR)).toBe(at(7, 1));
    expect(
      counted(days(1, 8, 9), { ...moved, nextWindow: { window: null, from: at(0, 1) } }, at(0), at(0, 2)),
    ).toBe(13 * HOUR);
  });

  it('moved every day never stops the clock', () => {
    let own: Habits = window(8, 20);
    let sum = 0;
    for (let day = 0; day < 30; day++) {
      // In the evening the hours of the next day are moved to where they are least in the way.
      const tomorrow = { from: 23, until: 0 };
      sum += counted(days(30), own, at(0, day), at(20, day));
      const next: Habits = { ...own, nextWindow: { window: tomorrow, from: at(0, day + 1) } };
      sum += counted(days(30), next, at(20, day), at(0, day + 1));
      own = { vacationUntil: null, window: tomorrow };
    }
    expect(sum).toBe(12 * HOUR + 29 * HOUR);
  });
});

describe('how long one has to be away before a bot may be called', () => {
  it('is what the clock gives for a game or a move, and without a clock a day or ten minutes', () => {
    expect(patience(game(30, 15), true)).toBe(30 * MINUTE);
    expect(patience(days(2, 8, 20), false)).toBe(2 * DAY);
    expect(patience({ kind: 'none' }, true)).toBe(DAY);
    expect(patience({ kind: 'none' }, false)).toBe(10 * MINUTE);
  });
});

describe('a vacation', () => {
  const away = (until: number): Habits => ({ vacationUntil: until, window: null });

  it('stops a clock of days until it ends', () => {
    expect(counted(days(1), away(at(0, 2)), at(0), at(0, 3))).toBe(DAY);
    expect(deadline(days(1), away(at(0, 2)), at(0), DAY)).toBe(at(0, 3));
  });

  it('that is over stops nothing', () => {
    expect(counted(days(1), away(at(0, -2)), at(0), at(1))).toBe(HOUR);
  });

  it('does not stop a clock of minutes', () => {
    expect(counted(game(5), away(at(0, 2)), at(0), at(1))).toBe(HOUR);
  });
});

describe('laws of counting', () => {
  it('time from one moment to a third is the sum of its parts', () => {
    fc.assert(
      fc.property(rules, habits, fc.array(moments, { minLength: 3, maxLength: 3 }), (rule, own, three) => {
        const [a = 0, b = 0, c = 0] = three.sort((one, other) => one - other);
        expect(counted(rule, own, a, c)).toBe(counted(rule, own, a, b) + counted(rule, own, b, c));
      }),
    );
  });

  it('never more passes than the clock on the wall says, and never less than nothing', () => {
    fc.assert(
      fc.property(rules, habits, moments, moments, (rule, own, from, to) => {
        const passedBy = counted(rule, own, from, to);
        expect(passedBy).toBeGreaterThanOrEqual(0);
        expect(passedBy).toBeLessThanOrEqual(Math.max(0, to - from));
      }),
    );
  });

  it('at the deadline exactly the time left has passed, and a moment earlier it had not', () => {
    const left = fc.integer({ min: 1, max: 5 * DAY });
    fc.assert(
      fc.property(rules, habits, moments, left, (rule, own, from, rest) => {
        const end = deadline(rule, own, from, rest);
        expect(counted(rule, own, from, end)).toBe(rest);
        expect(counted(rule, own, from, end - 1)).toBeLessThan(rest);
      }),
    );
  });

  it('who has no time left is due at once, or when the window opens or the vacation ends', () => {
    expect(deadline(game(5), undefined, at(0), -5)).toBe(at(0));
    expect(deadline(days(1, 8, 20), undefined, at(9), 0)).toBe(at(9));
    expect(deadline(days(1, 8, 20), undefined, at(21), 0)).toBe(at(8, 1));
  });
});

describe('a clock of minutes', () => {
  const five = timed(game(5, 10));

  it('runs for those who are asked, and no one else', () => {
    const clock = passed(five, newClock(game(5, 10), 3, 0), [0, 2], 0);
    expect(leftAt(five, clock, MINUTE)).toEqual([4 * MINUTE, 5 * MINUTE, 4 * MINUTE]);
  });

  it('gives the increment to who has answered, once the turn is passed on', () => {
    let clock = passed(five, newClock(game(5, 10), 2, 0), [0], 0);
    clock = passed(five, clock, [0], MINUTE);
    expect(clock.left[0]).toBe(4 * MINUTE);
    clock = passed(five, clock, [1], 2 * MINUTE);
    expect(clock.left).toEqual([3 * MINUTE + 10 * SECOND, 5 * MINUTE]);
  });

  it('runs out for whom it runs', () => {
    const clock = passed(five, newClock(game(5, 10), 2, 0), [1], 0);
    expect(nextDeadline(five, clock)).toBe(5 * MINUTE);
    expect(outOfTime(five, clock, 5 * MINUTE - 1)).toEqual([]);
    expect(outOfTime(five, clock, 5 * MINUTE)).toEqual([1]);
  });

  it('gives nothing to who goes and comes back, however often', () => {
    let clock = passed(five, newClock(game(5, 10), 2, 0), [1], 0);
    for (let round = 1; round <= 20; round++) {
      clock = passed(five, clock, [], round * SECOND, [1]);
      clock = passed(five, clock, [1], round * SECOND);
    }
    expect(clock.left).toEqual([5 * MINUTE, 5 * MINUTE - 20 * SECOND]);
  });

  it('gives nothing to whom a bot has answered for, and stays empty once it is', () => {
    let clock = passed(five, newClock(game(5, 10), 2, 0), [1], 0);
    clock = passed(five, clock, [], 5 * MINUTE, [1]);
    clock = passed(five, clock, [0], 5 * MINUTE);
    expect(clock.left).toEqual([5 * MINUTE, 0]);
    expect([0, 1].map((seat) => hasTime(game(5, 10), clock, seat))).toEqual([true, false]);
  });

  it('gives nothing to who steps to and fro', () => {
    let clock = passed(five, newClock(game(5, 10), 2, 0), [0], 0);
    for (let round = 1; round <= 20; round++) {
      clock = passed(five, clock, [1], round * SECOND);
      clock = passed(five, steppedBack(clock, 0), [0], round * SECOND);
    }
    expect(clock.left[0]).toBe(5 * MINUTE - 20 * SECOND);
  });
});

describe('a clock of days', () => {
  const two = timed(days(2));

  it('is full again at each turn', () => {
    let clock = passed(two, newClock(days(2), 2, 0), [0], 0);
    clock = passed(two, clock, [1], DAY);
    expect(clock.left).toEqual([2 * DAY, 2 * DAY]);
  });

  it('is not filled by stepping back', () => {
    let clock = passed(two, newClock(days(2), 2, 0), [0], 0);
    clock = passed(two, clock, [1], DAY);
    clock = passed(two, steppedBack(clock, 0), [0], DAY);
    expect(clock.left[0]).toBe(DAY);
  });

  it('is not filled by going and coming back, and whole again for the next question', () => {
    let clock = passed(two, newClock(days(2), 2, 0), [0], 0);
    clock = passed(two, clock, [], DAY, [0]);
    expect(passed(two, clock, [0], DAY).left[0]).toBe(DAY);
    clock = passed(two, clock, [1], DAY);
    expect(clock.left[0]).toBe(2 * DAY);
    expect(steppedBack(clock, 0).left[0]).toBe(DAY);
  });

  it('waits for the window to open', () => {
    const daily = timed(days(0.5, 8, 20));
    const clock = passed(daily, newClock(days(0.5, 8, 20), 1, at(21)), [0], at(21));
    expect(nextDeadline(daily, clock)).toBe(at(20, 1));
    expect(outOfTime(daily, clock, at(19, 1))).toEqual([]);
  });
});

describe('no clock', () => {
  const none = timed({ kind: 'none' });

  it('never runs out', () => {
    const clock = passed(none, newClock({ kind: 'none' }, 2, 0), [0, 1], 0);
    expect(nextDeadline(none, clock)).toBeUndefined();
    expect(outOfTime(none, clock, 100 * DAY)).toEqual([]);
    expect(leftAt(none, clock, DAY)).toEqual([]);
  });
});

describe('a long turn', () => {
  const ten = timed(game(60, 10));
  const begun = passed(ten, newClock(ten.rules, 2, at(0)), [0], at(0), [], '1 0');

  it('stands while another is asked in the midst of it, and only their clock runs', () => {
    const broken = passed(ten, begun, [1], at(0) + 5 * MINUTE, [], '1 0');
    const goesOn = passed(ten, broken, [0], at(0) + 8 * MINUTE, [], '1 0');
    expect(leftAt(ten, broken, at(0) + 8 * MINUTE)).toEqual([55 * MINUTE + 10 * SECOND, 57 * MINUTE]);
    expect(goesOn.running).toEqual([0]);
    expect(leftAt(ten, goesOn, at(0) + 9 * MINUTE)[1]).toBe(57 * MINUTE + 10 * SECOND);
  });

  it('gives the increment once, however often others are asked in it', () => {
    let clock = begun;
    for (let round = 0; round < 5; round++) {
      clock = passed(ten, clock, [1], at(0), [], '1 0');
      clock = passed(ten, clock, [0], at(0), [], '1 0');
    }
    expect(clock.left).toEqual([60 * MINUTE + 10 * SECOND, 60 * MINUTE + 10 * SECOND]);
    for (const [asked, turn] of [
      [1, '2 1'],
      [0, '3 0'],
      [1, '4 1'],
    ] as const)
      clock = passed(ten, clock, [asked], at(0), [], turn);
    expect(clock.left[0]).toBe(60 * MINUTE + 20 * SECOND);
  });

  it('gives it again to who has stepped back and lost it', () => {
    const ended = passed(ten, begun, [1], at(0), [], '1 0');
    const back = steppedBack(ended, 0);
    expect(back.left[0]).toBe(60 * MINUTE);
    const again = passed(ten, passed(ten, back, [0], at(0), [], '1 0'), [1], at(0), [], '1 0');
    expect(again.left[0]).toBe(60 * MINUTE + 10 * SECOND);
  });
});
