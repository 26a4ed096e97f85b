// Skills of the common offer that effects reach.
import type { Seat } from '@krcma/kernel';
import type { SkillId } from '../data/skills.ts';
import { type HeldSkill, type MageKnight, playerAt } from '../state.ts';
import type { Can } from './sides.ts';
import { notItsTime, skillOf } from './skill-times.ts';

/** Those that can be used now as if they were own ones; what lies in the middle for others never. */
export const usableCommon = (game: MageKnight, seat: Seat, can: Can): SkillId[] =>
  game.commonSkills.filter((id) => {
    const { slot, usage } = skillOf(id);
    if (slot !== undefined || usage === 'passive' || notItsTime(game, seat, id) !== undefined) return false;
    return can(game, { player: seat, source: `skill:${id}`, path: [] });
  });

/** Own ones that may be given away: not one that lies in the middle or commands a unit. */
export function exchangeable(game: MageKnight, seat: Seat): SkillId[] {
  const { skills, units } = playerAt(game, seat);
  const isFree = ({ id, centre }: HeldSkill): boolean =>
    !centre && units.every(({ command }) => command !== id);
  return skills.filter(isFree).map(({ id }) => id);
}
