// Chapter DL-CMB.3-4: wounds, and what becomes of those who have too many.
import { isRecording } from '@krcma/kernel';
import { isPaladin, PHANTOM } from '../../data/adventurers.ts';
import type { Wounded } from '../../messages/combat.ts';
import type { Hero } from '../../state.ts';
import { note } from '../script.ts';
import { battleOf, type Fight, isBeaten } from './fight.ts';
import { healthOf } from './heroes.ts';

/** What wounds somebody. */
export type Cause = Wounded['by'];

/** A phantom vanishes, everybody else is imprisoned by whoever owns the dungeon; the paladin is out (DL-PAL.9). */
function eliminate({ game, lord, player }: Fight, hero: Hero): void {
  const { id } = hero;
  lord.party.splice(lord.party.indexOf(hero), 1);
  if (id !== PHANTOM) lord.prison.push(id);
  if (game !== undefined && isPaladin(id)) game.paladin = { host: null, gone: true };
  note({ key: 'hero-beaten', player, hero: id });
  if (isBeaten(lord)) lord.party.length = 0;
}

/** Deals damage as it is, and gives whether it eliminated him. */
export function wound(fight: Fight, hero: Hero, damage: number, by: Cause, absorbed = 0): boolean {
  hero.damage += damage;
  const left = Math.max(0, healthOf(hero));
  if (isRecording())
    note({
      key: 'hero-wounded',
      player: fight.player,
      hero: hero.id,
      by,
      damage,
      left,
      ...(absorbed > 0 && { absorbed }),
    });
  if (left > 0) return false;
  eliminate(fight, hero);
  return true;
}

/** Deals what a shield lets through (DL-SPL.3), and gives whether it eliminated him. */
export function hit(fight: Fight, hero: Hero, points: number, by: Cause): boolean {
  const battle = battleOf(fight.lord);
  const absorbed = Math.min(battle.shield, points);
  battle.shield -= absorbed;
  return wound(fight, hero, points - absorbed, by, absorbed);
}
