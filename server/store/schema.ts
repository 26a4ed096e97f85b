import type { Generated } from 'kysely';

/**
 * One schema for SQLite and PostgreSQL: ids and JSON are text, times are milliseconds, yes and no are 1 and 0.
 * A column ending in `_json` holds JSON.
 */
export interface Database {
  readonly users: UserRow;
  readonly sessions: SessionRow;
  readonly tokens: TokenRow;
  readonly tables: TableRow;
  readonly table_users: TableUserRow;
  readonly invitations: InvitationRow;
  readonly attendance: AttendanceRow;
  readonly entries: EntryRow;
  readonly commands: CommandRow;
  readonly chat: ChatRow;
  readonly reports: ReportRow;
  readonly results: ResultRow;
  readonly ratings: RatingRow;
  readonly push_subscriptions: PushSubscriptionRow;
  readonly turn_notices: TurnNoticeRow;
  readonly settings: SettingRow;
}

/** A guest has neither password nor single sign-on. A deleted user leaves only the id behind, with no name. */
export interface UserRow {
  id: string;
  name: string;
  /** The name in small letters, unique among accounts; null for guests. */
  name_key: string | null;
  /** What the name looks like, unique among accounts; null also for one that looks like an older account's. */
  look_key: string | null;
  password: string | null;
  /** Issuer and subject of single sign-on. */
  sign_on: string | null;
  language: string;
  mail: string | null;
  mail_notices: number;
  vacation_until: number | null;
  /** `{ from, until }`: hours of the day in which the user's clocks of days run. */
  window_json: string | null;
  /** `{ window, from }`: other hours from a midnight on. */
  next_window_json: string | null;
  /** When the present vacation began and what is spent of the year: see accounts/vacation.ts. */
  vacation_json: string | null;
  muted_json: string;
  created_at: number;
  seen_at: number;
}

/** The cookie holds a random id; only its hash is stored. */
export interface SessionRow {
  id_hash: string;
  user_id: string;
  created_at: number;
  expires_at: number;
}

/** For programs that play. */
export interface TokenRow {
  id: string;
  token_hash: string;
  user_id: string;
  name: string;
  created_at: number;
  used_at: number | null;
}

/**
 * A table as it stands. `revision` grows with every change; whoever writes names the revision it started from, so that
 * of two servers only one succeeds. `setup_json`, `state_json` and `checkpoint_json` hold secrets and never leave.
 */
export interface TableRow {
  id: string;
  game: string;
  /** The version of the game's rules that `state_json` is of. */
  version: number;
  owner_id: string;
  status: string;
  listed: number;
  spectators: number;
  rated: number;
  /** The kernel's set-up, seed included. */
  setup_json: string;
  /** `{ clock, outOfTime, hints }` as in the protocol. */
  terms_json: string;
  /** Who sits where: see tables/seats.ts. */
  seats_json: string;
  revision: number;
  entries: number;
  /** The kernel's table; null before the game begins. */
  state_json: string | null;
  /** The newest checkpoints of the journal, so that a step back needs no replay from the beginning. */
  checkpoint_json: string | null;
  /** Small parts of the journal: numbers, undone, proposal, commitment, opening; standing answers with their words. */
  journal_json: string | null;
  /** Time left and for whom it runs: see tables/clock.ts. */
  clock_json: string;
  /** Seats that agree to end the game without a result. */
  ending_json: string;
  /** Scores and winners when it is over. */
  outcome_json: string | null;
  rematch_id: string | null;
  /** When the server has something to do by itself: a bot's move, a clock that runs out. */
  due_at: number | null;
  /** The server that does it, until then. */
  keeper: string | null;
  keeper_until: number;
  /** When and why the rules of the table were given up: see tables/aside.ts. Nobody opens it until it is freed. */
  aside_at: number | null;
  aside_reason: string | null;
  created_at: number;
  changed_at: number;
}

export interface TableUserRow {
  table_id: string;
  user_id: string;
  seat: number;
}

/** A seat that is kept for somebody who has not answered yet. */
export interface InvitationRow {
  table_id: string;
  user_id: string;
  seat: number;
}

/** Somebody who sits at a table has been there; `left_at` is null while they are, or when their server was killed. */
export interface AttendanceRow {
  table_id: string;
  user_id: string;
  left_at: number | null;
}

/** One entry of a table's log, numbered from 1. A step back removes rows. */
export interface EntryRow {
  table_id: string;
  number: number;
  seat: number;
  choice: string | null;
  standing: string | null;
  gain: string | null;
  side: number | null;
  events_json: string;
  made_at: number;
}

/** By which command a person at a seat made the change that led to the revision. */
export interface CommandRow {
  table_id: string;
  revision: number;
  seat: number;
  command: string;
}

export interface ChatRow {
  id: Generated<number>;
  table_id: string;
  user_id: string;
  text: string;
  at: number;
  /** By which it was said; of one person at one table each is used once. */
  command: Generated<string | null>;
  /** The seats a line is for, a digit each, when it was said to one side; null: for the whole table. */
  seats: Generated<string | null>;
}

export interface ReportRow {
  id: Generated<number>;
  table_id: string;
  user_id: string;
  about_id: string;
  chat_id: number | null;
  text: string;
  at: number;
}

export interface ResultRow {
  table_id: string;
  user_id: string;
  game: string;
  seat: number;
  place: number;
  points: number;
  won: number;
  players_json: string;
  rating_before: number | null;
  rating_after: number | null;
  /** 1 when a rated game was left, or its time run out: written at that moment, and by no later one. */
  left_early: Generated<number>;
  /** Which of the game's guide; '' if none of them, null until it is reckoned. */
  scenario: Generated<string | null>;
  /** How many played. */
  seats: Generated<number>;
  ended_at: number;
}

export interface RatingRow {
  user_id: string;
  game: string;
  rating: number;
  deviation: number;
  volatility: number;
  games: number;
  updated_at: number;
}

export interface PushSubscriptionRow {
  endpoint: string;
  user_id: string;
  keys_json: string;
  created_at: number;
}

/** A person is waited for at a table. One row for each way to tell them. */
export interface TurnNoticeRow {
  table_id: string;
  user_id: string;
  channel: 'push' | 'mail';
  /** When the table began to wait. */
  asked_at: number;
  /** When to tell; null when told, or when the person came before. */
  due_at: number | null;
  /** 0 when never. */
  sent_at: number;
  tries: number;
}

/** Keys made on first start, the version of the schema and the like. */
export interface SettingRow {
  key: string;
  value: string;
}
