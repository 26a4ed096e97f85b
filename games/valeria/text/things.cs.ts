import { capital, countInCzech, inCzech, listed, type Names, outOfInCzech, type Seat } from '@krcma/kernel';
import type { CardId } from '../data/components.ts';
import { type Bag, TRACKS, type Track } from '../data/effect.ts';
import { isEvent } from '../data/events.ts';
import type { PlayerView, ValeriaView } from '../rules/view.ts';
import { type CenterCardId, isMonsterStack } from '../state.ts';
import { amount, bagText, cardText } from './effect-text.cs.ts';
import type { Things } from './explain.ts';
import { attackerOn, cardsBelow, cardsInColumn, isDouble, isEmpty, stacksLeft, sumOf } from './facts.ts';
import { areaNames, cardNames } from './names.cs.ts';
import { amountNamed, diceText, points, remaining, stackText } from './phrases.cs.ts';

const TRACK_TEXTS = {
  gold: 'Zlaťáky platíš za obyvatele a panství.',
  strength: 'Silou zabíjíš nestvůry.',
  magic:
    'Magii platíš za nestvůry, které ji vyžadují. Při akcích může každá magie také nahradit 1 zlaťák nebo 1 sílu, aspoň 1 zdroj z ceny ale musí být skutečný.',
  vp: 'Vítězné body získané během hry. Body za nestvůry, panství a vévodu se přičtou na konci.',
} as const satisfies Record<Track, string>;

const card = (id: CardId): string => `${cardNames[id].nom}. ${cardText(id)}`;

const cards = (count: number): string => countInCzech(count, { one: 'karta', few: 'karty', other: 'karet' });

/** Strength and magic make a monster dearer, gold is a bounty (VAL-EVT.14, VAL-EVT.16). */
function tokensText({ gold = 0, strength = 0, magic = 0 }: Bag): string[] {
  const dearer = { strength, magic };
  return [
    ...(isEmpty(dearer) ? [] : [`Žetony k ceně přidávají ${bagText(dearer)}.`]),
    ...(gold === 0 ? [] : [`Kdo nestvůru zabije, získá navíc ${amount(gold, 'gold')}.`]),
  ];
}

function belowText(known: readonly CenterCardId[] | undefined, count: number): string[] {
  if (known === undefined) return count > 1 ? ['Níž leží skryté karty.'] : [];
  const below = cardsBelow(known).map(
    (each) => (each.count > 1 ? `${each.count}× ` : '') + cardNames[each.card].nom,
  );
  return below.length === 0 ? [] : [`Níž leží: ${below.join(', ')}.`];
}

function stack(index: number, view: ValeriaView): string | undefined {
  const pile = view.center[index];
  if (pile === undefined) return undefined;
  const { count, top, known, spot, tokens = {} } = pile;
  const area = isMonsterStack(index) ? view.areas[index] : undefined;
  const title = `${capital(stackText(index))}${area === undefined ? '' : ` (${areaNames[area].nom})`}`;
  if (top !== undefined)
    return [
      `${title}: ${cards(count)}.`,
      `Navrchu: ${card(top)}`,
      ...tokensText(tokens),
      ...belowText(known, count),
    ].join(' ');
  if (count > 0) return `${title}: ${cards(count)} lícem dolů.`;
  if (spot !== undefined && isEvent(spot))
    return [`${title} je vyčerpaný. Leží tu nepřátelská událost: ${card(spot)}`, ...tokensText(tokens)].join(
      ' ',
    );
  return `${title} je vyčerpaný, žádná karta v něm nezbývá.`;
}

function holdings({ citizens, domains, slain }: PlayerView): string {
  const people = inCzech(citizens.length, { one: 'obyvatel', few: 'obyvatelé', other: 'obyvatel' });
  const monsters = inCzech(slain.length, {
    one: 'poražená nestvůra',
    few: 'poražené nestvůry',
    other: 'poražených nestvůr',
  });
  return listed(
    [`${citizens.length} ${people}`, `${domains.length} panství`, `${slain.length} ${monsters}`],
    'a',
  );
}

function seat(index: Seat, view: ValeriaView, names: Names): string | undefined {
  const player = view.players[index];
  if (player === undefined) return undefined;
  const who = index === view.seat ? 'Ty' : names.seat(index);
  const state = player.resting ? ' (v tomto tahu odpočívá)' : index === view.active ? ' (na tahu)' : '';
  const tracks = listed(
    TRACKS.map((track) => amountNamed(player[track], track)),
    'a',
  );
  const hidden = player.dukes.length === 0 && !view.options.noDukes ? ', tajný vévoda se nepočítá' : '';
  return `${who}${state}: ${tracks}. ${capital(holdings(player))}. Zatím ${points(player.points)}${hidden}.`;
}

function die(value: number, dice: readonly number[]): string {
  const sum = sumOf(dice);
  const wakes = isDouble(dice)
    ? `karty s číslem ${value} dvakrát a karty s číslem ${sum} jednou`
    : `karty s číslem ${listed([...dice, sum], 'nebo')}`;
  return `Na kostce je ${value}. Hod ${diceText(dice)} aktivuje ${wakes}.`;
}

const stacks = (count: number): string =>
  countInCzech(count, { one: 'balíček', few: 'balíčky', other: 'balíčků' });

function end(view: ValeriaView): string {
  const { exhausted, endExhausted } = view;
  const { monsters, domains } = stacksLeft(view);
  const candles = `S každým vyčerpaným balíčkem zhasne svíčka: zatím ${exhausted} ${outOfInCzech(endExhausted)}.`;
  return view.darkLord === undefined
    ? `${candles} Až zhasne poslední, hra končí. Skončí i tehdy, když nezbudou žádné nestvůry (teď ${stacks(monsters)}) nebo žádná panství (teď ${stacks(domains)}). Kolo se vždy dohraje.`
    : `${candles} Až zhasne poslední, hra hned končí a počítají se body. Zabiješ-li poslední nestvůru, hned vyhráváš: ${remaining(monsters, stacks(monsters))}.`;
}

function column(index: number, view: ValeriaView): string | undefined {
  if (view.darkLord === undefined) return undefined;
  const { citizens, domains } = cardsInColumn(view, index);
  const number = index + 1;
  const attacker = attackerOn(view, index);
  if (attacker === 'nobody')
    return `${number}. sloupec: balíček nestvůr je vyčerpaný, kostka s číslem ${number} tu už nic nezpůsobí.`;
  const captures = attacker === 'monsters' ? 'nestvůry zajmou' : 'Temný pán zajme';
  const people = countInCzech(citizens, { one: 'obyvatel', few: 'obyvatelé', other: 'obyvatel' });
  const left = capital(remaining(citizens, `${people} a ${domains} panství`));
  return `${number}. sloupec: po tvých akcích za každou kostku s číslem ${number} ${captures} jednoho zdejšího obyvatele, a když žádný nezbývá, panství. ${left}. Útok na prázdný sloupec znamená prohru.`;
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
