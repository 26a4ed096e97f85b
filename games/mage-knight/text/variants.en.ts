// Variants of the rules.
import type { Names, Words } from '@krcma/kernel';
import type { VariantEvent, VariantMessage } from '../messages/variants.ts';
import { foeNames, heroNames } from './names-people.en.ts';
import { colourNames, scenarioNames } from './names-places.en.ts';
import { options } from './options.en.ts';
import { card, cardList, cards, enemyList, list, spaceName } from './phrases.en.ts';

const kinds = { countryside: 'countryside tiles', core: 'core tiles', cities: 'cities' } as const;

/** What a die set in secret does. */
export const hidden = {
  white: 'White: Armor +1 against ranged and siege attacks',
  red: 'Red: Attack +1',
  blue: 'Blue: Armor +1 in the attack phase',
  black: 'Black: no help, and no extra Fame',
} as const;

export const variantMessages: Words<VariantMessage, Names> = {
  'variant-needs-others': ({ variant, rule }) =>
    `${options[variant].label} needs other players: nobody plays it alone (${rule}).`,
  'variant-not-here': ({ variant, scenario, rule }) =>
    `${options[variant].label} cannot be played in ${scenarioNames[scenario]} (${rule}).`,
  'variants-clash': ({ variant, other, rule }) =>
    `${options[variant].label} and ${options[other].label} cannot be played together (${rule}): choose one of them.`,
  'too-many-tiles': ({ kind, n, most, rule }) =>
    `So many players would need ${n} ${kinds[kind]}, but there are only ${most} (${rule}): add fewer.`,
  'one-night-only': ({ scenario, rule }) =>
    `${scenarioNames[scenario]} has no night after which actions could be upgraded (${rule}).`,
  'ask-bid': ({ hero, player, bid }, { seat }) =>
    bid === 0
      ? `${seat(player)} wants ${heroNames[hero]}. Do you agree, or bid Fame?`
      : `${seat(player)} bids ${bid} Fame for ${heroNames[hero]}. Do you bid?`,
  bid: ({ n }) => `Bid ${n} Fame`,
  'agree-to-hero': () => 'Agree, bid nothing',
  'ask-draft': ({ kept }) => `Draft: keep one action in secret (${kept + 1} of 3), pass the rest on`,
  draft: ({ card: id }) => `Keep ${card(id)}`,
  'ask-join': () => 'Which drafted action do you shuffle into your deck?',
  join: ({ card: id }) => `Shuffle in ${card(id)}`,
  'ask-upgrade': ({ strength }) => `Upgrade an action? Your strength is ${strength}`,
  'swap-nothing': () => 'Swap nothing',
  'ask-swap-away': ({ card: id }) => `Which action leaves the game for ${card(id)}?`,
  'swap-away': ({ card: id }) => `Give up ${card(id)}`,
  'ask-hide-die': ({ player, enemy }, { seat }) =>
    `${seat(player)} fights ${enemy === null ? 'one enemy' : foeNames[enemy]}: set a die in secret`,
  'hide-die': ({ colour }) => hidden[colour],
  'gold-is-spared': () => 'A die of that colour lies in the Source: gold dice are spared.',
};

export const variantEvents: Words<VariantEvent, Names> = {
  'hero-named': ({ player, hero }, { seat }) => `${seat(player)} picks ${heroNames[hero]}.`,
  'hero-bid': ({ player, hero, n }, { seat }) => `${seat(player)} bids ${n} Fame for ${heroNames[hero]}.`,
  'hero-agreed': ({ player, hero }, { seat }) => `${seat(player)} bids no more for ${heroNames[hero]}.`,
  'fame-paid': ({ player, n, total }, { seat }) => `${seat(player)} pays ${n} Fame and begins at ${total}.`,
  'darkness-rolled': ({ dice, time }) =>
    `Dice of the darkness: ${list(dice.map((die) => colourNames[die]))}. ${
      time === 'night' ? 'Night falls, and it will not end.' : 'It stays day.'
    }`,
  'rampage-rolled': ({ space, colour, enemies }, { view }) =>
    `A ${colourNames[colour]} die for ${spaceName(space, view)}: ${
      enemies.length === 0 ? 'nobody comes back' : `${enemyList(enemies)}`
    }.`,
  'draft-dealt': ({ n }) => `Everybody looks at ${cards(n)} of the advanced actions.`,
  'draft-passed': ({ left }) => `Everybody has kept a card; ${cards(left)} each go to the left.`,
  'draft-joined': ({ player, card: id }, { seat }) => `${seat(player)} shuffles ${card(id)} into the deck.`,
  'draft-joined-unseen': ({ player }, { seat }) => `${seat(player)} shuffles a drafted action into the deck.`,
  'upgrades-shown': ({ cards: ids }) =>
    ids.length === 0 ? 'No advanced action is left to upgrade with.' : `To upgrade with: ${cardList(ids)}.`,
  'action-swapped': ({ player, card: id, old }, { seat }) =>
    `${seat(player)} gives up ${card(old)} for ${card(id)}.`,
  'die-hidden': ({ player }, { seat }) => `${seat(player)} hides a die.`,
  'hidden-die-shown': ({ player, colour }, { seat }) => `${seat(player)} shows the die. ${hidden[colour]}.`,
  'hidden-die-denied': ({ player, colour }, { seat }) =>
    `${seat(player)}: the die is not ${colourNames[colour]}.`,
};
