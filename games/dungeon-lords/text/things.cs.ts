import { capital, countInCzech, type Names, type Seat } from '@krcma/kernel';
import { classOf, skillsOf } from '../data/adventurers.ts';
import { type CreatureId, creatureOf } from '../data/creatures.ts';
import { type Cell, ENTRANCE } from '../data/dungeon.ts';
import type { OrderId, SlotIndex } from '../data/orders.ts';
import { type RoomId, roomOf } from '../data/rooms.ts';
import type { PlayerCount } from '../data/setup.ts';
import { type TitleId, titlePoints, points as worth } from '../data/titles.ts';
import { PALADIN_SPACE, TRACK_TOP } from '../data/track.ts';
import type { HeroClass } from '../data/types.ts';
import type { DungeonLordsView, LordView } from '../rules/view.ts';
import { type Hero, type LairCreature, NEUTRAL, type Stance, slotIndex } from '../state.ts';
import {
  cardEffect,
  creatureEffect,
  eventEffect,
  roomEffect,
  specialEffect,
  trapEffect,
} from './effects.cs.ts';
import type { Things } from './explain.ts';
import {
  combatCardNames,
  creatureNames,
  eventTileNames,
  orderNames,
  roomNames,
  specialEventNames,
  titleNames,
  trapNames,
} from './names.cs.ts';
import * as nouns from './nouns.cs.ts';
import {
  cellText,
  damage,
  dummyName,
  goodsText,
  heroes,
  hero as heroName,
  imps,
  letters,
  orders,
  points,
  slotText,
  traps,
  who,
} from './phrases.cs.ts';
import { slotEffect, slotEffects } from './slots.cs.ts';

const ORDER: Readonly<Record<OrderId, string>> = {
  'get-food': 'Vesnice nakrmí tvé příšery i impy.',
  'improve-reputation': 'Polepšíš si pověst a můžeš vyzvědět, co hrdinové chystají.',
  'dig-tunnels': 'Impové kopou chodby vedle tvých polí, nikdy ale celý čtverec dvakrát dvě.',
  'mine-gold': 'Impové těží zlato v nedobytých chodbách, v každé jeden.',
  'recruit-imps': 'Noví impové, kteří můžou hned pracovat ve výrobě.',
  'buy-traps': 'Pasti na hrdiny. Jaké, víš jen ty.',
  'hire-monster': 'Příšera nebo duch do tvého doupěte. Vybírá se od pole III.',
  'build-room': 'Místnost na místo chodby, nikdy vedle jiné místnosti. Vybírá se od pole III.',
};

const order = (id: OrderId): string => `${orderNames[id].nom}. ${ORDER[id]} ${capital(slotEffects(id))}.`;

function slot(id: OrderId, index: SlotIndex, view: DungeonLordsView, names: Names): string {
  const occupant = view.slots[slotIndex(id, index)] ?? null;
  const taken = occupant === null ? '' : ` Obsazeno: ${who(names, occupant)}.`;
  return `${slotText(id, index)}: ${slotEffect(id, index)}.${taken}`;
}

const creature = (id: CreatureId): string => {
  const { cost, ghost } = creatureOf(id);
  return `${capital(creatureNames[id].nom)}. ${ghost ? 'Duch' : 'Příšera'} za ${goodsText(cost)}, stejně i při výplatě. ${creatureEffect(id)}`;
};

const ROOMS = {
  production: 'Výrobní místnost',
  battle: 'Bojová místnost',
  prestige: 'Prestižní místnost',
} as const;

const room = (id: RoomId): string => `${roomNames[id].nom}. ${ROOMS[roomOf(id).kind]}. ${roomEffect(id)}`;

const STANCES: Readonly<Record<Stance, string>> = {
  ready: '',
  sent: ' Jde do tohoto boje.',
  sheep: ' V tomto kole je z něj ovce.',
  out: ' Do konce boje je zneškodněný.',
  striking: ' Do konce boje stávkuje.',
};

/** Of the witch. */
const HERS: Readonly<Partial<Record<Stance, string>>> = {
  sheep: ' V tomto kole je z ní ovce.',
  out: ' Do konce boje je zneškodněná.',
};

const dweller = ({ id, stance }: LairCreature): string => {
  const hers = creatureNames[id].gender === 'f' ? HERS[stance] : undefined;
  return `${creature(id)}${hers ?? STANCES[stance]}`;
};

const CLASSES: Readonly<Record<HeroClass, string>> = {
  warrior: ' Stojí před ostatními.',
  thief: '',
  priest: '',
  wizard: '',
};

function hero({ id, damage: taken, bonus }: Hero): string {
  const { hitPoints, antiTrap = 0, healing = 0, magic = 0 } = skillsOf(id);
  const heroClass = classOf(id);
  const skills = [
    `Životy: ${hitPoints + bonus}${taken > 0 ? `, zranění: ${taken}` : ''}.`,
    ...(antiTrap > 0 ? [`Každé kolo zruší ${damage(antiTrap)} z pastí.`] : []),
    ...(healing > 0 ? [`Po útoku vyléčí ${damage(healing)}.`] : []),
    ...(magic > 0 ? [`Krystaly na kouzla: ${magic}.`] : []),
  ];
  return `${capital(heroName(id))}. ${skills.join(' ')}${heroClass === undefined ? '' : CLASSES[heroClass]}`;
}

function cell(at: Cell, lord: LordView): string {
  const tile = lord.dungeon[at] ?? null;
  const where = capital(cellText(at));
  if (tile === null) return `${where}: skála. Chodbu tu jde vykopat vedle jiného tvého pole.`;
  const work = lord.mined.includes(at) ? ' V tomto kole tu imp těží.' : '';
  if (lord.conquered.includes(at))
    return `${where}: ${tile === 'tunnel' ? 'chodba' : roomNames[tile].nom}, dobyto. Na konci ${points(-worth.conquered)} dolů a k ničemu už není.`;
  if (tile !== 'tunnel') return `${where}: ${room(tile)}`;
  return `${where}: chodba. Imp tu může těžit zlato a místo ní jde postavit místnost.${at === ENTRANCE ? ' Tudy přicházejí hrdinové.' : ''}${work}`;
}

function seat(index: Seat, view: DungeonLordsView, names: Names): string {
  const lord = view.lords[index] as LordView;
  const { gold, food, evil, letters: unpaid, lair, locked } = lord;
  const parts = [
    `${goodsText({ gold, food }, 'subject')}, ${imps(lord.imps, 'subject')}, ${traps(lord.traps.length)}`,
    `zlo ${evil}`,
    `v doupěti ${lair.length}`,
    ...(unpaid > 0 ? [letters(unpaid, 'subject')] : []),
  ];
  const closed = locked.length > 0 ? ` Zablokováno: ${orders(locked)}.` : '';
  return `${index === view.seat ? 'Ty' : names.seat(index)}: ${parts.join(', ')}.${closed} Zatím ${points(lord.points)}.`;
}

function track({ lords, niceness, neutralEvil, coming }: DungeonLordsView, names: Names): string {
  const told = lords.map((lord, seat) => `${names.seat(seat)} ${lord.evil}`);
  const neutral = neutralEvil === null ? [] : [`nehrající barva ${neutralEvil}`];
  const going = coming.flatMap((id, place) => {
    const to = niceness[place];
    if (to === undefined) return [];
    return [`${to === NEUTRAL ? 'nehrající barva' : names.seat(to)} – ${heroName(id)}`];
  });
  const next = going.length > 0 ? ` Kdyby se rozdělovalo teď: ${going.join(', ')}.` : '';
  return `Stupnice zla od 0 do ${TRACK_TOP}: ${[...told, ...neutral].join(', ')}. Čím jsi hodnější, tím slabší hrdinové přijdou. Od ${PALADIN_SPACE} přijde paladin.${next}`;
}

function paladin({ year, paladin: { host, gone } }: DungeonLordsView, names: Names): string {
  const where = gone
    ? 'Letos už je poražený.'
    : host === null
      ? `Čeká ve stanu, až někdo dojde na stupnici zla na ${PALADIN_SPACE}.`
      : `Stojí před dungeonem (${names.seat(host)}) a odejde jen k někomu horšímu.`;
  return `${hero({ id: `paladin-${year}`, damage: 0, bonus: 0 })} ${where}`;
}

const TITLES: Readonly<Record<TitleId, string>> = {
  'lord-of-dark-deeds': 'Za nejvíc zla.',
  'lord-of-halls': 'Za nejvíc místností, i dobytých.',
  'tunnel-lord': 'Za nejvíc chodeb, i dobytých.',
  'monster-lord': 'Za nejvíc příšer, bez duchů.',
  'lord-of-imps': 'Za nejvíc impů.',
  'lord-of-riches': 'Za nejvíc zlata, jídla a nepoužitých pastí dohromady.',
  battlelord: 'Za nejméně dobytých polí.',
};

function title(id: TitleId, { lords }: DungeonLordsView): string {
  const { alone, shared } = titlePoints[lords.length as PlayerCount] ?? titlePoints[4];
  return `${titleNames[id]}. ${TITLES[id]} ${capital(points(alone))}, při shodě každému ${countInCzech(shared, nouns.point)}.`;
}

export const things: Things = {
  order,
  slot,
  creature,
  room,
  dweller,
  hero,
  cell,
  seat,
  track,
  paladin,
  title,
  trap: (id, { year }) => `${trapNames[id].nom}. Past. ${trapEffect(id, year)}`,
  card: (id) => `${combatCardNames[id].nom}. ${cardEffect(id)}`,
  event: (id) => `${eventTileNames[id].nom}. ${eventEffect(id)}`,
  special: (id) => `${specialEventNames[id].nom}. Zvláštní událost. ${specialEffect(id)}`,
  place: (index) =>
    `${index + 1}. příkaz tvého plánu.${index === 0 ? ' Po kole se vrátí do ruky, pokud jiný nezůstal neprovedený.' : ''}`,
  hiddenCard: (round) =>
    `Bojová karta ${round + 1}. kola, lícem dolů. Prohlédnout si ji jde přes ${orderNames['improve-reputation'].acc}.`,
  dummy: (index, { locked, pile }) =>
    `${capital(dummyName(index))}. Jen obsazuje pole. V balíčku: ${orders(pile)}. Zablokováno: ${orders(locked)}.`,
  prison: ({ prison }) =>
    prison.length === 0
      ? `Vězení je prázdné. Každý hrdina v něm přinese ${points(worth.prisoner)}, paladin ${worth.paladin}.`
      : `Ve vězení: ${heroes(prison)}. Za každého hrdinu ${points(worth.prisoner)}, za paladina ${worth.paladin}.`,
};
