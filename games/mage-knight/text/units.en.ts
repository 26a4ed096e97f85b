// Units, skills, healing, banners and faction tokens.
import type { Names, Words } from '@krcma/kernel';
import type { SkillRestriction } from '../data/skill.ts';
import type { UnitCard } from '../data/unit-card.ts';
import { type UnitId, units } from '../data/units.ts';
import type { UnitEvent, UnitMessage } from '../messages/units.ts';
import { listAt } from '../rules/effects/op-at.ts';
import { say } from './effects.en.ts';
import { skillNames, unitNames } from './names-people.en.ts';
import { colourNames } from './names-places.en.ts';
import { wounds } from './phrases.en.ts';

const times: Readonly<Record<SkillRestriction, string>> = {
  anyTurn: 'on any turn',
  notInCombat: 'outside of combat',
  combat: 'in a combat',
  blockPhase: 'in the block phase',
  interactionOnly: 'in an interaction',
  notInInteraction: 'outside of interactions',
};

/** "Red mana: Ranged Fire Attack 6". */
const abilityWords = (unit: UnitId, ability: number): string => {
  const { mana } = (units[unit] as UnitCard).abilities[ability] ?? {};
  const does = say(listAt({ source: `unit:${unit}:${ability}`, path: [] }));
  return mana === undefined ? does : `${colourNames[mana]} mana: ${does}`;
};

export const unitMessages: Words<UnitMessage, Names> = {
  activate: ({ unit }) => `Activate ${unitNames[unit]}`,
  'ask-ability': ({ unit }) => `${unitNames[unit]}: which ability?`,
  ability: ({ unit, ability }) => abilityWords(unit, ability),
  'unit-is-spent': () => 'This unit is spent until it is readied or the round ends.',
  'unit-does-nothing': ({ unit }) => `None of the abilities of ${unitNames[unit]} would do anything now.`,
  'ability-does-nothing': () => 'This ability would do nothing now.',
  'ability-heals': () => 'There is no healing in a combat.',
  'ability-used': () => 'This ability was used by this activation.',

  'use-skill': ({ skill }) => `Use ${skillNames[skill]}`,
  'skill-used': () => 'This skill was used this turn.',
  'skill-is-down': () => 'This skill lies face down.',
  'skill-in-centre': () => 'This skill lies in the middle until your next turn.',
  'skill-does-nothing': () => 'This skill would do nothing now.',
  'skill-not-now': ({ restriction }) => `This skill is used ${times[restriction]} only.`,

  'heal-hand': () => 'Heal a wound in your hand',
  'heal-unit': ({ unit, cost, wounds: n }) => `Heal ${unitNames[unit]} (${wounds(n)}) for ${cost} Healing`,
  'no-healing': ({ cost, heal }) => `It costs ${cost} Healing, you have ${heal}.`,
};

export const unitEvents: Words<UnitEvent, Names> = {
  'unit-activated': ({ player, unit, ability }, { seat }) =>
    `${seat(player)} activates ${unitNames[unit]}: ${abilityWords(unit, ability)}.`,
  'skill-used': ({ player, skill }, { seat }) => `${seat(player)} uses ${skillNames[skill]}.`,
  'wound-healed': ({ player }, { seat }) => `${seat(player)} heals a wound in hand.`,
  'unit-healed': ({ player, unit, wounds: n }, { seat }) =>
    `${seat(player)} heals ${unitNames[unit]}${n === 0 ? '' : `, ${wounds(n)} left`}.`,
};
