// Combat: its phases, attacks, blocks and damage.
import type { Names, Words } from '@krcma/kernel';
import type { CombatEvent, CombatMessage, Sum } from '../messages/combat.ts';
import type { CombatPhase } from '../state.ts';
import { attackWords, blockWords } from './effects-combat.en.ts';
import { foeNames, unitNames } from './names-people.en.ts';
import { abilityNames, cityNames, elementNames, siteNames } from './names-places.en.ts';
import { cards, enemyList, list, points, pointsFrom, wounds } from './phrases.en.ts';
import { warEvents, warMessages } from './war.en.ts';

const phases: Readonly<Record<CombatPhase, string>> = {
  ranged: 'Ranged and siege attacks',
  block: 'Block',
  damage: 'Damage',
  attack: 'Attack',
};

const asked: Readonly<Record<CombatPhase, string>> = {
  ranged: 'Ranged phase: attack with ranged and siege attacks, or go on',
  block: 'Block phase: block attacks, or go on',
  damage: 'Which attack deals its damage next?',
  attack: 'Attack phase: attack, or end the combat',
};

/** "5 + half of 4 = 7 of 8". */
const sum = ({ efficient, inefficient, total, need }: Sum): string =>
  `${inefficient === 0 ? '' : `${efficient} + half of ${inefficient} = `}${total} of ${need}`;

export const combatMessages: Words<CombatMessage, Names> = {
  ...warMessages,
  'ask-combat': ({ phase, need, ...rest }) =>
    need > 0 ? `${asked[phase]} (${sum({ need, ...rest })})` : asked[phase],
  aim: ({ enemy, armor }) => `Aim at ${foeNames[enemy]}, Armor ${armor}`,
  strike: (of) => `Strike: ${sum(of)}`,
  block: ({ enemy, n, element, need }) =>
    `Block ${foeNames[enemy]}: ${elementNames[element]} attack ${n}, needs ${need}`,
  parry: (of) => `Block: ${sum(of)}`,
  slow: ({ enemy, n }) => `Spend 1 Move: the attack of ${foeNames[enemy]} falls to ${n - 1}`,
  damage: ({ enemy, n, element }) => `${foeNames[enemy]}: ${n} ${elementNames[element]} damage`,
  'give-up': ({ phase, total }) =>
    total === 0
      ? 'Aim elsewhere'
      : phase === 'block'
        ? `Give this block up and lose ${points(total)}`
        : `Give this attack up and lose ${points(total)}`,
  next: ({ phase }) =>
    ({
      ranged: 'Go on to the block phase',
      block: 'Block no more',
      damage: 'Go on to the attack phase',
      attack: 'End the combat',
    })[phase],
  'ask-damage': ({ enemy, n, element }) =>
    `${n} ${elementNames[element]} damage by ${foeNames[enemy]}. To whom?`,
  'to-unit': ({ unit, armor, resists }) =>
    `${unitNames[unit]}: Armor ${armor}${resists ? ', twice, for it resists' : ', it is wounded'}`,
  'to-hero': ({ wounds: n, armor }) => `Your hero: ${wounds(n)}, Armor ${armor}`,
  'ask-defended': ({ enemy, defend }) => `${foeNames[enemy]}: whom to protect with Armor +${defend}?`,
  defended: ({ enemy }) => foeNames[enemy],
  'twice-fortified': () => 'It is fortified twice: nothing reaches it before the attack phase.',
  'only-siege': () => 'It is fortified: only siege attacks reach it in this phase.',
  'falls-short': (of) => `It is not enough yet: ${sum(of)}.`,
  'points-wait': () => 'Points are laid: strike, or give them up first.',
  'no-move': () => 'You have no Move points; play some in this combat.',
  'unit-is-wounded': () => 'The unit is wounded already.',
  'unit-has-resisted': () => 'The unit has taken damage in this combat already.',
  'only-the-hero': () => 'This damage goes to the hero alone.',
  'units-are-kept-out': () => 'Units do not take part in this fight.',
  'unit-wants-influence': ({ influence }) => `It wants ${influence} Influence before it takes damage.`,
};

export const combatEvents: Words<CombatEvent, Names> = {
  ...warEvents,
  'combat-begun': ({ player, enemies }, { seat }) => `${seat(player)} fights ${enemyList(enemies)}.`,
  'phase-begun': ({ phase }) => `${phases[phase]}.`,
  summoned: ({ by, enemy }) => `${foeNames[by]} summon ${foeNames[enemy]}.`,
  'cannot-attack': ({ enemy }) => `${foeNames[enemy]} cannot attack, another one is drawn.`,
  'attack-points': ({ player, n, element, kind, source }, { seat }) =>
    `${seat(player)}: ${attackWords(kind, element)} ${n} by ${pointsFrom(source)}.`,
  'block-points': ({ player, n, element, source }, { seat }) =>
    `${seat(player)}: ${blockWords(element)} ${n} by ${pointsFrom(source)}.`,
  'attack-struck': ({ player, enemies, ...of }, { seat }) =>
    `${seat(player)} strikes ${enemyList(enemies)}: ${sum(of)}.`,
  'attack-given-up': ({ player, total }, { seat }) => `${seat(player)} gives up ${points(total)}.`,
  defending: ({ by, n, enemy }) => `${foeNames[by]} protect ${foeNames[enemy]}: Armor +${n}.`,
  'foe-defeated': ({ player, enemy, fame }, { seat }) =>
    `${foeNames[enemy]} defeated: ${seat(player)} gains ${fame} Fame.`,
  blocked: ({ player, enemy, total, need }, { seat }) =>
    `${seat(player)} blocks ${foeNames[enemy]}: ${total} of ${need}.`,
  slowed: ({ enemy, n }) => `The attack of ${foeNames[enemy]} falls to ${n}.`,
  'foe-dismissed': ({ enemy }) => `Out of the fight: ${foeNames[enemy]}.`,
  'damage-comes': ({ enemy, n, element, abilities }) =>
    `${foeNames[enemy]}: ${n} ${elementNames[element]} damage${abilities.length === 0 ? '' : ` (${list(abilities.map((each) => abilityNames[each]))})`}.`,
  'unit-resisted': ({ unit, armor, left }) => `${unitNames[unit]} resist and take ${armor}; ${left} left.`,
  'unit-wounded': ({ unit, wounds: n, armor, left }) =>
    n === 0
      ? `${unitNames[unit]} take ${armor} unhurt; ${left} left.`
      : `${unitNames[unit]} take ${armor} and are wounded; ${left} left.`,
  'hero-knocked-out': ({ player, cards: n }, { seat }) =>
    `${seat(player)} is knocked out and discards ${cards(n)}.`,
  'hero-paralyzed': ({ player, cards: n }, { seat }) =>
    `${seat(player)} is paralyzed and discards ${cards(n)}.`,
  vampiric: ({ enemy, n }) => `${foeNames[enemy]}: Armor +${n} by the blood drunk.`,
  'site-won': ({ player, site }, { seat }) => `${seat(player)} conquers the ${siteNames[site]}.`,
  'city-shields': ({ player, colour, n }, { seat }) =>
    `${seat(player)} lays ${n === 1 ? 'a shield' : `${n} shields`} on the ${cityNames[colour]}.`,
  'foes-stay': ({ enemies }) => `${enemyList(enemies)} stay.`,
  withdrawn: ({ player }, { seat }) => `${seat(player)} withdraws.`,
  'combat-over': ({ player, defeated }, { seat }) =>
    `${seat(player)} ends the combat, ${defeated === 1 ? 'one enemy' : `${defeated} enemies`} defeated.`,
  'trial-over': ({ points, most }) => `Points: ${points}, the best possible: ${most}.`,
};
