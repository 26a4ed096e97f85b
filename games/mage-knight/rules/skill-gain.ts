// A skill token comes to a player (MK-6.18).
import { revealed, type Seat } from '@krcma/kernel';
import { type SkillId, skills } from '../data/skills.ts';
import type { HeldSkill, MageKnight } from '../state.ts';
import { playerAt } from '../state.ts';
import { note } from './script.ts';
import { rollDie } from './source.ts';

/** It remembers over the end of a round whether it was used. */
export const hasWheel = (id: SkillId): boolean => skills[id].ops.some(({ op }) => op === 'wheel');

/** Face up; where its wheel stands is rolled, and it does not turn before a turn has gone by without it. */
export function gainSkill(game: MageKnight, seat: Seat, id: SkillId): HeldSkill {
  const held: HeldSkill = { id, down: false, used: false, centre: false, colour: null };
  if (hasWheel(id)) {
    held.colour = rollDie(game);
    held.used = true;
    revealed();
    note({ key: 'wheel-turned', player: seat, skill: id, colour: held.colour });
  }
  playerAt(game, seat).skills.push(held);
  return held;
}
