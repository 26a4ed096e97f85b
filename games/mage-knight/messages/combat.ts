// Combat: its phases, attacks, blocks and damage.
import type { Seat } from '@krcma/kernel';
import type { EnemyId } from '../data/enemies.ts';
import type { AttackAbility } from '../data/enemy.ts';
import type { SpaceId } from '../data/geometry.ts';
import type { SiteKind } from '../data/sites.ts';
import type { AttackKind, Basic, Element } from '../data/types.ts';
import type { UnitId } from '../data/units.ts';
import type { Combat, CombatPhase, FoeName, Point, TrialEnd } from '../state.ts';
import type { WarEvent, WarMessage } from './war.ts';

/** Which enemy of the combat; two of a kind are told apart by their number. */
interface OfFoe {
  foe: number;
  enemy: FoeName;
}

/** One attack of it, its number and what it is now. */
interface OfAttack extends OfFoe {
  attack: number;
  n: number;
  element: Element;
}

/** What an attack or a block has and what it needs; points that do not fit count half (MK-12.5, .14). */
export interface Sum {
  efficient: number;
  inefficient: number;
  total: number;
  need: number;
}

/** Why a unit takes no damage. */
export type UnitRefusal =
  | { key: 'unit-is-wounded' }
  | { key: 'unit-has-resisted' }
  | { key: 'only-the-hero' }
  | { key: 'units-are-kept-out' }
  | { key: 'unit-wants-influence'; influence: number };

export type CombatMessage =
  | ({ key: 'ask-combat'; phase: CombatPhase } & Sum)
  | ({ key: 'aim'; armor: number } & OfFoe)
  | ({ key: 'strike' } & Sum)
  | ({ key: 'block'; need: number } & OfAttack)
  | ({ key: 'parry' } & Sum)
  | ({ key: 'slow' } & OfAttack)
  | ({ key: 'damage' } & OfAttack)
  | { key: 'give-up'; phase: CombatPhase; total: number }
  | { key: 'next'; phase: CombatPhase }
  | ({ key: 'ask-damage' } & OfAttack)
  | { key: 'to-unit'; unit: UnitId; armor: number; resists: boolean }
  | { key: 'to-hero'; wounds: number; armor: number }
  | ({ key: 'ask-defended'; defend: number } & OfFoe)
  | ({ key: 'defended' } & OfFoe)
  | { key: 'twice-fortified' }
  | { key: 'only-siege' }
  | ({ key: 'falls-short' } & Sum)
  | { key: 'points-wait' }
  | { key: 'no-move' }
  | UnitRefusal
  | WarMessage;

export type CombatEvent =
  | WarEvent
  | { key: 'combat-begun'; player: Seat; space: SpaceId; cause: Combat['cause']; enemies: FoeName[] }
  | { key: 'phase-begun'; player: Seat; phase: CombatPhase }
  | ({ key: 'summoned'; player: Seat; by: FoeName } & OfFoe)
  | ({ key: 'cannot-attack'; player: Seat } & { enemy: EnemyId })
  | {
      key: 'attack-points';
      player: Seat;
      n: number;
      element: Element;
      kind: AttackKind;
      source: Point['source'];
    }
  | { key: 'block-points'; player: Seat; n: number; element: Element; source: Point['source'] }
  | ({ key: 'attack-struck'; player: Seat; enemies: FoeName[] } & Sum)
  | { key: 'attack-given-up'; player: Seat; total: number }
  | ({ key: 'defending'; player: Seat; by: FoeName; n: number } & OfFoe)
  | ({ key: 'foe-defeated'; player: Seat; fame: number } & OfFoe)
  | ({ key: 'blocked'; player: Seat } & OfAttack & Pick<Sum, 'total' | 'need'>)
  | ({ key: 'slowed'; player: Seat } & OfAttack)
  | ({ key: 'foe-dismissed'; player: Seat } & OfFoe)
  | ({ key: 'damage-comes'; player: Seat; abilities: AttackAbility[] } & OfAttack)
  | { key: 'unit-resisted'; player: Seat; unit: UnitId; armor: number; left: number }
  | { key: 'unit-wounded'; player: Seat; unit: UnitId; wounds: number; armor: number; left: number }
  | { key: 'hero-knocked-out'; player: Seat; cards: number }
  | { key: 'hero-paralyzed'; player: Seat; cards: number }
  | ({ key: 'vampiric'; player: Seat; n: number } & OfFoe)
  | { key: 'site-won'; player: Seat; space: SpaceId; site: SiteKind }
  | { key: 'city-shields'; player: Seat; space: SpaceId; colour: Basic; n: number }
  | { key: 'foes-stay'; space: SpaceId; enemies: FoeName[] }
  | { key: 'withdrawn'; player: Seat; space: SpaceId }
  | { key: 'combat-over'; player: Seat; defeated: number }
  | { key: 'trial-over'; player: Seat; reason: TrialEnd; points: number; most: number };
