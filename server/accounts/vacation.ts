import { LIMITS } from '@krcma/protocol';
import { ServerError } from '../errors.ts';
import type { UserRow } from '../store/schema.ts';

const DAY = 86_400_000;
const BUDGET = LIMITS.vacationDays * DAY;

/** When the present vacation began, and what was spent of a calendar year (UTC) before it. */
interface Ledger {
  readonly since: number | null;
  readonly year: number;
  readonly spent: number;
}

type Kept = Pick<UserRow, 'vacation_until' | 'vacation_json'>;

const ledgerOf = ({ vacation_json }: Kept): Ledger =>
  vacation_json === null ? { since: null, year: 0, spent: 0 } : (JSON.parse(vacation_json) as Ledger);

const yearOf = (time: number): number => new Date(time).getUTCFullYear();

/** How much of a year lies between two moments. */
const within = (year: number, from: number, to: number): number =>
  Math.max(0, Math.min(to, Date.UTC(year + 1, 0, 1)) - Math.max(from, Date.UTC(year, 0, 1)));

/** What is spent of a year if the present vacation ends at that moment. */
function spent(row: Kept, year: number, end: number): number {
  const ledger = ledgerOf(row);
  const before = ledger.year === year ? ledger.spent : 0;
  return before + (ledger.since === null ? 0 : within(year, ledger.since, end));
}

/** Milliseconds of vacation left in this year, the present one counted to its end. */
export const vacationLeft = (row: Kept, now: number): number =>
  Math.max(0, BUDGET - spent(row, yearOf(now), row.vacation_until ?? now));

/**
 * A vacation begins, changes or ends: what has passed of the one before is spent, what it would still have lasted is
 * not. So nobody gains a day by renewing it, and whoever comes back early has the rest for later.
 */
export function changedVacation(row: Kept, until: number | null, now: number): Kept {
  const year = yearOf(now);
  const ended = spent(row, year, Math.min(now, row.vacation_until ?? now));
  const begins = until !== null && until > now;
  if (begins) mustSuffice(ended, until, now);
  const ledger: Ledger = { since: begins ? now : null, year, spent: ended };
  return { vacation_until: until === null ? null : Math.trunc(until), vacation_json: JSON.stringify(ledger) };
}

/** Each year pays for its own days. */
function mustSuffice(ended: number, until: number, now: number): void {
  const thisYear = yearOf(now);
  for (let year = thisYear; year <= Math.min(yearOf(until), thisYear + 1); year++) {
    const left = BUDGET - (year === thisYear ? ended : 0);
    if (within(year, now, until) > left) throw refused(year, left);
  }
}

function refused(year: number, left: number): ServerError {
  const days = Math.floor(Math.max(0, left) / DAY);
  return new ServerError(
    'no-vacation-left',
    `A year has ${LIMITS.vacationDays} days of vacation. In ${year} you have ${days} ${days === 1 ? 'day' : 'days'} left; choose an earlier end.`,
  );
}
