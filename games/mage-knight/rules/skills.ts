// MK-6.18 to .22: skills are used once in a turn or once in a round.
import { type ActKind, calling, type Seat } from '@krcma/kernel';
import type { Skill } from '../data/skill.ts';
import type { SkillId } from '../data/skills.ts';
import type { MageKnightTypes } from '../messages.ts';
import { type HeldSkill, type MageKnight, playerAt } from '../state.ts';
import type { Why } from './action.ts';
import { isPartlyAttending } from './duel/turns.ts';
import type { Use } from './effects/calls.ts';
import { canCarryOut } from './effects/possible.ts';
import { note, type Of, ruleNamed } from './script.ts';
import { notItsTime, skillOf } from './skill-times.ts';

const useEffect = ruleNamed<Use>('useEffect');

/** Why a skill cannot be used now; undefined when it can. */
export function whyNotSkill(
  game: MageKnight,
  seat: Seat,
  { id, down, used, centre }: HeldSkill,
): Why | undefined {
  const { usage } = skillOf(id);
  if (usage === 'passive') return { reason: { key: 'skill-does-nothing' }, rule: 'MK-6.19' };
  if (centre) return { reason: { key: 'skill-in-centre' }, rule: 'MK-6.20' };
  if (down) return { reason: { key: 'skill-is-down' }, rule: 'MK-6.19' };
  if (used) return { reason: { key: 'skill-used' }, rule: 'MK-6.19' };
  if (isPartlyAttending(game, seat) && skillOf(id).restriction !== 'anyTurn')
    return { reason: { key: 'attends-in-part' }, rule: 'MK-17.7' };
  const notNow = notItsTime(game, seat, id);
  if (notNow !== undefined) return notNow;
  if (!canCarryOut(game, { player: seat, source: `skill:${id}`, path: [] }))
    return { reason: { key: 'skill-does-nothing' }, rule: 'MK-1.16' };
  return undefined;
}

/** With the own turn what is used once in a turn is fresh, and what lay in the middle comes back face down. */
export function renewSkills(game: MageKnight, seat: Seat): void {
  for (const skill of playerAt(game, seat).skills) {
    skill.used = false;
    skill.centre = false;
  }
}

type SkillAct = { readonly do: 'skill'; readonly skill: SkillId };

const optionOf = (skill: SkillId) => ({
  id: `skill:${skill}`,
  label: { key: 'use-skill' as const, skill },
  thing: `skill:${skill}`,
});

const skillsWhere = (fits: (skill: Skill) => boolean): ActKind<MageKnightTypes, Of, SkillAct> => ({
  list: (game, { player }, into) => {
    for (const held of playerAt(game, player).skills)
      if (fits(skillOf(held.id)) && whyNotSkill(game, player, held) === undefined)
        into.push({ do: 'skill', skill: held.id });
  },
  option: (_, { skill }) => ({ ...optionOf(skill), rule: 'MK-6.19' }),
  refused: (game, { player }) =>
    playerAt(game, player).skills.flatMap((held) => {
      const why = fits(skillOf(held.id)) ? whyNotSkill(game, player, held) : undefined;
      return why === undefined ? [] : [{ ...optionOf(held.id), ...why }];
    }),
  carryOut: (game, { skill }, { player }) => {
    const held = playerAt(game, player).skills.find(({ id }) => id === skill);
    if (held === undefined) return undefined;
    if (skillOf(skill).usage === 'perRound') held.down = true;
    else held.used = true;
    note({ key: 'skill-used', player, skill });
    return calling(useEffect, { player, source: `skill:${skill}`, path: [] });
  },
});

/** On the own turn, in a combat or not. */
export const useSkill = skillsWhere(() => true);

/** Before the own turn, or while others play (MK-4.1, MK-6.21). */
export const skillBefore = skillsWhere(({ restriction }) => restriction === 'anyTurn');
