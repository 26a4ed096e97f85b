// Chapters DL-CLS, DL-PAL.7 and DL-SPL.23: what the heroes of a party can do.
import { classOf, type Skills, skillsOf } from '../../data/adventurers.ts';
import type { Battle, Hero } from '../../state.ts';

export const hitPointsOf = ({ id, bonus }: Hero): number => skillsOf(id).hitPoints + bonus;

/** How much more he stands. */
export const healthOf = (hero: Hero): number => hitPointsOf(hero) - hero.damage;

type Skill = 'antiTrap' | 'healing' | 'magic';

/** Icons of the living are added up (DL-TRP.3, DL-FST.2, DL-HEAL.3). */
export function iconsOf(party: readonly Hero[], skill: Skill): number {
  let icons = 0;
  for (const { id } of party) icons += (skillsOf(id) as Skills)[skill] ?? 0;
  return icons;
}

/** Whom nothing but late damage reaches this round (DL-SPL.20). */
export const isInvisible = ({ invisible }: Battle, { id }: Hero): boolean =>
  invisible !== null && classOf(id) === invisible;
