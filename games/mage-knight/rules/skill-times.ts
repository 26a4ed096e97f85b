// MK-6.19: when a skill may be used on the own turn, and by what else it is barred.
import type { Seat } from '@krcma/kernel';
import type { Skill, SkillRestriction } from '../data/skill.ts';
import { type SkillId, skills } from '../data/skills.ts';
import type { MageKnight } from '../state.ts';
import type { Why } from './action.ts';
import { works } from './lasting.ts';

export const skillOf = (id: SkillId): Skill => skills[id];

const isTime: Readonly<Record<SkillRestriction, (game: MageKnight) => boolean>> = {
  anyTurn: () => true,
  notInCombat: ({ combat }) => combat === null,
  combat: ({ combat }) => combat !== null,
  blockPhase: ({ combat }) => combat?.phase === 'block',
  interactionOnly: ({ turn }) => turn.interaction !== null,
  notInInteraction: ({ turn }) => turn.interaction === null,
};

const isLocking = (id: SkillId): boolean => skillOf(id).ops.some(({ op }) => op === 'motivationLock');

/** Whatever lies on its token: why it is not the time for it. */
export function notItsTime(game: MageKnight, seat: Seat, id: SkillId): Why | undefined {
  const { restriction } = skillOf(id);
  if (restriction !== undefined && !isTime[restriction](game))
    return { reason: { key: 'skill-not-now', restriction }, rule: 'MK-6.19' };
  if (isLocking(id) && works(game, seat, 'motivationLock'))
    return { reason: { key: 'motivation-locked' }, rule: 'MK-6.21' };
  return undefined;
}
