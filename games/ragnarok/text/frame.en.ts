// What belongs to no chapter: limits, what players hold, the board, the end.
import type { Names, Words } from '@krcma/kernel';
import type { FrameEvent, FrameMessage } from '../messages/frame.ts';
import { endings } from './endings.en.ts';
import {
  artifactNames,
  attributeNames,
  combatCardNames,
  godNames,
  preyNames,
  realmNames,
  runeNames,
} from './names.en.ts';
import { cardList, cards, priests, region, runeList, runes, sea, sourceName } from './phrases.en.ts';

export const frameMessages: Words<FrameMessage, Names> = {
  decline: () => 'No',
  done: () => 'Done',
  'ask-discard-cards': ({ over }) => `You hold more cards than your Wisdom allows: discard ${cards(over)}.`,
  'discard-card': ({ card }) => `Discard ${combatCardNames[card]}`,
  'ask-return-runes': ({ over }) => `You hold more runes than your Wisdom allows: return ${runes(over)}.`,
  'return-rune': ({ rune }) => `Return ${runeNames[rune]}`,
  'ask-holding': () => 'Use something you hold?',
  'use-holding': ({ source }) => `Use ${sourceName(source)}`,
};

export const frameEvents: Words<FrameEvent, Names> = {
  'game-started': ({ first }, { seat }) => `${seat(first)} is the first to choose a hero.`,
  'loki-placed': ({ region: at }) => `Loki stands in ${region(at)}.`,
  'monster-placed': ({ monster, region: at }) => `${preyNames[monster]} comes to ${region(at)}.`,
  'event-revealed': ({ event }) => `Event ${event} is revealed.`,
  'cards-drawn': ({ player, count, cards: drawn }, { seat }) =>
    `${seat(player)} draws ${drawn === undefined ? cards(count) : cardList(drawn)}.`,
  'cards-discarded': ({ player, cards: gone }, { seat }) => `${seat(player)} discards ${cardList(gone)}.`,
  'rune-gained': ({ player, rune, region: at }, { seat }) =>
    `${seat(player)} gains a rune ${runeNames[rune]}${at === undefined ? '' : ` from the forge of ${region(at)}`}.`,
  'runes-returned': ({ player, runes: gone }, { seat }) => `${seat(player)} returns ${runeList(gone)}.`,
  'priests-gained': ({ player, count }, { seat }) => `${seat(player)} gains ${priests(count)}.`,
  'attribute-raised': ({ player, attribute, to }, { seat }) =>
    `${seat(player)}: ${attributeNames[attribute]} rises to ${to}.`,
  'hero-injured': ({ player, attribute }, { seat }) =>
    `The hero of ${seat(player)} is injured: ${attributeNames[attribute]}.`,
  'hero-healed': ({ player, attribute }, { seat }) =>
    `The hero of ${seat(player)} recovers: ${attributeNames[attribute]}.`,
  allied: ({ player, realm, first }, { seat }) =>
    `${seat(player)} allies with ${realmNames[realm]}${first ? ' as the first' : ''}.`,
  'army-recruited': ({ player, region: at, strength }, { seat }) =>
    `${seat(player)} recruits an army of strength ${strength} in ${region(at)}.`,
  'army-changed': ({ player, region: at, by, to }, { seat }) =>
    `An army of ${seat(player)} in ${region(at)} ${by > 0 ? 'grows' : 'drops'} to strength ${to}.`,
  'army-destroyed': ({ player, region: at }, { seat }) => `${seat(player)} loses an army in ${region(at)}.`,
  'army-moved': ({ player, from, to }, { seat }) =>
    `An army of ${seat(player)} marches from ${region(from)} to ${region(to)}.`,
  'hero-moved': ({ player, from, to }, { seat }) =>
    `The hero of ${seat(player)} goes from ${region(from)} to ${region(to)}.`,
  'hero-placed': ({ player, to }, { seat }) => `The hero of ${seat(player)} appears in ${region(to)}.`,
  'drakkar-moved': ({ player, from, to }, { seat }) =>
    `The drakkar of ${seat(player)} sails from ${sea(from)} to ${sea(to)}.`,
  'control-taken': ({ player, region: at, from }, { seat }) =>
    `${seat(player)} takes control of ${region(at)}${from === undefined ? '' : ` from ${seat(from)}`}.`,
  'control-lost': ({ player, region: at }, { seat }) => `${seat(player)} loses control of ${region(at)}.`,
  'artifact-taken': ({ player, artifact, from }, { seat }) =>
    `${seat(player)} takes ${artifactNames[artifact]}${from === undefined ? '' : ` from ${seat(from)}`}.`,
  'artifact-returned': ({ artifact, god }) =>
    `${artifactNames[artifact]} lies beside the monument of ${godNames[god]} again.`,
  'holding-used': ({ player, source }, { seat }) => `${seat(player)} uses ${sourceName(source)}.`,
  'game-ended': ({ reason, winner, scores }, { seat }) =>
    reason === 'ragnarok'
      ? `${endings.ragnarok} ${seat(winner)} wins. Beside the tree: ${scores.map((score, at) => `${seat(at)} ${score}`).join(', ')}.`
      : `${endings[reason]} ${seat(winner)} wins.`,
};
