import type { Player, Profile } from '@krcma/protocol';
import type { UserRow } from '../store/schema.ts';
import { hoursAt, keptHours } from './hours.ts';
import { vacationLeft } from './vacation.ts';

/** A person as the rest of the server knows them. */
export interface User {
  readonly id: string;
  readonly name: string;
  readonly kind: 'guest' | 'account';
  readonly muted: readonly string[];
  readonly vacationUntil: number | null;
  readonly window: Profile['window'];
  /** Hours that count from a midnight on, which may have passed. */
  readonly nextWindow: Profile['nextWindow'];
  readonly language: 'en' | 'cs';
}

/** Whether somebody is still behind the row: a deleted user leaves a shell without a name. */
export const isAlive = (row: Pick<UserRow, 'name'>): boolean => row.name !== '';

export const userFrom = (row: UserRow): User => ({
  id: row.id,
  name: row.name,
  kind: row.name_key === null ? 'guest' : 'account',
  muted: JSON.parse(row.muted_json) as string[],
  vacationUntil: row.vacation_until,
  ...keptHours(row),
  language: row.language === 'cs' ? 'cs' : 'en',
});

/** All that a token is told of its owner. */
export const playerFrom = ({ id, name, kind, language }: User): Player => ({ id, name, kind, language });

export const profileFrom = (row: UserRow, now: number): Profile => ({
  ...userFrom(row),
  ...hoursAt(row, now),
  vacationLeft: vacationLeft(row, now),
  mail: row.mail,
  mailNotices: row.mail_notices === 1,
  nameTaken: row.name_key !== null && row.look_key === null,
});

/** A name as it is typed, whatever its case; what it looks like is told by `lookOf`. */
export const nameKey = (name: string): string => name.normalize('NFKC').replace(/\s+/gu, ' ').toLowerCase();
