// What happens on the paths: quests, fights, conquests and tricks.
import { capital, countInEnglish, type Names, type Words } from '@krcma/kernel';
import { questOf } from '../data/quests.ts';
import type { MonsterLandsEvent } from '../messages.ts';
import { isComponent } from './facts.ts';
import {
  bundleText,
  diceOf,
  diceText,
  dieText,
  list,
  nameOf,
  pathText,
  placeNames,
  questName,
  verb,
  who,
} from './phrases.en.ts';

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

const MEANS: Readonly<Record<string, string>> = {
  token: 'a defence token',
  potion: 'a potion',
  benefit: 'the benefit of the path',
  guards: 'the guards',
};

export const outsideEvents: Words<Extract<MonsterLandsEvent, { key: Outside }>, Names> = {
  sent: ({ player, member, path, dice, traps, defence, potions, venoms }, names) => {
    const tokens = bundleText({ trap: traps, defence, potions, venoms });
    const more = tokens === 'nothing' ? '' : `, ${tokens}`;
    return `${names.seat(player)} sends ${nameOf(member)} (${pathText(path)}): ${diceText(dice)}${more}.`;
  },
  'place-reached': ({ place }) => `Now: ${placeNames[place]}.`,
  rolled: ({ player, path, colour, face }, names) =>
    `${names.seat(player)} rolls a ${dieText({ colour })}: ${face} (${pathText(path)}).`,
  rerolled: ({ player, path, colour, from, to }, names) =>
    `${names.seat(player)} rerolls a ${dieText({ colour })}: ${from} becomes ${to} (${pathText(path)}).`,
  'quest-done': ({ player, quest, total }, names) =>
    total === undefined
      ? `${names.seat(player)} completes the quest ${questName(quest, 'b')}.`
      : `${names.seat(player)} completes the quest ${questName(quest, 'a')} with ${total}.`,
  'quest-failed': ({ player, quest, total }, names) =>
    `${names.seat(player)} fails the quest ${questName(quest, 'a')}: ${total} of ${questOf(quest).a.target}.`,
  'quest-second': ({ player, quest, total }, names) =>
    `${names.seat(player)} reaches ${total} in the quest ${questName(quest, 'a')}, but the reward goes to the other path.`,
  'traps-revealed': ({ player, path, traps }, names) =>
    `${who(names, player)} reveals ${list(traps.map(nameOf))} (${pathText(path)}).`,
  'monster-rolled': ({ monster, path, dice, hits }) =>
    `${nameOf(monster)} ${verb(monster, 'attacks', 'attack')} (${pathText(path)}): ${dice.join(', ')} – ${countInEnglish(hits, 'hit')}.`,
  'automatic-hits': ({ monster, hits }) =>
    `${nameOf(monster)} ${verb(monster, 'adds', 'add')} ${countInEnglish(hits, 'automatic hit')}.`,
  'dice-cancelled': ({ player, magic }, names) =>
    magic === 0
      ? `${names.seat(player)} discards no magic dice.`
      : `${names.seat(player)} discards ${diceOf(magic, 'magic')} against the attack.`,
  'hit-stopped': ({ player, by }, names) =>
    `${names.seat(player)} stops a hit: ${MEANS[by] ?? (isComponent(by) ? nameOf(by) : by)}.`,
  captured: ({ player, monster, member, total }, names) =>
    `${nameOf(member)} (${names.seat(player)}) captures ${nameOf(monster)} with ${total}.`,
  killed: ({ player, monster, member, total }, names) =>
    `${nameOf(member)} (${names.seat(player)}) kills ${nameOf(monster)} with ${total}.`,
  'attack-failed': ({ player, path, carried }, names) =>
    `${names.seat(player)} does not beat the monster (${pathText(path)}) and hands on ${carried}.`,
  'venom-used': ({ player, path }, names) => `${names.seat(player)} uses a venom (${pathText(path)}).`,
  'conquest-failed': ({ player, path, carried }, names) =>
    `${names.seat(player)} does not conquer the realm (${pathText(path)}) and hands on ${carried}.`,
  conquered: ({ player, realm, member, total }, names) =>
    `${nameOf(member)} (${names.seat(player)}) conquers ${nameOf(realm)} with ${total}.`,
  'trick-played': ({ player, trick, at }, names) =>
    `${who(names, player)} plays the trick ${nameOf(trick)} (target: ${pathText(at)}).`,
  'trick-cancelled': ({ player, trick }, names) =>
    `${names.seat(player)} cancels ${nameOf(trick)} with a defence token.`,
  'dice-stolen': ({ player, from, dice }, names) =>
    `${who(names, player)} steals ${diceText(dice)} (${pathText(from)}).`,
  'dice-diverted': ({ player, to, dice }, names) =>
    `${capital(who(names, player))} diverts ${countInEnglish(dice, 'attack die', 'attack dice')} (${pathText(to)}).`,
};
