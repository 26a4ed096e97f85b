// Battles and retreats.
import type { Names, Words } from '@krcma/kernel';
import type { Strength, StrengthPart, WarEvent, WarMessage } from '../messages/war.ts';
import { combatCardNames } from './names.en.ts';
import { armies, cardList, cards, losses, region, sourceName } from './phrases.en.ts';

const signed = (plus: number): string => (plus < 0 ? `−${-plus}` : `+${plus}`);

function partOf(part: StrengthPart): string {
  if (part.from === 'armies') return `armies ${part.plus}`;
  if (part.from === 'card') return `${combatCardNames[part.card]} ${signed(part.plus)}`;
  return `${part.source.startsWith('battle:') ? 'effect of ' : ''}${sourceName(part.source)} ${signed(part.plus)}`;
}

const counted = ({ total, parts }: Strength): string => `${total} (${parts.map(partOf).join(', ')})`;

export const warMessages: Words<WarMessage, Names> = {
  'ask-battle': () => 'Which battle is fought next?',
  'battle-in': ({ region: at, attacker, defender }, { seat }) =>
    `${region(at)}: ${seat(attacker)} against ${seat(defender)}`,
  'ask-battle-card': ({ region: at, side, own, other }) =>
    `Battle in ${region(at)}, you ${side === 'attacker' ? 'attack' : 'defend'}: ${own} against ${other}. Play a card?`,
  'play-card': ({ card, plus, losses: lost, with: blade }) =>
    `${combatCardNames[card]} ${signed(plus)}${lost > 0 ? `, ${losses(lost)}` : ''}${blade === undefined ? '' : `, with ${sourceName(blade)}`}`,
  'pass-battle': () => 'Pass',
  'ask-boon': ({ region: at, own, other }) =>
    `Battle in ${region(at)}: you have ${own} against ${other}. Do you use an artifact?`,
  'use-boon': ({ source, plus }) => `${sourceName(source)} ${signed(plus)}`,
  'too-many-losses': ({ losses: lost, strength }) =>
    `Your cards would cost ${losses(lost)}, and your armies here have strength ${strength}.`,
  'ask-loss': ({ region: at, left }) =>
    `Which army in ${region(at)} takes a loss? ${left === 1 ? 'It is the last one.' : `${losses(left)} are due.`}`,
  'lose-strength': ({ strength }) => `The army of strength ${strength}`,
  'ask-retreat': ({ from, armies: count }) =>
    `Where ${count === 1 ? 'does your army' : 'do your armies'} retreat from ${region(from)}?`,
  'retreat-to': ({ region: to }) => `To ${region(to)}`,
  'retreat-not-own': ({ region: to }) => `You do not control ${region(to)}.`,
  'ask-force-retreat': ({ region: at }) => `Which army must retreat from ${region(at)}?`,
  'force-retreat': ({ player, strength }, { seat }) => `The army of ${seat(player)}, strength ${strength}`,
  'ask-save-army': ({ strength }) => `Where does the army that is saved go, with strength ${strength}?`,
  'save-army-in': ({ region: to }) => `To ${region(to)}`,
  'ask-retrieve-card': () => 'Which of the cards you played do you take back?',
  'retrieve-card': ({ card }) => `Take back ${combatCardNames[card]}`,
};

export const warEvents: Words<WarEvent, Names> = {
  'battle-begun': ({ region: at, attacker, defender, attacking, defending }, { seat }) =>
    `Battle in ${region(at)}: ${seat(attacker)} attacks with ${attacking}, ${seat(defender)} defends with ${defending}.`,
  'hand-seen': ({ player, of, count, cards: seen }, { seat }) =>
    `${seat(player)} looks at the hand of ${seat(of)}: ${seen === undefined ? cards(count) : cardList(seen)}.`,
  'battle-card-played': ({ player, card, strength, plus, losses: lost }, { seat }) =>
    `${seat(player)} plays ${combatCardNames[card]} ${signed(strength + plus)}${lost > 0 ? `, ${losses(lost)}` : ''}.`,
  'battle-passed': ({ player }, { seat }) => `${seat(player)} passes.`,
  'battle-counted': ({ attacker, defender, winner }, { seat }) =>
    `${seat(attacker.seat)} has ${counted(attacker)}, ${seat(defender.seat)} has ${counted(defender)}. ${seat(winner)} wins${attacker.total === defender.total ? ' the tie as defender' : ''}.`,
  'losses-due': ({ player, cards: shown, ignored, added }, { seat }) =>
    `${seat(player)} takes ${losses(Math.max(0, shown - ignored) + added)}${ignored > 0 ? `, ${ignored} skipped` : ''}${added > 0 ? `, ${added} by the enemy` : ''}.`,
  'armies-retreated': ({ player, from, to, armies: count }, { seat }) =>
    `${seat(player)}: ${armies(count)} ${count === 1 ? 'retreats' : 'retreat'} from ${region(from)} to ${region(to)}.`,
  'retreat-cut-off': ({ player, region: at }, { seat }) =>
    `${seat(player)} has nowhere to retreat from ${region(at)}.`,
  'army-saved': ({ player, to, strength }, { seat }) =>
    `${seat(player)}: an army of strength ${strength} escapes to ${region(to)}.`,
  'card-retrieved': ({ player, card }, { seat }) => `${seat(player)} takes back ${combatCardNames[card]}.`,
  'battle-ended': ({ region: at, winner, loser }, { seat }) =>
    `The battle in ${region(at)} is over: ${seat(winner)} has beaten ${seat(loser)}.`,
};
