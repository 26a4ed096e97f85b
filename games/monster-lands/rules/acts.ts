// What a player can do on a turn, as data: actions of the deployment phase and free acts (ML-DEP.2, ML-GEN.10).
import type { ActKind as KindOfAct, KindsOf as KindsOfActs, Seat } from '@krcma/kernel';
import type { PathId, ShopId } from '../data/board.ts';
import type { EquipmentId } from '../data/equipment.ts';
import type { LootId } from '../data/loot.ts';
import type { MemberId } from '../data/members.ts';
import type { MonsterId } from '../data/monsters.ts';
import type { RealmId } from '../data/realms.ts';
import type { MonsterLandsTypes } from '../messages.ts';
import type { MonsterLands } from '../state.ts';
import type { Of } from './script.ts';

/** One of these a turn (ML-DEP.1). Everything else about it is asked in stages by the rule that carries it out. */
export type Action =
  | { readonly do: 'mine'; readonly space: number }
  | { readonly do: 'laboratory'; readonly space: number }
  | { readonly do: 'pawnshop' }
  | {
      readonly do: 'visit';
      readonly shop: ShopId;
      readonly colour: 'strength' | 'persuasion';
      readonly face: number;
    }
  | { readonly do: 'send'; readonly path: PathId }
  | { readonly do: 'realm'; readonly realm: RealmId };

/** They never cost the action. */
export type FreeAct =
  | { readonly do: 'sell'; readonly card: MonsterId | LootId }
  | { readonly do: 'heal'; readonly member: MemberId }
  | { readonly do: 'settle'; readonly member: MemberId; readonly realm: RealmId }
  | { readonly do: 'equip'; readonly card: EquipmentId; readonly to: MemberId }
  | { readonly do: 'unequip'; readonly card: EquipmentId }
  | { readonly do: 'loot'; readonly loot: LootId }
  | { readonly do: 'ability'; readonly card: MemberId };

/** What one chapter contributes to the acts of a turn or of a fight. */
export type ActKind<A, L = Of> = KindOfAct<MonsterLandsTypes, L, A>;
export type KindsOf<A extends { readonly do: string }, L = Of> = KindsOfActs<MonsterLandsTypes, L, A>;

/**
 * Abilities and equipment are offered before the action only: another turn of one's own always comes before the phase
 * ends, so nothing is lost, and nobody is asked twice in a turn (ML-GEN.11).
 */
export const isBeforeAction = ({ phase, active, acted }: MonsterLands, seat: Seat): boolean =>
  phase === 'deployment' && active === seat && !acted;
