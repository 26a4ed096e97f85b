// Cards, mana and effects.
import { capital, type Names, type Words } from '@krcma/kernel';
import type { CardFilter } from '../data/ops.ts';
import type { Sideways } from '../data/types.ts';
import type { CardEvent, CardMessage, ManaFrom } from '../messages/cards.ts';
import { listAt } from '../rules/effects/op-at.ts';
import { say } from './effects.cs.ts';
import { colourNames } from './names-places.cs.ts';
import { card, cardList, cards, colours, list, sourceName, tokens } from './phrases.cs.ts';

const sideways: Readonly<Record<Sideways, string>> = {
  move: 'Pohyb',
  influence: 'Vliv',
  attack: 'Útok',
  block: 'Blok',
};

const from: Readonly<Record<ManaFrom, string>> = {
  die: 'kostka z Pramene',
  token: 'žeton many',
  crystal: 'krystal',
  kept: 'kostka na tvé taktice',
  endless: 'neomezená mana',
};

const filters: Readonly<Record<CardFilter, string>> = {
  nonWound: 'kartu, která není zranění',
  wound: 'zranění',
  action: 'kartu akce',
  coloured: 'kartu, která má barvu',
  anyMaxOneWound: 'kartu',
};

export const cardMessages: Words<CardMessage, Names> = {
  'play-card': ({ card: id }) => `Zahraj ${card(id)}`,
  'play-wound': () => 'Zahraj zranění',
  'ask-how': ({ card: id }) => `Jak zahraješ ${card(id)}?`,
  'play-side': ({ card: id, side }) =>
    `${side === 'basic' ? 'Základní' : 'Silnější'}: ${say(listAt({ source: `card:${id}:${side}`, path: [] }))}`,
  'play-sideways': ({ as, n }) => `Bokem: ${sideways[as]} ${n}`,
  'ask-mana': ({ source, colours: of }) => `${sourceName(source)}: kterou manou zaplatíš ${colours(of)}?`,
  mana: ({ from: where, colour, as }) =>
    colour === as
      ? `${capital(colourNames[colour].nom)}, ${from[where]}`
      : `${capital(colourNames[colour].nom)} jako ${colourNames[as].nom}, ${from[where]}`,
  'pay-nothing': () => 'Neplať nic',
  'crystal-to-token': ({ colour }) => `Změň krystal v žeton many: ${colourNames[colour].nom}`,
  'copy-artifact': ({ card: id, as }) => `Použij ${card(id)} jako ${card(as)}`,

  'wounds-cannot-be-played': () => 'Zranění nelze zahrát.',
  'nothing-to-do-with-it': ({ card: id }) => `${card(id)} by teď nic neudělalo.`,
  'side-does-nothing': () => 'Tento efekt by teď nic neudělal.',
  'no-mana': ({ costs }) => `Chybí ti mana: ${list(costs.map((cost) => colours(cost)))}.`,
  'black-only-at-night': () => 'Silnější efekt kouzla potřebuje černou manu a ta platí jen v noci.',
  'healing-not-in-combat': () => 'V boji se neléčí.',
  'sideways-attack-needs-target': () => 'Nejdřív zamiř na nepřítele; bokem se útočí jen ve fázi útoku.',
  'sideways-block-needs-attack': () => 'Nejdřív vyber útok, který blokuješ.',
  'wound-is-no-cost': () => 'Zraněním se platit nedá.',
  'card-does-not-fit': ({ filter }) => `Musíš vybrat ${filters[filter]}.`,
  'no-influence': ({ cost, influence }) => `Potřebuješ Vliv ${cost}, máš ${influence}.`,
  'black-by-day': () => 'Černou manu ve dne použít nelze.',
  'gold-at-night': () => 'Zlatou manu v noci použít nelze.',
  'die-used': () => 'Tvá kostka z Pramene je v tomto tahu už použitá.',
  'needed-for-more': () => 'Bude potřeba na to, co se platí potom.',
  'mana-without-use': () => 'Její manu by teď nebylo k čemu použít.',
  'way-does-nothing': () => 'Teď by to nic neudělalo.',

  'ask-way': ({ source }) => `${sourceName(source)}: co z toho?`,
  way: ({ source, path }) => capital(say(listAt({ source, path: [...path] }))),
  'ask-colour': ({ source }) => `${sourceName(source)}: která barva?`,
  'ask-rolled-colour': () => 'Padla zlatá: která barva?',
  colour: ({ colour }) => capital(colourNames[colour].nom),
  'ask-die': ({ source }) => `${sourceName(source)}: která kostka?`,
  die: ({ colour }) => `${capital(colourNames[colour].nom)} kostka`,
  'ask-discard-for': ({ source, filter, n }) =>
    `${sourceName(source)}: odlož ${n > 1 ? `až ${cards(n)}` : filters[filter]}`,
  'ask-throw-for': ({ source, filter }) => `${sourceName(source)}: vyřaď ${filters[filter]}`,
  'discard-card': ({ card: id }) => `Odlož ${card(id)}`,
  'throw-card': ({ card: id }) => `Vyřaď ${card(id)}`,
  enough: () => 'Stačí',
  'ask-card-with': ({ source }) => `Kterou kartu zahraješ s „${sourceName(source)}“?`,
  'ask-offered': ({ source }) => `${sourceName(source)}: kterou kartu z nabídky?`,
  'take-card': ({ card: id }) => `Vezmi ${card(id)}`,
  'buy-card': ({ card: id, cost }) => `${card(id)} za ${cost} Vlivu`,
  'take-nothing': () => 'Neber nic',
  'ask-wound-to': ({ source }) => `${sourceName(source)}: kam půjde zranění?`,
  'wound-to': ({ to }) => (to === 'hand' ? 'Do ruky' : 'Na odkládací balíček'),
  'ask-use-mana': ({ colour }) => `Na co použiješ tuto manu (${colourNames[colour].nom})?`,
  'ask-recycle': ({ source, n }) => `${sourceName(source)}: vyber z odkládacího balíčku ${cards(n)}`,
  'recycle-card': ({ card: id }) => card(id),
  'ask-deck-end': ({ source }) => `${sourceName(source)}: na balíček, nebo pod něj?`,
  'deck-end': ({ to }) => (to === 'top' ? 'Na balíček' : 'Pod balíček'),
};

export const cardEvents: Words<CardEvent, Names> = {
  'card-played': ({ player, card: id, side, from: where }, { seat }) =>
    `${seat(player)} hraje ${card(id)}${side === 'powered' ? ', silnější efekt' : ''}${where === 'offer' ? ', z nabídky' : ''}.`,
  'card-sideways': ({ player, card: id, as, n }, { seat }) =>
    `${seat(player)} hraje ${card(id)} bokem: ${sideways[as]} ${n}.`,
  'card-discarded': ({ player, card: id }, { seat }) => `${seat(player)} odkládá ${card(id)}.`,
  'card-thrown': ({ player, card: id }, { seat }) => `${seat(player)} vyřazuje ${card(id)}.`,
  'cards-picked': ({ player, cards: ids }, { seat }) =>
    `${seat(player)} vybírá z odložených karet ${cardList(ids)}.`,
  'cards-recycled': ({ player, cards: ids, to }, { seat }) =>
    `${seat(player)} dává ${cardList(ids)} ${to === 'top' ? 'na balíček' : 'pod balíček'}.`,
  'artifact-shown': ({ player, card: id }, { seat }) => `${seat(player)} odkrývá ${card(id)}.`,
  'mana-spent': ({ player, from: where, colour, as }, { seat }) =>
    `${seat(player)} platí ${colourNames[colour].acc} manu${colour === as ? '' : ` jako ${colourNames[as].acc}`} (${from[where]}).`,
  'mana-gained': ({ player, colour, n }, { seat }) =>
    `${seat(player)} získává ${tokens(n)} many (${colourNames[colour].nom}).`,
  'crystal-gained': ({ player, colour }, { seat }) =>
    `${seat(player)} získává krystal (${colourNames[colour].nom}).`,
  'crystals-back': ({ player }, { seat }) => `${seat(player)} si bere zpět utracené krystaly.`,
  'die-rolled': ({ player, from: was, colour }, { seat }) =>
    `${seat(player)} přehazuje kostku (${colourNames[was].nom}): ${colourNames[colour].nom}.`,
  'die-set': ({ player, from: was, colour }, { seat }) =>
    `${seat(player)} otáčí kostku (${colourNames[was].nom}) na ${colourNames[colour].acc}.`,
  'more-dice': ({ player, n }, { seat }) =>
    `${seat(player)} smí použít ${n === 1 ? 'o kostku víc' : `o ${n} kostky víc`}.`,
  points: ({ player, kind, n, total }, { seat }) =>
    `${seat(player)}: ${{ move: 'Pohyb', influence: 'Vliv', heal: 'Léčení' }[kind]} ${n >= 0 ? '+' : ''}${n}, celkem ${total}.`,
};
