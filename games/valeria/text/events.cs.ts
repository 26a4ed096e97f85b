import { capital, listed, type Names, type Seat, type Words } from '@krcma/kernel';
import type { CardId } from '../data/components.ts';
import { isDomain } from '../data/domains.ts';
import type { Bag } from '../data/effect.ts';
import { eventOf } from '../data/events.ts';
import type { ValeriaEvent } from '../messages.ts';
import { times } from '../rules/count.ts';
import { amount, bagText, instructionClause } from './effect-text.cs.ts';
import { endings } from './endings.cs.ts';
import { isDouble, isEmpty, isNamesake } from './facts.ts';
import { cardNames, trackNames } from './names.cs.ts';
import { diceText, exhaustedText, stackText, withoutBag, withoutCard } from './phrases.cs.ts';

/** "Rytíř", "základní Rytíř, dvakrát", "3× Rytíř", "3× Rytíř, vždy dvakrát". */
function activated(card: CardId, copies: number, count: number): string {
  const each = count / copies;
  const often = each === 2 ? 'dvakrát' : `${each}krát`;
  const name = isNamesake(card) ? `základní ${cardNames[card].nom}` : cardNames[card].nom;
  const cards = copies === 1 ? name : `${copies}× ${name}`;
  if (each === 1) return cards;
  return `${cards}, ${copies === 1 ? '' : 'vždy '}${often}`;
}

const gains = (bag: Bag): string => (isEmpty(bag) ? 'nezískává nic' : `získává ${bagText(bag)}`);

/** " a platí 2 zlaťáky", or nothing. */
const andPays = (cost: Bag): string => (isEmpty(cost) ? '' : ` a platí ${bagText(cost)}`);

function winnersText(winners: readonly Seat[], scores: readonly number[], names: Names): string {
  if (winners.length > 1)
    return `O vítězství se dělí ${listed(
      winners.map((seat) => names.seat(seat)),
      'a',
    )}.`;
  const best = Math.max(...scores);
  const tied = scores.filter((score) => score === best).length > 1;
  const won = winners.map((seat) => names.seat(seat)).join('');
  return tied ? `Při shodě bodů rozhoduje menší počet karet ve vévodství: vítězí ${won}.` : `Vítězí ${won}.`;
}

const pointsOf = (scores: readonly number[], names: Names): string =>
  scores.map((score, seat) => `${names.seat(seat)} ${score}`).join(', ');

type Ended = Extract<ValeriaEvent, { key: 'game-ended' }>;

/** Alone, points decide only when the stacks run out (VAL-SOLO.19, VAL-SOLO.23, VAL-SOLO.32). */
function soloText({ reason, winners, scores }: Ended, darkLord: number, names: Names): string {
  const points = `${pointsOf(scores, names)}, Temný pán ${darkLord}`;
  const winner = winners.map((seat) => names.seat(seat))[0] ?? 'Temný pán';
  if (reason !== 'solo-exhausted') return `Bez ohledu na body vítězí ${winner} (${points}).`;
  return scores[0] === darkLord
    ? `Při shodě bodů vítězí Temný pán: ${points}.`
    : `Vítězí ${winner}: ${points}.`;
}

export const events: Words<ValeriaEvent, Names> = {
  'game-started': ({ first }, names) => `Hra začíná, první hraje ${names.seat(first)}.`,
  'duke-kept': ({ player, duke }, names) =>
    duke === undefined
      ? `${names.seat(player)} si nechává tajného vévodu.`
      : `${names.seat(player)} si nechává ${cardNames[duke].acc}. Nikdo jiný to nevidí.`,
  'dark-lord-came': () => 'Přichází Temný pán s tajným vévodou.',
  'turn-started': ({ player, turn, resting }, names) =>
    `${turn}. tah: hraje ${names.seat(player)}${resting === undefined ? '' : `, odpočívá ${names.seat(resting)}`}.`,
  rolled: ({ player, dice }, names) =>
    `${names.seat(player)} hází ${isDouble(dice) ? 'dvojici ' : ''}${diceText(dice)}.`,
  'die-changed': ({ player, domain, from, to, cost }, names) =>
    `${names.seat(player)} otáčí ${from} na ${to}${andPays(cost)} (${cardNames[domain].nom}).`,
  'event-acted': ({ event }) => `${cardNames[event].nom}: ${instructionClause(eventOf(event).instruction)}.`,
  'token-placed': ({ player, token, card }, names) => {
    const effect =
      token === 'gold'
        ? 'kdo nestvůru zabije, získá navíc 1 zlaťák'
        : `zabití teď stojí o ${amount(1, token)} víc`;
    return `${names.seat(player)} pokládá žeton ${trackNames[token].gen} na ${cardNames[card].acc}: ${effect}.`;
  },
  lost: ({ player, bag, event }, names) =>
    `${names.seat(player)} ztrácí ${bagText(bag)} (${cardNames[event].nom}).`,
  harvested: ({ player, card, copies, times: count, bag }, names) =>
    `${names.seat(player)} ${gains(times(bag, count))} (${activated(card, copies, count)}).`,
  traded: ({ player, card, cost, bag }, names) =>
    `${names.seat(player)} platí ${bagText(cost)} a ${gains(bag)} (${cardNames[card].nom}).`,
  'took-from': ({ player, from, bag, card }, names) => {
    const by = `(${cardNames[card].nom})`;
    if (from === undefined) return `${names.seat(player)} bere ze zásoby ${bagText(bag)} ${by}.`;
    return isEmpty(bag)
      ? `${names.seat(player)} nebere nic ${by}, ${names.seat(from)} nemá co dát.`
      : `${names.seat(player)} bere ${bagText(bag)} ${by}, ${withoutBag(bag)} ${names.seat(from)}.`;
  },
  gained: ({ player, bag, card }, names) =>
    `${names.seat(player)} ${gains(bag)}${card === undefined ? '' : ` (${cardNames[card].nom})`}.`,
  slew: ({ player, card, strength, magic }, names) =>
    `${names.seat(player)} zabíjí ${cardNames[card].acc}${andPays({ strength, magic })}.`,
  bounty: ({ player, bag, card }, names) =>
    `${names.seat(player)} získává ${bagText(bag)} jako kořist (${cardNames[card].nom}).`,
  recruited: ({ player, card, gold, magic }, names) =>
    `${names.seat(player)} najímá ${cardNames[card].acc}${andPays({ gold, magic })}.`,
  'citizen-came': ({ player, card, by }, names) =>
    `${names.seat(player)} bere zdarma ${cardNames[card].acc} (${cardNames[by].nom}).`,
  built: ({ player, card, gold, magic }, names) =>
    `${names.seat(player)} buduje ${cardNames[card].acc}${andPays({ gold, magic })}.`,
  returned: ({ player, card, bag }, names) =>
    `${names.seat(player)} vrací ${cardNames[card].acc} na balíček a ${gains(bag)}.`,
  'took-monster': ({ player, from, card }, names) =>
    from === undefined
      ? `${names.seat(player)} bere ze středu stolu ${cardNames[card].acc}, ale bez odměny.`
      : `${names.seat(player)} bere bez odměny ${cardNames[card].acc}, ${withoutCard(card)} ${names.seat(from)}.`,
  'turned-up': ({ card, stack }) =>
    `${capital(stackText(stack))} má novou vrchní kartu: ${cardNames[card].nom}.`,
  exhausted: ({ stack, exhausted, endExhausted, before }) =>
    before
      ? `Po události zůstává ${stackText(stack)} vyčerpaný.`
      : `${capital(stackText(stack))} je vyčerpaný. ${exhaustedText(exhausted, endExhausted)}`,
  'event-appeared': ({ event, stack, exhausted, endExhausted }) => {
    const { activation, instruction } = eventOf(event);
    return `${capital(stackText(stack))} je vyčerpaný a odhaluje se nepřátelská událost: ${cardNames[event].nom}. Při hodu ${listed(activation, 'nebo')}: ${instructionClause(instruction)}. ${exhaustedText(exhausted, endExhausted)}`;
  },
  'stack-activated': ({ stack, die, darkLord }) =>
    darkLord
      ? `Číslo ${die}: na ${stack + 1}. sloupec útočí sám Temný pán.`
      : `Číslo ${die}: ${stackText(stack)} útočí na svůj sloupec.`,
  'stack-sleeps': ({ die }) => `Číslo ${die}: nikdo neútočí, tenhle balíček nestvůr je vyčerpaný.`,
  captured: ({ card }) =>
    `Temný pán ${isDomain(card) ? 'obsazuje' : 'bere do zajetí'} ${cardNames[card].acc}.`,
  'end-near': ({ reason, exhausted, endExhausted, endCheck }) => {
    const met = reason === 'exhausted' ? exhaustedText(exhausted, endExhausted) : endings[reason];
    return endCheck === 'once-met'
      ? `Konec se blíží. ${met} Tohle je poslední kolo.`
      : `Konec se blíží. ${met} Bude-li to platit i na konci kola, hra skončí.`;
  },
  'game-ended': (event, names) => {
    const { reason, winners, scores, darkLord } = event;
    const result =
      darkLord === undefined
        ? `${winnersText(winners, scores, names)} Body: ${pointsOf(scores, names)}.`
        : soloText(event, darkLord, names);
    return `Konec hry. ${endings[reason]} ${result}`;
  },
};
