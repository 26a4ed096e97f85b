// The wheel, its seven actions, omens and Ragnarök.
import { countObjectInCzech, type Names, type Words } from '@krcma/kernel';
import type { BonusDeed } from '../data/realms.ts';
import type { WheelEvent, WheelMessage } from '../messages/wheel.ts';
import { actionNames, artifactNames, blessingNames, godNames, omenNames, realmNames } from './names.cs.ts';
import * as nouns from './nouns.cs.ts';
import { list, region } from './phrases.cs.ts';

/** What the bonus of a realm does, as an order. */
const bonuses: Readonly<Record<BonusDeed, string>> = {
  gainRune: 'získej 1 libovolnou runu',
  placeHero: 'umísti svého hrdinu do libovolného regionu',
  heal: 'vyleč 1 zranění',
  armyPlus: 'zvyš sílu jedné své armády o 1',
  recruit: 'naverbuj armádu o síle 1 ve svém regionu',
  drawCombat: 'dober si 1 bojovou kartu',
  moveDrakkar: 'přesuň drakkar až o 3 moře',
  placeArmy: 'umísti jednu svou armádu do jiného svého regionu',
};

/** The same in the log. */
const gains: Readonly<Record<BonusDeed, string>> = {
  gainRune: '1 runa',
  placeHero: 'umístění hrdiny',
  heal: 'vyléčení 1 zranění',
  armyPlus: 'posílení armády o 1',
  recruit: 'nová armáda o síle 1',
  drawCombat: '1 bojová karta',
  moveDrakkar: 'plavba drakkaru',
  placeArmy: 'umístění armády',
};

/** Why it would do nothing. */
const uselessness: Readonly<Record<BonusDeed, string>> = {
  gainRune: 'V banku už není žádná runa.',
  placeHero: 'Hrdinu nelze umístit.',
  heal: 'Tvůj hrdina není zraněný.',
  armyPlus: 'Nemáš na plánu armádu se silou menší než 6.',
  recruit: 'Nemáš armádu v zásobě, nebo nemáš žádný svůj region.',
  drawCombat: 'Žádná bojová karta už nezbývá.',
  moveDrakkar: 'Drakkar nemá kam plout.',
  placeArmy: 'Nemáš armádu na plánu, nebo nemáš jiný svůj region.',
};

export const wheelMessages: Words<WheelMessage, Names> = {
  'ask-special': () => 'Kterou zvláštní akci provedeš?',
  'take-action': ({ action }) => actionNames[action],
  'own-marker': () => 'Na této pozici už leží tvůj ukazatel.',
  'no-own-marker': () => 'Pro Monument musíš mít na akčním kruhu aspoň jeden svůj ukazatel.',
  'no-army-in-supply': () => 'Všechny tvé armády jsou na plánu.',
  'no-army-on-board': () => 'Nemáš na plánu žádnou armádu.',
  'no-temple-left': () => 'Na stupnici už není žádný chrám.',
  'no-own-sanctuary': () => 'Neovládáš region se svatyní, kde ještě nestojí chrám.',
  'no-monster-in-reach': () => 'Není tu nestvůra, kterou bys mohl aktivovat, a u tvého hrdiny není co lovit.',
  'too-few-kills': ({ kills, needed }) =>
    `Na Lokiho smíš, až když skolíš ${countObjectInCzech(needed, nouns.monster)}; zatím: ${kills}.`,
  'hero-not-on-board': () => 'Tvůj hrdina není na plánu.',
  'other-hero-there': ({ player, region: at }, { seat }) =>
    `V regionu ${region(at)} stojí i jiný hrdina (${seat(player)}).`,
  'own-already': ({ region: at }) => `Region ${region(at)} už ovládáš.`,
  'might-too-low': ({ region: at, might, needed, against }) =>
    `Moc ${might} nestačí na ${against === 'population' ? 'populaci' : 'armády'} regionu ${region(at)}: ${needed}.`,
  'ask-realm-bonus': ({ realm }) => `${realmNames[realm]} odměňuje spojence: vezmeš si bonus?`,
  'take-bonus': ({ realm, deed }) => `${realmNames[realm]}: ${bonuses[deed]}`,
  'leave-bonus': ({ realm }) => `Nech bonus být (${realmNames[realm]})`,
  'bonus-useless': ({ deed }) => uselessness[deed],
  'ask-temple': ({ field }) => `Kde postavíš chrám z pole ${field}?`,
  'build-temple': ({ region: at }) => `Postav chrám v regionu ${region(at)}`,
  'temple-stands': ({ region: at }) => `V regionu ${region(at)} už chrám stojí.`,
  'no-sanctuary': ({ region: at }) => `V regionu ${region(at)} není svatyně.`,
  'region-not-yours': ({ region: at, owner }, { seat }) =>
    owner === undefined ? `Region ${region(at)} neovládáš.` : `Region ${region(at)} ovládá ${seat(owner)}.`,
  'ask-blessing': () => 'Které požehnání si vybereš?',
  'take-blessing': ({ blessing }) => blessingNames[blessing],
  'ask-usurp-recruit': ({ region: at }) => `Naverbuješ armádu v právě uzurpovaném regionu ${region(at)}?`,
  'usurp-recruit': ({ strength }) => `Naverbuj armádu o síle ${strength}`,
  'leave-recruit': () => 'Neverbuj nikoho',
  'ask-monument': () => 'Který monument zvýšíš?',
  'raise-monument': ({ god, level }) => `Monument ${godNames[god].gen} na ${level}. úroveň`,
  'monument-finished': ({ god }) => `Monument ${godNames[god].gen} je už dokončený.`,
};

export const wheelEvents: Words<WheelEvent, Names> = {
  'marker-placed': ({ player, action, over }, { seat }) =>
    `${seat(player)} volí zvláštní akci ${actionNames[action]}${over === undefined ? '' : ` a zakrývá ukazatel (${seat(over)})`}.`,
  'monument-begun': ({ player }, { seat }) => `${seat(player)} volí zvláštní akci ${actionNames.monument}.`,
  'realm-bonus': ({ player, realm, deed }, { seat }) =>
    `${seat(player)} bere bonus říše ${realmNames[realm]}: ${gains[deed]}.`,
  'realm-bonus-left': ({ player, realm, useless }, { seat }) =>
    useless
      ? `${seat(player)} nemá z bonusu říše ${realmNames[realm]} užitek.`
      : `${seat(player)} nechává bonus říše ${realmNames[realm]} být.`,
  'temple-built': ({ player, region: at, field, temples }, { seat }) =>
    `${seat(player)} staví v regionu ${region(at)} chrám z pole ${field} a ovládá ${countObjectInCzech(temples, nouns.temple)}.`,
  'draft-begun': ({ player, blessings }, { seat }) =>
    `${seat(player)} zahajuje výběr požehnání: ${list(blessings.map((id) => blessingNames[id]))}.`,
  'blessing-taken': ({ player, blessing }, { seat }) =>
    `${seat(player)} si vybírá požehnání ${blessingNames[blessing]}.`,
  'blessings-discarded': ({ blessings }) =>
    `Odhazuje se požehnání ${list(blessings.map((id) => blessingNames[id]))}.`,
  usurped: ({ player, region: at, might, needed, from }, { seat }) =>
    `${seat(player)} uzurpuje region ${region(at)}${from === undefined ? '' : ` (dosud ${seat(from)})`}: Moc ${might} proti ${needed}.`,
  'monument-raised': ({ player, god, level }, { seat }) =>
    `${seat(player)} staví monument ${godNames[god].gen}: ${level}. úroveň.`,
  'omen-fulfilled': ({ omen, down }) =>
    `Naplnila se předzvěst ${omenNames[omen]}, lícem dolů jich je ${down}.`,
  'ragnarok-begun': ({ by }, { seat }) =>
    `Nastává Ragnarök. Každý odehraje poslední tah, úplně poslední ${seat(by)}.`,
  'priests-returned': () => 'Všichni kněží se od monumentů vracejí do banku.',
  'wheel-cleared': () => 'Z akčního kruhu mizí všechny ukazatele.',
  'artifacts-recharged': ({ artifacts }) =>
    `Znovu nabito: ${list(artifacts.map((id) => artifactNames[id]))}.`,
  'forges-filled': ({ regions }) => `Kovárny mají nové runy: ${list(regions.map(region))}.`,
};
