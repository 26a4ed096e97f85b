import { describe, expect, it } from 'vitest';
import { changedHours, hoursAt } from '../../accounts/hours.ts';
import { changedVacation, vacationLeft } from '../../accounts/vacation.ts';

const DAY = 86_400_000;
const on = (month: number, day: number, year = 2026) => Date.UTC(year, month - 1, day);
const NEVER = { vacation_until: null, vacation_json: null };
const left = (row: Parameters<typeof vacationLeft>[0], now: number) => vacationLeft(row, now) / DAY;

describe('a year of vacation', () => {
  it('has thirty days, and a vacation takes from them as long as it lasts', () => {
    expect(left(NEVER, on(3, 1))).toBe(30);
    const away = changedVacation(NEVER, on(3, 11), on(3, 1));
    expect(left(away, on(3, 1))).toBe(20);
    expect(left(away, on(9, 1))).toBe(20);
  });

  it('is not gone round by renewing, nor by ending and beginning again', () => {
    let row = changedVacation(NEVER, on(3, 11), on(3, 1));
    for (let day = 2; day <= 20; day++) row = changedVacation(row, on(3, day) + 10 * DAY, on(3, day));
    expect(left(row, on(3, 20))).toBe(1);
    row = changedVacation(row, null, on(3, 21));
    expect(left(row, on(3, 21))).toBe(10);
    expect(() => changedVacation(row, on(4, 1), on(3, 21))).toThrow(
      'A year has 30 days of vacation. In 2026 you have 10 days left; choose an earlier end.',
    );
    expect(left(changedVacation(row, on(3, 31), on(3, 21)), on(3, 21))).toBe(0);
  });

  it('gives back what a vacation would still have lasted, and nothing of what has passed', () => {
    const away = changedVacation(NEVER, on(5, 31), on(5, 1));
    expect(left(changedVacation(away, null, on(5, 4)), on(5, 4))).toBe(27);
    expect(left(changedVacation(away, on(5, 11), on(5, 4)), on(5, 4))).toBe(20);
    expect(left(changedVacation(away, null, on(8, 1)), on(8, 1))).toBe(0);
  });

  it('pays for its own days only, and is whole again in the next', () => {
    const away = changedVacation(NEVER, on(1, 11, 2027), on(12, 22));
    expect(left(away, on(12, 22))).toBe(20);
    expect(left(away, on(1, 1, 2027))).toBe(20);
    expect(left(away, on(1, 1, 2028))).toBe(30);
    const spent = changedVacation(NEVER, on(12, 20), on(11, 25));
    expect(() => changedVacation(spent, on(1, 3, 2027), on(12, 22))).toThrow('In 2026 you have 5 days left');
    expect(left(changedVacation(spent, on(1, 3, 2027), on(12, 27)), on(1, 1, 2027))).toBe(28);
  });
});

describe('hours of one’s own', () => {
  const NONE = { window_json: null, next_window_json: null };
  const [morning, night] = [
    { from: 8, until: 12 },
    { from: 22, until: 2 },
  ];

  it('are valid from the next midnight on', () => {
    const noon = on(3, 1) + DAY / 2;
    const row = changedHours(NONE, morning, noon);
    expect(hoursAt(row, noon)).toEqual({ window: null, nextWindow: { window: morning, from: on(3, 2) } });
    expect(hoursAt(row, on(3, 2))).toEqual({ window: morning, nextWindow: null });
  });

  it('that are chosen twice in a day are those chosen last, and the present ones stay', () => {
    const row = changedHours(changedHours(NONE, morning, on(3, 1)), night, on(3, 1) + 1);
    expect(hoursAt(row, on(3, 1) + 2)).toEqual({
      window: null,
      nextWindow: { window: night, from: on(3, 2) },
    });
    const back = changedHours(row, null, on(3, 1) + 3);
    expect(hoursAt(back, on(3, 1) + 4)).toEqual({ window: null, nextWindow: null });
    const later = changedHours(row, null, on(3, 5));
    expect(hoursAt(later, on(3, 5))).toEqual({ window: night, nextWindow: { window: null, from: on(3, 6) } });
  });
});
