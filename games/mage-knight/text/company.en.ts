// What reaches other players, and what they may do about it.
import type { Names, Words } from '@krcma/kernel';
import type { CompanyEvent, CompanyMessage } from '../messages/company.ts';
import { skillNames, unitNames } from './names-people.en.ts';
import { colourNames } from './names-places.en.ts';
import { card, cardList, sourceName, tokens, wounds } from './phrases.en.ts';

export const companyMessages: Words<CompanyMessage, Names> = {
  'return-skill': ({ player, skill }, { seat }) =>
    `Return ${skillNames[skill]} to ${seat(player)} and use it`,
  'ask-throw-wounds': ({ source }) => `${sourceName(source)}: how many wounds do you throw away?`,
  'throw-wounds': ({ n }) => (n === 0 ? 'None' : wounds(n)),
  'ask-wound-for': ({ source }) => `${sourceName(source)}: who takes one of the wounds?`,
  'wound-for': ({ player }, { seat }) => seat(player),
  'tokens-at-once': ({ n }) => `${tokens(n)} now`,
  'token-each-turn': () => 'A token at the start of each later turn of yours this round',
  'ask-laid-mana': () => 'Mana lies on your skill: which crystal do you gain?',
  'source-frozen': () => 'The Source is frozen: your die cannot be used this turn.',
  'ask-yield': ({ player, colour }, { seat }) =>
    `${seat(player)} reads your mind: discard a ${colourNames[colour]} card`,
  'show-hand': () => 'Show your hand',
  'ask-steal': ({ source }) => `${sourceName(source)}: which card do you take into your hand?`,
  'ask-spend-unit': ({ source, player }, { seat }) =>
    `${sourceName(source)}: which unit of ${seat(player)} is spent?`,
  'spend-unit': ({ unit }) => unitNames[unit],
};

export const companyEvents: Words<CompanyEvent, Names> = {
  'skill-in-the-middle': ({ player, skill }, { seat }) =>
    `${seat(player)} puts ${skillNames[skill]} in the middle.`,
  'skill-taken': ({ player, skill }, { seat }) =>
    `${seat(player)} uses ${skillNames[skill]} from the middle.`,
  'skill-returned': ({ owner, skill }, { seat }) =>
    `${skillNames[skill]} goes back to ${seat(owner)}, face down.`,
  'die-claimed': ({ player, colour }, { seat }) =>
    `${seat(player)} takes a ${colourNames[colour]} die for the rest of the round.`,
  'crystal-melted': ({ player, colour }, { seat }) =>
    `${seat(player)} loses a ${colourNames[colour]} crystal.`,
  'hand-shown': ({ player, cards }, { seat }) =>
    cards.length === 0 ? `${seat(player)} holds no card.` : `${seat(player)} shows ${cardList(cards)}.`,
  'card-stolen': ({ player, from, card: id }, { seat }) =>
    `${seat(player)} takes ${card(id)} of ${seat(from)} for good.`,
  'unit-drained': ({ player, unit }, { seat }) => `${unitNames[unit]} of ${seat(player)} are spent.`,
};
