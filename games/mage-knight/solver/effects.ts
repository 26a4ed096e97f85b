// What goes on working after a use, and whether the numbers of a plan know it.
import type { OpName } from '../data/ops.ts';
import { has } from '../rules/combat/numbers.ts';
import { opAt } from '../rules/effects/op-at.ts';
import type { Lasting, MageKnight, Player, Point } from '../state.ts';
import type { PerFall } from './use.ts';

/** Operations that matter on the way, in dealings and at the end of the turn, or stand in the purse, but in no fight. */
const PEACEFUL: ReadonlySet<OpName> = new Set<OpName>([
  'terrainCost',
  'spaceCostCut',
  'barTerrain',
  'mountainSafe',
  'secretWays',
  'reachTwo',
  'concealment',
  'endInTerrainHand',
  'exploreCost',
  'exploreRange',
  'revealRange',
  'scout',
  'harvest',
  'recruitDiscount',
  'interactionBonus',
  'ignoreReputation',
  'readyForInfluence',
  'fame',
  'reputation',
  'handLimit',
  'planning',
  'portalStep',
  'selfToDeck',
  'reclaimCard',
  'refundCrystals',
  'extraSourceDie',
  'buyAdvanced',
  'bannerAsCommand',
  'throwWoundsThisTurn',
  'endlessMana',
  'nightAsDay',
  'dayAsNight',
  'polarize',
  // What each enemy that falls brings, or each wound, is counted with it.
  'harvestCrystal',
  'drawOnWound',
]);

/** Operations that the rules' own numbers read: a plan that lets them work counts right. */
const READ: ReadonlySet<OpName> = new Set<OpName>([
  'unitBonus',
  'unitGainResistance',
  'allUnits',
  'allAttacksColdFire',
  'doublePhysicalAttacks',
  'ignoreDamage',
  'influenceAsBlock',
  'moveToAttack',
  'lateAttack',
  'firstCardBonus',
  'attackCardBonus',
  'blockBonus',
  'cardAttackRanged',
  'addElement',
  'unitActivationBonus',
  'otherUnitsAttack',
  'sideways',
  'ignoreSiteFort',
  'tauntDamage',
  'starsdawn',
  'possess',
  'moveCardBonus',
  'allAttacksSiege',
  'ignoreFirstWound',
  'ignoreWound',
]);

function perFallOf(lasting: Lasting): PerFall[] {
  const op = opAt(lasting);
  if (op.op === 'harvestCrystal')
    return op.max === 1
      ? [{ what: 'crystals', n: -1, scope: 'attack', most: 1 }]
      : [{ what: 'crystals', n: -1, scope: 'phase' }];
  if (op.op === 'drawOnWound')
    return lasting.left === 0 ? [] : [{ what: 'drawn', n: 1, scope: 'wounds', most: lasting.left ?? 0 }];
  if (op.op !== 'fame' && op.op !== 'reputation') return [];
  if (op.per !== 'enemyDefeatedTurn' && op.per !== 'enemyDefeatedPhase') return [];
  return [{ what: op.op, n: op.n, scope: lasting.until === 'phase' ? 'phase' : 'turn' }];
}

const sameJson = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Of which element a block is, once that is settled, whoever lays it knows. */
const unsettled = (lasting: readonly Lasting[]): unknown => lasting.map(({ element: _, ...each }) => each);

const newOnes = ({ lasting: before }: MageKnight, { lasting }: MageKnight): readonly Lasting[] =>
  lasting.slice(before.length);

/** Operations that the next card takes along and nothing else does. */
const FOR_NEXT_CARD: ReadonlySet<OpName> = new Set<OpName>([
  'firstCardBonus',
  'attackCardBonus',
  'addElement',
  'moveCardBonus',
]);

const isForNextCard = (lasting: Lasting): boolean =>
  lasting.left === 1 && FOR_NEXT_CARD.has(opAt(lasting).op);

/** Move slows an attack down, or is spent on one. */
const isMoveOfUse = ({ combat, lasting }: MageKnight): boolean =>
  (combat?.foes.some((foe) => has(foe, 'cumbersome')) ?? false) ||
  lasting.some((each) => opAt(each).op === 'moveToAttack');

const isOfUse = (lasting: Lasting, game: MageKnight): boolean =>
  opAt(lasting).op !== 'moveCardBonus' || isMoveOfUse(game);

/** Something waits for the next card: both are tried together. */
export const waitsForCard = (start: MageKnight, game: MageKnight): boolean =>
  newOnes(start, game).some((each) => isForNextCard(each) && isOfUse(each, game));

/** Whether something works from now on, or no longer, that may change what other things do in the fight. */
export function hasNewEffect(start: MageKnight, game: MageKnight): boolean {
  const { lasting: before } = start;
  if (before.length === 0 && game.lasting.length === 0) return false;
  if (!sameJson(unsettled(before), unsettled(game.lasting.slice(0, before.length)))) return true;
  return newOnes(start, game).some((each) => {
    const { op } = opAt(each);
    if (each.left === 0 || isForNextCard(each) || !isOfUse(each, game)) return false;
    if (op === 'ignoreSiteFort') return game.combat?.foes.some(({ fortified }) => fortified > 0) ?? false;
    return !PEACEFUL.has(op);
  });
}

/** A unit got a banner, which may let it stand more, or do more. */
export const hasNewBanner = ({ units: before }: Player, { units }: Player): boolean =>
  units.some(({ id, banner }) => before.find((was) => was.id === id)?.banner !== banner);

/** Effects of a use hold until the end of the fight, as often as they can: earlier is never worse. */
export const isSteady = (start: MageKnight, game: MageKnight): boolean =>
  sameJson(start.lasting, game.lasting.slice(0, start.lasting.length)) &&
  newOnes(start, game).every(({ until, left }) => until !== 'phase' && left === undefined);

/** What works on a table that the numbers do not know. */
export const unknownOn = ({ lasting }: MageKnight): OpName[] =>
  lasting.map((each) => opAt(each).op).filter((op) => !PEACEFUL.has(op) && !READ.has(op));

const SECRETS: ReadonlySet<OpName> = new Set<OpName>(['copyTopArtifact']);

/** Something hidden was turned up: nobody plans with what it is. */
export const hasTurnedUp = (start: MageKnight, game: MageKnight): boolean =>
  newOnes(start, game).some((each) => SECRETS.has(opAt(each).op));

/** What each enemy that falls brings from now on. */
export const perFallBetween = (start: MageKnight, game: MageKnight): PerFall[] =>
  newOnes(start, game).flatMap(perFallOf);

/** What is done before anything else in a fight, or not at all. */
export const opensFight = (start: MageKnight, game: MageKnight): boolean =>
  newOnes(start, game).some((each) => {
    const op = opAt(each);
    return op.op === 'unitBonus' && op.startOfCombatOnly;
  });

/** What follows once the attack or block of a point succeeds. */
export interface Follows {
  readonly perFall: readonly PerFall[];
  /** Something that the numbers do not know. */
  readonly unknown: boolean;
}

/** By how much it grows with each enemy that was blocked. */
export function growthPerBlock({ source, path }: Point): number {
  if (path === undefined || source === 'sideways' || source === 'move' || source === 'influence') return 0;
  const op = opAt({ source, path });
  return op.op === 'attack' && op.per === 'enemyBlocked' ? (op.plus ?? 0) : 0;
}

/** Whoever fights alone leaves nobody to whom anything could be done once he has fallen. */
export function followsOf(points: readonly Point[], isAlone: boolean): Follows {
  const perFall: PerFall[] = [];
  let unknown = false;
  for (const { source, path } of points) {
    if (path === undefined || source === 'sideways' || source === 'move' || source === 'influence') continue;
    const op = opAt({ source, path });
    if (op.op !== 'attack') continue;
    for (const then of op.onDefeat ?? [])
      if ((then.op === 'fame' || then.op === 'reputation') && then.per === undefined)
        perFall.push({ what: then.op, n: then.n, scope: 'attack' });
      else if (!isAlone || then.op !== 'enemyArmor' || then.notDefeatedOne !== true) unknown = true;
  }
  return { perFall, unknown };
}
