// What belongs to no chapter: limits, what players hold, the board, the end.
import { capital, type Names, type Words } from '@krcma/kernel';
import type { FrameEvent, FrameMessage } from '../messages/frame.ts';
import { endings } from './endings.cs.ts';
import {
  artifactNames,
  attributeNames,
  combatCardNames,
  godNames,
  preyNames,
  realmNames,
  runeNames,
} from './names.cs.ts';
import { cardList, cards, priests, region, runeList, runes, sea, sourceName } from './phrases.cs.ts';

export const frameMessages: Words<FrameMessage, Names> = {
  decline: () => 'Ne',
  done: () => 'Hotovo',
  'ask-discard-cards': ({ over }) => `Máš víc karet, než dovoluje tvá Moudrost: odhoď ${cards(over)}.`,
  'discard-card': ({ card }) => `Odhoď ${combatCardNames[card].acc}`,
  'ask-return-runes': ({ over }) => `Máš víc run, než dovoluje tvá Moudrost: vrať ${runes(over)}.`,
  'return-rune': ({ rune }) => `Vrať runu ${runeNames[rune]}`,
  'ask-holding': () => 'Využiješ něco z toho, co máš?',
  'use-holding': ({ source }) => `Využij: ${sourceName(source)}`,
};

export const frameEvents: Words<FrameEvent, Names> = {
  'game-started': ({ first }, { seat }) => `Hrdinu si jako první vybírá ${seat(first)}.`,
  'loki-placed': ({ region: at }) => `Loki stojí v regionu ${region(at)}.`,
  'monster-placed': ({ monster, region: at }) =>
    `V regionu ${region(at)} se objevuje ${preyNames[monster].nom}.`,
  'event-revealed': ({ event }) => `Otáčí se událost ${event}.`,
  'cards-drawn': ({ player, count, cards: drawn }, { seat }) =>
    `${seat(player)} si dobírá ${drawn === undefined ? cards(count) : cardList(drawn)}.`,
  'cards-discarded': ({ player, cards: gone }, { seat }) => `${seat(player)} odhazuje ${cardList(gone)}.`,
  'rune-gained': ({ player, rune, region: at }, { seat }) =>
    `${seat(player)} získává runu ${runeNames[rune]}${at === undefined ? '' : ` z kovárny v regionu ${region(at)}`}.`,
  'runes-returned': ({ player, runes: gone }, { seat }) => `${seat(player)} vrací runy: ${runeList(gone)}.`,
  'priests-gained': ({ player, count }, { seat }) => `${seat(player)} získává ${priests(count)}.`,
  'attribute-raised': ({ player, attribute, to }, { seat }) =>
    `${seat(player)}: ${attributeNames[attribute].nom} stoupá na ${to}.`,
  'hero-injured': ({ player, attribute }, { seat }) =>
    `${seat(player)}: hrdina je zraněn, ${attributeNames[attribute].nom}.`,
  'hero-healed': ({ player, attribute }, { seat }) =>
    `${seat(player)}: hrdina se uzdravuje, ${attributeNames[attribute].nom}.`,
  allied: ({ player, realm, first }, { seat }) =>
    `${seat(player)} uzavírá spojenectví s říší ${realmNames[realm]}${first ? ' jako první' : ''}.`,
  'army-recruited': ({ player, region: at, strength }, { seat }) =>
    `${seat(player)} verbuje v regionu ${region(at)} armádu o síle ${strength}.`,
  'army-changed': ({ player, region: at, by, to }, { seat }) =>
    `${seat(player)}: armáda v regionu ${region(at)} ${by > 0 ? 'sílí' : 'slábne'} na ${to}.`,
  'army-destroyed': ({ player, region: at }, { seat }) =>
    `${seat(player)} přichází o armádu v regionu ${region(at)}.`,
  'army-moved': ({ player, from, to }, { seat }) =>
    `${seat(player)}: armáda táhne z regionu ${region(from)} do regionu ${region(to)}.`,
  'hero-moved': ({ player, from, to }, { seat }) =>
    `${seat(player)}: hrdina jde z regionu ${region(from)} do regionu ${region(to)}.`,
  'hero-placed': ({ player, to }, { seat }) => `${seat(player)}: hrdina se objevuje v regionu ${region(to)}.`,
  'drakkar-moved': ({ player, from, to }, { seat }) =>
    `${seat(player)}: drakkar pluje – ${sea(from)}, ${sea(to)}.`,
  'control-taken': ({ player, region: at, from }, { seat }) =>
    `${seat(player)} ovládá region ${region(at)}${from === undefined ? '' : `, dosud ho měl ${seat(from)}`}.`,
  'control-lost': ({ player, region: at }, { seat }) =>
    `${seat(player)} ztrácí nadvládu nad regionem ${region(at)}.`,
  'artifact-taken': ({ player, artifact, from }, { seat }) =>
    `${seat(player)} získává artefakt ${artifactNames[artifact]}${from === undefined ? '' : ` (předtím ${seat(from)})`}.`,
  'artifact-returned': ({ artifact, god }) =>
    `Artefakt ${artifactNames[artifact]} se vrací k monumentu ${godNames[god].gen}.`,
  'holding-used': ({ player, source }, { seat }) => `${seat(player)} využívá: ${sourceName(source)}.`,
  'game-ended': ({ reason, winner, scores }, { seat }) =>
    reason === 'ragnarok'
      ? `${endings.ragnarok} Vítězí ${seat(winner)}. Regiony u Yggdrasilu: ${scores.map((score, at) => `${seat(at)} ${score}`).join(', ')}.`
      : `${capital(endings[reason])} Vítězí ${seat(winner)}.`,
};
