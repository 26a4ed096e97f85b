// Sideways cards and skills (data/ops.ts from `sideways`).
import type { Seat } from '@krcma/kernel';
import type { SkillId } from '../../data/skills.ts';
import type { OpsSource } from '../../data/sources.ts';
import type { Colour } from '../../data/types.ts';
import { type HeldSkill, type MageKnight, playerAt } from '../../state.ts';
import { note, rule, ruleNamed } from '../script.ts';
import { nextOnWheel } from '../wheel.ts';
import { commonSkillOperations } from './common-skills.ts';
import { below, type OpAt, type Operations, opNamed } from './op-at.ts';
import { shapeOperations } from './shapeshift.ts';
import { sidewaysOperations } from './sideways.ts';

const carryOut = ruleNamed<OpAt>('carryOut');

/** The token of a skill that is being used; none where it is another's or lies in the common offer. */
const tokenOf = (game: MageKnight, seat: Seat, source: OpsSource): HeldSkill | undefined =>
  playerAt(game, seat).skills.find(({ id }) => source === `skill:${id}`);

/** The marker moves on, and its colour gives. */
const wheel = rule<OpAt>('wheel')
  .set('colour', (game, at): Colour => {
    const token = tokenOf(game, at.player, at.source);
    const colour = nextOnWheel(opNamed(at, 'wheel').order, token?.colour ?? null);
    if (token !== undefined) token.colour = colour;
    const skill = at.source.split(':')[1] as SkillId;
    note({ key: 'wheel-turned', player: at.player, skill, colour });
    return colour;
  })
  .call('carried', carryOut, (_, { colour, ...at }) => below(at, colour));

/** Face down until it is turned back (rules/flipping.ts). */
const flipFor = rule<OpAt>('flipFor')
  .do('flip', (game, { player, source }) => {
    const token = tokenOf(game, player, source);
    if (token !== undefined) Object.assign(token, { down: true, used: true });
  })
  .call('carried', carryOut, (_, at) => below(at, 'gives'));

export const skillOperations: Operations = {
  ...sidewaysOperations,
  ...shapeOperations,
  ...commonSkillOperations,
  wheel,
  flipFor,
};
