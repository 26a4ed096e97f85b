// Chapters DL-ORD to DL-RET: programmes, minions, the eight actions, production.
import type { Seat } from '@krcma/kernel';
import type { CreatureId } from '../data/creatures.ts';
import type { TrapId } from '../data/traps.ts';

export type OrdersMessage =
  // What creatures cost besides gold, food and evil
  | { readonly key: 'ask-give'; readonly creature: CreatureId }
  | { readonly key: 'give-monster'; readonly creature: CreatureId }
  | { readonly key: 'ghost-no-monster' }
  | { readonly key: 'not-itself'; readonly creature: CreatureId }
  | { readonly key: 'ask-bury'; readonly creature?: CreatureId }
  | { readonly key: 'bury-trap'; readonly trap: TrapId };

export type OrdersEvent =
  | {
      readonly key: 'monster-given';
      readonly player: Seat;
      readonly creature: CreatureId;
      readonly to: CreatureId;
    }
  | { readonly key: 'trap-buried'; readonly player: Seat; readonly trap?: TrapId };
