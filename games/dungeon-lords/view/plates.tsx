// Pictures for the chapters of the rules.
import { Icon } from '@krcma/tableware/pieces';
import type { Plate, Plates } from '@krcma/tableware/plates';
import type { HeroId } from '../data/adventurers.ts';
import type { CombatCardId } from '../data/combat-cards.ts';
import type { CreatureId } from '../data/creatures.ts';
import type { SpecialEventId } from '../data/events.ts';
import type { OrderId } from '../data/orders.ts';
import { ORDERS } from '../data/orders.ts';
import type { RoomId } from '../data/rooms.ts';
import type { Chapter } from '../data/rule-ids.ts';
import type { TrapId } from '../data/traps.ts';
import { CLASSES } from '../data/types.ts';
import type { BoardWords } from '../text/board-words.ts';
import type { SignId } from '../text/signs.ts';
import { emblemOf } from './emblems.ts';
import { CombatFace, CreatureFace, TrapFace } from './faces.tsx';
import { HeroFace } from './hero.tsx';
import { RoomFace } from './room-face.tsx';
import { orderIcons } from './signs.tsx';
import './plates.css';

interface Shown {
  readonly creatures?: readonly CreatureId[];
  readonly rooms?: readonly RoomId[];
  readonly traps?: readonly TrapId[];
  readonly cards?: readonly CombatCardId[];
  readonly heroes?: readonly HeroId[];
  readonly orders?: readonly OrderId[];
  readonly events?: readonly SpecialEventId[];
  readonly signs?: readonly SignId[];
}

const SHOWN: Readonly<Record<Chapter, Shown>> = {
  GEN: { signs: ['gold', 'food', 'imp', 'evil', 'trap', 'monster', 'tunnel', 'room'] },
  SET: { signs: ['gold', 'food', 'imp', 'tunnel', 'entrance', 'track', 'start'] },
  S3: { signs: ['dummy', 'locked'] },
  S2: { signs: ['dummy', 'neutral'] },
  YR: { signs: ['winter', 'spring', 'summer', 'autumn', 'year'] },
  NR: { creatures: ['goblin'], rooms: ['mint'], signs: ['unknown-event', ...CLASSES] },
  ORD: { orders: ORDERS, signs: ['place', 'locked'] },
  PLC: { signs: ['slot', 'slot-next', 'slot-taken', 'stayed'] },
  EXE: { signs: ['arrow', 'slot-taken', 'stayed', 'evil'] },
  FOOD: { orders: ['get-food'], signs: ['food', 'gold', 'evil'] },
  REP: { orders: ['improve-reputation'], signs: ['evil', 'spy'] },
  DIG: { orders: ['dig-tunnels'], signs: ['dig', 'foreman', 'rock', 'tunnel'] },
  MINE: { orders: ['mine-gold'], signs: ['mine', 'foreman', 'at-work', 'gold'] },
  IMP: { orders: ['recruit-imps'], signs: ['imp', 'food'] },
  TRAP: { orders: ['buy-traps'], traps: ['rolling-stone'], signs: ['face-down'] },
  HIRE: {
    orders: ['hire-monster'],
    creatures: ['goblin', 'ghost', 'golem'],
    signs: ['not-monster', 'troll-token'],
  },
  ROOM: { orders: ['build-room'], rooms: ['hatchery', 'workshop'], signs: ['zone-upper', 'zone-core'] },
  D3: { signs: ['dummy', 'slot-taken'] },
  D2: { signs: ['dummy', 'slot-taken', 'place'] },
  PROD: { rooms: ['mint', 'magic-room'], signs: ['workers', 'troll-token', 'idle'] },
  RET: { signs: ['locked', 'stayed', 'order'] },
  EVT: { signs: ['payday', 'taxes', 'special'] },
  PAY: { creatures: ['troll'], signs: ['payday', 'evil'] },
  TAX: { signs: ['taxes', 'tiles', 'letter'] },
  SPE: { events: ['witch-hunt', 'robbery', 'cave-in'], signs: ['special'] },
  ADV: { heroes: ['warrior-1-1', 'priest-1-2'], signs: ['goes-to', 'track'] },
  END: { signs: ['idle', 'start'] },
  PAL: { heroes: ['paladin-1'], signs: ['paladin-space', 'track'] },
  CMB: { cards: ['magic-shield'], signs: ['hit-points', 'damage', 'prison'] },
  PLAN: { signs: ['battlefield', 'trap', 'monster', 'bait', 'sent'] },
  REV: { cards: ['graffiti'], signs: ['unknown-card', 'spied'] },
  TRP: { traps: ['wall-of-fire'], signs: ['anti-trap', 'target-each', 'hit'] },
  FST: { cards: ['suggestion'], signs: ['fast', 'crystals'] },
  SLW: { cards: ['detect-evil'], signs: ['slow', 'crystals'] },
  ATK: {
    creatures: ['vampire', 'slime'],
    signs: ['target-first', 'target-any', 'target-each', 'stays-ready'],
  },
  HEAL: { heroes: ['priest-1-4'], signs: ['healing', 'no-healing'] },
  CNQ: { signs: ['fatigue', 'conquered', 'no-conquest'] },
  OVR: { signs: ['prison', 'out', 'lost-tiles'] },
  Y2: { creatures: ['dragon'], rooms: ['labyrinth'], signs: ['year'] },
  SCO: { signs: ['points', 'room', 'monster', 'prison', 'conquered', 'letter'] },
  TTL: { signs: ['title', 'points'] },
  WIN: { signs: ['points'] },
  FULL: { events: ['extra-tax'], signs: ['special', 'locked'] },
  TRN: { heroes: ['warrior-1-2'], traps: ['rolling-stone'], creatures: ['goblin'], signs: ['fatigue'] },
  MON: { creatures: ['goblin', 'slime', 'ghost', 'troll', 'witch', 'vampire', 'golem', 'dragon', 'demon'] },
  CLS: { heroes: ['warrior-1-3', 'thief-1-2', 'priest-1-3', 'wizard-1-2'] },
  RM: { rooms: ['printing-press', 'training-room', 'antimagic-room', 'chapel', 'hall-of-fame'] },
  TCD: { traps: ['pendulum', 'poisoned-meal', 'cursed-ring', 'trap-door', 'kamikaze-imp', 'antimagic-dart'] },
  SPL: { cards: ['word-of-peace', 'invisibility', 'fireball', 'illusion', 'song-of-courage', 'magic-key'] },
  DATA: { signs: ['target-first', 'target-second', 'target-last', 'target-others', 'times', 'on-kill'] },
};

const card = (name: string, picture: Plate['picture']): Plate => ({
  name,
  picture: <span className="dl-plate">{picture}</span>,
});

const token = (name: string, icon: string): Plate => ({
  name,
  picture: (
    <span className="dl-plate-token">
      <Icon name={icon} />
    </span>
  ),
});

function cardsOf(shown: Shown, words: BoardWords): Plate[] {
  const { creatures = [], rooms = [], traps = [], cards = [], heroes = [] } = shown;
  return [
    ...creatures.map((id) => card(words.creature(id), <CreatureFace id={id} words={words} />)),
    ...rooms.map((id) => card(words.room(id), <RoomFace id={id} words={words} seats={4} />)),
    ...traps.map((id) => card(words.trap(id), <TrapFace id={id} year={1} words={words} />)),
    ...cards.map((id) => card(words.card(id), <CombatFace id={id} words={words} />)),
    ...heroes.map((id) =>
      card(words.hero(id), <HeroFace hero={{ id, damage: 0, bonus: 0 }} words={words} />),
    ),
  ];
}

const tokensOf = ({ orders = [], events = [] }: Shown, words: BoardWords): Plate[] => [
  ...orders.map((id) => token(words.order(id), orderIcons[id])),
  ...events.map((id) => token(words.special(id), emblemOf(id))),
];

const isChapter = (id: string): id is Chapter => Object.hasOwn(SHOWN, id);

export const plates: Plates<BoardWords> = (chapter, words) => {
  const shown: Shown = isChapter(chapter) ? SHOWN[chapter] : {};
  return { plates: [...cardsOf(shown, words), ...tokensOf(shown, words)], signs: shown.signs ?? [] };
};
