import type { RuleId } from './data/rule-ids.ts';
import type { AssaultEvent, AssaultMessage } from './messages/assault.ts';
import type { CardEvent, CardMessage } from './messages/cards.ts';
import type { CombatEvent, CombatMessage } from './messages/combat.ts';
import type { CompanyEvent, CompanyMessage } from './messages/company.ts';
import type { DuelEvent, DuelMessage } from './messages/duel.ts';
import type { FactionEvent, FactionMessage } from './messages/factions.ts';
import type { FrameEvent, FrameMessage } from './messages/frame.ts';
import type { QuestEvent, QuestMessage } from './messages/quests.ts';
import type { RoundEvent, RoundMessage } from './messages/round.ts';
import type { UnitEvent, UnitMessage } from './messages/units.ts';
import type { VariantEvent, VariantMessage } from './messages/variants.ts';
import type { VolkareEvent, VolkareMessage } from './messages/volkare.ts';
import type { WayEvent, WayMessage } from './messages/way.ts';
import type { MageKnight } from './state.ts';

/** Questions, choices and refusals: what the text catalogues must be able to say. */
export type MageKnightMessage =
  | FrameMessage
  | CardMessage
  | WayMessage
  | CombatMessage
  | DuelMessage
  | RoundMessage
  | QuestMessage
  | UnitMessage
  | CompanyMessage
  | AssaultMessage
  | VolkareMessage
  | FactionMessage
  | VariantMessage;

/** What happens at the table. */
export type MageKnightEvent =
  | FrameEvent
  | CardEvent
  | WayEvent
  | CombatEvent
  | DuelEvent
  | RoundEvent
  | QuestEvent
  | UnitEvent
  | CompanyEvent
  | AssaultEvent
  | VolkareEvent
  | FactionEvent
  | VariantEvent;

/** What a table is judged by; hints name those that decide. */
export type MageKnightTerm = 'fame' | 'deck' | 'units' | 'wounds' | 'position' | 'goal' | 'rivals';

export interface MageKnightTypes {
  state: MageKnight;
  message: MageKnightMessage;
  event: MageKnightEvent;
  rule: RuleId;
  term: MageKnightTerm;
}
