// Units, skills, healing, banners and faction tokens.
import { capital, type Names, type Words } from '@krcma/kernel';
import type { SkillRestriction } from '../data/skill.ts';
import type { Sideways } from '../data/types.ts';
import type { UnitCard } from '../data/unit-card.ts';
import { type UnitId, units } from '../data/units.ts';
import type { UnitEvent, UnitMessage } from '../messages/units.ts';
import { listAt } from '../rules/effects/op-at.ts';
import { say } from './effects.en.ts';
import { factionTokenNames, foeNames, skillNames, unitNames } from './names-people.en.ts';
import { colourNames, elementNames } from './names-places.en.ts';
import { card, sourceName, wounds } from './phrases.en.ts';

const times: Readonly<Record<SkillRestriction, string>> = {
  anyTurn: 'on any turn',
  notInCombat: 'outside of combat',
  combat: 'in a combat',
  blockPhase: 'in the block phase',
  interactionOnly: 'in an interaction',
  notInInteraction: 'outside of interactions',
};

const shapes: Readonly<Record<Sideways, string>> = {
  move: 'Move',
  influence: 'Influence',
  attack: 'Attack',
  block: 'Block',
};

/** "Red mana: Ranged Fire Attack 6". */
const abilityWords = (unit: UnitId, ability: number): string => {
  const { mana } = (units[unit] as UnitCard).abilities[ability] ?? {};
  const does = say(listAt({ source: `unit:${unit}:${ability}`, path: [] }));
  return mana === undefined ? capital(does) : `${capital(colourNames[mana])} mana: ${does}`;
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
  'motivation-locked': () => 'You use no Motivation again before the end of your next turn.',
  unflip: ({ skill }) => `Turn ${skillNames[skill]} face up`,
  'turn-wheel': ({ skill }) => `${skillNames[skill]}: move the marker one step`,
  'ask-common-skill': ({ source }) => `${sourceName(source)}: which skill of the common offer?`,
  'ask-skill-given': ({ source }) => `${sourceName(source)}: which of your skills do you give up?`,
  'ask-sideways': ({ source }) => `${sourceName(source)}: which card, and for what?`,
  'play-without-die': ({ as, n }) => `Sideways: ${shapes[as]} ${n}, with no die of the Source this turn`,
  shapeshift: ({ card: id, side, to, n, element }) =>
    `${card(id)}${side === 'powered' ? ', powered' : ''}: ${shapes[to]} ${n}${to === 'move' || element === 'physical' ? '' : ` (${elementNames[element]})`}`,

  'use-faction-token': ({ token }) => `Use ${factionTokenNames[token]}`,
  'faction-token-does-nothing': () => 'This token would do nothing now.',
  'give-faction-token': ({ token, for: what, n }) =>
    `Give ${factionTokenNames[token]} for ${what === 'fame' ? 'Fame' : 'Influence'} ${n}`,

  'heal-hand': () => 'Heal a wound in your hand',
  'heal-unit': ({ unit, cost, wounds: n }) => `Heal ${unitNames[unit]} (${wounds(n)}) for ${cost} Healing`,
  'no-healing': ({ cost, heal }) => `It costs ${cost} Healing, you have ${heal}.`,

  unit: ({ unit }) => unitNames[unit],
  'ask-own-unit': ({ source }) => `${sourceName(source)}: which unit?`,
  'ask-ready-levels': ({ source, n }) => `${sourceName(source)}: ready units of ${n} levels in all`,
  'ask-offered-unit': ({ source }) => `${sourceName(source)}: which unit of the offer?`,
  'borrow-unit': ({ unit }) => `Use an ability of ${unitNames[unit]}`,

  'use-banner': ({ card: id, unit }) => `Use ${card(id)} of ${unitNames[unit]}`,
  'banner-was-used': () => 'This banner was used this round.',
  'unit-is-ready': () => 'This unit is ready.',
  'no-attack-to-stop': () => 'There is no attack now that it could stop.',
  'ask-stop-attack': () => 'Which attack do you stop?',
  'stop-attack': ({ enemy, n, element }) => `${foeNames[enemy]}: ${elementNames[element]} attack ${n}`,
  'ask-shield': ({ card: id, unit }) => `Does ${card(id)} keep the wound from ${unitNames[unit]}?`,
  shield: ({ card: id }) => `Turn ${card(id)} over`,
  'no-shield': () => 'Take the wound',
  'ask-familiar': ({ unit }) => `${unitNames[unit]}: pay a crystal or let them go`,
  'ask-familiar-colour': ({ unit }) => `${unitNames[unit]}: which crystal do they come for?`,
  'feed-familiar': ({ colour }) => `Pay a ${colourNames[colour]} crystal`,
};

export const unitEvents: Words<UnitEvent, Names> = {
  'unit-activated': ({ player, unit, ability }, { seat }) =>
    `${seat(player)} activates ${unitNames[unit]}: ${abilityWords(unit, ability)}.`,
  'skill-used': ({ player, skill }, { seat }) => `${seat(player)} uses ${skillNames[skill]}.`,
  'wound-healed': ({ player }, { seat }) => `${seat(player)} heals a wound in hand.`,
  'unit-readied': ({ player, unit }, { seat }) => `${seat(player)} readies ${unitNames[unit]}.`,
  'unit-wounds-itself': ({ player, unit }, { seat }) => `${unitNames[unit]} of ${seat(player)} take a wound.`,
  'banner-attached': ({ player, card: id, unit }, { seat }) =>
    `${seat(player)} attaches ${card(id)} to ${unitNames[unit]}.`,
  'attack-stopped': ({ player, unit, enemy }, { seat }) =>
    `${unitNames[unit]} of ${seat(player)} stop an attack of ${foeNames[enemy]}.`,
  'wound-shielded': ({ player, unit, left }, { seat }) =>
    `A banner keeps a wound from ${unitNames[unit]} of ${seat(player)}; ${left} damage is left.`,
  'familiar-fed': ({ player, unit, colour }, { seat }) =>
    `${seat(player)} gives ${unitNames[unit]} a ${colourNames[colour]} crystal.`,
  'skill-turned-up': ({ player, skill }, { seat }) => `${seat(player)} turns ${skillNames[skill]} face up.`,
  'skill-given-up': ({ player, skill }, { seat }) =>
    `${seat(player)} puts ${skillNames[skill]} into the common offer.`,
  'wheel-turned': ({ player, skill, colour }, { seat }) =>
    `${seat(player)}: ${skillNames[skill]} stands at ${colourNames[colour]}.`,
  'faction-token-gained': ({ player, token }, { seat }) =>
    `${seat(player)} gains ${factionTokenNames[token]}.`,
  'faction-token-used': ({ player, token }, { seat }) => `${seat(player)} uses ${factionTokenNames[token]}.`,
  'faction-token-given': ({ player, token, for: what }, { seat }) =>
    `${seat(player)} gives ${factionTokenNames[token]} for ${what === 'fame' ? 'fame' : 'Influence'}.`,
  'unit-healed': ({ player, unit, wounds: n }, { seat }) =>
    `${seat(player)} heals ${unitNames[unit]}${n === 0 ? '' : `, ${wounds(n)} left`}.`,
};
