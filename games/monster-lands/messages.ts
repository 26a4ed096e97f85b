import type { Seat } from '@krcma/kernel';
import type { BuildingId, PathId, ShopId } from './data/board.ts';
import type { ComponentId } from './data/components.ts';
import type { DifficultyId } from './data/difficulties.ts';
import type { EquipmentId } from './data/equipment.ts';
import type { LootId } from './data/loot.ts';
import type { MemberId } from './data/members.ts';
import type { MonsterId } from './data/monsters.ts';
import type { QuestId } from './data/quests.ts';
import type { RealmId } from './data/realms.ts';
import type { RuleId } from './data/rule-ids.ts';
import type { ScenarioId } from './data/scenarios.ts';
import type { TrapId } from './data/traps.ts';
import type { Affinity, Bundle, Colour, EquipmentKind, Goal } from './data/types.ts';
import type { MonsterLandsEvent } from './happenings.ts';
import type { NamedDice, NamedDie } from './named-dice.ts';
import type { AttackOdds, ConquestOdds, Odds } from './odds.ts';
import type { MonsterLands } from './state.ts';

export type { Cause, MonsterLandsEvent } from './happenings.ts';
export type { NamedDice } from './named-dice.ts';

/** Questions: what the text catalogues must be able to ask. */
export type Prompt =
  | { readonly key: 'ask-clan' }
  | { readonly key: 'ask-action'; readonly round: number; readonly acted: boolean }
  | { readonly key: 'ask-brews'; readonly brews: number }
  | { readonly key: 'ask-pawn'; readonly colour: Colour }
  | { readonly key: 'ask-discard-traps'; readonly excess: number }
  | { readonly key: 'ask-leader' }
  | { readonly key: 'ask-deserter' }
  | {
      readonly key: 'ask-clean-up';
      readonly wages: number;
      readonly coins: number;
      /** Of whom one leaves if nothing more is done (ML-CLN.12). */
      readonly deserters?: readonly MemberId[];
    }
  | { readonly key: 'ask-gift-die' }
  | { readonly key: 'ask-gift' }
  // Citadel
  | { readonly key: 'ask-traps'; readonly coins: number; readonly discount: number; readonly price: number }
  | { readonly key: 'ask-hire'; readonly coins: number; readonly discount: number; readonly surplus: number }
  | { readonly key: 'ask-free-hire'; readonly surplus: number }
  | { readonly key: 'ask-defence'; readonly coins: number; readonly discount: number }
  | { readonly key: 'ask-equipment'; readonly coins: number; readonly discount: number }
  | { readonly key: 'ask-free-equipment' }
  | { readonly key: 'ask-bearer'; readonly card: EquipmentId }
  | { readonly key: 'ask-heir'; readonly card: EquipmentId; readonly from: MemberId }
  | { readonly key: 'ask-realm-dice'; readonly realm: RealmId }
  | { readonly key: 'ask-colour'; readonly card: ComponentId }
  | { readonly key: 'ask-ability-gain'; readonly card: ComponentId }
  | { readonly key: 'ask-loot'; readonly loot: number }
  // Outside
  | { readonly key: 'ask-member'; readonly path: PathId }
  | { readonly key: 'ask-path-dice'; readonly path: PathId; readonly member: MemberId }
  | { readonly key: 'ask-path-traps'; readonly path: PathId }
  | { readonly key: 'ask-path-defence'; readonly path: PathId }
  | { readonly key: 'ask-path-brews'; readonly path: PathId }
  | { readonly key: 'ask-quest-roll'; readonly quest: QuestId; readonly total: number }
  | {
      readonly key: 'ask-quest-cost';
      readonly quest: QuestId;
      readonly cost: Bundle;
      readonly reward: Bundle;
    }
  | { readonly key: 'ask-trap-cost'; readonly quest: QuestId }
  | { readonly key: 'ask-trophy-cost'; readonly quest: QuestId }
  | {
      readonly key: 'ask-cancel-dice';
      readonly monster: MonsterId;
      readonly attackDice: number;
      readonly magic: number;
    }
  | { readonly key: 'ask-defend'; readonly monster: MonsterId; readonly hits: number; readonly path: PathId }
  | {
      readonly key: 'ask-attack';
      readonly monster: MonsterId;
      readonly path: PathId;
      readonly total: number;
      readonly toCapture: number;
      readonly toKill: number;
      readonly mayCapture: boolean;
      readonly odds: AttackOdds;
    }
  | {
      readonly key: 'ask-conquest';
      readonly realm: RealmId;
      readonly path: PathId;
      readonly total: number;
      readonly goal: number;
      readonly odds: ConquestOdds;
    }
  | { readonly key: 'ask-glory-loot'; readonly event: Goal }
  | { readonly key: 'ask-divert'; readonly dice: number; readonly path: PathId }
  // Tricks
  | { readonly key: 'ask-reveal'; readonly trap: TrapId; readonly path: PathId }
  | { readonly key: 'ask-trick-target'; readonly trick: TrapId }
  | { readonly key: 'ask-stolen-dice'; readonly trick: TrapId; readonly from: PathId }
  | { readonly key: 'ask-cancel-trick'; readonly trick: TrapId; readonly by: Seat; readonly path: PathId };

/** Choices. */
export type Label =
  | { readonly key: 'clan'; readonly affinity: Affinity }
  | { readonly key: 'end-turn' }
  | { readonly key: 'pass' }
  | { readonly key: 'drop-dice'; readonly dice: number }
  | { readonly key: 'done' }
  | { readonly key: 'decline' }
  | { readonly key: 'mine'; readonly dice: number; readonly coins: number }
  | { readonly key: 'laboratory'; readonly brews: number }
  | { readonly key: 'pawnshop' }
  | { readonly key: 'brews'; readonly potions: number; readonly venoms: number }
  | { readonly key: 'dice-count'; readonly colour: Colour; readonly count: number }
  | { readonly key: 'die'; readonly die: NamedDie }
  | { readonly key: 'discard-trap'; readonly trap: TrapId }
  | { readonly key: 'leader'; readonly member: MemberId }
  | { readonly key: 'deserter'; readonly member: MemberId }
  | { readonly key: 'gain'; readonly bundle: Bundle }
  // Free acts
  | { readonly key: 'sell-trophy'; readonly card: MonsterId | LootId; readonly coins: number }
  | { readonly key: 'heal'; readonly member: MemberId }
  | { readonly key: 'settle'; readonly member: MemberId; readonly realm: RealmId }
  | { readonly key: 'move-equipment'; readonly card: EquipmentId; readonly to: MemberId }
  | { readonly key: 'discard-equipment'; readonly card: EquipmentId }
  | { readonly key: 'use-loot'; readonly loot: LootId }
  | { readonly key: 'use-ability'; readonly card: MemberId | EquipmentId; readonly gain?: Bundle }
  | {
      readonly key: 'convert-die';
      readonly card: MemberId | LootId;
      readonly from: NamedDie;
      readonly to: Colour;
      readonly count: number;
    }
  // Citadel
  | { readonly key: 'visit'; readonly shop: ShopId; readonly die: NamedDie; readonly discount: number }
  | { readonly key: 'buy-trap'; readonly trap: TrapId; readonly price: number }
  | { readonly key: 'use-discount'; readonly card: MemberId | EquipmentId; readonly value: number }
  | {
      readonly key: 'hire';
      readonly member: MemberId;
      readonly price: number;
      /** What the whole clan is then due each round, by its glory now. */
      readonly wages: number;
    }
  | { readonly key: 'beer-round'; readonly coins: number }
  | { readonly key: 'buy-defence'; readonly count: number; readonly price: number }
  | { readonly key: 'buy-equipment'; readonly card: EquipmentId; readonly price: number }
  | { readonly key: 'give-equipment'; readonly to: MemberId; readonly replaces?: EquipmentId }
  | { readonly key: 'use-realm'; readonly realm: RealmId }
  | { readonly key: 'realm-dice'; readonly dice: NamedDice }
  | { readonly key: 'take-loot'; readonly loot: LootId }
  // Outside
  | { readonly key: 'send'; readonly path: PathId }
  | { readonly key: 'send-member'; readonly member: MemberId; readonly wounded: boolean }
  | { readonly key: 'path-dice'; readonly dice: NamedDice }
  | { readonly key: 'path-trap'; readonly trap: TrapId }
  | { readonly key: 'path-defence'; readonly count: number }
  | { readonly key: 'path-brews'; readonly potions: number; readonly venoms: number }
  | { readonly key: 'pay-quest'; readonly cost: Bundle; readonly reward: Bundle }
  | { readonly key: 'pay-trophy'; readonly card: MonsterId | LootId }
  | { readonly key: 'roll-die'; readonly die: NamedDie }
  | { readonly key: 'roll-all' }
  | { readonly key: 'reroll'; readonly die: NamedDie; readonly by: ComponentId | 'benefit' }
  | { readonly key: 'use-venom' }
  | { readonly key: 'stop-attack'; readonly result: 'capture' | 'kill' | 'conquest' | 'success' | 'failure' }
  | { readonly key: 'cancel-dice'; readonly magic: number; readonly odds?: Odds }
  | {
      readonly key: 'defend';
      readonly by: MemberId | EquipmentId | 'token' | 'potion' | 'benefit' | 'guards';
    }
  | { readonly key: 'take-hits'; readonly hits: number }
  | { readonly key: 'divert'; readonly to: PathId; readonly dice: number }
  | { readonly key: 'reveal'; readonly trap: TrapId }
  | { readonly key: 'keep-hidden'; readonly trap: TrapId }
  | { readonly key: 'aim-trick'; readonly at: PathId }
  | { readonly key: 'steal'; readonly dice: NamedDice }
  | { readonly key: 'cancel-trick' };

/** Why something cannot be had now. */
export type Refusal =
  | { readonly key: 'no-dice'; readonly colour: Colour; readonly needed: number; readonly has: number }
  | { readonly key: 'space-taken' }
  | { readonly key: 'building-full'; readonly building: BuildingId }
  | { readonly key: 'for-more-players'; readonly players: number }
  | { readonly key: 'panic'; readonly building: BuildingId }
  | { readonly key: 'building-closed'; readonly building: BuildingId }
  | { readonly key: 'too-poor'; readonly price: number; readonly coins: number }
  | { readonly key: 'no-surplus'; readonly reputation: number; readonly surplus: number }
  | { readonly key: 'nobody-to-bear'; readonly kind?: EquipmentKind }
  | { readonly key: 'nothing-offered' }
  | { readonly key: 'path-taken'; readonly by: Seat }
  | { readonly key: 'nobody-to-send' }
  | { readonly key: 'dice-missing'; readonly path: PathId }
  | { readonly key: 'no-monster-there' }
  | { readonly key: 'realm-unsettled'; readonly realm: RealmId }
  | { readonly key: 'realm-dice-missing'; readonly realm: RealmId }
  | { readonly key: 'used-this-round' }
  | { readonly key: 'cannot-pay'; readonly cost: Bundle }
  | { readonly key: 'banned-by-monster'; readonly monster: MonsterId }
  // Options that cannot be played together
  | { readonly key: 'not-alone'; readonly option: 'tricks' | 'queensGift'; readonly rule: RuleId }
  | {
      readonly key: 'only-alone';
      readonly option: 'scenario' | 'campaign';
      readonly seats: number;
      readonly rule: RuleId;
    }
  | { readonly key: 'campaign-in-order'; readonly rule: RuleId }
  | {
      readonly key: 'difficulty-not-for-scenario';
      readonly scenario: ScenarioId;
      readonly difficulty: DifficultyId;
      readonly rule: RuleId;
    };

export type MonsterLandsMessage = Prompt | Label | Refusal;

/** What a table is judged by; hints name those that decide. */
export type MonsterLandsTerm =
  | 'points'
  | 'coins'
  | 'defence'
  | 'brews'
  | 'traps'
  | 'dice'
  | 'members'
  | 'wounds'
  | 'equipment'
  | 'loot'
  | 'realms'
  | 'quests'
  | 'battles'
  | 'scenario'
  | 'rivals';

export interface MonsterLandsTypes {
  state: MonsterLands;
  message: MonsterLandsMessage;
  event: MonsterLandsEvent;
  rule: RuleId;
  term: MonsterLandsTerm;
}
