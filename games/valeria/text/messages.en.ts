import { capital, inEnglish, listed, type Names, type Words } from '@krcma/kernel';
import { citizenOf } from '../data/citizens.ts';
import type { CardId } from '../data/components.ts';
import { type DomainId, domainOf } from '../data/domains.ts';
import { dukeOf } from '../data/dukes.ts';
import { ROLES, TRACKS } from '../data/effect.ts';
import { eventOf } from '../data/events.ts';
import { monsterOf } from '../data/monsters.ts';
import type { Price, ValeriaMessage } from '../messages.ts';
import { slayableOf } from '../rules/slayable.ts';
import {
  amount,
  bagText,
  clause,
  iconsText,
  instructionClause,
  powerClause,
  scoringText,
} from './effect-text.en.ts';
import { citizenNamedBy, isEmpty, lootOf, returnedBy, shortageOf, slotNumbers } from './facts.ts';
import { areaNames, cardNames, layoutNames } from './names.en.ts';
import {
  bagOrNothing,
  diceText,
  forCost,
  points,
  priceText,
  recruitPriceText,
  stackText,
  the,
} from './phrases.en.ts';

const ORDINALS = ['first', 'second', 'third'];

function cannotPay(price: Price, real: number, magic: number, surcharge = 0): string {
  const { kind } = price;
  const need = `You need ${recruitPriceText(price, surcharge)} but have`;
  const own = bagText({ [kind]: real, magic });
  const shortage = shortageOf(price, real, magic);
  switch (shortage.lacks) {
    case 'all':
      return `${need} neither ${kind} nor magic.`;
    case 'magic':
      return `${need} ${own}. Nothing can stand in for magic.`;
    case 'total':
      return `${need} only ${own}.`;
    case 'real':
      return `${need} only ${own}. Magic can stand in for ${kind}, but at least 1 must be real ${kind}.`;
    case 'total despite magic':
      return `${need} only ${own}. Magic can stand in for ${kind}, but you are still ${shortage.missing} short.`;
  }
}

/** Alone there is no opponent to take from (VAL-SOLO.9). */
const powerText = (id: DomainId, solo: boolean): string =>
  solo && lootOf(id).length > 0
    ? `you may take ${listed(lootOf(id).map(bagText), 'or')} from the supply`
    : powerClause(domainOf(id));

function askLoot(card: CardId, solo: boolean): string {
  if (!solo) return 'choose whom to take from.';
  const [loot, other] = lootOf(card);
  return loot !== undefined && other === undefined
    ? `take ${bagText(loot)} from the supply?`
    : 'choose what to take from the supply.';
}

export const messages: Words<ValeriaMessage, Names> = {
  'ask-duke': () => 'Choose the duke you keep. Nobody else sees it before the end.',
  'ask-dice': ({ dice }) => `The dice show ${diceText(dice)}. Change a die, or announce them.`,
  'ask-event-order': () => 'Several enemy events act on this roll. Choose which one acts next.',
  'ask-token': ({ event, token }) =>
    `${cardNames[event]}: choose a monster for the ${token} token. ${
      token === 'gold' ? 'Whoever slays it gets 1 gold more.' : `Slaying it will cost 1 ${token} more.`
    }`,
  'ask-harvest': ({ effects }) =>
    effects === 1
      ? 'Harvest: choose how to use your last effect.'
      : `Harvest: choose what to use next (${effects} effects left).`,
  'ask-take-from': ({ card, solo }) => `${cardNames[card]}: ${askLoot(card, solo)}`,
  'ask-action': ({ number }) => `Choose your ${ORDINALS[number - 1] ?? 'next'} action.`,
  'ask-payment': ({ card, price }) =>
    `${cardNames[card]}: choose how you pay ${priceText(price)}. Magic can stand in for all but 1 ${price.kind}.`,
  'ask-reward': ({ card }) => `Choose your reward for ${the(card)}.`,
  'ask-trade': ({ card, cost, gain }) => `${cardNames[card]}: pay ${bagText(cost)} for ${bagText(gain)}?`,
  'ask-citizen': ({ card }) => {
    const named = citizenNamedBy(card);
    return `${cardNames[card]}: ${named === undefined ? 'choose a free citizen.' : `does ${the(named)} join you?`}`;
  },
  'ask-return': ({ card, gain }) => {
    const own = returnedBy(card) === 'citizen' ? 'citizens' : 'slain monsters';
    return `${cardNames[card]}: put one of your ${own} back for ${bagText(gain)}?`;
  },
  'ask-monster-from': ({ card, solo }) =>
    solo
      ? `${cardNames[card]}: take a monster from the center? You get no reward for it.`
      : `${cardNames[card]}: choose whose slain monster you take. You get no reward for it.`,
  'ask-bonus-slay': ({ card }) => `${cardNames[card]}: you may slay one monster now, at its full cost.`,
  'ask-action-end': () => 'End of your action phase: choose which domain works next.',
  'ask-first-die': () => 'Choose which die the monsters follow first.',
  'ask-activated-stack': () => 'A 6: choose which monster stack attacks its column.',
  'ask-captured': ({ column, darkLord }) =>
    `${darkLord ? 'The Dark Lord himself attacks' : 'Monsters attack'} column ${column + 1}: choose which citizen is captured.`,

  'keep-duke': ({ duke }) => `Keep ${cardNames[duke]}. ${scoringText(dukeOf(duke))}`,
  announce: ({ dice }) => `Announce ${diceText(dice)}`,
  'change-die': ({ domain, from, to, cost, dice }) =>
    `${cardNames[domain]}: turn the ${from} to ${to} ${forCost(cost)} – then ${diceText(dice)}`,
  'event-acts': ({ event }) => `${cardNames[event]}: ${instructionClause(eventOf(event).instruction)}`,
  'token-on': ({ card, token }) => `Put the ${token} token on ${the(card)}`,
  'harvest-gain': ({ card, gain }) => `${cardNames[card]}: gain ${bagOrNothing(gain)}`,
  'harvest-trade': ({ card, cost, gain }) =>
    `${cardNames[card]}: pay ${bagText(cost)}, gain ${bagOrNothing(gain)}`,
  'harvest-done': () => 'Finish the harvest without trading',
  'take-from-seat': ({ seat, bag }, names) => {
    if (!isEmpty(bag)) return `Take ${bagText(bag)} from ${names.seat(seat)}`;
    const none = TRACKS.filter((track) => bag[track] === 0).map((track) => amount(0, track));
    return `Take nothing from ${names.seat(seat)} (${listed(none, 'and')})`;
  },
  'take-from-supply': ({ bag }) => `Take ${bagText(bag)} from the supply`,
  decline: () => 'No, thanks',
  gain: ({ resource }) => `Gain ${amount(1, resource)}`,
  slay: ({ card, price, vp, reward }) => {
    const gains = reward === undefined ? clause(slayableOf(card).reward) : bagOrNothing(reward);
    return `Slay ${the(card)} for ${priceText(price)} – ${points(vp)}, reward: ${gains}`;
  },
  recruit: ({ card, price, surcharge }) =>
    `Recruit ${the(card)} for ${recruitPriceText(price, surcharge)} – activates on ${listed(citizenOf(card).activation, 'or')}`,
  build: ({ card, price, vp }) => `Build ${the(card)} for ${priceText(price)} – ${points(vp)}`,
  pay: ({ kind, real, magic }) => `Pay ${bagText({ [kind]: real, magic })}`,
  'reward-gain': ({ bag }) => `Gain ${bagOrNothing(bag)}`,
  'reward-citizen': ({ citizen, bag = {} }) => {
    const free = citizen === undefined ? 'any citizen' : `a ${cardNames[citizen]}`;
    return isEmpty(bag) ? `Take ${free} for free` : `Take ${free} for free and gain ${bagText(bag)}`;
  },
  'accept-trade': ({ cost, gain }) => `Pay ${bagText(cost)}, gain ${bagText(gain)}`,
  'free-citizen': ({ citizen }) => `Take ${the(citizen)} for free`,
  'return-card': ({ card, gain }) => `Put ${the(card)} back and gain ${bagText(gain)}`,
  'monster-from-seat': ({ seat, monsters }, names) =>
    monsters === 1
      ? `Take the only slain monster ${names.seat(seat)} has`
      : `Take a random slain monster from ${names.seat(seat)}, who has ${monsters}`,
  'monster-from-center': ({ card }) => `Take ${the(card)} from the center`,
  'domain-effect': ({ domain, solo }) => `${cardNames[domain]}: ${powerText(domain, solo)}`,
  die: ({ value }) => `The ${value} first`,
  'activate-stack': ({ column, card }) =>
    card === undefined
      ? `Column ${column + 1}: the monster stack is exhausted`
      : `Column ${column + 1}: attack from the ${areaNames[monsterOf(card).area]} (top card: ${cardNames[card]})`,
  capture: ({ card }) => `Give up ${the(card)}`,
  'empty-spot': ({ stack }) => capital(stackText(stack)),

  'too-weak': ({ needs, strength, magic }) => cannotPay(needs, strength, magic),
  'too-poor': ({ needs, gold, magic, surcharge }) => cannotPay(needs, gold, magic, surcharge),
  'missing-roles': ({ missing }) => {
    const icons = ROLES.flatMap((role) => (missing[role] ? [iconsText(missing[role], role)] : []));
    return `Your citizens lack ${listed(icons, 'and')}. Starter cards and domains do not count.`;
  },
  'spot-exhausted': () => 'This stack is exhausted: there is no card left to take.',
  'same-die': ({ value, change }) =>
    change === 'set' ? `The die already shows ${value}.` : `The die cannot go below ${value}.`,
  'no-gold-for-die': ({ cost, gold }) =>
    `This costs ${amount(cost, 'gold')}; you have ${gold === 0 ? 'none' : `only ${gold}`}. Magic cannot stand in here.`,
  'trade-unpaid': ({ cost, has }) =>
    `This trade costs ${bagText(cost)}; you have ${isEmpty(has) ? 'none' : `only ${bagText(has)}`}. Nothing can stand in here.`,
  'is-resting': ({ seat }, names) => `${names.seat(seat)} rests this turn and can lose nothing.`,

  'duke-needed': () => 'Alone you cannot play without dukes: the Dark Lord needs one.',
  'harder-only-alone': ({ seats }) => `The harder levels are for one player only, not for ${seats}.`,
  'events-not-in-play': ({ events }) => {
    const picked = listed(
      events.map((event) => cardNames[event]),
      'and',
    );
    return `You picked events (${picked}) for a game without enemy events.`;
  },
  'too-many-events': ({ picked, most, seats }) => {
    const players = inEnglish(seats, { one: 'player', other: 'players' });
    const events = inEnglish(most, { one: 'event is', other: 'events are' });
    return `With ${seats} ${players} only ${most} ${events} in the deck, so you cannot pick ${picked}.`;
  },
  'layout-not-chosen': ({ layout }) =>
    `You picked areas or citizens, but the layout “${layoutNames[layout]}” brings its own. Choose the layout “Your own choice”, or pick none.`,
  'wrong-areas': ({ picked, needed }) => `Your own layout needs ${needed} areas; you picked ${picked}.`,
  'wrong-citizens': ({ missing, repeated }) => {
    const lacking = missing.length > 0 ? ` Missing: ${listed(missing.map(slotNumbers), 'and')}.` : '';
    const several = repeated.length > 0 ? ` More than one: ${listed(repeated.map(slotNumbers), 'and')}.` : '';
    return `Your own layout needs one citizen for each number.${lacking}${several}`;
  },
};
