// The wheel, its seven actions, omens and Ragnarök.
import { countInEnglish, type Names, type Words } from '@krcma/kernel';
import type { BonusDeed } from '../data/realms.ts';
import type { WheelEvent, WheelMessage } from '../messages/wheel.ts';
import { actionNames, artifactNames, blessingNames, godNames, omenNames, realmNames } from './names.en.ts';
import { list, region } from './phrases.en.ts';

/** What the bonus of a realm does, as an order. */
const bonuses: Readonly<Record<BonusDeed, string>> = {
  gainRune: 'gain 1 rune of your choice',
  placeHero: 'place your hero in any region',
  heal: 'heal 1 injury',
  armyPlus: 'strengthen one of your armies by 1',
  recruit: 'recruit an army of strength 1 in a region you control',
  drawCombat: 'draw 1 combat card',
  moveDrakkar: 'sail your drakkar up to 3 seas',
  placeArmy: 'place one of your armies in another region you control',
};

/** The same in the log. */
const gains: Readonly<Record<BonusDeed, string>> = {
  gainRune: '1 rune',
  placeHero: 'the hero is placed',
  heal: '1 injury is healed',
  armyPlus: 'an army grows by 1',
  recruit: 'a new army of strength 1',
  drawCombat: '1 combat card',
  moveDrakkar: 'the drakkar sails',
  placeArmy: 'an army is placed',
};

/** Why it would do nothing. */
const uselessness: Readonly<Record<BonusDeed, string>> = {
  gainRune: 'The bank has no rune left.',
  placeHero: 'Your hero cannot be placed.',
  heal: 'Your hero is not injured.',
  armyPlus: 'You have no army below strength 6.',
  recruit: 'You have no army in supply, or no region of your own.',
  drawCombat: 'There is no combat card left.',
  moveDrakkar: 'Your drakkar cannot sail.',
  placeArmy: 'You have no army on the board, or no other region of your own.',
};

export const wheelMessages: Words<WheelMessage, Names> = {
  'ask-special': () => 'Which special action do you take?',
  'take-action': ({ action }) => actionNames[action],
  'own-marker': () => 'Your marker lies on this slot already.',
  'no-own-marker': () => 'Monument needs at least one of your markers on the wheel.',
  'no-army-in-supply': () => 'All your armies are on the board.',
  'no-army-on-board': () => 'You have no army on the board.',
  'no-temple-left': () => 'No temple is left on the scale.',
  'no-own-sanctuary': () => 'You control no region with a sanctuary without a temple.',
  'no-monster-in-reach': () =>
    'There is no monster you could activate, and nothing to hunt where your hero is.',
  'too-few-kills': ({ kills, needed }) =>
    `Loki may be hunted after ${countInEnglish(needed, 'kill')}; you have ${kills}.`,
  'hero-not-on-board': () => 'Your hero is not on the board.',
  'other-hero-there': ({ player, region: at }, { seat }) =>
    `The hero of ${seat(player)} stands in ${region(at)} as well.`,
  'own-already': ({ region: at }) => `You control ${region(at)} already.`,
  'might-too-low': ({ region: at, might, needed, against }) =>
    `Might ${might} is less than the ${against === 'population' ? 'population' : 'armies'} of ${region(at)}: ${needed}.`,
  'ask-realm-bonus': ({ realm }) => `${realmNames[realm]} rewards its ally: do you take the bonus?`,
  'take-bonus': ({ realm, deed }) => `${realmNames[realm]}: ${bonuses[deed]}`,
  'leave-bonus': ({ realm }) => `Leave the bonus of ${realmNames[realm]}`,
  'bonus-useless': ({ deed }) => uselessness[deed],
  'ask-temple': ({ field }) => `Where do you build the temple of field ${field}?`,
  'build-temple': ({ region: at }) => `Build a temple in ${region(at)}`,
  'temple-stands': ({ region: at }) => `A temple stands in ${region(at)} already.`,
  'no-sanctuary': ({ region: at }) => `${region(at)} has no sanctuary.`,
  'region-not-yours': ({ region: at, owner }, { seat }) =>
    owner === undefined ? `You do not control ${region(at)}.` : `${seat(owner)} controls ${region(at)}.`,
  'ask-blessing': () => 'Which blessing do you take?',
  'take-blessing': ({ blessing }) => blessingNames[blessing],
  'ask-usurp-recruit': ({ region: at }) => `Recruit an army in ${region(at)}, which you have just usurped?`,
  'usurp-recruit': ({ strength }) => `Recruit an army of strength ${strength}`,
  'leave-recruit': () => 'Recruit nobody',
  'ask-monument': () => 'Which monument do you raise?',
  'raise-monument': ({ god, level }) => `The monument of ${godNames[god]}, to level ${level}`,
  'monument-finished': ({ god }) => `The monument of ${godNames[god]} is finished.`,
};

export const wheelEvents: Words<WheelEvent, Names> = {
  'marker-placed': ({ player, action, over }, { seat }) =>
    `${seat(player)} takes ${actionNames[action]}${over === undefined ? '' : ` and covers the marker of ${seat(over)}`}.`,
  'monument-begun': ({ player }, { seat }) => `${seat(player)} takes ${actionNames.monument}.`,
  'realm-bonus': ({ player, realm, deed }, { seat }) =>
    `${seat(player)} takes the bonus of ${realmNames[realm]}: ${gains[deed]}.`,
  'realm-bonus-left': ({ player, realm, useless }, { seat }) =>
    useless
      ? `The bonus of ${realmNames[realm]} is of no use to ${seat(player)}.`
      : `${seat(player)} leaves the bonus of ${realmNames[realm]}.`,
  'temple-built': ({ player, region: at, field, temples }, { seat }) =>
    `${seat(player)} builds the temple of field ${field} in ${region(at)} and controls ${countInEnglish(temples, 'temple')}.`,
  'draft-begun': ({ player, blessings }, { seat }) =>
    `${seat(player)} begins a blessing draft: ${list(blessings.map((id) => blessingNames[id]))}.`,
  'blessing-taken': ({ player, blessing }, { seat }) => `${seat(player)} takes ${blessingNames[blessing]}.`,
  'blessings-discarded': ({ blessings }) => `Discarded: ${list(blessings.map((id) => blessingNames[id]))}.`,
  usurped: ({ player, region: at, might, needed, from }, { seat }) =>
    `${seat(player)} usurps ${region(at)}${from === undefined ? '' : ` from ${seat(from)}`}: Might ${might} against ${needed}.`,
  'monument-raised': ({ player, god, level }, { seat }) =>
    `${seat(player)} raises the monument of ${godNames[god]} to level ${level}.`,
  'omen-fulfilled': ({ omen, down }) => `An omen is fulfilled: ${omenNames[omen]} (${down} face down).`,
  'ragnarok-begun': ({ by }, { seat }) =>
    `Ragnarök begins. Everybody takes one last turn, ${seat(by)} the very last.`,
  'priests-returned': () => 'All priests leave the monuments for the bank.',
  'wheel-cleared': () => 'All markers leave the wheel.',
  'artifacts-recharged': ({ artifacts }) =>
    `Charged again: ${list(artifacts.map((id) => artifactNames[id]))}.`,
  'forges-filled': ({ regions }) => `Forges get new runes: ${list(regions.map(region))}.`,
};
