// Variants of the rules.
import { capital, type Names, type Words } from '@krcma/kernel';
import type { VariantEvent, VariantMessage } from '../messages/variants.ts';
import { foeNames, heroNames } from './names-people.cs.ts';
import { colourNames, scenarioNames } from './names-places.cs.ts';
import { options } from './options.cs.ts';
import { card, cardList, cards, enemyList, list, spaceName } from './phrases.cs.ts';

const kinds = { countryside: 'dílků krajiny', core: 'dílků jádra', cities: 'měst' } as const;

/** What a die set in secret does. */
export const hidden = {
  white: 'Bílá: zbroj +1 proti střeleckým a obléhacím útokům',
  red: 'Červená: útok +1',
  blue: 'Modrá: zbroj +1 ve fázi útoku',
  black: 'Černá: žádná pomoc a žádná sláva navíc',
} as const;

export const variantMessages: Words<VariantMessage, Names> = {
  'variant-needs-others': ({ variant, rule }) =>
    `${options[variant].label}: k tomu je třeba více hráčů, sám to nikdo nehraje (${rule}).`,
  'variant-not-here': ({ variant, scenario, rule }) =>
    `${options[variant].label}: ve scénáři ${scenarioNames[scenario]} to hrát nejde (${rule}).`,
  'variants-clash': ({ variant, other, rule }) =>
    `${options[variant].label} a ${options[other].label}: obojí naráz hrát nejde (${rule}), vyberte si jedno.`,
  'too-many-tiles': ({ kind, n, most, rule }) =>
    `Pro tolik hráčů by bylo třeba ${n} ${kinds[kind]}, ale je jich jen ${most} (${rule}): přidejte jich méně.`,
  'one-night-only': ({ scenario, rule }) =>
    `${scenarioNames[scenario]}: není tu Noc, po které by se akce vylepšovaly (${rule}).`,
  'ask-bid': ({ hero, player, bid }, { seat }) =>
    bid === 0
      ? `Hrdinu ${heroNames[hero]} chce ${seat(player)}. Souhlasíš, nebo nabídneš slávu?`
      : `Za hrdinu ${heroNames[hero]} nabízí ${seat(player)} slávu ${bid}. Nabídneš?`,
  bid: ({ n }) => `Nabídni slávu ${n}`,
  'agree-to-hero': () => 'Souhlas, nenabízej nic',
  'ask-draft': ({ kept }) => `Draft: jednu akci si tajně nech (${kept + 1} ze 3), ostatní pošli dál`,
  draft: ({ card: id }) => `Nech si ${card(id)}`,
  'ask-join': () => 'Kterou akci z draftu si zamícháš do balíčku?',
  join: ({ card: id }) => `Zamíchej ${card(id)}`,
  'ask-upgrade': ({ strength }) => `Vylepšíš některou akci? Tvoje síla je ${strength}`,
  'swap-nothing': () => 'Nic nevyměňuj',
  'ask-swap-away': ({ card: id }) => `Která akce odejde ze hry za ${card(id)}?`,
  'swap-away': ({ card: id }) => `Vzdej se karty ${card(id)}`,
  'ask-hide-die': ({ player, enemy }, { seat }) =>
    `${seat(player)} bojuje, nepřítel: ${enemy === null ? 'jediný' : foeNames[enemy].nom}. Tajně nastav kostku`,
  'hide-die': ({ colour }) => hidden[colour],
  'gold-is-spared': () => 'V Prameni leží kostka té barvy: zlaté kostky se šetří.',
};

export const variantEvents: Words<VariantEvent, Names> = {
  'hero-named': ({ player, hero }, { seat }) => `${seat(player)} si vybírá hrdinu ${heroNames[hero]}.`,
  'hero-bid': ({ player, hero, n }, { seat }) =>
    `${seat(player)} nabízí za hrdinu ${heroNames[hero]} slávu ${n}.`,
  'hero-agreed': ({ player, hero }, { seat }) =>
    `${seat(player)} už za hrdinu ${heroNames[hero]} nic nenabízí.`,
  'fame-paid': ({ player, n, total }, { seat }) => `${seat(player)} platí slávu ${n} a začíná na ${total}.`,
  'darkness-rolled': ({ dice, time }) =>
    `Kostky temnoty: ${list(dice.map((die) => colourNames[die].nom))}. ${
      time === 'night' ? 'Padla Noc a vydrží do konce hry.' : 'Zůstává Den.'
    }`,
  'rampage-rolled': ({ space, colour, enemies }, { view }) =>
    `${capital(colourNames[colour].nom)} kostka (${spaceName(space, view)}): ${
      enemies.length === 0 ? 'nikdo se nevrací' : enemyList(enemies)
    }.`,
  'draft-dealt': ({ n }) => `Každý si prohlíží ${cards(n)} pokročilých akcí.`,
  'draft-passed': ({ left }) => `Každý si jednu kartu nechal; po směru hodin každý posílá ${cards(left)}.`,
  'draft-joined': ({ player, card: id }, { seat }) => `${seat(player)} zamíchává ${card(id)} do balíčku.`,
  'draft-joined-unseen': ({ player }, { seat }) => `${seat(player)} zamíchává do balíčku akci z draftu.`,
  'upgrades-shown': ({ cards: ids }) =>
    ids.length === 0 ? 'Na vylepšení nezbývá žádná pokročilá akce.' : `Na vylepšení: ${cardList(ids)}.`,
  'action-swapped': ({ player, card: id, old }, { seat }) =>
    `${seat(player)} vyměňuje ${card(old)} za ${card(id)}.`,
  'die-hidden': ({ player }, { seat }) => `${seat(player)} skrývá kostku.`,
  'hidden-die-shown': ({ player, colour }, { seat }) => `${seat(player)} ukazuje kostku. ${hidden[colour]}.`,
  'hidden-die-denied': ({ player, colour }, { seat }) =>
    `${seat(player)}: kostka není ${colourNames[colour].nom}.`,
};
