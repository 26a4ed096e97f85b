// Attacks, blocks, and whatever is done to enemies and units in a combat.
import type { Ability } from './enemy.ts';
import type { Amount, Bare, Op } from './ops.ts';
import type { AttackKind, Colour, Element, Resistance } from './types.ts';

type Exclusion = 'iceResistance' | 'fireResistance' | 'arcaneImmunity';

export interface CombatOps {
  attack: Amount & {
    readonly element: Element;
    readonly kind: AttackKind;
    /** Once for each enemy defeated by the attack this was part of. */
    readonly onDefeat?: readonly Op[];
  };
  block: Amount & {
    readonly element: Element;
    readonly doubleVsSwift?: true;
    readonly bonusPer?: 'enemyIcons';
  };
  enemyArmor: {
    readonly delta: number;
    readonly min: number;
    readonly targets: number | 'all' | 'others';
    /** Instead, against a fortified one. */
    readonly fortified?: number;
    readonly onlyIfBlocked?: true;
    readonly notDefeatedOne?: true;
  };
  enemyAttack: { readonly delta: number; readonly min: number; readonly attacks?: number };
  enemyNoAttack: {
    readonly targets: number | '1+';
    readonly movePerExtra?: string;
    readonly notVs?: readonly Exclusion[];
    readonly onlyUnfortified?: true;
  };
  strip: {
    readonly fort?: true;
    readonly resistances?: true | readonly Resistance[];
    readonly targets: number | 'all';
  };
  stripAttackAbilities: { readonly notVs: readonly Exclusion[]; readonly hitsArcaneImmune: true };
  armorPerResistance: Bare;
  destroy: { readonly targets: number; readonly phase: 'attack' };
  destroyIfBlocked: Bare;
  disease: Bare;
  grant: { readonly ability: Ability };
  knowYourPrey: Bare;
  taunt: { readonly attack: number; readonly armor: number };
  tauntDamage: Bare;
  possess: Bare;
  dueling: Bare;
  perEnemyAttack: {
    readonly n: number;
    readonly element: Element;
    readonly kind: AttackKind;
    readonly max: number;
  };
  lateAttack: { readonly n: number; readonly ifNoWoundToHand: true };
  woundToRaise: { readonly to: number };
  pushSiege: { readonly max: number; readonly woundOn: readonly Colour[] };
  rollWound: { readonly dice: number; readonly on: readonly Colour[] };
  sacrificePairs: Bare;
  moveToAttack: { readonly rate: number; readonly rangedRate?: number };
  influenceAsBlock: { readonly element: readonly Element[] };
  terrainBlock: { readonly dayElement: Element; readonly nightElement: Element };
  splitBlock: { readonly n: number; readonly parts: number; readonly element: Element };
  scalingColdFire: {
    readonly base: number;
    readonly one: number;
    readonly both: number;
    readonly colours: readonly Colour[];
  };
  blockThenAttack: { readonly attack: readonly Op[] };
  blockThenDestroy: Bare;
  surplusBlockToArmor: Bare;
  blockBonus: { readonly n: number };
  firstCardBonus: { readonly attack: number; readonly block: number };
  attackCardBonus: { readonly ranged: number; readonly attack: number };
  cardAttackRanged: Bare;
  addElement: { readonly element: Element };
  toxin: { readonly melee: number; readonly ranged: number; readonly siege: number };
  doublePhysicalAttacks: Bare;
  starsdawn: Bare;
  allAttacksColdFire: Bare;
  allAttacksSiege: Bare;
  ignoreSiteFort: Bare;
  harvestCrystal: { readonly max: 1 | 'phase' };
  discardWoundsPerDefeat: { readonly max: number };
  puppetMaster: Bare;

  attach: {
    readonly armor?: number;
    readonly attackBlock?: number;
    readonly fameOnUse?: number;
    readonly resistances?: readonly Resistance[];
    readonly spendToCancelAttack?: true;
    readonly fame?: number;
    readonly oncePerRoundReady?: true;
    readonly oncePerRoundIgnoreWound?: true;
  };
  allUnits: { readonly armor: number; readonly attackBlock: number; readonly famePerUnit: number };
  unitBonus: { readonly n: number; readonly startOfCombatOnly: true; readonly noDamageToUnits: true };
  unitActivationBonus: { readonly block: number; readonly attack: number; readonly ranged: number };
  otherUnitsAttack: { readonly n: number };
  unitGainResistance: { readonly resistances: readonly Resistance[]; readonly units: 1 | 'all' };
  ignoreDamage: { readonly physical?: number; readonly elemental?: number; readonly other: number };
  ignoreFirstWound: Bare;
  ignoreWound: { readonly n: number };
  drawOnWound: { readonly max: number; readonly throwFirst?: true };
  throwWoundsThisTurn: Bare;
}
