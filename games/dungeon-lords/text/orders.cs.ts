// Chapters DL-ORD to DL-RET: questions, choices and refusals; what happens is in orders-log.cs.ts.
import type { Names, Words } from '@krcma/kernel';
import { type CzechNoun, capital, countObjectInCzech } from '@krcma/kernel';
import { type ProductionRoom, type RoomId, roomOf } from '../data/rooms.ts';
import type { Idleness, OrdersMessage } from '../messages/orders.ts';
import { combatCardNames, creatureNames, orderNames, roomNames, trapNames, zoneNames } from './names.cs.ts';
import {
  type As,
  cellText,
  dummyName,
  gold,
  goodsText,
  imps,
  orders,
  slotText,
  tunnels,
  workers,
} from './phrases.cs.ts';
import { dealText } from './slots.cs.ts';

const places = ['první', 'druhý', 'třetí'] as const;

const troll: CzechNoun = { one: 'troll', acc: 'trolla', few: 'trollové', fewAcc: 'trolly', other: 'trollů' };
const trolls = (count: number): string => countObjectInCzech(count, troll);

/** As an object: "3 impy", "3 impy a 1 trolla". */
export const staff = (ofImps: number, ofTrolls: number): string =>
  ofTrolls === 0 ? imps(ofImps) : ofImps === 0 ? trolls(ofTrolls) : `${imps(ofImps)} a ${trolls(ofTrolls)}`;

const madeText = ({ dig, ...goods }: ProductionRoom['makes'], as: As = 'object'): string =>
  dig === undefined ? goodsText(goods, as) : tunnels(dig, as);

/** " (2 pracovníci: 1 imp za 1 jídlo)". */
function workText(id: RoomId): string {
  const room = roomOf(id);
  if (room.kind !== 'production') return '';
  const price = room.pay === undefined ? '' : ` za ${goodsText(room.pay)}`;
  return ` (${workers(room.workers, 'subject')}: ${madeText(room.makes, 'subject')}${price})`;
}

function idleText(idle: Idleness): string {
  switch (idle.why) {
    case 'no-production':
      return 'nic se tu nevyrábí.';
    case 'conquered':
      return 'hrdinové ji dobyli.';
    case 'used':
      return idle.uses === 1
        ? 'v tomto kole už se tu pracovalo.'
        : `v tomto kole už se tu pracovalo ${idle.uses}×.`;
    case 'too-few-workers':
      return `potřebuješ ${workers(idle.needed)}, volných máš ${idle.idle}.`;
    case 'lacks':
      return `chybí ti ${goodsText(idle.lacks, 'subject')}.`;
    case 'no-traps':
      return 'v balíčku už nejsou pasti.';
    case 'nowhere-to-dig':
      return 'není kde kopat.';
  }
}

export const ordersMessages: Words<OrdersMessage, Names> = {
  'ask-programme': ({ place }) => `Jaký bude tvůj ${places[place] ?? 'další'} příkaz?`,
  'lay-order': ({ order, fee }) =>
    `${orderNames[order].nom}${fee === undefined ? '' : `, jako první příkaz za ${gold(fee)}`}`,
  'order-locked': ({ order }) => `${orderNames[order].nom} je v tomto kole mezi zablokovanými příkazy.`,
  'ask-dummy': ({ dummy }) =>
    `Který příkaz dostane ${dummyName(dummy)}? Její služebník si stoupne na pole I.`,
  'pick-for-dummy': ({ order }) => orderNames[order].nom,
  'dummy-order-gone': ({ order }) =>
    `${orderNames[order].nom}: karta leží na stole, v ruce nehrající barvy není.`,
  'ask-seal': ({ orders: laid, dummy }) =>
    `Tvé příkazy: ${laid.map((order) => orderNames[order].nom).join(', ')}${dummy === undefined ? '' : `; nehrající barva: ${orderNames[dummy].nom}`}. Zapečeť je, nebo něco vrať.`,
  'seal-programme': () => 'Zapečeť příkazy',

  'ask-slot': ({ order, slot }) => `${slotText(order, slot)}: využiješ ho?`,
  'use-slot': ({ order, slot, pays, gains }) => capital(dealText('command', order, slot, pays, gains)),
  'decline-slot': () => 'Nech to být',

  'ask-spy': () => 'Na kterou bojovou kartu se podíváš?',
  'spy-card': ({ round, seen }) =>
    seen === undefined ? `${round}. kolo` : `${round}. kolo znovu (${combatCardNames[seen].nom})`,

  'ask-dig': ({ dug, most }) => `Kde budeš kopat? Vybráno ${dug} z nejvýš ${most}.`,
  'dig-at': ({ cell }) => `Kopej tady: ${cellText(cell)}`,
  'dug-enough': ({ dug }) => `Hotovo, ${tunnels(dug, 'subject')}`,
  'closes-block': () => 'Čtverec 2 × 2 pole nesmíš nikdy vykopat celý.',
  'not-beside': () => 'Kopat smíš jen vedle svého dungeonu.',

  'ask-mine': ({ mined, most }) => `Kde budeš těžit? Vybráno ${mined} z nejvýš ${most}.`,
  'mine-at': ({ cell }) => `Těž tady: ${cellText(cell)}`,
  'mined-enough': ({ mined }) => `Hotovo, ${gold(mined)}`,
  'room-not-mined': () => 'V místnostech se zlato netěží.',
  'conquered-tile': () => 'Tohle pole už hrdinové dobyli.',

  'ask-hire': () => 'Koho najmeš?',
  'hire-creature': ({ creature, price }) => `Najmi ${creatureNames[creature].acc} za ${goodsText(price)}`,
  'too-poor': ({ lacks: { evil, ...goods } }) =>
    [
      ...(Object.keys(goods).length > 0 ? [`Chybí ti ${goodsText(goods, 'subject')}.`] : []),
      ...(evil === undefined ? [] : ['Posunulo by tě to za konec stupnice zla.']),
    ].join(' '),
  'ask-give': ({ creature }) =>
    `${capital(creatureNames[creature].nom)} chce jinou příšeru. Kterou obětuješ?`,
  'give-monster': ({ creature }) => `Obětuj ${creatureNames[creature].acc}`,
  'ghost-no-monster': () => 'Duch není příšera.',
  'not-itself': ({ creature }) => `Za ${creatureNames[creature].acc} musíš dát jinou příšeru.`,
  'ask-bury': ({ creature }) =>
    creature === undefined
      ? 'Kterou past odhodíš?'
      : `${capital(creatureNames[creature].nom)} chce past. Kterou odhodíš?`,
  'bury-trap': ({ trap }) => `Odhoď ${trapNames[trap].acc}`,

  'ask-room': () => 'Kterou místnost postavíš?',
  'take-room': ({ room, price }) =>
    Object.keys(price).length === 0 ? roomNames[room].nom : `${roomNames[room].nom} za ${goodsText(price)}`,
  'fits-nowhere': ({ room, zone }) =>
    `${roomNames[room].nom} se nevejde do žádné tvé chodby: patří ${zoneNames[zone]} a nesmí sousedit s místností.`,
  'ask-cell': ({ room }) => `Kde bude ${roomNames[room].nom}?`,
  'build-at': ({ cell }) => `Postav tady: ${cellText(cell)}`,
  'no-tunnel': () => 'Místnost se staví v chodbě, a tady nic vykopaného není.',
  'room-already': () => 'Tady už místnost je.',
  'wrong-zone': ({ room, zone }) => `${roomNames[room].nom} patří ${zoneNames[zone]}.`,
  'beside-room': () => 'Dvě místnosti nesmějí stát vedle sebe.',

  'ask-work': ({ imps: idle, trolls: idleTrolls }) =>
    `Kde se bude pracovat? Na práci máš ${staff(idle, idleTrolls)}.`,
  'work-room': ({ room }) => `${roomNames[room].nom}${workText(room)}`,
  'stop-production': () => 'Už se pracovat nebude',
  'room-idle': ({ room, idle }) => `${roomNames[room].nom}: ${idleText(idle)}`,
  'ask-shed': () => 'Kde se bude ze Skladu nářadí kopat?',
  'ask-retrieve': () => 'Který příkaz si vezmeš zpátky?',
  'retrieve-order': ({ order, locks }) => `${orderNames[order].nom} (zablokuješ: ${orders(locks)})`,
  'order-carried-out': ({ order }) => `${orderNames[order].nom}: příkaz nebyl první a služebník ho splnil.`,
};
