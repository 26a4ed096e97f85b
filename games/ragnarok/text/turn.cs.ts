// Hero selection, the first four steps of a turn, and what is asked when operations are carried out.
import { inCzech, type Names, type Words } from '@krcma/kernel';
import type { OpName } from '../data/ops.ts';
import type { TurnEvent, TurnMessage } from '../messages/turn.ts';
import type { TurnStep } from '../state.ts';
import {
  attributeNames,
  godNames,
  heroNames,
  heroTitles,
  originNames,
  preyNames,
  realmNames,
  runeActionNames,
  runeNames,
} from './names.cs.ts';
import {
  armies as armyCount,
  asking,
  cards,
  region,
  runeList,
  runes,
  sea,
  sourceName,
} from './phrases.cs.ts';

const skips: Readonly<Record<TurnStep, string>> = {
  prayer: 'Dál se nemodlit',
  hero: 'Krok hrdiny vynechat',
  rune: 'Bez runové akce',
  manoeuvre: 'Bez manévru',
  special: 'Bez zvláštní akce',
};

const seas = (count: number): string => inCzech(count, { one: 'moře', few: 'moře', other: 'moří' });
const regions = (count: number): string =>
  inCzech(count, { one: 'region', few: 'regiony', other: 'regionů' });

/** What one of several ways does, as a choice. */
const ways: Readonly<Partial<Record<OpName, (n: number) => string>>> = {
  heal: (n) => (n === 1 ? 'Vyléčit 1 zranění' : `Vyléčit zranění (${n})`),
  drawCombat: (n) => `Dobrat si ${cards(n)}`,
  gainRune: (n) => `Získat ${runes(n)}`,
  armyPlus: (n) => `Zvýšit o ${n} sílu armády v tvém regionu s osadou`,
  placeHero: () => 'Umístit hrdinu',
  placeArmy: () => 'Umístit jednu svou armádu jinam',
  moveDrakkar: (n) => `Přesunout drakkar až o ${n} ${seas(n)}`,
};

export const turnMessages: Words<TurnMessage, Names> = {
  'skip-step': ({ step }) => skips[step],
  'ask-hero': () => 'Koho povedeš?',
  'take-hero': ({ hero }) => `${heroNames[hero]}, ${heroTitles[hero]}`,
  'ask-origin': () => 'Jakého je tvůj hrdina původu?',
  'take-origin': ({ origin }) => originNames[origin],
  'ask-sea': () => 'Na kterém moři začne tvůj drakkar?',
  'begin-on-sea': ({ sea: at }) => sea(at),
  'no-free-coast': ({ sea: at }) => `${sea(at)}: všechny regiony na pobřeží patří někomu jinému.`,
  'ask-home': ({ sea: at }) => `${sea(at)}: ve kterém regionu začne tvůj hrdina a dvě armády?`,
  'begin-in-region': ({ region: at }) => `Začít v regionu ${region(at)}`,
  'home-is-taken': ({ region: at, by }, { seat }) => `V regionu ${region(at)} už začíná ${seat(by)}.`,

  'ask-prayer': () => 'Modlitba: vyšleš kněze, vezmeš si runu z kovárny?',
  'send-priest': ({ god, attribute, to, level }) =>
    `Vyslat kněze k monumentu ${godNames[god].gen}: ${attributeNames[attribute].nom} ${to}${level > 0 ? ` a bonus ${level}. úrovně` : ''}`,
  'take-forge-rune': ({ rune, region: at }) =>
    `Vzít si z kovárny runu ${runeNames[rune]} (region ${region(at)})`,
  'no-priest': () => 'Nemáš v zásobě žádného kněze.',
  'priest-sent-already': () => 'V jednom tahu vyšleš nejvýš jednoho kněze.',
  'monument-full': ({ god, slots }) =>
    `U monumentu ${godNames[god].gen} není volné místo, všechna jsou obsazená (${slots}).`,
  'forge-is-empty': ({ region: at }) => `U kovárny v regionu ${region(at)} žádná runa neleží.`,
  'hero-is-not-at-forge': ({ region: at }) => `Tvůj hrdina není v regionu ${region(at)}.`,

  'ask-hero-step': () => 'Hrdina: přesuneš hrdinu, drakkar, nebo vyléčíš zranění?',
  'ask-hero-step-more': () => 'Uděláš v kroku hrdiny ještě něco?',
  'move-hero': ({ region: at }) => `Hrdina do regionu ${region(at)}`,
  'move-drakkar': ({ sea: at }) => `Drakkar: ${sea(at)}`,
  'heal-attribute': ({ attribute, to }) => `Vyléčit: ${attributeNames[attribute].nom} ${to}`,
  'out-of-reach': ({ moves }) => `Je to příliš daleko, dosáhneš nejvýš na vzdálenost ${moves}.`,
  'not-injured': ({ attribute }) => `${attributeNames[attribute].nom} není zraněná.`,
  'ask-hero-and-drakkar': ({ source }) => `${sourceName(source)}: hrdina, nebo drakkar?`,

  'ask-rune-action': ({ left }) => (left > 1 ? `Runová akce? Máš jich až ${left}.` : 'Runová akce?'),
  'rune-action': ({ action, cost }) => `${runeActionNames[action]} (${cost === 0 ? 'zdarma' : runes(cost)})`,
  'ask-rune-monster': () => 'Kterou nestvůru ovládneš?',
  'rune-monster': ({ monster, rune }) => `Ovládnout: ${preyNames[monster].nom} (${runeNames[rune]})`,
  'ask-rune-realm': () => 'S kterou říší uzavřeš spojenectví?',
  'rune-realm': ({ realm, rune, first }) =>
    `${realmNames[realm]} (${runeNames[rune]})${first ? ', zatím bez spojenců' : ''}`,
  'ask-payment': ({ action }) => `${runeActionNames[action]}: které runy zaplatíš?`,
  'pay-runes': ({ runes: paid, by }) =>
    `${paid.length === 0 ? 'Neplatit nic' : `Zaplatit: ${runeList(paid)}`}${by === undefined ? '' : ` (${sourceName(by)})`}`,
  'lacks-rune': ({ rune }) => `Nemáš runu ${runeNames[rune]}.`,
  'lacks-different-runes': ({ cost, kinds }) => `Stojí to ${runes(cost)} různého druhu, druhů máš ${kinds}.`,
  'loki-is-elsewhere': ({ region: at }) => `Loki je v regionu ${region(at)}, tvůj hrdina ne.`,
  'no-neutral-monster': () => 'Tam, kde je tvůj hrdina, není žádná neutrální nestvůra.',
  'monster-is-controlled': ({ monster, by }, { seat }) =>
    `${preyNames[monster].nom} není neutrální, nadvládu má ${seat(by)}.`,
  'monster-is-elsewhere': ({ monster, region: at }) =>
    `${preyNames[monster].nom} je v regionu ${region(at)}.`,
  'no-realm-beside': () => 'S žádnou další říší tvůj hrdina nesousedí.',
  'realm-is-elsewhere': ({ realm }) => `${realmNames[realm]} s regionem tvého hrdiny nesousedí.`,
  'allied-already': ({ realm }) => `${realmNames[realm]}: spojenectví už máš.`,
  'no-army-to-strengthen': () => 'Nemáš armádu se silou pod 6.',
  'no-monster-to-activate': () => 'Na plánu není žádná neutrální ani tvoje nestvůra.',
  'no-card-to-draw': () => 'Žádná bojová karta k dobrání nezbývá.',
  'all-attributes-at-top': () => 'Všechny tři vlastnosti jsou na 6.',

  'ask-activation': ({ past, max }) =>
    past === 0 && max === 1 ? 'Kterou armádu aktivuješ?' : 'Kterou armádu aktivuješ jako další?',
  'activate-army': ({ region: at, strength }) => `Armáda o síle ${strength} v regionu ${region(at)}`,
  'activated-already': () => 'Tato armáda už aktivovaná byla.',
  'ask-march': ({ region: at, strength }) => `Kam půjde armáda o síle ${strength} z regionu ${region(at)}?`,
  'march-to': ({ region: at, owner, against, strength }, { seat }) =>
    `Do regionu ${region(at)}${against !== undefined ? `: bitva, ${seat(against)} tu má sílu ${strength}` : owner === undefined ? '' : ` (teď ho ovládá ${seat(owner)})`}`,
  'army-grows': ({ to }) => `Zvýšit sílu na ${to}`,
  'loki-bars-the-way': ({ region: at }) => `V regionu ${region(at)} je Loki, armády tam nemohou.`,
  'army-is-at-top': ({ strength }) => `Síla ${strength} je největší možná.`,
  'no-own-settlement': ({ region: at }) => `${region(at)} není tvůj region s osadou.`,
  'ask-recruit': ({ strength, source }) => asking(`kde naverbuješ armádu o síle ${strength}?`, source),
  'recruit-in': ({ region: at, against }, { seat }) =>
    `Verbovat v regionu ${region(at)}${against === undefined ? '' : `: bitva, brání se ${seat(against)}`}`,
  'no-recruiting-place': ({ region: at }) => `V regionu ${region(at)} verbovat nemůžeš.`,

  'ask-gain-rune': ({ source }) => asking('kterou runu si vezmeš?', source),
  'gain-rune': ({ rune }) => `Vzít si runu ${runeNames[rune]}`,
  'bank-lacks-rune': ({ rune }) => `V banku už žádná runa ${runeNames[rune]} není.`,
  'ask-lose-rune': ({ source }) => `${sourceName(source)}: kterou runu vrátíš?`,
  'ask-heal': ({ source }) => asking('které zranění vyléčíš?', source),
  'ask-injure': ({ source }) => asking('která vlastnost bude zraněná?', source),
  'injure-attribute': ({ attribute, from }) => `${attributeNames[attribute].nom} (${from})`,
  'injured-already': ({ attribute }) => `${attributeNames[attribute].nom} už zraněná je.`,
  'ask-raise': ({ source }) => `${sourceName(source)}: kterou vlastnost zvýšíš?`,
  'raise-attribute': ({ attribute, to }) => `${attributeNames[attribute].nom} na ${to}`,
  'attribute-is-at-top': ({ attribute }) => `${attributeNames[attribute].nom} je na 6.`,
  'attribute-is-not-lowest': ({ attribute, lowest }) =>
    `${attributeNames[attribute].nom} nepatří k nejnižším, ty mají hodnotu ${lowest}.`,
  'ask-ally': ({ source }) => `${sourceName(source)}: s kterou říší uzavřeš spojenectví?`,
  'ally-with': ({ realm, first }) => `${realmNames[realm]}${first ? ', zatím bez spojenců' : ''}`,
  'ask-discard': ({ source, player, count }, { seat }) =>
    `${sourceName(source)}: ${seat(player)} odhazuje ${cards(count)}, které to budou?`,
  'ask-way': ({ source, left }) =>
    `${sourceName(source)}: co zvolíš?${left > 1 ? ` Voleb zbývá ${left}.` : ''}`,
  way: ({ source, op, n }) => ways[op]?.(n) ?? sourceName(source),
  'way-does-nothing': () => 'Teď by se tím nic nezměnilo.',

  'ask-army-plus': ({ source, by }) => `${sourceName(source)}: které armádě se síla zvýší o ${by}?`,
  'ask-army-minus': ({ source, by }) => `${sourceName(source)}: které armádě se síla sníží o ${by}?`,
  'army-becomes': ({ player, region: at, strength, to }, { seat }) =>
    `${seat(player)}, ${region(at)}: ${strength} → ${to === 0 ? 'zničena' : to}`,
  'ask-place-army': ({ source }) => `${sourceName(source)}: kterou armádu umístíš jinam?`,
  'this-army': ({ region: at, strength }) => `Armáda o síle ${strength} v regionu ${region(at)}`,
  'ask-place-army-where': ({ source, region: at }) =>
    `${sourceName(source)}: kam umístíš armádu z regionu ${region(at)}?`,
  'place-in': ({ region: at }) => `Umístit do regionu ${region(at)}`,
  'not-own-region': ({ region: at }) => `Region ${region(at)} neovládáš.`,
  'ask-place-hero': ({ source }) => `${sourceName(source)}: kam umístíš hrdinu?`,
  'ask-move-hero': ({ source, moves }) =>
    `${sourceName(source)}: kam přesuneš hrdinu, nejvýš o ${moves} ${regions(moves)}?`,
  'ask-move-drakkar': ({ source, moves }) =>
    `${sourceName(source)}: kam přesuneš drakkar, nejvýš o ${moves} ${seas(moves)}?`,
};

export const turnEvents: Words<TurnEvent, Names> = {
  'turn-begun': ({ player, turn }, { seat }) => `Tah ${turn}: ${seat(player)}.`,
  'hero-chosen': ({ player, hero }, { seat }) => `${seat(player)} si bere hrdinu: ${heroNames[hero]}.`,
  'origin-chosen': ({ player, origin }, { seat }) =>
    `${seat(player)} si vybírá původ: ${originNames[origin]}.`,
  'home-chosen': ({ player, region: at, sea: on, armies }, { seat }) =>
    `${seat(player)} začíná v regionu ${region(at)} a má tu ${armyCount(armies)} o síle 1. Drakkar: ${sea(on)}.`,
  'first-turn-taken': ({ player }, { seat }) => `První tah bude mít ${seat(player)}.`,
  'priest-sent': ({ player, god, level }, { seat }) =>
    `${seat(player)} vysílá kněze k monumentu ${godNames[god].gen} (${level}. úroveň).`,
  'rune-action-taken': ({ player, action, runes: paid, by }, { seat }) =>
    `${seat(player)} provádí runovou akci ${runeActionNames[action]} a ${paid.length === 0 ? 'neplatí nic' : `platí runy: ${runeList(paid)}`}${by === undefined ? '' : ` (${sourceName(by)})`}.`,
  'runes-lost': ({ player, runes: gone }, { seat }) => `${seat(player)} přichází o runy: ${runeList(gone)}.`,
  'forge-emptied': ({ region: at, rune }) =>
    `Runa ${runeNames[rune]} z kovárny v regionu ${region(at)} se vrací do banku.`,
  'injury-ignored': ({ player }, { seat }) =>
    `${seat(player)}: všechny vlastnosti už zraněné jsou, nic se neděje.`,
  'army-placed': ({ player, from, to }, { seat }) =>
    `${seat(player)}: armáda se umísťuje z regionu ${region(from)} do regionu ${region(to)}.`,
};
