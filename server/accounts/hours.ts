import type { UserRow } from '../store/schema.ts';

const DAY = 86_400_000;

interface Hours {
  readonly from: number;
  readonly until: number;
}

/** Other hours from the next midnight (UTC) on. */
interface NextHours {
  readonly window: Hours | null;
  readonly from: number;
}

type Kept = Pick<UserRow, 'window_json' | 'next_window_json'>;

const parsed = <T>(text: string | null): T | null => (text === null ? null : (JSON.parse(text) as T));
const kept = (value: object | null): string | null => (value === null ? null : JSON.stringify(value));

/** The hours that count at that moment, and those that were chosen for later. */
export function hoursAt(row: Kept, now: number): { window: Hours | null; nextWindow: NextHours | null } {
  const { window, nextWindow } = keptHours(row);
  if (nextWindow !== null && nextWindow.from <= now) return { window: nextWindow.window, nextWindow: null };
  return { window, nextWindow };
}

/** As they are stored; `nextWindow` may have begun. */
export const keptHours = (row: Kept): { window: Hours | null; nextWindow: NextHours | null } => ({
  window: parsed<Hours>(row.window_json),
  nextWindow: parsed<NextHours>(row.next_window_json),
});

/** Today keeps its hours: moved along with the clock they would stop it for ever. */
export function changedHours(row: Kept, wish: Hours | null, now: number): Kept {
  const { window } = hoursAt(row, now);
  const same = window?.from === wish?.from && window?.until === wish?.until;
  const next: NextHours = { window: wish, from: (Math.floor(now / DAY) + 1) * DAY };
  return { window_json: kept(window), next_window_json: same ? null : kept(next) };
}
