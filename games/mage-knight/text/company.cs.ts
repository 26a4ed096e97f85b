// What reaches other players, and what they may do about it.
import type { Names, Words } from '@krcma/kernel';
import type { CompanyEvent, CompanyMessage } from '../messages/company.ts';
import { skillNames, unitNames } from './names-people.cs.ts';
import { colourNames } from './names-places.cs.ts';
import { card, cardList, sourceName, tokens, wounds } from './phrases.cs.ts';

export const companyMessages: Words<CompanyMessage, Names> = {
  'return-skill': ({ player, skill }, { seat }) =>
    `Použij dovednost „${skillNames[skill]}“ uprostřed stolu a vrať ji (majitel: ${seat(player)})`,
  'ask-throw-wounds': ({ source }) => `${sourceName(source)}: kolik zranění vyřadíš?`,
  'throw-wounds': ({ n }) => (n === 0 ? 'Žádné' : wounds(n)),
  'ask-wound-for': ({ source }) => `${sourceName(source)}: kdo si vezme jedno ze zranění?`,
  'wound-for': ({ player }, { seat }) => seat(player),
  'tokens-at-once': ({ n }) => `${tokens(n)} hned`,
  'token-each-turn': () => 'Žeton na začátku každého tvého dalšího tahu v tomto kole',
  'ask-laid-mana': () => 'Na tvé dovednosti leží mana: který krystal získáš?',
  'source-frozen': () => 'Pramen je zamrzlý: svou kostku v tomto tahu použít nemůžeš.',
  'ask-yield': ({ player, colour }, { seat }) =>
    `${seat(player)} čte myšlenky: odlož kartu této barvy (${colourNames[colour].nom})`,
  'show-hand': () => 'Ukaž ruku',
  'ask-steal': ({ source }) => `${sourceName(source)}: kterou kartu si vezmeš do ruky?`,
  'ask-spend-unit': ({ source, player }, { seat }) =>
    `${sourceName(source)}: která jednotka se vyčerpá (${seat(player)})?`,
  'spend-unit': ({ unit }) => unitNames[unit].nom,
};

export const companyEvents: Words<CompanyEvent, Names> = {
  'skill-in-the-middle': ({ player, skill }, { seat }) =>
    `${seat(player)} dává dovednost „${skillNames[skill]}“ doprostřed stolu.`,
  'skill-taken': ({ player, skill }, { seat }) =>
    `${seat(player)} používá dovednost „${skillNames[skill]}“ uprostřed stolu.`,
  'skill-returned': ({ owner, skill }, { seat }) =>
    `Dovednost „${skillNames[skill]}“ se vrací lícem dolů (majitel: ${seat(owner)}).`,
  'die-claimed': ({ player, colour }, { seat }) =>
    `${seat(player)} si do konce kola bere kostku (${colourNames[colour].nom}).`,
  'crystal-melted': ({ player, colour }, { seat }) =>
    `${seat(player)} přichází o krystal (${colourNames[colour].nom}).`,
  'hand-shown': ({ player, cards }, { seat }) =>
    cards.length === 0
      ? `${seat(player)} nedrží žádnou kartu.`
      : `${seat(player)} ukazuje: ${cardList(cards)}.`,
  'card-stolen': ({ player, from, card: id }, { seat }) =>
    `${seat(player)} si natrvalo bere ${card(id)} (původní majitel: ${seat(from)}).`,
  'unit-drained': ({ player, unit }, { seat }) =>
    `${seat(player)} má vyčerpanou jednotku: ${unitNames[unit].nom}.`,
};
