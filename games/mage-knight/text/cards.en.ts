// Cards, mana and effects.
import { capital, type Names, type Words } from '@krcma/kernel';
import type { CardFilter } from '../data/ops.ts';
import type { Sideways } from '../data/types.ts';
import type { CardEvent, CardMessage, ManaFrom } from '../messages/cards.ts';
import { listAt } from '../rules/effects/op-at.ts';
import { say } from './effects.en.ts';
import { colourNames } from './names-places.en.ts';
import { card, cardList, cards, colours, list, sourceName, tokens } from './phrases.en.ts';

const sideways: Readonly<Record<Sideways, string>> = {
  move: 'Move',
  influence: 'Influence',
  attack: 'Attack',
  block: 'Block',
};

const from: Readonly<Record<ManaFrom, string>> = {
  die: 'a die of the Source',
  token: 'a mana token',
  crystal: 'a crystal',
  kept: 'the die on your tactic',
  endless: 'endless mana',
};

const filters: Readonly<Record<CardFilter, string>> = {
  nonWound: 'a card that is no wound',
  wound: 'a wound',
  action: 'an action card',
  coloured: 'a card with a colour',
  anyMaxOneWound: 'a card',
};

export const cardMessages: Words<CardMessage, Names> = {
  'play-card': ({ card: id }) => `Play ${card(id)}`,
  'play-wound': () => 'Play a wound',
  'ask-how': ({ card: id }) => `How do you play ${card(id)}?`,
  'play-side': ({ card: id, side }) =>
    `${side === 'basic' ? 'Basic' : 'Powered'}: ${say(listAt({ source: `card:${id}:${side}`, path: [] }))}`,
  'play-sideways': ({ as, n }) => `Sideways: ${sideways[as]} ${n}`,
  'ask-mana': ({ source, colours: of }) =>
    `With which ${colours(of)} mana do you pay for ${sourceName(source)}?`,
  mana: ({ from: where, colour, as }) =>
    colour === as
      ? `${colourNames[colour]}, ${from[where]}`
      : `${colourNames[colour]} as ${colourNames[as]}, ${from[where]}`,
  'pay-nothing': () => 'Pay nothing',
  'crystal-to-token': ({ colour }) => `Turn a ${colourNames[colour]} crystal into a mana token`,
  'copy-artifact': ({ card: id, as }) => `Use ${card(id)} as ${card(as)}`,

  'wounds-cannot-be-played': () => 'A wound cannot be played.',
  'nothing-to-do-with-it': ({ card: id }) => `${card(id)} would do nothing now.`,
  'side-does-nothing': () => 'This effect would do nothing now.',
  'no-mana': ({ costs }) => `You lack ${list(costs.map((cost) => `${colours(cost)} mana`))}.`,
  'black-only-at-night': () => 'The powered side of a Spell needs black mana, which is of use at night only.',
  'healing-not-in-combat': () => 'There is no healing in a combat.',
  'sideways-attack-needs-target': () =>
    'Aim at an enemy first; cards are played sideways as attacks in the attack phase only.',
  'sideways-block-needs-attack': () => 'Choose an attack to block first.',
  'wound-is-no-cost': () => 'A wound cannot be the price.',
  'card-does-not-fit': ({ filter }) => `It has to be ${filters[filter]}.`,
  'no-influence': ({ cost, influence }) => `It costs ${cost} Influence, you have ${influence}.`,
  'black-by-day': () => 'Black mana cannot be used by day.',
  'gold-at-night': () => 'Gold mana cannot be used at night.',
  'die-used': () => 'You have used your die of the Source this turn.',
  'needed-for-more': () => 'It is needed for what has to be paid after this.',
  'mana-without-use': () => 'Nothing you could do next would use its mana.',
  'way-does-nothing': () => 'It would do nothing now.',

  'ask-way': ({ source }) => `${sourceName(source)}: which one?`,
  way: ({ source, path }) => capital(say(listAt({ source, path: [...path] }))),
  'ask-colour': ({ source }) => `${sourceName(source)}: which colour?`,
  'ask-rolled-colour': () => 'The die shows gold: which colour?',
  colour: ({ colour }) => capital(colourNames[colour]),
  'ask-die': ({ source }) => `${sourceName(source)}: which die?`,
  die: ({ colour }) => `A ${colourNames[colour]} die`,
  'ask-discard-for': ({ source, filter, n }) =>
    `${sourceName(source)}: discard ${n > 1 ? `up to ${cards(n)}` : filters[filter]}`,
  'ask-throw-for': ({ source, filter }) => `${sourceName(source)}: throw away ${filters[filter]}`,
  'discard-card': ({ card: id }) => `Discard ${card(id)}`,
  'throw-card': ({ card: id }) => `Throw away ${card(id)}`,
  enough: () => 'Enough',
  'ask-card-with': ({ source }) => `Which card do you play with ${sourceName(source)}?`,
  'ask-offered': ({ source }) => `${sourceName(source)}: which card of the offer?`,
  'take-card': ({ card: id }) => `Take ${card(id)}`,
  'buy-card': ({ card: id, cost }) => `${card(id)} for ${cost} Influence`,
  'take-nothing': () => 'Take nothing',
  'ask-wound-to': ({ source }) => `${sourceName(source)}: where does the wound go?`,
  'wound-to': ({ to }) => (to === 'hand' ? 'To your hand' : 'To your discard pile'),
  'ask-use-mana': ({ colour }) => `What do you use the ${colourNames[colour]} mana for?`,
  'ask-recycle': ({ source, n }) => `${sourceName(source)}: which ${cards(n)} of your discard pile?`,
  'recycle-card': ({ card: id }) => card(id),
  'ask-deck-end': ({ source }) => `${sourceName(source)}: on top of your deck or under it?`,
  'deck-end': ({ to }) => (to === 'top' ? 'On top' : 'Under it'),
};

export const cardEvents: Words<CardEvent, Names> = {
  'card-played': ({ player, card: id, side, from: where }, { seat }) =>
    `${seat(player)} plays ${card(id)}${side === 'powered' ? ', powered' : ''}${where === 'offer' ? ', from the offer' : ''}.`,
  'card-sideways': ({ player, card: id, as, n }, { seat }) =>
    `${seat(player)} plays ${card(id)} sideways: ${sideways[as]} ${n}.`,
  'card-discarded': ({ player, card: id }, { seat }) => `${seat(player)} discards ${card(id)}.`,
  'card-thrown': ({ player, card: id }, { seat }) => `${seat(player)} throws ${card(id)} away.`,
  'cards-picked': ({ player, cards: ids }, { seat }) =>
    `${seat(player)} picks ${cardList(ids)} of the discard pile.`,
  'cards-recycled': ({ player, cards: ids, to }, { seat }) =>
    `${seat(player)} puts ${cardList(ids)} ${to === 'top' ? 'on top of' : 'under'} the deck.`,
  'artifact-shown': ({ player, card: id }, { seat }) => `${seat(player)} reveals ${card(id)}.`,
  'mana-spent': ({ player, from: where, colour, as }, { seat }) =>
    `${seat(player)} spends ${colourNames[colour]} mana${colour === as ? '' : ` as ${colourNames[as]}`}, ${from[where]}.`,
  'mana-gained': ({ player, colour, n }, { seat }) =>
    `${seat(player)} gains ${tokens(n)} of ${colourNames[colour]} mana.`,
  'crystal-gained': ({ player, colour }, { seat }) =>
    `${seat(player)} gains a ${colourNames[colour]} crystal.`,
  'crystals-back': ({ player }, { seat }) => `${seat(player)} takes the spent crystals back.`,
  'die-rolled': ({ player, from: was, colour }, { seat }) =>
    `${seat(player)} rerolls a ${colourNames[was]} die: ${colourNames[colour]}.`,
  'die-set': ({ player, from: was, colour }, { seat }) =>
    `${seat(player)} turns a ${colourNames[was]} die to ${colourNames[colour]}.`,
  'more-dice': ({ player, n }, { seat }) =>
    `${seat(player)} may use ${n === 1 ? 'one more die' : `${n} more dice`}.`,
  points: ({ player, kind, n, total }, { seat }) =>
    `${seat(player)}: ${{ move: 'Move', influence: 'Influence', heal: 'Healing' }[kind]} ${n >= 0 ? '+' : ''}${n}, ${total} in all.`,
};
