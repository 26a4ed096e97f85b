import type { SeatCard, TableCard } from '@krcma/protocol';
import { expect, it } from 'vitest';
import { type Absence, absenceOf } from '../src/online/absence.ts';

const here: SeatCard = { who: 'person', name: 'Bob', here: true, standIn: false, running: false };

const tableWith = (seat: Partial<SeatCard>, more: Partial<TableCard> = {}): TableCard =>
  ({
    status: 'playing',
    clock: { kind: 'none' },
    waiting: [0],
    seats: [here, { ...here, ...seat }],
    ...more,
  }) as TableCard;

const told = (seat: Partial<SeatCard>, more?: Partial<TableCard>): Absence | undefined =>
  absenceOf(tableWith(seat, more), 1);

const days = { kind: 'move', days: 2, from: 0, until: 0 } as const;

it('who has left is told of, whether the table waits for them or not', () => {
  expect(told({})).toBeUndefined();
  expect(told({ here: false, replaceableIn: 600_000 })).toBe('away');
  expect(told({ here: false, replaceableIn: 0 }, { waiting: [1] })).toBe('away');
  expect(told({ here: false })).toBe('never');
});

it('where there are days for a move, only who keeps the table waiting', () => {
  expect(told({ here: false, replaceableIn: 600_000 }, { clock: days })).toBeUndefined();
  expect(told({ here: false, replaceableIn: 600_000 }, { clock: days, waiting: [1] })).toBe('away');
});

it('whom a bot plays for, and why', () => {
  expect(told({ standIn: true })).toBe('stand-in');
  expect(told({ standIn: true, here: false, forfeited: true })).toBe('forfeited');
  expect(told({ standIn: true, forfeited: true, left: 0 })).toBe('late');
  expect(told({ standIn: true, left: 60_000 })).toBe('stand-in');
});

it('nothing of bots, of free seats, and of games that have not begun or are over', () => {
  expect(told({ who: 'bot', here: false })).toBeUndefined();
  expect(told({ who: undefined, here: false })).toBeUndefined();
  for (const status of ['open', 'over', 'abandoned'] as const)
    expect(told({ here: false, replaceableIn: 0 }, { status })).toBeUndefined();
});
