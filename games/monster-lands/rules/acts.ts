// What a player can do on a turn, as data: actions of the deployment phase and free acts (ML-DEP.2, ML-GEN.10).
import type { Call, Option, Refused, Seat } from '@krcma/kernel';
import type { PathId, ShopId } from '../data/board.ts';
import type { EquipmentId } from '../data/equipment.ts';
import type { LootId } from '../data/loot.ts';
import type { MemberId } from '../data/members.ts';
import type { MonsterId } from '../data/monsters.ts';
import type { RealmId } from '../data/realms.ts';
import type { MonsterLandsTypes } from '../messages.ts';
import type { MonsterLands } from '../state.ts';

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

/**
 * What one chapter contributes to the acts of a turn. `list` adds the legal acts (it is called for every question, so
 * it allocates as little as it can), `carryOut` names the rule that does one.
 */
export interface ActKind<A> {
  list(game: MonsterLands, seat: Seat, into: unknown[]): void;
  option(game: MonsterLands, seat: Seat, act: A): Option<MonsterLandsTypes>;
  carryOut(seat: Seat, act: A): Call<undefined>;
  refused?(game: MonsterLands, seat: Seat): readonly Refused<MonsterLandsTypes>[];
}

export type KindsOf<Act extends { readonly do: string }> = {
  readonly [K in Act['do']]: ActKind<Extract<Act, { readonly do: K }>>;
};

/** The kind of an act; that its type fits is what `KindsOf` promises. */
export const kindOf = <Act extends { readonly do: string }>(kinds: KindsOf<Act>, act: Act): ActKind<Act> =>
  kinds[act.do as Act['do']] as unknown as ActKind<Act>;

/**
 * Abilities and equipment are offered before the action only: another turn of one's own always comes before the phase
 * ends, so nothing is lost, and nobody is asked twice in a turn (ML-GEN.11).
 */
export const isBeforeAction = ({ phase, active, acted }: MonsterLands, seat: Seat): boolean =>
  phase === 'deployment' && active === seat && !acted;
