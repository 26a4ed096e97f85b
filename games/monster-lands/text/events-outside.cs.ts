// What happens on the paths: quests, fights, conquests and tricks.
import { countInCzech, type Names, verbOf, type Words } from '@krcma/kernel';
import { questOf } from '../data/quests.ts';
import type { MonsterLandsEvent } from '../messages.ts';
import { isComponent } from './facts.ts';
import {
  accOf,
  attackDiceText,
  bundleText,
  colours,
  declined,
  diceOf,
  diceText,
  dieText,
  hitsText,
  list,
  nameOf,
  nomOf,
  pathText,
  placeNames,
  questName,
  who,
} from './phrases.cs.ts';

type Outside =
  | 'sent'
  | 'place-reached'
  | 'rolled'
  | 'rerolled'
  | 'quest-done'
  | 'quest-failed'
  | 'quest-second'
  | 'traps-revealed'
  | 'monster-rolled'
  | 'automatic-hits'
  | 'dice-cancelled'
  | 'hit-stopped'
  | 'captured'
  | 'killed'
  | 'attack-failed'
  | 'venom-used'
  | 'conquest-failed'
  | 'conquered'
  | 'trick-played'
  | 'trick-cancelled'
  | 'dice-stolen'
  | 'dice-diverted';

const AUTOMATIC_HIT = { one: 'automatický zásah', few: 'automatické zásahy', other: 'automatických zásahů' };

const MEANS: Readonly<Record<string, string>> = {
  token: 'žeton obrany',
  potion: 'lektvar',
  benefit: 'výhoda cesty',
  guards: 'stráže',
};

export const outsideEvents: Words<Extract<MonsterLandsEvent, { key: Outside }>, Names> = {
  sent: ({ player, member, path, dice, traps, defence, potions, venoms }, names) => {
    const tokens = bundleText({ trap: traps, defence, potions, venoms });
    const more = tokens === 'nic' ? '' : `, ${tokens}`;
    return `${names.seat(player)} posílá ${accOf(member)} (${pathText(path)}): ${diceText(dice)}${more}.`;
  },
  'place-reached': ({ place }) => `Na řadě je ${placeNames[place]}.`,
  rolled: ({ player, path, colour, face }, names) =>
    `${names.seat(player)} hází ${face} na kostce ${colours[colour]} (${pathText(path)}).`,
  rerolled: ({ player, path, colour, from, to }, names) =>
    `${names.seat(player)} přehazuje ${dieText({ colour })}: z ${from} na ${to} (${pathText(path)}).`,
  'quest-done': ({ player, quest, total }, names) =>
    total === undefined
      ? `${names.seat(player)} plní úkol ${questName(quest, 'b')}.`
      : `${names.seat(player)} plní úkol ${questName(quest, 'a')} se součtem ${total}.`,
  'quest-failed': ({ player, quest, total }, names) =>
    `${names.seat(player)} v úkolu ${questName(quest, 'a')} neuspívá: součet ${total}, cílové číslo ${questOf(quest).a.target}.`,
  'quest-second': ({ player, quest, total }, names) =>
    `${names.seat(player)} plní úkol ${questName(quest, 'a')} se součtem ${total}, odměnu ale získává druhá cesta.`,
  'traps-revealed': ({ player, path, traps }, names) =>
    `${who(names, player)} odhaluje ${list(traps.map(accOf))} (${pathText(path)}).`,
  'monster-rolled': ({ monster, path, dice, hits }) =>
    `Útočí ${nomOf(monster)} (${pathText(path)}): ${dice.join(', ')} – ${hitsText(hits)}.`,
  'automatic-hits': ({ monster, hits }) =>
    `${nameOf(monster)} ${verbOf(declined(monster), 'přidává', 'přidávají')} ${countInCzech(hits, AUTOMATIC_HIT)}.`,
  'dice-cancelled': ({ player, magic }, names) =>
    magic === 0
      ? `${names.seat(player)} magii neodhazuje.`
      : `${names.seat(player)} proti útoku odhazuje ${diceOf(magic, 'magic')}.`,
  'hit-stopped': ({ player, by }, names) =>
    `${names.seat(player)} zastavuje zásah: ${MEANS[by] ?? (isComponent(by) ? nameOf(by) : by)}.`,
  captured: ({ player, monster, member, total }, names) =>
    `${nameOf(member)} (${names.seat(player)}) chytá ${accOf(monster)} se součtem ${total}.`,
  killed: ({ player, monster, member, total }, names) =>
    `${nameOf(member)} (${names.seat(player)}) zabíjí ${accOf(monster)} se součtem ${total}.`,
  'attack-failed': ({ player, path, carried }, names) =>
    `${names.seat(player)} v boji s příšerou neuspívá (${pathText(path)}) a předává součet ${carried}.`,
  'venom-used': ({ player, path }, names) => `${names.seat(player)} používá jed (${pathText(path)}).`,
  'conquest-failed': ({ player, path, carried }, names) =>
    `${names.seat(player)} při dobývání říše neuspívá (${pathText(path)}) a předává součet ${carried}.`,
  conquered: ({ player, realm, member, total }, names) =>
    `${nameOf(member)} (${names.seat(player)}) dobývá ${accOf(realm)} se součtem ${total}.`,
  'trick-played': ({ player, trick, at }, names) =>
    `${who(names, player)} hraje lest ${nameOf(trick)} (cíl: ${pathText(at)}).`,
  'trick-cancelled': ({ player, trick }, names) =>
    `${names.seat(player)} ruší žetonem obrany lest ${nameOf(trick)}.`,
  'dice-stolen': ({ player, from, dice }, names) =>
    `${who(names, player)} krade ${diceText(dice)} (${pathText(from)}).`,
  'dice-diverted': ({ player, to, dice }, names) =>
    `${who(names, player)} odvrací ${attackDiceText(dice)} (${pathText(to)}).`,
};
