// MK-16.10 to .19: a level for each row that was crossed.
import { revealed } from '@krcma/kernel';
import type { AdvancedActionId } from '../data/advanced-actions.ts';
import { bringsSkill, levelAt, levelOf } from '../data/levels.ts';
import { type SkillId, skills } from '../data/skills.ts';
import { type MageKnight, type Player, playerAt } from '../state.ts';
import { revealDummySkill } from './dummy.ts';
import type { Use } from './effects/calls.ts';
import { dealOffers, gainCard, takeAdvancedOffered } from './offers.ts';
import { note, type Of, rule, ruleNamed } from './script.ts';
import { gainSkill } from './skill-gain.ts';

const REVEALED = 2;

/** By name: effects gain levels too. */
const useEffect = ruleNamed<Use>('useEffect');

/** MK-16.15, .17: of another hero. */
const isForeign = ({ hero }: Player, skill: SkillId): boolean => skills[skill].hero !== hero;

const mayRise = ({ level, fame }: Player): boolean => level < levelOf(fame);

export const isRising = (game: MageKnight, seat: number): boolean => mayRise(playerAt(game, seat));

/** What the next odd level will bring this turn still (MK-16.9). */
export const willGetCommand = (game: MageKnight, seat: number): boolean => {
  const { level, fame } = playerAt(game, seat);
  return levelAt(levelOf(fame)).commands > levelAt(level).commands;
};

function takeSkill(game: MageKnight, seat: number, skill: SkillId, shown: readonly SkillId[]): void {
  const player = playerAt(game, seat);
  player.skillPile = player.skillPile.filter((each) => !shown.includes(each));
  game.commonSkills = game.commonSkills.filter((each) => each !== skill);
  for (const each of shown) if (each !== skill) game.commonSkills.push(each);
  gainSkill(game, seat, skill);
  note({ key: 'skill-gained', player: seat, skill, offered: shown.filter((each) => each !== skill) });
  revealDummySkill(game);
}

const skillOption = (skill: SkillId) => ({
  id: `skill:${skill}`,
  label: { key: 'skill' as const, skill },
  thing: `skill:${skill}`,
});

export const levelUp = rule<Of>('levelUp')
  .do('rise', (game, { player }) => {
    const owner = playerAt(game, player);
    owner.level++;
    const { armor, handLimit, commands } = levelAt(owner.level);
    note({ key: 'level-up', player, level: owner.level, armor, handLimit, commands });
  })
  .exitIf('odd', (game, { player }) => !bringsSkill(playerAt(game, player).level))
  .set('shown', (game, { player }): SkillId[] => {
    dealOffers(game);
    const shown = playerAt(game, player).skillPile.slice(-REVEALED);
    revealed();
    note({ key: 'skills-shown', player, skills: shown });
    return shown;
  })
  .maybeChoose('skill', {
    kind: 'one',
    values: (game, { player, shown }) => {
      const owner = playerAt(game, player);
      const all = [...shown, ...game.commonSkills.filter((skill) => isForeign(owner, skill))];
      return all.length === 0 ? undefined : all;
    },
    option: (_, skill, { shown }) => ({
      ...skillOption(skill),
      rule: shown.includes(skill) ? 'MK-16.14' : 'MK-16.15',
    }),
    prompt: (game, { player }) => ({ key: 'ask-skill', level: playerAt(game, player).level }),
    refused: (game, { player }) => {
      const owner = playerAt(game, player);
      return game.commonSkills
        .filter((skill) => !isForeign(owner, skill))
        .map((skill) => ({ ...skillOption(skill), reason: { key: 'own-skill-rejected' }, rule: 'MK-16.17' }));
    },
    always: true,
  })
  .maybeChoose('action', {
    kind: 'one',
    values: (game, { skill, shown }): readonly AdvancedActionId[] | undefined => {
      const { offer } = game.advanced;
      if (offer.length === 0) return undefined;
      return skill === undefined || shown.includes(skill) ? offer : offer.slice(0, 1);
    },
    option: (_, card) => ({
      id: `learn:${card}`,
      label: { key: 'learn', card },
      thing: `offer:${card}`,
      rule: 'MK-16.14',
    }),
    prompt: () => ({ key: 'ask-action' }),
  })
  .do('gain', (game, { player, skill, shown, action }) => {
    if (skill !== undefined) takeSkill(game, player, skill, shown);
    if (action === undefined) return;
    takeAdvancedOffered(game, action);
    gainCard(game, player, action);
  })
  .maybeCall('passive', useEffect, (_, { player, skill }): Use | undefined =>
    skill !== undefined && skills[skill].usage === 'passive'
      ? { player, source: `skill:${skill}`, path: [] }
      : undefined,
  );
