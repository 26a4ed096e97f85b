import type { Seat } from '@krcma/kernel';
import type { CitizenId, Slot } from './data/citizens.ts';
import type { CardId } from './data/components.ts';
import type { DomainId } from './data/domains.ts';
import type { DukeId } from './data/dukes.ts';
import type { Bag, Resource, Role } from './data/effect.ts';
import type { EventId } from './data/events.ts';
import type { LayoutId } from './data/layouts.ts';
import type { MonsterId } from './data/monsters.ts';
import type { RuleId } from './data/rule-ids.ts';
import type { EndReason, SlayableId, Valeria, ValeriaOptions } from './state.ts';

/** The price of an action: `real` units of gold or strength, of which magic may replace some, and printed magic. */
export interface Price {
  readonly kind: 'gold' | 'strength';
  readonly real: number;
  readonly magic: number;
}

/** How near the end is: stacks exhausted now, and how many of them end the game. */
interface Exhaustion {
  readonly exhausted: number;
  readonly endExhausted: number;
}

/** Questions, choices and refusals: what the text catalogues must be able to say. */
export type ValeriaMessage =
  // Questions
  | { readonly key: 'ask-duke' }
  | { readonly key: 'ask-dice'; readonly dice: readonly number[] }
  | { readonly key: 'ask-event-order' }
  | { readonly key: 'ask-token'; readonly event: EventId; readonly token: Resource }
  | { readonly key: 'ask-harvest'; readonly effects: number }
  | { readonly key: 'ask-take-from'; readonly card: CardId; readonly solo: boolean }
  | { readonly key: 'ask-action'; readonly number: number }
  | { readonly key: 'ask-payment'; readonly card: CardId; readonly price: Price }
  | { readonly key: 'ask-reward'; readonly card: CardId }
  | { readonly key: 'ask-trade'; readonly card: CardId; readonly cost: Bag; readonly gain: Bag }
  | { readonly key: 'ask-citizen'; readonly card: CardId }
  | { readonly key: 'ask-return'; readonly card: DomainId; readonly gain: Bag }
  | { readonly key: 'ask-monster-from'; readonly card: DomainId; readonly solo: boolean }
  | { readonly key: 'ask-bonus-slay'; readonly card: DomainId }
  | { readonly key: 'ask-action-end' }
  | { readonly key: 'ask-first-die' }
  | { readonly key: 'ask-activated-stack' }
  | { readonly key: 'ask-captured'; readonly column: number; readonly darkLord: boolean }
  // Choices
  | { readonly key: 'keep-duke'; readonly duke: DukeId }
  | { readonly key: 'announce'; readonly dice: readonly number[] }
  | {
      readonly key: 'change-die';
      readonly domain: DomainId;
      readonly from: number;
      readonly to: number;
      readonly cost: Bag;
      readonly dice: readonly number[];
    }
  | { readonly key: 'event-acts'; readonly event: EventId }
  | { readonly key: 'token-on'; readonly card: SlayableId; readonly token: Resource }
  | { readonly key: 'harvest-gain'; readonly card: CardId; readonly gain: Bag }
  | { readonly key: 'harvest-trade'; readonly card: CardId; readonly cost: Bag; readonly gain: Bag }
  | { readonly key: 'harvest-done' }
  | { readonly key: 'take-from-seat'; readonly seat: Seat; readonly bag: Bag }
  | { readonly key: 'take-from-supply'; readonly bag: Bag }
  | { readonly key: 'decline' }
  | { readonly key: 'gain'; readonly resource: Resource }
  | {
      readonly key: 'slay';
      readonly card: SlayableId;
      readonly price: Price;
      readonly vp: number;
      /** What a reward without a choice would give now, this monster counted. */
      readonly reward?: Bag;
    }
  | {
      readonly key: 'recruit';
      readonly card: CitizenId;
      readonly price: Price;
      /** The part of the price that is due to copies owned. */
      readonly surcharge: number;
    }
  | { readonly key: 'build'; readonly card: DomainId; readonly price: Price; readonly vp: number }
  | { readonly key: 'pay'; readonly kind: 'gold' | 'strength'; readonly real: number; readonly magic: number }
  | { readonly key: 'reward-gain'; readonly bag: Bag }
  | { readonly key: 'reward-citizen'; readonly citizen?: CitizenId; readonly bag?: Bag }
  | { readonly key: 'accept-trade'; readonly cost: Bag; readonly gain: Bag }
  | { readonly key: 'free-citizen'; readonly citizen: CitizenId }
  | { readonly key: 'return-card'; readonly card: CitizenId | MonsterId; readonly gain: Bag }
  | { readonly key: 'monster-from-seat'; readonly seat: Seat; readonly monsters: number }
  | { readonly key: 'monster-from-center'; readonly card: MonsterId }
  | { readonly key: 'domain-effect'; readonly domain: DomainId; readonly solo: boolean }
  | { readonly key: 'die'; readonly value: number }
  | { readonly key: 'activate-stack'; readonly column: number; readonly card?: MonsterId }
  | { readonly key: 'capture'; readonly card: CitizenId | DomainId }
  | { readonly key: 'empty-spot'; readonly stack: number }
  // Refusals
  | { readonly key: 'too-weak'; readonly needs: Price; readonly strength: number; readonly magic: number }
  | {
      readonly key: 'too-poor';
      readonly needs: Price;
      readonly gold: number;
      readonly magic: number;
      /** For a citizen: the part of the price that is due to copies owned. */
      readonly surcharge?: number;
    }
  | { readonly key: 'missing-roles'; readonly missing: Readonly<Partial<Record<Role, number>>> }
  | { readonly key: 'spot-exhausted' }
  | { readonly key: 'same-die'; readonly value: number; readonly change: 'set' | 'lower' }
  | { readonly key: 'no-gold-for-die'; readonly cost: number; readonly gold: number }
  | { readonly key: 'trade-unpaid'; readonly cost: Bag; readonly has: Bag }
  | { readonly key: 'is-resting'; readonly seat: Seat }
  // Options that cannot be played together
  | { readonly key: 'duke-needed'; readonly rule: RuleId }
  | { readonly key: 'harder-only-alone'; readonly seats: number; readonly rule: RuleId }
  | { readonly key: 'events-not-in-play'; readonly events: readonly EventId[]; readonly rule: RuleId }
  | {
      readonly key: 'too-many-events';
      readonly picked: number;
      readonly most: number;
      readonly seats: number;
      readonly rule: RuleId;
    }
  | { readonly key: 'layout-not-chosen'; readonly layout: LayoutId; readonly rule: RuleId }
  | { readonly key: 'wrong-areas'; readonly picked: number; readonly needed: number; readonly rule: RuleId }
  | {
      readonly key: 'wrong-citizens';
      readonly missing: readonly Slot[];
      readonly repeated: readonly Slot[];
      readonly rule: RuleId;
    };

/** What happens at the table. */
export type ValeriaEvent =
  | { readonly key: 'game-started'; readonly first: Seat }
  | { readonly key: 'duke-kept'; readonly player: Seat; readonly duke?: DukeId }
  | { readonly key: 'dark-lord-came' }
  | { readonly key: 'turn-started'; readonly player: Seat; readonly turn: number; readonly resting?: Seat }
  | { readonly key: 'rolled'; readonly player: Seat; readonly dice: readonly number[] }
  | {
      readonly key: 'die-changed';
      readonly player: Seat;
      readonly domain: DomainId;
      readonly die: number;
      readonly from: number;
      readonly to: number;
      readonly cost: Bag;
    }
  | { readonly key: 'event-acted'; readonly event: EventId }
  | {
      readonly key: 'token-placed';
      readonly player: Seat;
      readonly token: Resource;
      readonly card: SlayableId;
      readonly stack: number;
    }
  | { readonly key: 'lost'; readonly player: Seat; readonly bag: Bag; readonly event: EventId }
  | {
      readonly key: 'harvested';
      readonly player: Seat;
      readonly card: CardId;
      readonly copies: number;
      /** Activations of all the copies together; `bag` is what each of them gives. */
      readonly times: number;
      readonly bag: Bag;
    }
  | {
      readonly key: 'traded';
      readonly player: Seat;
      readonly card: CardId;
      readonly cost: Bag;
      readonly bag: Bag;
    }
  | {
      readonly key: 'took-from';
      readonly player: Seat;
      readonly from?: Seat;
      readonly bag: Bag;
      readonly card: CardId;
    }
  | { readonly key: 'gained'; readonly player: Seat; readonly bag: Bag; readonly card?: CardId }
  | {
      readonly key: 'slew';
      readonly player: Seat;
      readonly card: SlayableId;
      readonly stack: number;
      readonly strength: number;
      readonly magic: number;
    }
  | { readonly key: 'bounty'; readonly player: Seat; readonly bag: Bag; readonly card: SlayableId }
  | {
      readonly key: 'recruited';
      readonly player: Seat;
      readonly card: CitizenId;
      readonly stack: number;
      readonly gold: number;
      readonly magic: number;
    }
  | {
      readonly key: 'citizen-came';
      readonly player: Seat;
      readonly card: CitizenId;
      readonly stack: number;
      readonly by: CardId;
    }
  | {
      readonly key: 'built';
      readonly player: Seat;
      readonly card: DomainId;
      readonly stack: number;
      readonly gold: number;
      readonly magic: number;
    }
  | {
      readonly key: 'returned';
      readonly player: Seat;
      readonly card: CitizenId | MonsterId;
      readonly stack: number;
      readonly bag: Bag;
    }
  | { readonly key: 'took-monster'; readonly player: Seat; readonly from?: Seat; readonly card: SlayableId }
  | { readonly key: 'turned-up'; readonly card: CitizenId | DomainId; readonly stack: number }
  | ({
      readonly key: 'exhausted';
      readonly stack: number;
      readonly left: number;
      /** It was exhausted before: the card comes in place of an event that was slain (VAL-EVT.19). */
      readonly before?: true;
    } & Exhaustion)
  | ({ readonly key: 'event-appeared'; readonly event: EventId; readonly stack: number } & Exhaustion)
  | {
      readonly key: 'stack-activated';
      readonly stack: number;
      readonly die: number;
      readonly darkLord: boolean;
    }
  | { readonly key: 'stack-sleeps'; readonly die: number }
  | { readonly key: 'captured'; readonly card: CitizenId | DomainId; readonly stack: number }
  | ({
      readonly key: 'end-near';
      readonly reason: EndReason;
      readonly endCheck: ValeriaOptions['endCheck'];
    } & Exhaustion)
  | {
      readonly key: 'game-ended';
      readonly reason: EndReason;
      readonly winners: readonly Seat[];
      readonly scores: readonly number[];
      /** The points of the Dark Lord, who has no seat. */
      readonly darkLord?: number;
    };

/** What a table is judged by; hints name those that decide. */
export type ValeriaTerm =
  | 'points'
  | 'scoring'
  | 'gold'
  | 'strength'
  | 'magic'
  | 'harvest'
  | 'reach'
  | 'rivals';

export interface ValeriaTypes {
  state: Valeria;
  message: ValeriaMessage;
  event: ValeriaEvent;
  rule: RuleId;
  term: ValeriaTerm;
}
