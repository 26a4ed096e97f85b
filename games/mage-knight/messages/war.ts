// What effects do to enemies and to attacks.
import type { Seat } from '@krcma/kernel';
import type { EnemyId } from '../data/enemies.ts';
import type { Ability } from '../data/enemy.ts';
import type { OpsSource } from '../data/sources.ts';
import type { AttackKind, Basic, Colour, Element, Resistance } from '../data/types.ts';
import type { FoeName, Point } from '../state.ts';

interface OfFoe {
  foe: number;
  enemy: FoeName;
}

interface OfAttack extends OfFoe {
  attack: number;
  n: number;
  element: Element;
}

export type WarMessage =
  | { key: 'ask-foe'; source: OpsSource }
  | ({ key: 'pick-foe'; armor: number } & OfFoe)
  | { key: 'ask-foe-attack'; source: OpsSource }
  | ({ key: 'pick-attack' } & OfAttack)
  | { key: 'ask-raise'; source: OpsSource }
  | { key: 'raise-for-wound'; n: number }
  | { key: 'keep-points'; n: number }
  | { key: 'ask-push'; source: OpsSource; max: number }
  | { key: 'push'; n: number; total: number }
  | { key: 'move-to-attack'; cost: number; kind: AttackKind }
  | { key: 'influence-to-block'; element: Element }
  | { key: 'no-influence-here' }
  | ({ key: 'late-points'; enemy?: FoeName } & Pick<Point, 'n' | 'element' | 'kind' | 'source'>)
  | { key: 'late-not-now' }
  | { key: 'not-against-it' }
  | { key: 'ask-attack-as'; source: OpsSource }
  | { key: 'attack-as'; kind: AttackKind; element: Element; n: number }
  | { key: 'ask-soul'; source: OpsSource; enemies: FoeName[] }
  | { key: 'ask-shed'; source: OpsSource }
  | { key: 'shed-wounds'; n: number }
  | { key: 'ask-loss'; source: OpsSource }
  | { key: 'foe-loses'; ability?: Ability; resistance?: Resistance; attack?: number; to?: Element }
  | { key: 'ask-puppet'; source: OpsSource }
  | { key: 'puppetry'; enemy: EnemyId; as: 'keep' | 'melee' | 'block'; n?: number; element?: Element }
  | { key: 'ask-sacrifice'; source: OpsSource }
  | {
      key: 'sacrifice';
      one: Basic;
      other: Basic;
      pairs: number;
      n: number;
      kind: AttackKind;
      element: Element;
    }
  | { key: 'foe-ignores-colour' }
  | { key: 'foe-is-immune' }
  | { key: 'foe-unchanged' };

export type WarEvent =
  | { key: 'damage-ignored'; player: Seat; n: number }
  | { key: 'wounds-spared'; player: Seat; n: number }
  | { key: 'wounds-shed'; player: Seat; n: number }
  | ({ key: 'foe-lost-ability'; player: Seat; ability: Ability } & OfFoe)
  | { key: 'puppet-kept'; player: Seat; enemy: EnemyId }
  | { key: 'puppet-used'; player: Seat; enemy: EnemyId }
  | { key: 'rolled-for-wounds'; player: Seat; source: OpsSource; colours: Colour[]; wounds: number }
  | ({ key: 'armor-changed'; player: Seat; armor: number } & OfFoe)
  | ({ key: 'attack-changed'; player: Seat } & OfAttack)
  | ({ key: 'foe-stilled'; player: Seat } & OfFoe)
  | ({ key: 'foe-stripped'; player: Seat; fort: boolean; resistances: Resistance[] } & OfFoe)
  | ({ key: 'attack-bared'; player: Seat } & OfAttack)
  | ({ key: 'foe-doomed'; player: Seat } & OfFoe)
  | ({ key: 'foe-granted'; player: Seat; ability: Ability } & OfFoe);
