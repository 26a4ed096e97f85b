// What is done to enemies and attacks: whether it would do anything now.
import { fitsAttack, fitsBlock } from '../../combat/points.ts';
import { attacksFor, foesFor } from '../foe-targets.ts';
import { type IsPossible, opNamed, type Possibilities } from '../op-at.ts';
import { puppetries, sacrifices } from '../puppets.ts';

const hasFoe: IsPossible = (game, at) => foesFor(game, at).length > 0;
const hasAttack: IsPossible = (game, at) => attacksFor(game, at).length > 0;

/** What hangs on something else of its effect is no reason to use it. */
const never: IsPossible = () => false;

const blocks: IsPossible = (game) => fitsBlock(game);

const inCombat: IsPossible = ({ combat }) => combat !== null;

export const warPossible: Possibilities = {
  enemyArmor: (game, at, can) => {
    const { onlyIfBlocked, targets } = opNamed(at, 'enemyArmor');
    return onlyIfBlocked !== true && targets !== 'others' && hasFoe(game, at, can);
  },
  enemyAttack: hasAttack,
  taunt: hasAttack,
  tauntDamage: never,
  enemyNoAttack: hasFoe,
  strip: hasFoe,
  stripAttackAbilities: hasAttack,
  armorPerResistance: hasFoe,
  destroy: hasFoe,
  destroyIfBlocked: hasFoe,
  grant: never,
  blockBonus: never,
  firstCardBonus: never,
  attackCardBonus: inCombat,
  cardAttackRanged: inCombat,
  addElement: inCombat,
  toxin: inCombat,
  doublePhysicalAttacks: inCombat,
  starsdawn: inCombat,
  allAttacksColdFire: inCombat,
  allAttacksSiege: inCombat,
  harvestCrystal: never,
  otherUnitsAttack: never,
  ignoreDamage: ({ combat }) => combat !== null && combat.phase !== 'attack',
  discardWoundsPerDefeat: ({ combat, turn }) => combat !== null || turn.fallen.length > 0,
  throwWoundsThisTurn: ({ combat, turn }) => combat !== null || turn.wounds + turn.woundsDiscarded > 0,
  knowYourPrey: hasFoe,
  puppetMaster: (game, at) => puppetries(game, at).length > 0,
  sacrificePairs: (game, at) => sacrifices(game, at).length > 0,
  woundToRaise: never,
  rollWound: never,
  pushSiege: never,
  lateAttack: never,
  possess: never,
  blockThenAttack: never,
  blockThenDestroy: never,
  surplusBlockToArmor: never,
  terrainBlock: blocks,
  splitBlock: blocks,
  dueling: blocks,
  scalingColdFire: (game) => fitsBlock(game) || fitsAttack(game, 'melee'),
  disease: hasFoe,
  perEnemyAttack: hasFoe,
  /** Before an assault too, if only where there is one to come. */
  ignoreSiteFort: (game) => game.combat?.foes.some(({ fortified }) => fortified > 0) ?? false,
};
