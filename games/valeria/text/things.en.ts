import { capital, countInEnglish, listed, type Names, type Seat } from '@krcma/kernel';
import type { CardId } from '../data/components.ts';
import { type Bag, TRACKS, type Track } from '../data/effect.ts';
import { isEvent } from '../data/events.ts';
import type { PlayerView, ValeriaView } from '../rules/view.ts';
import { type CenterCardId, isMonsterStack } from '../state.ts';
import { amount, bagText, cardText } from './effect-text.en.ts';
import type { Things } from './explain.ts';
import { attackerOn, cardsBelow, cardsInColumn, isDouble, isEmpty, stacksLeft, sumOf } from './facts.ts';
import { areaNames, cardNames } from './names.en.ts';
import { diceText, points, stackText } from './phrases.en.ts';

const TRACK_TEXTS = {
  gold: 'Gold pays for citizens and domains.',
  strength: 'Strength slays monsters.',
  magic:
    'Magic slays the monsters that ask for it. In your actions each magic can also stand in for 1 gold or 1 strength, but at least 1 of the price must be real.',
  vp: 'Victory points collected during the game. Points for monsters, domains and your duke are added at the end.',
} as const satisfies Record<Track, string>;

const card = (id: CardId): string => `${cardNames[id]}. ${cardText(id)}`;

/** Strength and magic make a monster dearer, gold is a bounty (VAL-EVT.14, VAL-EVT.16). */
function tokensText({ gold = 0, strength = 0, magic = 0 }: Bag): string[] {
  const dearer = { strength, magic };
  return [
    ...(isEmpty(dearer) ? [] : [`Tokens add ${bagText(dearer)} to the cost.`]),
    ...(gold === 0 ? [] : [`Whoever slays it also gets ${amount(gold, 'gold')}.`]),
  ];
}

function belowText(known: readonly CenterCardId[] | undefined, count: number): string[] {
  if (known === undefined) return count > 1 ? ['Hidden cards lie below it.'] : [];
  const below = cardsBelow(known).map(
    (each) => (each.count > 1 ? `${each.count} × ` : '') + cardNames[each.card],
  );
  return below.length === 0 ? [] : [`Below: ${below.join(', ')}.`];
}

function stack(index: number, view: ValeriaView): string | undefined {
  const pile = view.center[index];
  if (pile === undefined) return undefined;
  const { count, top, known, spot, tokens = {} } = pile;
  const area = isMonsterStack(index) ? view.areas[index] : undefined;
  const title = `${capital(stackText(index))}${area === undefined ? '' : ` (${areaNames[area]})`}`;
  if (top !== undefined)
    return [
      `${title}: ${countInEnglish(count, 'card')}.`,
      `On top: ${card(top)}`,
      ...tokensText(tokens),
      ...belowText(known, count),
    ].join(' ');
  if (count > 0) return `${title}: ${countInEnglish(count, 'card')} face down.`;
  if (spot !== undefined && isEvent(spot))
    return [`${title} is exhausted. An enemy event lies here: ${card(spot)}`, ...tokensText(tokens)].join(
      ' ',
    );
  return `${title} is exhausted: there is no card left to take.`;
}

function holdings({ citizens, domains, slain }: PlayerView): string {
  return listed(
    [
      countInEnglish(citizens.length, 'citizen'),
      countInEnglish(domains.length, 'domain'),
      countInEnglish(slain.length, 'slain monster'),
    ],
    'and',
  );
}

function seat(index: Seat, view: ValeriaView, names: Names): string | undefined {
  const player = view.players[index];
  if (player === undefined) return undefined;
  const who = index === view.seat ? 'You' : names.seat(index);
  const state = player.resting ? ' (resting this turn)' : index === view.active ? ' (on turn)' : '';
  const tracks = listed(
    TRACKS.map((track) => amount(player[track], track)),
    'and',
  );
  const hidden = player.dukes.length === 0 && !view.options.noDukes ? ', without the secret duke' : '';
  return `${who}${state}: ${tracks}. ${capital(holdings(player))}. ${points(player.points)} so far${hidden}.`;
}

function die(value: number, dice: readonly number[]): string {
  const sum = sumOf(dice);
  const wakes = isDouble(dice)
    ? `cards with ${value} twice and cards with ${sum} once`
    : `cards with ${listed([...dice, sum], 'or')}`;
  return `This die shows ${value}. The roll ${diceText(dice)} activates ${wakes}.`;
}

function end(view: ValeriaView): string {
  const { exhausted, endExhausted } = view;
  const { monsters, domains } = stacksLeft(view);
  const candles = `A candle goes out with every exhausted stack: ${exhausted} of ${endExhausted} so far.`;
  const gone = 'When the last one goes out the game ends';
  return view.darkLord === undefined
    ? `${candles} ${gone}, as it does when no monsters are left (${countInEnglish(monsters, 'stack')} now) or no domains (${countInEnglish(domains, 'stack')} now). The round is always played to its end.`
    : `${candles} ${gone} at once and is scored. You win at once when you slay the last monster: ${countInEnglish(monsters, 'stack')} left.`;
}

function column(index: number, view: ValeriaView): string | undefined {
  if (view.darkLord === undefined) return undefined;
  const { citizens, domains } = cardsInColumn(view, index);
  const number = index + 1;
  const attacker = attackerOn(view, index);
  if (attacker === 'nobody')
    return `Column ${number}: its monster stack is exhausted, so nothing happens here on a ${number}.`;
  const captures = attacker === 'monsters' ? 'lets its monsters' : 'lets the Dark Lord';
  return `Column ${number}: after your actions every die that shows ${number} ${captures} take a citizen from here, and a domain once the citizens are gone. Left: ${countInEnglish(citizens, 'citizen')} and ${countInEnglish(domains, 'domain')}. An attack on a bare column loses the game.`;
}

export const things: Things = {
  card,
  stack,
  track: (track) => TRACK_TEXTS[track],
  seat,
  die,
  end,
  column,
};
