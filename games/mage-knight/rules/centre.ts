// MK-6.20, .22: skills that lie in the middle of the table, and how they come back.
import type { Seat } from '@krcma/kernel';
import type { SkillId } from '../data/skills.ts';
import type { OpsSource } from '../data/sources.ts';
import { type HeldSkill, type Lasting, type MageKnight, playerAt } from '../state.ts';
import { note } from './script.ts';

export const skillOfSource = (source: OpsSource): SkillId => source.split(':')[1] as SkillId;

const tokenOf = (game: MageKnight, seat: Seat, source: OpsSource): HeldSkill | undefined =>
  playerAt(game, seat).skills.find(({ id }) => source === `skill:${id}`);

/** Into the middle until the next turn of its owner begins. */
export function layInCentre(game: MageKnight, seat: Seat, source: OpsSource): void {
  const token = tokenOf(game, seat, source);
  if (token === undefined) return;
  token.centre = true;
  note({ key: 'skill-in-the-middle', player: seat, skill: token.id });
}

/** Back to its owner, face down; what it did is over. */
export function returnSkill(game: MageKnight, by: Seat, lasting: Lasting): void {
  lasting.left = 0;
  const token = tokenOf(game, lasting.seat, lasting.source);
  if (token !== undefined) token.centre = false;
  note({ key: 'skill-returned', player: by, owner: lasting.seat, skill: skillOfSource(lasting.source) });
}
