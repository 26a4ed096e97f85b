import type { GameRecord } from '@krcma/kernel';
import type { NewTable, PlannedSeat, TableCard } from '@krcma/protocol';
import type { Accounts } from './accounts/accounts.ts';
import type { User } from './accounts/user.ts';
import type { Chat } from './chat/chat.ts';
import type { Config } from './config.ts';
import type { Health } from './operation/health.ts';
import type { Log } from './operation/log.ts';
import type { Metrics } from './operation/metrics.ts';
import type { Store } from './store/store.ts';

export type { Accounts } from './accounts/accounts.ts';
export type { EndedTable } from './accounts/ended-table.ts';
export type { User } from './accounts/user.ts';

/** What HTTP asks of the tables. Every refusal is a `ServerError` or a `TableError`. */
export interface Tables {
  create(user: User, wish: NewTable): Promise<TableCard>;
  card(id: string): Promise<TableCard>;
  /** Listed tables that wait or run. */
  lobby(): Promise<readonly TableCard[]>;
  /** Open and running tables where the user sits. */
  of(user: User): Promise<readonly TableCard[]>;
  sit(user: User, table: string, seat?: number): Promise<TableCard>;
  standUp(user: User, table: string): Promise<void>;
  plan(user: User, table: string, seat: number, planned: PlannedSeat): Promise<TableCard>;
  start(user: User, table: string): Promise<TableCard>;
  rematch(user: User, table: string): Promise<TableCard>;
  remove(user: User, table: string): Promise<void>;
  record(user: User | undefined, table: string): Promise<GameRecord>;
  /** After an account was deleted: its seats are played by bots under a neutral name. */
  forget(userId: string): Promise<void>;
  rename(userId: string, name: string): Promise<void>;
  /** Before and after a change of somebody's vacation or hours: the time until then is counted by the old ones. */
  settleClocks(userId: string): Promise<void>;
}

/** The parts of one server, put together at its start. */
export interface Services {
  readonly config: Config;
  readonly store: Store;
  readonly accounts: Accounts;
  readonly tables: Tables;
  readonly chat: Chat;
  readonly health: Health;
  readonly metrics: Metrics;
  readonly log: Log;
  /** The public key of web push. */
  readonly pushKey: string;
}
