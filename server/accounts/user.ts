import type { Player, Profile } from '@krcma/protocol';
import type { UserRow } from '../store/schema.ts';

/** A person as the rest of the server knows them. */
export interface User {
  readonly id: string;
  readonly name: string;
  readonly kind: 'guest' | 'account';
  readonly muted: readonly string[];
  readonly vacationUntil: number | null;
  readonly window: { readonly from: number; readonly until: number } | null;
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
  window: row.window_json === null ? null : (JSON.parse(row.window_json) as User['window']),
  language: row.language === 'cs' ? 'cs' : 'en',
});

/** All that a token is told of its owner. */
export const playerFrom = ({ id, name, kind, language }: User): Player => ({ id, name, kind, language });

export const profileFrom = (row: UserRow): Profile => ({
  ...userFrom(row),
  mail: row.mail,
  mailNotices: row.mail_notices === 1,
  nameTaken: row.name_key !== null && row.look_key === null,
});

/** A name as it is typed, whatever its case; what it looks like is told by `lookOf`. */
export const nameKey = (name: string): string => name.normalize('NFKC').replace(/\s+/gu, ' ').toLowerCase();
