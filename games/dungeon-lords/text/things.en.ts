import { capital, countInEnglish, type Names, type Seat } from '@krcma/kernel';
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
} from './effects.en.ts';
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
} from './names.en.ts';
import {
  cellText,
  damage,
  dummyName,
  goodsText,
  heroes,
  hero as heroName,
  imps,
  letters,
  list,
  orders,
  points,
  slotText,
  traps,
  who,
} from './phrases.en.ts';
import { slotEffect, slotEffects } from './slots.en.ts';

const ORDER: Readonly<Record<OrderId, string>> = {
  'get-food': 'The village feeds your creatures and imps.',
  'improve-reputation': 'You become nicer, and may learn what the heroes are up to.',
  'dig-tunnels': 'Imps dig tunnels beside your tiles, never a whole block of two by two.',
  'mine-gold': 'Imps mine gold in your unconquered tunnels, one in each.',
  'recruit-imps': 'New imps, who may work in production at once.',
  'buy-traps': 'Traps for the heroes. Only you know which.',
  'hire-monster': 'A monster or a ghost for your lair. Slot III chooses first.',
  'build-room': 'A room in the place of a tunnel, never beside another room. Slot III chooses first.',
};

const order = (id: OrderId): string => `${orderNames[id]}. ${ORDER[id]} ${capital(slotEffects(id))}.`;

function slot(id: OrderId, index: SlotIndex, view: DungeonLordsView, names: Names): string {
  const occupant = view.slots[slotIndex(id, index)] ?? null;
  const taken = occupant === null ? '' : ` Taken by ${who(names, occupant)}.`;
  return `${slotText(id, index)}: ${slotEffect(id, index)}.${taken}`;
}

const creature = (id: CreatureId): string => {
  const { cost, ghost } = creatureOf(id);
  return `${capital(creatureNames[id])}. ${ghost ? 'Ghost' : 'Monster'} for ${goodsText(cost)}, again on payday. ${creatureEffect(id)}`;
};

const ROOMS = { production: 'Production room', battle: 'Battle room', prestige: 'Prestige room' } as const;

const room = (id: RoomId): string => `${roomNames[id]}. ${ROOMS[roomOf(id).kind]}. ${roomEffect(id)}`;

const STANCES: Readonly<Record<Stance, string>> = {
  ready: '',
  sent: ' Sent into this fight.',
  sheep: ' A sheep this round.',
  out: ' Knocked out until combat is over.',
  striking: ' On strike until combat is over.',
};

const dweller = ({ id, stance }: LairCreature): string => `${creature(id)}${STANCES[stance]}`;

const CLASSES: Readonly<Record<HeroClass, string>> = {
  warrior: ' Stands in front of the others.',
  thief: '',
  priest: '',
  wizard: '',
};

function hero({ id, damage: taken, bonus }: Hero): string {
  const { hitPoints, antiTrap = 0, healing = 0, magic = 0 } = skillsOf(id);
  const heroClass = classOf(id);
  const skills = [
    `Hit points ${hitPoints + bonus}${taken > 0 ? `, ${damage(taken)} taken` : ''}.`,
    ...(antiTrap > 0 ? [`Cancels ${damage(antiTrap)} of traps each round.`] : []),
    ...(healing > 0 ? [`Heals ${damage(healing)} after an attack.`] : []),
    ...(magic > 0 ? [`${countInEnglish(magic, 'crystal')} for spells.`] : []),
  ];
  return `${capital(heroName(id))}. ${skills.join(' ')}${heroClass === undefined ? '' : CLASSES[heroClass]}`;
}

function cell(at: Cell, lord: LordView): string {
  const tile = lord.dungeon[at] ?? null;
  const where = capital(cellText(at));
  if (tile === null) return `${where}: rock. A tunnel can be dug here beside one of your tiles.`;
  const work = lord.mined.includes(at) ? ' An imp mines here this round.' : '';
  if (lord.conquered.includes(at))
    return `${where}: ${tile === 'tunnel' ? 'tunnel' : roomNames[tile]}, conquered. ${points(-worth.conquered)} less, and of no use any more.`;
  if (tile !== 'tunnel') return `${where}: ${room(tile)}`;
  return `${where}: tunnel. An imp may mine gold here, and a room may take its place.${at === ENTRANCE ? ' Heroes come in here.' : ''}${work}`;
}

function seat(index: Seat, view: DungeonLordsView, names: Names): string {
  const lord = view.lords[index] as LordView;
  const { gold, food, evil, letters: unpaid, lair, locked } = lord;
  const parts = [
    `${goodsText({ gold, food })}, ${imps(lord.imps)}, ${traps(lord.traps.length)}`,
    `Evil ${evil}`,
    countInEnglish(lair.length, 'creature'),
    ...(unpaid > 0 ? [letters(unpaid)] : []),
  ];
  const closed = locked.length > 0 ? ` Locked: ${orders(locked)}.` : '';
  return `${index === view.seat ? 'You' : names.seat(index)}: ${parts.join(', ')}.${closed} So far ${points(lord.points)}.`;
}

function track({ lords, niceness, neutralEvil, coming }: DungeonLordsView, names: Names): string {
  const told = lords.map((lord, seat) => `${names.seat(seat)} ${lord.evil}`);
  const neutral = neutralEvil === null ? [] : [`neutral counter ${neutralEvil}`];
  const going = coming.flatMap((id, place) => {
    const to = niceness[place];
    if (to === undefined) return [];
    return [`${heroName(id)} to ${to === NEUTRAL ? 'nobody' : names.seat(to)}`];
  });
  const next = going.length > 0 ? ` As it stands now: ${list(going)}.` : '';
  return `Evil track, 0 to ${TRACK_TOP}: ${[...told, ...neutral].join(', ')}. The nicer you are, the weaker your adventurers. From ${PALADIN_SPACE} on the paladin comes.${next}`;
}

function paladin({ year, paladin: { host, gone } }: DungeonLordsView, names: Names): string {
  const where = gone
    ? 'He is beaten for this year.'
    : host === null
      ? `He waits in his tent for somebody to reach ${PALADIN_SPACE} on the evil track.`
      : `He stands before the dungeon of ${names.seat(host)}, and leaves only for somebody more evil.`;
  return `${hero({ id: `paladin-${year}`, damage: 0, bonus: 0 })} ${where}`;
}

const TITLES: Readonly<Record<TitleId, string>> = {
  'lord-of-dark-deeds': 'Most Evil.',
  'lord-of-halls': 'Most rooms, conquered ones too.',
  'tunnel-lord': 'Most tunnels, conquered ones too.',
  'monster-lord': 'Most monsters, ghosts not counted.',
  'lord-of-imps': 'Most imps.',
  'lord-of-riches': 'Most gold, food and unused traps together.',
  battlelord: 'Fewest conquered tiles.',
};

function title(id: TitleId, { lords }: DungeonLordsView): string {
  const { alone, shared } = titlePoints[lords.length as PlayerCount] ?? titlePoints[4];
  return `${titleNames[id]}. ${TITLES[id]} ${points(alone)} alone, ${shared} if it is shared.`;
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
  trap: (id, { year }) => `${trapNames[id]}. Trap. ${trapEffect(id, year)}`,
  card: (id) => `${combatCardNames[id]}. ${cardEffect(id)}`,
  event: (id) => `${eventTileNames[id]}. ${eventEffect(id)}`,
  special: (id) => `${specialEventNames[id]}. Special event. ${specialEffect(id)}`,
  place: (index) =>
    `Order ${index + 1} of your programme.${index === 0 ? ' It comes back to your hand after the round, unless another stayed undone.' : ''}`,
  hiddenCard: (round) =>
    `Combat card of round ${round + 1}, face down. ${orderNames['improve-reputation']} lets you look at it.`,
  dummy: (index, { locked, pile }) =>
    `${capital(dummyName(index))}. It only takes slots. In its pile: ${orders(pile)}. Locked: ${orders(locked)}.`,
  prison: ({ prison }) =>
    prison.length === 0
      ? `The prison is empty. Each adventurer in it brings ${points(worth.prisoner)}, a paladin ${worth.paladin}.`
      : `In prison: ${heroes(prison)}. ${points(worth.prisoner)} for each adventurer, ${worth.paladin} for a paladin.`,
};
