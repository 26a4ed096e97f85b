// Chapters DL-TRP and DL-TCD: a planned trap is sprung.
import { isRecording, revealed } from '@krcma/kernel';
import { classOf } from '../../data/adventurers.ts';
import { type Trap, type TrapDamage, type TrapId, trapOf } from '../../data/traps.ts';
import { inYear } from '../../data/types.ts';
import type { Hero, Lord } from '../../state.ts';
import { loseImps } from '../goods.ts';
import { note } from '../script.ts';
import { wound } from './damage.ts';
import { battleOf, type Fight, isBeaten } from './fight.ts';
import { hitPointsOf, iconsOf } from './heroes.ts';
import { placeOf } from './plan.ts';

/** A trap that is aimed at somebody of its owner's choice. */
export const isAimed = (trap: TrapId): boolean =>
  trapOf(trap).damage[0].some(({ target }) => target === 'chosen');

/** The traps that may be sprung next, equal ones once (DL-RM.10). */
export function trapsToSpring(lord: Lord): readonly TrapId[] {
  const { traps } = battleOf(lord);
  return traps[0] === traps[1] ? traps.slice(0, 1) : traps;
}

function isHit({ target }: TrapDamage, place: number, count: number, aim: number): boolean {
  switch (target) {
    case 'first':
      return place === 0;
    case 'second':
      return place === 1;
    case 'last':
      return place === count - 1;
    case 'each':
      return true;
    case 'others':
      return place > 0;
    case 'chosen':
      return place === aim;
  }
}

/** What it would do to each, front to rear, before anything is cancelled (DL-TRP.2). */
function damageBy(trap: Trap, { year, lord: { party } }: Fight, aim: number): number[] {
  return party.map((hero, place) => {
    let sum = 0;
    for (const damage of inYear(trap.damage, year))
      if (isHit(damage, place, party.length, aim))
        sum += damage.amount === 'hit-points' ? hitPointsOf(hero) : damage.amount;
    return sum;
  });
}

/**
 * It is turned up before all eyes and out of the game, its bait lost and its price paid (DL-TRP.1). Who planned it could
 * pay; a guess at another's plan pays what there is.
 */
export function turnUpTrap(fight: Fight, trap: TrapId): void {
  const { lord, year, player, game } = fight;
  const battle = battleOf(lord);
  const { gold = 0, food = 0, imp = 0 } = inYear(trapOf(trap).pay, year);
  const bait = Math.min(battle.bait, placeOf(lord, battle.cell).bait);
  battle.bait -= bait;
  lord.gold = Math.max(0, lord.gold - gold);
  lord.food = Math.max(0, lord.food - food);
  loseImps(lord, imp);
  battle.traps.splice(battle.traps.indexOf(trap), 1);
  game?.distant.traps.push(trap);
  revealed();
  if (isRecording()) note({ key: 'trap-sprung', player, trap, pays: inYear(trapOf(trap).pay, year), bait });
}

/** Cancels from the front on and deals the rest (DL-TRP.2); nobody is out before all of it is laid down. */
function dealTrap(fight: Fight, trap: TrapId, aim: number): void {
  const { lord, player } = fight;
  const battle = battleOf(lord);
  const heroes: Hero[] = lord.party.slice();
  const damage = damageBy(trapOf(trap), fight, aim);
  battle.antiTrap ??= iconsOf(lord.party, 'antiTrap');
  for (const [place, hero] of heroes.entries()) {
    const points = damage[place] as number;
    if (points === 0) continue;
    const cancelled = Math.min(battle.antiTrap, points);
    battle.antiTrap -= cancelled;
    if (cancelled > 0) note({ key: 'trap-cancelled', player, trap, hero: hero.id, cancelled, of: points });
    if (points > cancelled) wound(fight, hero, points - cancelled, trap);
    if (isBeaten(lord)) return;
  }
}

/** Only damage is ever cancelled (DL-TRP.4): what else a trap does holds. */
function applySpecials({ lord, player }: Fight, trap: TrapId, aimed: Hero | undefined): void {
  const { noConquest, poison, silences } = trapOf(trap);
  const battle = battleOf(lord);
  if (noConquest) battle.noConquest = true;
  if (aimed === undefined) return;
  if (poison !== undefined) battle.late.push({ hero: aimed.id, damage: poison });
  const silenced = silences ? classOf(aimed.id) : undefined;
  if (silenced === 'wizard') battle.noSpells = true;
  if (silenced === 'priest') battle.noHealing = true;
  if (silenced === 'wizard' || silenced === 'priest') note({ key: 'silenced', player, class: silenced });
}

/** Springs a trap that lies open; `aim` is a place in the party where it needs one. */
export function springTrap(fight: Fight, trap: TrapId, aim = -1): void {
  const aimed = fight.lord.party[aim];
  dealTrap(fight, trap, aim);
  applySpecials(fight, trap, aimed);
}
