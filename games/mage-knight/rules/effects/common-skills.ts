// Skills of the common offer are used, taken or exchanged (data/ops.ts).
import type { Seat } from '@krcma/kernel';
import type { SkillId } from '../../data/skills.ts';
import { type MageKnight, playerAt } from '../../state.ts';
import { exchangeable, usableCommon } from '../common-skills.ts';
import { note, rule, ruleNamed } from '../script.ts';
import { gainSkill } from '../skill-gain.ts';
import { skillOf } from '../skill-times.ts';
import type { Use } from './calls.ts';
import { NONE, orNone } from './inner.ts';
import type { OpAt, Operations } from './op-at.ts';
import { canCarryOut } from './possible.ts';

const useEffect = ruleNamed<Use>('useEffect');

const skillOption = (skill: SkillId) => ({
  id: `skill:${skill}`,
  label: { key: 'skill' as const, skill },
  thing: `skill:${skill}`,
});

/** It depends on a hidden hand what can be used: that is asked in any case. */
const useCommonSkill = rule<OpAt>('useCommonSkill')
  .choose('skill', {
    kind: 'one',
    always: true,
    values: (game, { player }) => orNone(usableCommon(game, player, canCarryOut)),
    option: (_, skill) => (skill === null ? NONE : skillOption(skill)),
    prompt: (_, { source }) => ({ key: 'ask-common-skill', source }),
  })
  .exitWithout('skill')
  .do('tell', (_, { player, skill }) => note({ key: 'skill-used', player, skill }))
  .call(
    'used',
    useEffect,
    (_, { player, skill }): Use => ({
      player,
      source: `skill:${skill}`,
      path: [],
      times: skillOf(skill).usage === 'perTurn' ? 2 : 1,
    }),
  );

function take(game: MageKnight, seat: Seat, skill: SkillId): void {
  game.commonSkills = game.commonSkills.filter((each) => each !== skill);
  gainSkill(game, seat, skill);
  note({ key: 'skill-gained', player: seat, skill, offered: [] });
}

/** What works by itself does so from now on. */
const ifPassive = (player: Seat, skill: SkillId): Use | undefined =>
  skillOf(skill).usage === 'passive' ? { player, source: `skill:${skill}`, path: [] } : undefined;

/** It is used only where there is something to take (`possible`). */
const takeCommonSkill = rule<OpAt>('takeCommonSkill')
  .choose('skill', {
    kind: 'one',
    values: ({ commonSkills }) => commonSkills,
    option: (_, skill) => skillOption(skill),
    prompt: (_, { source }) => ({ key: 'ask-common-skill', source }),
  })
  .do('take', (game, { player, skill }) => take(game, player, skill))
  .maybeCall('passive', useEffect, (_, { player, skill }) => ifPassive(player, skill));

const swapCommonSkill = rule<OpAt>('swapCommonSkill')
  .choose('given', {
    kind: 'one',
    values: (game, { player }) => exchangeable(game, player),
    option: (_, skill) => skillOption(skill),
    prompt: (_, { source }) => ({ key: 'ask-skill-given', source }),
  })
  .choose('skill', {
    kind: 'one',
    values: ({ commonSkills }) => commonSkills,
    option: (_, skill) => skillOption(skill),
    prompt: (_, { source }) => ({ key: 'ask-common-skill', source }),
  })
  .do('swap', (game, { player, given, skill }) => {
    const owner = playerAt(game, player);
    owner.skills = owner.skills.filter(({ id }) => id !== given);
    take(game, player, skill);
    game.commonSkills.push(given);
    note({ key: 'skill-given-up', player, skill: given });
  })
  .maybeCall('passive', useEffect, (_, { player, skill }) => ifPassive(player, skill));

export const commonSkillOperations: Operations = { useCommonSkill, takeCommonSkill, swapCommonSkill };
