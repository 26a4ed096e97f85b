// Stíny Tezly: vůdci, hřbitovy, pronásledovatelé a získaná země.
import type { Names, Words } from '@krcma/kernel';
import type { FactionEvent, FactionMessage } from '../messages/factions.ts';
import { enemyNames, foeNames, unitNames } from './names-people.cs.ts';
import { colourNames } from './names-places.cs.ts';
import { card, spaceName } from './phrases.cs.ts';

export const factionMessages: Words<FactionMessage, Names> = {
  'wrong-side': () => 'Sídlo jedné frakce nikdy neleží na straně té druhé.',
  'seal-grave': () => 'Zapečeť hřbitov za jednu manu',
  'grave-is-held': () => 'Hřbitov ještě drží nepřátelé.',
  'not-alone-here': () => 'Stojí zde i jiný hrdina.',
  'no-mana-to-seal': () => 'Pečeť stojí jednu manu a žádnou teď nemáš.',
  'ask-chase': ({ enemy }) =>
    `Blíž k tobě vede víc cest. Kudy půjde ${enemy === null ? 'nepřítel' : enemyNames[enemy].nom}?`,
  'chase-to': ({ space }, { view }) => `Sem: ${spaceName(space, view)}`,
  'ask-land': () => 'Cesta je volná: kam položíš další dílek?',
  'lay-no-tile': () => 'Nepokládat žádný dílek',
  'ask-wares': ({ influence }) => `Vliv ${influence}: co nakoupíš, než hra začne?`,
  'card-ware': ({ card: id, cost, crystal }) =>
    `${card(id)} za Vliv ${cost}${crystal === null ? '' : ` a krystal (${colourNames[crystal].nom})`}`,
  'hire-ware': ({ unit, cost }) => `${unitNames[unit].nom} za Vliv ${cost}`,
  'crystal-ware': ({ colour, cost }) => `Krystal (${colourNames[colour].nom}) za Vliv ${cost}`,
  'wares-too-dear': ({ influence }) => `Zbývá ti jen Vliv ${influence}.`,
  'wares-done': ({ influence }) => (influence > 0 ? 'Dál nenakupovat: za zbytek Sláva 1' : 'Dál nenakupovat'),
};

export const factionEvents: Words<FactionEvent, Names> = {
  'level-beaten': ({ player, enemy, level, fame }, { seat }) =>
    `${seat(player)} poráží úroveň ${level} (${foeNames[enemy].nom}): štít a sláva +${fame}.`,
  'leader-defeated': ({ player, enemy }, { seat }) => `${seat(player)} poráží vůdce: ${foeNames[enemy].nom}.`,
  'tile-put-back': () =>
    `Na vylosovaném dílku je sídlo druhé frakce: vrací se mezi ostatní a položí se jiný.`,
  chased: ({ player, enemy, space }, { seat, view }) =>
    `${enemyNames[enemy].nom}: pronásleduje hráče ${seat(player)}, ${spaceName(space, view)}.`,
  'hero-grown': ({ player, level }, { seat }) => `${seat(player)} začíná na úrovni ${level}.`,
  'grave-sealed': ({ player, space }, { seat, view }) =>
    `${seat(player)} pečetí hřbitov (${spaceName(space, view)}).`,
};
