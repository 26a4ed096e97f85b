// Chapters DL-EVT, DL-PAY, DL-TAX, DL-SPE.
import type { Names, Words } from '@krcma/kernel';
import type { DuesEvent, DuesMessage } from '../messages/dues.ts';
import { creatureNames } from './names.en.ts';
import {
  cellText,
  evil,
  food,
  gold,
  goodsText,
  imps,
  letters,
  rooms,
  someCreatures,
  sourceName,
  traps,
  tunnels,
} from './phrases.en.ts';

type Said<K extends DuesMessage['key']> = Extract<DuesMessage, { key: K }>;

type Loss = Said<'ask-keep'>['what'];

const amounts: Readonly<Record<Loss, (count: number) => string>> = { gold, food, imp: imps, trap: traps };

const counted = (per: 'tiles' | 'rooms', count: number): string =>
  per === 'rooms' ? rooms(count) : `${count} dungeon tiles`;

const states = { striking: 'striking ', out: 'knocked out ' } as const;
const whom = ({ creature, state }: Pick<Said<'let-strike'>, 'creature' | 'state'>): string =>
  `the ${state ? states[state] : ''}${creatureNames[creature]}`;

function askDues({ source, creatures, free, bill }: Said<'ask-dues'>): string {
  const waiting = someCreatures(creatures);
  const wants = `${creatures.length > 1 ? 'want' : 'wants'} ${goodsText(bill)}`;
  if (source === 'monster-strike')
    return `Monster Strike: pay one symbol of its price to each monster, or it will not fight this year. Waiting: ${waiting}.`;
  if (free > 0)
    return `${sourceName(source)}: ${free} of your choice stay for free, whoever else stays costs gold (${goodsText(bill)} in all). With whom do you settle next?`;
  return creatures.length > 1
    ? `${sourceName(source)}: ${waiting} ${wants} in all. With whom do you settle next?`
    : `${sourceName(source)}: ${waiting} ${wants}.`;
}

export const duesMessages: Words<DuesMessage, Names> = {
  'ask-dues': askDues,
  'ask-way': ({ source }) => `${sourceName(source)}: what do you choose?`,
  'ask-sent': ({ source }) => `${sourceName(source)}: which of the monsters you sent?`,
  'pay-creature': ({ cost, ...of }) => `Pay ${goodsText(cost)} for ${whom(of)}`,
  'pay-all': ({ cost }) => `Pay ${goodsText(cost)} for all`,
  'release-creature': ({ evil: more, ...of }) =>
    more > 0 ? `Release ${whom(of)} and move ${more} toward evil` : `Let ${whom(of)} go`,
  'discard-creature': (of) => `Give up ${whom(of)}`,
  'let-strike': (of) => `Let ${whom(of)} strike until the combat is over`,
  'withdraw-creature': (of) => `Withdraw ${whom(of)}`,
  'bewitch-creature': (of) => `Turn ${whom(of)} into a sheep`,
  'withdraw-all': () => 'Withdraw all monsters',
  'pay-goods': ({ goods, creature }) =>
    `Pay ${goodsText(goods)}${creature === undefined ? '' : ` for the ${creatureNames[creature]}`}`,
  'take-evil': ({ amount }) => `Move ${amount} toward evil`,
  'ask-owed': ({ source, per, count, owed }) =>
    `${sourceName(source)}: you owe ${gold(owed)} for ${counted(per, count)}. How much do you pay?`,
  'pay-owed': ({ paid, letters: unpaid }) =>
    `Pay ${paid === 0 ? 'nothing' : gold(paid)}${unpaid === 0 ? '' : ` and take ${letters(unpaid)}`}`,
  'ask-cancel-evil': ({ source, evil: amount, each }) =>
    `${sourceName(source)}: ${amount} toward evil, each step can be bought off for ${goodsText(each)}.`,
  'cancel-evil': ({ paid, evil: left }) =>
    `Pay ${goodsText(paid)} and ${left > 0 ? `move ${left} toward evil` : 'stay where you are'}`,
  'ask-keep': ({ source, what, lost, each }) =>
    `${sourceName(source)}: ${amounts[what](lost)} will leave; each stays for ${goodsText(each)}.`,
  'keep-some': ({ what, kept, lost, paid }) =>
    kept === 0
      ? `Pay nothing, lose ${amounts[what](lost)}`
      : `Pay ${goodsText(paid)}, keep ${amounts[what](kept)}, lose ${lost}`,
  'ask-lose-trap': ({ source }) => `${sourceName(source)}: which trap do you lose?`,
  'ask-collapse': ({ left, each }) =>
    `Cave-in: ${tunnels(left)} will still collapse. Choose which, or save one for ${goodsText(each)}.`,
  'collapse-tunnel': ({ cell }) => `Let this tunnel collapse (${cellText(cell)})`,
  'prop-tunnel': ({ goods }) => `Pay ${goodsText(goods)} to save a tunnel`,
  'entrance-stays': () => 'The entrance never collapses.',
  'would-cut-off': ({ cells }) =>
    `Without this tunnel ${cells.length === 1 ? 'a tile' : `${cells.length} tiles`} behind it could not be reached.`,
};

const ofGoods = ({ what, had, lost, kept, paid }: Extract<DuesEvent, { key: 'goods-lost' }>): string => {
  if (lost + kept === 0) return 'has nothing to lose';
  const of = had > lost ? ` of ${had}` : '';
  return `loses ${amounts[what](lost)}${of}${kept > 0 ? ` and keeps ${kept} for ${goodsText(paid)}` : ''}`;
};

export const duesEvents: Words<DuesEvent, Names> = {
  'event-began': ({ event }) => `Event: ${sourceName(event)}.`,
  'creature-paid': ({ player, creature, cost }, names) =>
    `${names.seat(player)} pays ${goodsText(cost)} for the ${creatureNames[creature]}.`,
  'creature-released': ({ player, creature }, names) =>
    `${names.seat(player)} releases the ${creatureNames[creature]}.`,
  'creature-discarded': ({ player, creature }, names) =>
    `${names.seat(player)} gives up the ${creatureNames[creature]}.`,
  'creature-strikes': ({ player, creature }, names) =>
    `The ${creatureNames[creature]} of ${names.seat(player)} strikes and will not fight this year.`,
  'goods-paid': ({ player, goods, creature }, names) =>
    `${names.seat(player)} pays ${goodsText(goods)}${creature === undefined ? '' : ` for the ${creatureNames[creature]}`}.`,
  'evil-cancelled': ({ player, evil: amount, cancelled }, names) =>
    `${names.seat(player)} buys off ${cancelled} of ${evil(amount)}.`,
  'goods-lost': (event, names) => `${names.seat(event.player)} ${ofGoods(event)}.`,
  'owed-paid': ({ player, per, count, owed, paid, letters: unpaid }, names) =>
    `${names.seat(player)} owes ${gold(owed)} for ${counted(per, count)} and pays ${paid}${unpaid === 0 ? '' : `: ${letters(unpaid)}`}.`,
  'tunnel-collapsed': ({ player, cell }, names) =>
    `A tunnel of ${names.seat(player)} collapses (${cellText(cell)}).`,
  'tunnel-propped': ({ player, goods }, names) =>
    `${names.seat(player)} pays ${goodsText(goods)} to save a tunnel.`,
  'collapse-averted': ({ player, left }, names) =>
    `No tunnel of ${names.seat(player)} can collapse any more; ${left} fewer than threatened.`,
};
