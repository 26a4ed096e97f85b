// Hero selection, the first four steps of a turn, and what is asked when operations are carried out.
import type { Names, Words } from '@krcma/kernel';
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
} from './names.en.ts';
import { asking, cards, region, runeList, runes, sea, sourceName } from './phrases.en.ts';

const skips: Readonly<Record<TurnStep, string>> = {
  prayer: 'No more prayers',
  hero: 'Leave the hero step',
  rune: 'No rune action',
  manoeuvre: 'No manoeuvre',
  special: 'No special action',
};

/** What one of several ways does, as a choice. */
const ways: Readonly<Partial<Record<OpName, (n: number) => string>>> = {
  heal: (n) => (n === 1 ? 'Heal an injury' : `Heal ${n} injuries`),
  drawCombat: (n) => `Draw ${cards(n)}`,
  gainRune: (n) => `Gain ${runes(n)}`,
  armyPlus: (n) => `An army in your region with a settlement gains ${n}`,
  placeHero: () => 'Place your hero',
  placeArmy: () => 'Place one of your armies',
  moveDrakkar: (n) => `Move your drakkar up to ${n} seas`,
};

export const turnMessages: Words<TurnMessage, Names> = {
  'skip-step': ({ step }) => skips[step],
  'ask-hero': () => 'Which hero do you lead?',
  'take-hero': ({ hero }) => `${heroNames[hero]}, ${heroTitles[hero]}`,
  'ask-origin': () => 'Whose child is your hero?',
  'take-origin': ({ origin }) => originNames[origin],
  'ask-sea': () => 'On which sea does your drakkar begin?',
  'begin-on-sea': ({ sea: at }) => `Begin on ${sea(at)}`,
  'no-free-coast': ({ sea: at }) => `Every region at ${sea(at)} belongs to somebody else.`,
  'ask-home': ({ sea: at }) => `In which region at ${sea(at)} do your hero and two armies begin?`,
  'begin-in-region': ({ region: at }) => `Begin in ${region(at)}`,
  'home-is-taken': ({ region: at, by }, { seat }) => `${seat(by)} is in ${region(at)} already.`,

  'ask-prayer': () => 'Prayer: send a priest, take the rune of a forge?',
  'send-priest': ({ god, attribute, to, level }) =>
    `Send a priest to ${godNames[god]}: ${attributeNames[attribute]} ${to}${level > 0 ? `, and the bonus of level ${level}` : ''}`,
  'take-forge-rune': ({ rune, region: at }) => `Take ${runeNames[rune]} from the forge of ${region(at)}`,
  'no-priest': () => 'You have no priest in your supply.',
  'priest-sent-already': () => 'You send one priest in a turn.',
  'monument-full': ({ god, slots }) => `All ${slots} places at the monument of ${godNames[god]} are taken.`,
  'forge-is-empty': ({ region: at }) => `No rune lies at the forge of ${region(at)}.`,
  'hero-is-not-at-forge': ({ region: at }) => `Your hero is not in ${region(at)}.`,

  'ask-hero-step': () => 'Hero: move your hero, move your drakkar, or heal?',
  'ask-hero-step-more': () => 'Something else in the hero step?',
  'move-hero': ({ region: at }) => `Hero to ${region(at)}`,
  'move-drakkar': ({ sea: at }) => `Drakkar to ${sea(at)}`,
  'heal-attribute': ({ attribute, to }) => `Heal ${attributeNames[attribute]}: ${to}`,
  'out-of-reach': ({ moves }) => `It is farther than ${moves === 1 ? '1 move' : `${moves} moves`}.`,
  'not-injured': ({ attribute }) => `${attributeNames[attribute]} is not injured.`,
  'ask-hero-and-drakkar': ({ source }) => `${sourceName(source)}: hero or drakkar?`,

  'ask-rune-action': ({ left }) => (left > 1 ? `Rune action? You may take ${left}.` : 'Rune action?'),
  'rune-action': ({ action, cost }) =>
    `${runeActionNames[action]} (${cost === 0 ? 'for nothing' : runes(cost)})`,
  'ask-rune-monster': () => 'Which monster do you take control of?',
  'rune-monster': ({ monster, rune }) => `${preyNames[monster]} (${runeNames[rune]})`,
  'ask-rune-realm': () => 'With which realm do you ally?',
  'rune-realm': ({ realm, rune, first }) =>
    `${realmNames[realm]} (${runeNames[rune]})${first ? ', as the first' : ''}`,
  'ask-payment': ({ action }) => `${runeActionNames[action]}: which runes do you pay?`,
  'pay-runes': ({ runes: paid, by }) =>
    `${paid.length === 0 ? 'Pay nothing' : `Pay ${runeList(paid)}`}${by === undefined ? '' : ` (${sourceName(by)})`}`,
  'lacks-rune': ({ rune }) => `You have no rune ${runeNames[rune]}.`,
  'lacks-different-runes': ({ cost, kinds }) =>
    `It costs ${runes(cost)} of different kinds; you have ${kinds}.`,
  'loki-is-elsewhere': ({ region: at }) => `Loki is in ${region(at)}, your hero is not.`,
  'no-neutral-monster': () => 'No monster that nobody controls is where your hero is.',
  'monster-is-controlled': ({ monster, by }, { seat }) => `${seat(by)} controls ${preyNames[monster]}.`,
  'monster-is-elsewhere': ({ monster, region: at }) => `${preyNames[monster]} is in ${region(at)}.`,
  'no-realm-beside': () => 'No realm beside your hero is without your marker.',
  'realm-is-elsewhere': ({ realm }) => `${realmNames[realm]} is not beside your hero.`,
  'allied-already': ({ realm }) => `You are an ally of ${realmNames[realm]} already.`,
  'no-army-to-strengthen': () => 'You have no army below strength 6.',
  'no-monster-to-activate': () => 'No monster on the board is neutral or yours.',
  'no-card-to-draw': () => 'There is no combat card left to draw.',
  'all-attributes-at-top': () => 'All three attributes are at 6.',

  'ask-activation': ({ past, max }) =>
    past === 0 && max === 1 ? 'Which army do you activate?' : 'Which army do you activate next?',
  'activate-army': ({ region: at, strength }) => `The army of strength ${strength} in ${region(at)}`,
  'activated-already': () => 'This army has been activated already.',
  'ask-march': ({ region: at, strength }) =>
    `Where does the army of strength ${strength} in ${region(at)} go?`,
  'march-to': ({ region: at, owner, against, strength }, { seat }) =>
    `Move to ${region(at)}${against !== undefined ? `: battle with ${seat(against)}, strength ${strength}` : owner === undefined ? '' : `, region of ${seat(owner)}`}`,
  'army-grows': ({ to }) => `Strength becomes ${to}`,
  'loki-bars-the-way': ({ region: at }) => `Loki is in ${region(at)}: armies cannot move there.`,
  'army-is-at-top': ({ strength }) => `Strength ${strength} is the most an army can have.`,
  'no-own-settlement': ({ region: at }) => `${region(at)} is not your region with a settlement.`,
  'ask-recruit': ({ strength, source }) =>
    asking(`where do you recruit an army of strength ${strength}?`, source),
  'recruit-in': ({ region: at, against }, { seat }) =>
    `Recruit in ${region(at)}${against === undefined ? '' : `: battle with ${seat(against)}`}`,
  'no-recruiting-place': ({ region: at }) => `You cannot recruit in ${region(at)}.`,

  'ask-gain-rune': ({ source }) => asking('which rune do you take?', source),
  'gain-rune': ({ rune }) => `Take ${runeNames[rune]}`,
  'bank-lacks-rune': ({ rune }) => `The bank has no rune ${runeNames[rune]} left.`,
  'ask-lose-rune': ({ source }) => `${sourceName(source)}: which rune do you return?`,
  'ask-heal': ({ source }) => asking('which injury is healed?', source),
  'ask-injure': ({ source }) => asking('which attribute is injured?', source),
  'injure-attribute': ({ attribute, from }) => `${attributeNames[attribute]} (${from})`,
  'injured-already': ({ attribute }) => `${attributeNames[attribute]} is injured already.`,
  'ask-raise': ({ source }) => `${sourceName(source)}: which attribute do you raise?`,
  'raise-attribute': ({ attribute, to }) => `${attributeNames[attribute]} to ${to}`,
  'attribute-is-at-top': ({ attribute }) => `${attributeNames[attribute]} is at 6.`,
  'attribute-is-not-lowest': ({ attribute, lowest }) =>
    `${attributeNames[attribute]} is not one of your lowest: that is ${lowest}.`,
  'ask-ally': ({ source }) => `${sourceName(source)}: with which realm do you ally?`,
  'ally-with': ({ realm, first }) => `${realmNames[realm]}${first ? ', as the first' : ''}`,
  'ask-discard': ({ source, player, count }, { seat }) =>
    `${sourceName(source)}: which ${cards(count)} of ${seat(player)} go?`,
  'ask-way': ({ source, left }) =>
    `${sourceName(source)}: what do you choose?${left > 1 ? ` ${left} choices are left.` : ''}`,
  way: ({ source, op, n }) => ways[op]?.(n) ?? sourceName(source),
  'way-does-nothing': () => 'It would do nothing now.',

  'ask-army-plus': ({ source, by }) => `${sourceName(source)}: which army gains ${by}?`,
  'ask-army-minus': ({ source, by }) => `${sourceName(source)}: which army loses ${by}?`,
  'army-becomes': ({ player, region: at, strength, to }, { seat }) =>
    `${seat(player)}, ${region(at)}: ${strength} → ${to === 0 ? 'destroyed' : to}`,
  'ask-place-army': ({ source }) => `${sourceName(source)}: which army do you place elsewhere?`,
  'this-army': ({ region: at, strength }) => `The army of strength ${strength} in ${region(at)}`,
  'ask-place-army-where': ({ source, region: at }) =>
    `${sourceName(source)}: where do you place the army from ${region(at)}?`,
  'place-in': ({ region: at }) => `Place in ${region(at)}`,
  'not-own-region': ({ region: at }) => `You do not control ${region(at)}.`,
  'ask-place-hero': ({ source }) => `${sourceName(source)}: where do you place your hero?`,
  'ask-move-hero': ({ source, moves }) =>
    `${sourceName(source)}: where does your hero go, ${moves === 1 ? '1 region' : `up to ${moves} regions`}?`,
  'ask-move-drakkar': ({ source, moves }) =>
    `${sourceName(source)}: where does your drakkar sail, ${moves === 1 ? '1 sea' : `up to ${moves} seas`}?`,
};

export const turnEvents: Words<TurnEvent, Names> = {
  'turn-begun': ({ player, turn }, { seat }) => `Turn ${turn}: ${seat(player)}.`,
  'hero-chosen': ({ player, hero }, { seat }) => `${seat(player)} leads ${heroNames[hero]}.`,
  'origin-chosen': ({ player, origin }, { seat }) => `The hero of ${seat(player)}: ${originNames[origin]}.`,
  'home-chosen': ({ player, region: at, sea: on, armies }, { seat }) =>
    `${seat(player)} begins in ${region(at)} with ${armies} armies of strength 1, and a drakkar on ${sea(on)}.`,
  'first-turn-taken': ({ player }, { seat }) => `${seat(player)} will take the first turn.`,
  'priest-sent': ({ player, god, level }, { seat }) =>
    `${seat(player)} sends a priest to ${godNames[god]}, whose monument has level ${level}.`,
  'rune-action-taken': ({ player, action, runes: paid, by }, { seat }) =>
    `${seat(player)} pays ${paid.length === 0 ? 'nothing' : runeList(paid)}${by === undefined ? '' : ` (${sourceName(by)})`}: ${runeActionNames[action]}.`,
  'runes-lost': ({ player, runes: gone }, { seat }) => `${seat(player)} loses ${runeList(gone)}.`,
  'forge-emptied': ({ region: at, rune }) =>
    `${runeNames[rune]} goes from the forge of ${region(at)} to the bank.`,
  'injury-ignored': ({ player }, { seat }) =>
    `All attributes of ${seat(player)} are injured already; nothing happens.`,
  'army-placed': ({ player, from, to }, { seat }) =>
    `An army of ${seat(player)} is placed from ${region(from)} in ${region(to)}.`,
};
