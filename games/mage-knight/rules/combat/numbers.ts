// Chapter MK-13: what an enemy is now. Each number is one fold of what is printed and of everything that changes it.
import { cities } from '../../data/cities.ts';
import type { City } from '../../data/city.ts';
import { type EnemyId, enemies } from '../../data/enemies.ts';
import { type Ability, ATTACK_ABILITIES, type AttackAbility, type Enemy } from '../../data/enemy.ts';
import { LEVEL_FAME, leaderCard, levelOfLeader } from '../../data/factions.ts';
import type { Basic, Element, Resistance } from '../../data/types.ts';
import type { Foe, FoeAttack, MageKnight, Rival } from '../../state.ts';
import { opAt } from '../effects/op-at.ts';
import { works } from '../lasting.ts';
import { spares } from '../teams.ts';
import { dieArmor, dieAttack } from '../variants/interactive-combat.ts';

/** Where a part of a number came from. */
export type PartFrom =
  | 'printed'
  | 'elusive'
  | 'set'
  | 'city'
  | 'effects'
  | 'others'
  | 'least'
  | 'vampiric'
  | 'defended'
  | 'swift'
  | 'brutal'
  | 'die';

export type Part = { readonly from: PartFrom; readonly n: number };

const cityOf = (colour: Basic): City => cities[colour];

/** Whoever is fought, as far as a combat reads it: a token of an enemy, or what another player sends. */
export type Fighter = Omit<Enemy, 'colour' | 'set' | 'copies'>;

/** Wounds of units and heroes bring no fame (MK-17.21). */
const fighterOf = (rival: Rival): Fighter => ({ ...rival, fame: 0 });

/** MK-24.6: the leader of a faction is what its level makes it. */
const levelNow = ({ id, level }: NonNullable<Foe['leader']>): Fighter => {
  const { followers: _followers, ...fighter } = levelOfLeader(id, level);
  return { ...fighter, fame: LEVEL_FAME, faction: leaderCard(id).faction };
};

export function enemyOf({ enemy, rival, leader }: Pick<Foe, 'enemy' | 'rival' | 'leader'>): Fighter {
  if (leader !== undefined) return levelNow(leader);
  return rival === undefined ? enemies[enemy as EnemyId] : fighterOf(rival);
}

/** The hero of another player: never a target by itself, but whoever is attacked and blocked (MK-17.23). */
export const isRivalHero = ({ rival }: Foe): boolean => rival?.unit === null;

/** Nothing is done to it but to block it (MK-23.28). */
export const isUntouchable = (foe: Foe): boolean => enemyOf(foe).untouchable === true;

const isBlocked = ({ state }: FoeAttack): boolean => state === 'blocked';

/** Every attack of it was blocked (MK-13.28). */
export const isFullyBlocked = ({ attacks }: Foe): boolean => attacks.length > 0 && attacks.every(isBlocked);

/** Abilities gained in the combat count like printed ones (MK-13.33). */
export function has(foe: Foe, ability: Ability): boolean {
  if (foe.lost.abilities.includes(ability)) return false;
  return enemyOf(foe).abilities.includes(ability) || foe.gained.includes(ability);
}

/** Of one attack: what its enemy has, and what a city gives to physical ones (MK-13.29, MK-14.12). */
export function attackHas(foe: Foe, attack: FoeAttack, ability: AttackAbility): boolean {
  if (attack.bare) return false;
  if (has(foe, ability)) return true;
  if (attack.element !== 'physical' || foe.lost.abilities.includes(ability)) return false;
  for (const colour of foe.city) if (cityOf(colour).physicalGains === ability) return true;
  return false;
}

export const attackAbilities = (foe: Foe, attack: FoeAttack): AttackAbility[] =>
  ATTACK_ABILITIES.filter((each) => attackHas(foe, attack, each));

export const resists = (foe: Foe, element: Resistance): boolean =>
  enemyOf(foe).resistances.includes(element) && !foe.lost.resistances.includes(element);

export const resistancesOf = (foe: Foe): Resistance[] =>
  (['physical', 'fire', 'ice'] as const).filter((each) => resists(foe, each));

/** Points of this element count half against it (MK-12.6, MK-13.20). */
export const withstands = (foe: Foe, element: Element): boolean =>
  element === 'coldFire' ? resists(foe, 'fire') && resists(foe, 'ice') : resists(foe, element);

/** How often it is fortified: by what it is, and by where it stands (MK-12.3, .4, MK-13.16, .17). */
export function fortificationOf(game: MageKnight, foe: Foe): number {
  if (foe.lost.fort) return 0;
  const own = has(foe, 'fortified') ? 1 : 0;
  if (foe.fortified === 0 || has(foe, 'unfortified')) return own;
  return works(game, game.active, 'ignoreSiteFort') ? own : own + foe.fortified;
}

function part(n: number, from: PartFrom, into: Part[] | undefined): number {
  if (n !== 0) into?.push({ from, n });
  return n;
}

/** The lower Armor of an elusive one holds in the attack phase alone, and only after every block (MK-13.21). */
const isElusive = (game: MageKnight, foe: Foe): boolean =>
  has(foe, 'elusive') && !(game.combat?.phase === 'attack' && isFullyBlocked(foe));

/**
 * Armor. What lowers it does so to the printed number and the city's bonus, never below 1; what the enemy gained by
 * drinking and defending is on top (MK-11.24, MK-13.15, .22, .25).
 */
export function armorOf(game: MageKnight, foe: Foe, into?: Part[]): number {
  const { armor, elusive = armor } = enemyOf(foe);
  let n = 0;
  if (foe.armorSet !== null) n += part(foe.armorSet, 'set', into);
  else {
    n += part(armor, 'printed', into);
    if (isElusive(game, foe)) n += part(elusive - armor, 'elusive', into);
    for (const colour of foe.city) n += part(cityOf(colour).armor ?? 0, 'city', into);
    n += part(foe.armorDelta, 'effects', into);
    if (n < 1) n += part(1 - n, 'least', into);
  }
  n += part(foe.grown, 'vampiric', into) + part(foe.guarded, 'defended', into);
  return n + part(dieArmor(game, foe), 'die', into);
}

const cityBonus = ({ city }: Foe, element: Element): number => {
  let n = 0;
  for (const colour of city) {
    const { elemental = 0, coldFire = 0 } = cityOf(colour);
    if (element === 'fire' || element === 'ice') n += elemental;
    else if (element === 'coldFire') n += coldFire;
  }
  return n;
};

export const attackAt = (foe: Foe, attack: number): FoeAttack => foe.attacks[attack] as FoeAttack;

/** What other players' skills add while attacks are blocked. */
function othersBonus(game: MageKnight): number {
  const { active, combat } = game;
  if (game.lasting.length === 0 || combat?.phase !== 'block') return 0;
  let n = 0;
  for (const lasting of game.lasting) {
    const op = opAt(lasting);
    if (lasting.seat === active || op.op !== 'othersEnemiesAttack') continue;
    if (!spares(game, lasting, active)) n += op.n;
  }
  return n;
}

/** Parts of the attack of another player that count: what units give as the blocker has left it (MK-17.28). */
function sharesOf(game: MageKnight): { readonly n: number; readonly element: Element }[] {
  const shares: { n: number; element: Element }[] = [];
  for (const { n, element, unit } of game.duel?.attack ?? [])
    if (unit === undefined) shares.push({ n, element });
  for (const foe of game.combat?.foes ?? []) {
    if (foe.rival === undefined || isRivalHero(foe) || foe.still) continue;
    for (let index = 0; index < foe.rival.attacks.length; index++) {
      const { state, element } = attackAt(foe, index);
      if (state !== 'cancelled') shares.push({ n: attackValue(game, foe, index), element });
    }
  }
  return shares;
}

/** What it all comes to (MK-17.11). */
export const wholeAttack = (game: MageKnight): number => sharesOf(game).reduce((sum, { n }) => sum + n, 0);

/** The elements that the attack of another player has (MK-17.10, .13, .17). */
export const elementsOf = (game: MageKnight): Element[] => [
  ...new Set(sharesOf(game).flatMap(({ n, element }) => (n > 0 ? [element] : []))),
];

/** What an attack is worth before it is doubled (MK-11.24); 0 deals nothing. */
export function attackValue(game: MageKnight, foe: Foe, index: number, into?: Part[]): number {
  if (isRivalHero(foe)) return part(wholeAttack(game), 'printed', into);
  const attack = attackAt(foe, index);
  let n = part(enemyOf(foe).attacks[index]?.n ?? 0, 'printed', into);
  n += part(cityBonus(foe, attack.element), 'city', into);
  n += part(attack.delta, 'effects', into);
  if (foe.rival === undefined) n += part(othersBonus(game), 'others', into);
  if ((enemyOf(foe).attacks[index]?.n ?? 0) > 0) n += part(dieAttack(game, foe), 'die', into);
  if (n < 0) n += part(-n, 'least', into);
  return n;
}

/** What a block must reach: twice as much against a swift one (MK-12.15, MK-13.5). */
export function blockNeed(game: MageKnight, foe: Foe, index: number, into?: Part[]): number {
  const n = attackValue(game, foe, index, into);
  return attackHas(foe, attackAt(foe, index), 'swift') ? n + part(n, 'swift', into) : n;
}

/** What it deals unblocked: twice as much if it is brutal (MK-12.20, MK-13.6). */
export function damageOf(game: MageKnight, foe: Foe, index: number, into?: Part[]): number {
  const n = attackValue(game, foe, index, into);
  return attackHas(foe, attackAt(foe, index), 'brutal') ? n + part(n, 'brutal', into) : n;
}
