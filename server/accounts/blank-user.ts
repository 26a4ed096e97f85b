import type { UserRow } from '../store/schema.ts';

/** What is known of somebody who has told nothing, or of whom all is forgotten. */
export const BLANK_USER = {
  name: '',
  name_key: null,
  look_key: null,
  password: null,
  sign_on: null,
  language: 'en',
  mail: null,
  mail_notices: 0,
  vacation_until: null,
  vacation_json: null,
  window_json: null,
  next_window_json: null,
  muted_json: '[]',
} as const satisfies Omit<UserRow, 'id' | 'created_at' | 'seen_at'>;
