// Chapters DL-EVT, DL-PAY, DL-TAX, DL-SPE.
import { countObjectInCzech, type Names, outOfInCzech, type Words } from '@krcma/kernel';
import type { DuesEvent, DuesMessage } from '../messages/dues.ts';
import { creatureNames } from './names.cs.ts';
import * as nouns from './nouns.cs.ts';
import {
  cellText,
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
} from './phrases.cs.ts';

type Said<K extends DuesMessage['key']> = Extract<DuesMessage, { key: K }>;

type Loss = Said<'ask-keep'>['what'];

const amounts: Readonly<Record<Loss, (count: number) => string>> = { gold, food, imp: imps, trap: traps };

const counted = (per: 'tiles' | 'rooms', count: number): string =>
  per === 'rooms' ? rooms(count) : countObjectInCzech(count, nouns.field);

const states = { striking: ' (stávkuje)', out: ' (zneškodněno)' } as const;
const whom = ({ creature, state }: Pick<Said<'let-strike'>, 'creature' | 'state'>): string =>
  `${creatureNames[creature].acc}${state ? states[state] : ''}`;

function askDues({ source, creatures, free, bill }: Said<'ask-dues'>): string {
  const waiting = someCreatures(creatures);
  if (source === 'monster-strike')
    return `Stávka příšer: zaplať každé příšeře jeden symbol z její ceny, jinak letos nebude bojovat. Čekají: ${waiting}.`;
  if (free > 0)
    return `${sourceName(source)}: zdarma ti zůstanou ${free}, za každého dalšího zaplatíš (celkem ${goodsText(bill)}), nebo odejde. S kým se vyrovnáš teď?`;
  return creatures.length > 1
    ? `${sourceName(source)}: ${waiting} chtějí dohromady ${goodsText(bill)}. S kým se vyrovnáš teď?`
    : `${sourceName(source)}: ${waiting} chce ${goodsText(bill)}.`;
}

export const duesMessages: Words<DuesMessage, Names> = {
  'ask-dues': askDues,
  'ask-way': ({ source }) => `${sourceName(source)}: co zvolíš?`,
  'ask-sent': ({ source }) => `${sourceName(source)}: kterou z poslaných příšer?`,
  'pay-creature': ({ cost, ...of }) => `Zaplať ${goodsText(cost)} za ${whom(of)}`,
  'pay-all': ({ cost }) => `Zaplať ${goodsText(cost)} za všechny`,
  'release-creature': ({ evil: more, ...of }) =>
    more > 0 ? `Propusť ${whom(of)} a posuň se o ${more} ke zlu` : `Nech odejít ${whom(of)}`,
  'discard-creature': ({ creature, state }) =>
    `Vzdej se ${creatureNames[creature].gen}${state ? states[state] : ''}`,
  'let-strike': (of) => `Nech do konce boje stávkovat ${whom(of)}`,
  'withdraw-creature': (of) => `Stáhni ${whom(of)}`,
  'bewitch-creature': (of) => `Nech proměnit v ovci ${whom(of)}`,
  'withdraw-all': () => 'Stáhni všechny příšery',
  'pay-goods': ({ goods, creature }) =>
    `Zaplať ${goodsText(goods)}${creature === undefined ? '' : ` za ${creatureNames[creature].acc}`}`,
  'take-evil': ({ amount }) => `Posuň se o ${amount} ke zlu`,
  'ask-owed': ({ source, per, count, owed }) =>
    `${sourceName(source)}: za ${counted(per, count)} dlužíš ${gold(owed)}. Kolik zaplatíš?`,
  'pay-owed': ({ paid, letters: unpaid }) =>
    `${paid === 0 ? 'Nic neplať' : `Zaplať ${gold(paid)}`}${unpaid === 0 ? '' : ` a vezmi si ${letters(unpaid)}`}`,
  'ask-cancel-evil': ({ source, evil: amount, each }) =>
    `${sourceName(source)}: posun o ${amount} ke zlu, každý krok můžeš odvrátit za ${goodsText(each)}.`,
  'cancel-evil': ({ paid, evil: left }) => {
    const price = Object.keys(paid).length > 0 ? `Zaplať ${goodsText(paid)}` : 'Nic neplať';
    return `${price} a ${left > 0 ? `posuň se o ${left} ke zlu` : 'zůstaň, kde jsi'}`;
  },
  'ask-keep': ({ source, what, lost, each }) =>
    `${sourceName(source)}: přijdeš o ${amounts[what](lost)}; za ${goodsText(each)} si vždy jednoho necháš.`,
  'keep-some': ({ what, kept, lost, paid }) =>
    kept === 0
      ? `Nic neplať a ztrať ${amounts[what](lost)}`
      : `Zaplať ${goodsText(paid)}, nech si ${amounts[what](kept)} a ztrať ${lost}`,
  'ask-lose-trap': ({ source }) => `${sourceName(source)}: o kterou past přijdeš?`,
  'ask-collapse': ({ left, each }) =>
    `Zával: přijdeš ještě o ${tunnels(left)}. Vyber kterou, nebo ji zachraň za ${goodsText(each)}.`,
  'collapse-tunnel': ({ cell }) => `Nech zasypat tuto chodbu (${cellText(cell)})`,
  'prop-tunnel': ({ goods }) => `Zaplať ${goodsText(goods)} a jednu chodbu zachraň`,
  'entrance-stays': () => 'Vchod se nikdy nezasype.',
  'would-cut-off': ({ cells }) =>
    `Bez této chodby by se nedalo dojít na ${countObjectInCzech(cells.length, nouns.field)} za ní.`,
};

const ofGoods = ({ what, had, lost, kept, paid }: Extract<DuesEvent, { key: 'goods-lost' }>): string => {
  if (lost + kept === 0) return 'nemá o co přijít';
  const of = had > lost ? ` (${outOfInCzech(had)})` : '';
  const saved = kept > 0 ? ` a za ${goodsText(paid)} si nechává ${amounts[what](kept)}` : '';
  return `přichází o ${amounts[what](lost)}${of}${saved}`;
};

export const duesEvents: Words<DuesEvent, Names> = {
  'event-began': ({ event }) => `Událost: ${sourceName(event)}.`,
  'creature-paid': ({ player, creature, cost }, names) =>
    `${names.seat(player)} platí ${goodsText(cost)} za ${creatureNames[creature].acc}.`,
  'creature-released': ({ player, creature }, names) =>
    `${names.seat(player)} propouští ${creatureNames[creature].acc}.`,
  'creature-discarded': ({ player, creature }, names) =>
    `${names.seat(player)} se vzdává ${creatureNames[creature].gen}.`,
  'creature-strikes': ({ player, creature }, names) =>
    `${names.seat(player)}: ${creatureNames[creature].nom} stávkuje a letos nebude bojovat.`,
  'goods-paid': ({ player, goods, creature }, names) =>
    `${names.seat(player)} platí ${goodsText(goods)}${creature === undefined ? '' : ` za ${creatureNames[creature].acc}`}.`,
  'evil-cancelled': ({ player, evil: amount, cancelled }, names) =>
    `${names.seat(player)} odvrací ${cancelled} ${outOfInCzech(amount)} kroků ke zlu.`,
  'goods-lost': (event, names) => `${names.seat(event.player)} ${ofGoods(event)}.`,
  'owed-paid': ({ player, per, count, owed, paid, letters: unpaid }, names) =>
    `${names.seat(player)} dluží za ${counted(per, count)} ${gold(owed)} a platí ${paid}${unpaid === 0 ? '' : `, dostává ${letters(unpaid)}`}.`,
  'tunnel-collapsed': ({ player, cell }, names) =>
    `${names.seat(player)} přichází o chodbu (${cellText(cell)}).`,
  'tunnel-propped': ({ player, goods }, names) =>
    `${names.seat(player)} platí ${goodsText(goods)} a chodbu zachraňuje.`,
  'collapse-averted': ({ player, left }, names) =>
    `${names.seat(player)}: žádná další chodba se už zasypat nemůže, ušetřeno ${left}.`,
};
