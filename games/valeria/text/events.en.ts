import { capital, listed, type Names, type Seat, type Words } from '@krcma/kernel';
import type { CardId } from '../data/components.ts';
import { isDomain } from '../data/domains.ts';
import { eventOf } from '../data/events.ts';
import type { ValeriaEvent } from '../messages.ts';
import { times } from '../rules/count.ts';
import { bagText, instructionClause } from './effect-text.en.ts';
import { endings } from './endings.en.ts';
import { isDouble, isNamesake } from './facts.ts';
import { cardNames } from './names.en.ts';
import { bagOrNothing, diceText, exhaustedText, forCost, stackText, the } from './phrases.en.ts';

/** "Knight", "starter Knight, twice", "3 × Knight", "3 × Knight, twice each". */
function activated(card: CardId, copies: number, count: number): string {
  const each = count / copies;
  const often = each === 2 ? 'twice' : `${each} times`;
  const name = isNamesake(card) ? `starter ${cardNames[card]}` : cardNames[card];
  const cards = copies === 1 ? name : `${copies} × ${name}`;
  if (each === 1) return cards;
  return `${cards}, ${often}${copies === 1 ? '' : ' each'}`;
}

function winnersText(winners: readonly Seat[], scores: readonly number[], names: Names): string {
  if (winners.length > 1)
    return `${listed(
      winners.map((seat) => names.seat(seat)),
      'and',
    )} share the victory.`;
  const best = Math.max(...scores);
  const tied = scores.filter((score) => score === best).length > 1;
  const won = winners.map((seat) => names.seat(seat)).join('');
  return tied ? `${won} wins the tie with fewer cards in the tableau.` : `${won} wins.`;
}

const pointsOf = (scores: readonly number[], names: Names): string =>
  scores.map((score, seat) => `${names.seat(seat)} ${score}`).join(', ');

type Ended = Extract<ValeriaEvent, { key: 'game-ended' }>;

/** Alone, points decide only when the stacks run out (VAL-SOLO.19, VAL-SOLO.23, VAL-SOLO.32). */
function soloText({ reason, winners, scores }: Ended, darkLord: number, names: Names): string {
  const points = `${pointsOf(scores, names)}, the Dark Lord ${darkLord}`;
  const winner = winners.map((seat) => names.seat(seat))[0] ?? 'The Dark Lord';
  if (reason !== 'solo-exhausted') return `${winner} wins, whatever the points: ${points}.`;
  return scores[0] === darkLord ? `A tie goes to the Dark Lord: ${points}.` : `${winner} wins: ${points}.`;
}

export const events: Words<ValeriaEvent, Names> = {
  'game-started': ({ first }, names) => `The game begins. ${names.seat(first)} goes first.`,
  'duke-kept': ({ player, duke }, names) =>
    duke === undefined
      ? `${names.seat(player)} keeps a secret duke.`
      : `${names.seat(player)} keeps ${cardNames[duke]}. Nobody else sees it.`,
  'dark-lord-came': () => 'The Dark Lord arrives with a secret duke.',
  'turn-started': ({ player, turn, resting }, names) =>
    `Turn ${turn}: ${names.seat(player)} plays${resting === undefined ? '' : `, ${names.seat(resting)} rests`}.`,
  rolled: ({ player, dice }, names) =>
    `${names.seat(player)} rolls ${isDouble(dice) ? 'doubles: ' : ''}${diceText(dice)}.`,
  'die-changed': ({ player, domain, from, to, cost }, names) =>
    `${names.seat(player)} turns a ${from} to ${to} ${forCost(cost)} (${cardNames[domain]}).`,
  'event-acted': ({ event }) => `${cardNames[event]}: ${instructionClause(eventOf(event).instruction)}.`,
  'token-placed': ({ player, token, card }, names) => {
    const effect = token === 'gold' ? 'the slayer gets 1 gold more' : `slaying now costs 1 ${token} more`;
    return `${names.seat(player)} puts a ${token} token on ${the(card)}: ${effect}.`;
  },
  lost: ({ player, bag, event }, names) =>
    `${names.seat(player)} loses ${bagText(bag)} (${cardNames[event]}).`,
  harvested: ({ player, card, copies, times: count, bag }, names) =>
    `${names.seat(player)} gains ${bagOrNothing(times(bag, count))} (${activated(card, copies, count)}).`,
  traded: ({ player, card, cost, bag }, names) =>
    `${names.seat(player)} pays ${bagText(cost)} for ${bagOrNothing(bag)} (${cardNames[card]}).`,
  'took-from': ({ player, from, bag, card }, names) =>
    `${names.seat(player)} takes ${bagOrNothing(bag)} from ${
      from === undefined ? 'the supply' : names.seat(from)
    } (${cardNames[card]}).`,
  gained: ({ player, bag, card }, names) =>
    `${names.seat(player)} gains ${bagOrNothing(bag)}${card === undefined ? '' : ` (${cardNames[card]})`}.`,
  slew: ({ player, card, strength, magic }, names) =>
    `${names.seat(player)} slays ${the(card)} for ${bagText({ strength, magic })}.`,
  bounty: ({ player, bag, card }, names) =>
    `${names.seat(player)} collects a bounty of ${bagText(bag)} (${cardNames[card]}).`,
  recruited: ({ player, card, gold, magic }, names) =>
    `${names.seat(player)} recruits ${the(card)} for ${bagText({ gold, magic })}.`,
  'citizen-came': ({ player, card, by }, names) =>
    `${names.seat(player)} takes ${the(card)} for free (${cardNames[by]}).`,
  built: ({ player, card, gold, magic }, names) =>
    `${names.seat(player)} builds ${the(card)} for ${bagText({ gold, magic })}.`,
  returned: ({ player, card, bag }, names) =>
    `${names.seat(player)} puts ${the(card)} back on its stack and gains ${bagText(bag)}.`,
  'took-monster': ({ player, from, card }, names) =>
    `${names.seat(player)} takes ${the(card)} from ${
      from === undefined ? 'the center' : names.seat(from)
    }, without the reward.`,
  'turned-up': ({ card, stack }) => `${capital(the(card))} is now on top of ${stackText(stack)}.`,
  exhausted: ({ stack, exhausted, endExhausted, before }) =>
    before
      ? `Where the event lay, ${stackText(stack)} stays exhausted.`
      : `${capital(stackText(stack))} is exhausted. ${exhaustedText(exhausted, endExhausted)}`,
  'event-appeared': ({ event, stack, exhausted, endExhausted }) => {
    const { activation, instruction } = eventOf(event);
    return `${capital(stackText(stack))} is exhausted and an enemy event appears: ${cardNames[event]}. On a roll of ${listed(activation, 'or')}: ${instructionClause(instruction)}. ${exhaustedText(exhausted, endExhausted)}`;
  },
  'stack-activated': ({ stack, die, darkLord }) =>
    darkLord
      ? `On a ${die}, the Dark Lord himself attacks column ${stack + 1}.`
      : `On a ${die}, ${stackText(stack)} attacks its column.`,
  'stack-sleeps': ({ die }) => `On a ${die} nothing attacks: that monster stack is exhausted.`,
  captured: ({ card }) => `The Dark Lord ${isDomain(card) ? 'seizes' : 'captures'} ${the(card)}.`,
  'end-near': ({ reason, exhausted, endExhausted, endCheck }) => {
    const met = reason === 'exhausted' ? exhaustedText(exhausted, endExhausted) : endings[reason];
    return endCheck === 'once-met'
      ? `The end is near. ${met} This is the last round.`
      : `The end is near. ${met} If that still holds when the round is over, the game ends.`;
  },
  'game-ended': (event, names) => {
    const { reason, winners, scores, darkLord } = event;
    const result =
      darkLord === undefined
        ? `${winnersText(winners, scores, names)} Points: ${pointsOf(scores, names)}.`
        : soloText(event, darkLord, names);
    return `The game is over. ${endings[reason]} ${result}`;
  },
};
