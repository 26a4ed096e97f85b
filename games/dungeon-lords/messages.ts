import type { RuleId } from './data/rule-ids.ts';
import type { CombatEvent, CombatMessage } from './messages/combat.ts';
import type { DuesEvent, DuesMessage } from './messages/dues.ts';
import type { OrdersEvent, OrdersMessage } from './messages/orders.ts';
import type { YearEvent, YearMessage } from './messages/year.ts';
import type { DungeonLords } from './state.ts';

/** Questions, choices and refusals: what the text catalogues must be able to say. */
export type DungeonLordsMessage = OrdersMessage | DuesMessage | CombatMessage | YearMessage;

/** What happens at the table. */
export type DungeonLordsEvent = OrdersEvent | DuesEvent | CombatEvent | YearEvent;

/** What a table is judged by; hints name those that decide. */
export type DungeonLordsTerm =
  | 'points'
  | 'titles'
  | 'defence'
  | 'party'
  | 'workers'
  | 'stock'
  | 'dues'
  | 'reputation'
  | 'rivals';

export interface DungeonLordsTypes {
  state: DungeonLords;
  message: DungeonLordsMessage;
  event: DungeonLordsEvent;
  rule: RuleId;
  term: DungeonLordsTerm;
}
