// Whom an operation can be aimed at, and whether it would do anything to them (MK-11.15, MK-12.11, MK-13.19, .23, .24).
import { ABILITIES } from '../../data/enemy.ts';
import type { OpName, OpsByName } from '../../data/ops.ts';
import { effectOf, type Foe, foeAt, type MageKnight } from '../../state.ts';
import { isComing, isReachable, isTarget } from '../combat/foes.ts';
import { isTouchedBy } from '../combat/immunity.ts';
import {
  attackAt,
  attackHas,
  fortificationOf,
  has,
  isFullyBlocked,
  isRivalHero,
  resistancesOf,
  resists,
} from '../combat/numbers.ts';
import { isFacedRival } from '../duel/rivals.ts';
import { listAt, type OpAt, opAt, opNamed } from './op-at.ts';

type Fits = (game: MageKnight, at: OpAt, foe: Foe) => boolean;

const isTouched: Fits = (_, { source }, foe) => isTouchedBy(foe, source, 'enemy');

type Exclusions = NonNullable<OpsByName['enemyNoAttack']['notVs']>;

const isExcluded = (foe: Foe, exclusions: Exclusions = []): boolean =>
  exclusions.some((each) =>
    each === 'arcaneImmunity' ? has(foe, each) : resists(foe, each === 'iceResistance' ? 'ice' : 'fire'),
  );

/** Attacks of an enemy that are still to come. */
export function comingOf(game: MageKnight, foe: Foe): number[] {
  if (isRivalHero(foe)) return game.combat?.phase === 'block' ? [0] : [];
  const found: number[] = [];
  for (let attack = 0; attack < foe.attacks.length; attack++)
    if (isComing(game, foe, attack)) found.push(attack);
  return found;
}

const isAttackTouched: Fits = (game, { source }, foe) =>
  isTouchedBy(foe, source, 'attack') && comingOf(game, foe).length > 0;

/** One that would attack, or call somebody to do so (MK-13.32). */
const willAttack = (game: MageKnight, foe: Foe): boolean =>
  !foe.still && (comingOf(game, foe).length > 0 || (game.combat?.phase === 'ranged' && has(foe, 'summon')));

const fits: Readonly<Partial<Record<OpName, Fits>>> = {
  enemyArmor: isTouched,
  enemyAttack: isAttackTouched,
  taunt: isAttackTouched,
  grant: isAttackTouched,
  stripAttackAbilities: (game, at, foe) =>
    isAttackTouched(game, at, foe) && !isExcluded(foe, opNamed(at, 'stripAttackAbilities').notVs),
  enemyNoAttack: (game, at, foe) => {
    const { notVs, onlyUnfortified } = opNamed(at, 'enemyNoAttack');
    if (!isTouched(game, at, foe) || !willAttack(game, foe) || isExcluded(foe, notVs)) return false;
    return onlyUnfortified !== true || fortificationOf(game, foe) === 0;
  },
  strip: (game, at, foe) => {
    const { fort, resistances } = opNamed(at, 'strip');
    if (!isTouched(game, at, foe)) return false;
    if (fort === true && fortificationOf(game, foe) > 0) return true;
    const own = resistancesOf(foe);
    return resistances === true ? own.length > 0 : own.some((each) => resistances?.includes(each));
  },
  armorPerResistance: (game, at, foe) => isTouched(game, at, foe) && resistancesOf(foe).length > 0,
  destroy: (game, at, foe) => game.combat?.phase === opNamed(at, 'destroy').phase && isTouched(game, at, foe),
  destroyIfBlocked: (game, at, foe) =>
    isTouched(game, at, foe) && (comingOf(game, foe).length > 0 || isFullyBlocked(foe)),
  disease: (game, at, foe) =>
    isTouched(game, at, foe) && (comingOf(game, foe).length > 0 || isFullyBlocked(foe)),
  perEnemyAttack: (game, _, foe) => {
    const phase = game.combat?.phase;
    return (
      isTarget(game, foe) &&
      isFacedRival(game, foe) &&
      (phase === 'attack' || (phase === 'ranged' && fortificationOf(game, foe) === 0))
    );
  },
  knowYourPrey: (game, at, foe) =>
    isTouched(game, at, foe) &&
    (ABILITIES.some((ability) => has(foe, ability)) ||
      resistancesOf(foe).length > 0 ||
      comingOf(game, foe).some((attack) => foe.attacks[attack]?.element !== 'physical')),
};

/**
 * The hero of another player is nobody's target (MK-17.23), but stands for the whole attack, which may lose its
 * swiftness (MK-17.11), for the walls that all may lose (MK-17.27), and as one of those who are counted (MK-17.26).
 */
function fitsHero(game: MageKnight, at: OpAt, hero: Foe): boolean {
  const op = opAt(at);
  if (op.op === 'stripAttackAbilities')
    return game.combat?.phase === 'block' && attackHas(hero, attackAt(hero, 0), 'swift');
  if (op.op === 'strip') return op.targets === 'all' && op.fort === true && fortificationOf(game, hero) > 0;
  return op.op === 'perEnemyAttack' && (fits.perEnemyAttack?.(game, at, hero) ?? false);
}

/** Whether the operation there would do something to an enemy that can be reached now. */
export function fitsFoe(game: MageKnight, at: OpAt, foe: Foe): boolean {
  const { combat } = game;
  if (combat === null) return false;
  if (isRivalHero(foe)) return fitsHero(game, at, foe);
  if (!isReachable(combat, foe)) return false;
  return fits[opAt(at).op]?.(game, at, foe) ?? false;
}

/** Of several targets, and those of whom none is picked. */
const isForAll = (at: OpAt): boolean => {
  const op = opAt(at);
  return 'targets' in op && (op.targets === 'all' || op.targets === 'others');
};

/** Operations of the same list: all of them mean the enemy that is picked first. */
const pickedTogether = (at: OpAt): OpAt[] => {
  const above = at.path.slice(0, -1);
  return listAt(at)
    .map((_, index): OpAt => ({ ...at, path: [...above, index] }))
    .filter((place) => !isForAll(place));
};

/** The enemy that this effect has picked already. */
export function pickedFoe(game: MageKnight, { source }: OpAt): Foe | undefined {
  const effect = effectOf(game);
  return effect?.source === source && effect.foe !== undefined ? foeAt(game, effect.foe) : undefined;
}

/** Enemies the operation may be aimed at: those any operation of its list does something to. */
export function foesFor(game: MageKnight, at: OpAt): number[] {
  const picked = pickedFoe(game, at);
  if (picked !== undefined) return fitsFoe(game, at, picked) ? [picked.id] : [];
  const places = isForAll(at) ? [at] : pickedTogether(at);
  return (game.combat?.foes ?? [])
    .filter((foe) => places.some((place) => fitsFoe(game, place, foe)))
    .map(({ id }) => id);
}

/** Attacks it may be aimed at, as `<foe>.<attack>`. */
export const attacksFor = (game: MageKnight, at: OpAt): string[] =>
  foesFor(game, at).flatMap((id) => {
    const foe = foeAt(game, id);
    return fitsFoe(game, at, foe) ? comingOf(game, foe).map((attack) => `${id}.${attack}`) : [];
  });
