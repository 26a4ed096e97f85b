import type { Back, Element, Faction, Resistance, SetId } from './types.ts';

/** Those of its attacks, each of them by itself (MK-13.29). */
export const ATTACK_ABILITIES = [
  'swift',
  'brutal',
  'poison',
  'paralyze',
  'assassination',
  'cumbersome',
  'vampiric',
] as const;
export type AttackAbility = (typeof ATTACK_ABILITIES)[number];

/** MK-13. */
export const ABILITIES = [
  'summon',
  ...ATTACK_ABILITIES,
  'fortified',
  'unfortified',
  'elusive',
  'arcaneImmunity',
  'defend',
] as const;
export type Ability = (typeof ABILITIES)[number];

export interface EnemyAttack {
  readonly n: number;
  readonly element: Element;
}

export interface Enemy {
  readonly colour: Back;
  readonly set: SetId;
  readonly copies: number;
  readonly attacks: readonly EnemyAttack[];
  readonly armor: number;
  /** The higher Armor of an elusive one (MK-13.21). */
  readonly elusive?: number;
  readonly fame: number;
  readonly resistances: readonly Resistance[];
  readonly abilities: readonly Ability[];
  /** One token for each (MK-13.2). */
  readonly summons?: readonly Back[];
  /** What it adds to the Armor of the first one attacked (MK-13.25). */
  readonly defend?: number;
  /** For whoever defeats it (MK-11.23). */
  readonly reputation?: number;
  readonly faction?: Faction;
  /** Never aimed at, destroyed or kept from attacking: its attack is blocked or suffered (MK-23.28). */
  readonly untouchable?: true;
}
