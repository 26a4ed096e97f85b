import type { RuleId } from './data/rule-ids.ts';
import type { FrameEvent, FrameMessage } from './messages/frame.ts';
import type { HuntEvent, HuntMessage } from './messages/hunt.ts';
import type { TurnEvent, TurnMessage } from './messages/turn.ts';
import type { WarEvent, WarMessage } from './messages/war.ts';
import type { WheelEvent, WheelMessage } from './messages/wheel.ts';
import type { Ragnarok } from './state.ts';

/** Questions, choices and refusals: what the text catalogues must be able to say. */
export type RagnarokMessage = FrameMessage | TurnMessage | WheelMessage | WarMessage | HuntMessage;

/** What happens at the table. */
export type RagnarokEvent = FrameEvent | TurnEvent | WheelEvent | WarEvent | HuntEvent;

/** What a table is judged by; hints name those that decide. */
export type RagnarokTerm =
  | 'jarl'
  | 'godi'
  | 'slayer'
  | 'tree'
  | 'armies'
  | 'hero'
  | 'stock'
  | 'blessings'
  | 'rivals';

export interface RagnarokTypes {
  state: Ragnarok;
  message: RagnarokMessage;
  event: RagnarokEvent;
  rule: RuleId;
  term: RagnarokTerm;
}
