import type { CombatCardId } from '../data/combat-cards.ts';
import type { AttackId, CreatureId } from '../data/creatures.ts';
import type { EventTileId, SpecialEventId } from '../data/events.ts';
import type { OrderId, SlotIndex } from '../data/orders.ts';
import type { RoomId, Zone } from '../data/rooms.ts';
import type { TitleId } from '../data/titles.ts';
import type { SituationId } from '../data/training.ts';
import type { TrapId } from '../data/traps.ts';
import type { HeroClass } from '../data/types.ts';
import type { Phase, Season } from '../state.ts';

/** As inside a sentence; `capital` begins one with them. */
export const creatureNames: Readonly<Record<CreatureId, string>> = {
  goblin: 'goblin',
  slime: 'slime',
  ghost: 'ghost',
  troll: 'troll',
  witch: 'witch',
  vampire: 'vampire',
  golem: 'golem',
  dragon: 'dragon',
  demon: 'demon',
};

export const attackNames: Readonly<Record<AttackId, string>> = {
  stab: 'Stab',
  drop: 'Drop from the ceiling',
  smear: 'Slimy feet',
  chill: 'Chilling touch',
  club: 'Club',
  'fed-club': 'Club on a full stomach',
  hex: 'Great spell',
  'twin-bolt': 'Two small spells',
  drain: 'Deep bite',
  'bite-and-fly': 'Bite and fly',
  pound: 'Pounding',
  breath: 'Breath of fire',
  rip: 'Devour',
  bleat: 'Bleating',
};

export const roomNames: Readonly<Record<RoomId, string>> = {
  hatchery: 'Hatchery',
  'mushroom-bed': 'Mushroom Bed',
  'souvenir-shop': 'Souvenir Shop',
  mint: 'Counterfeit Mint',
  workshop: 'Workshop',
  'tool-shed': 'Tool Shed',
  'printing-press': 'Printing Press',
  'magic-room': 'Magic Room',
  'training-room': 'Training Room',
  'dark-room': 'Dark Room',
  labyrinth: 'Labyrinth',
  'antimagic-room': 'Antimagic Room',
  cafeteria: 'Cafeteria',
  chapel: 'Chapel',
  pandemonium: 'Pandemonium',
  'hall-of-fame': 'Hall of Fame',
};

/** Where a room may stand, after "it fits". */
export const zoneNames: Readonly<Record<Zone, string>> = {
  upper: 'the two upper rows',
  lower: 'the two lower rows',
  core: 'the six cells of the centre',
  perimeter: 'the cells along the edge',
  any: 'any cell',
};

export const trapNames: Readonly<Record<TrapId, string>> = {
  'rolling-stone': 'Rolling Stone',
  'wall-of-fire': 'Wall of Fire',
  pendulum: 'Pendulum',
  'poisoned-meal': 'Poisoned Meal',
  'cursed-ring': 'Cursed Ring',
  'trap-door': 'Trap Door',
  'kamikaze-imp': 'Kamikaze Imp',
  'poisoned-dart': 'Poisoned Dart',
  'antimagic-dart': 'Antimagic Dart',
};

export const combatCardNames: Readonly<Record<CombatCardId, string>> = {
  'word-of-peace': 'Word of Peace',
  suggestion: 'Suggestion',
  'magic-shield': 'Magic Shield',
  invisibility: 'Invisibility',
  'detect-evil': 'Detect Evil',
  'fist-of-justice': 'Fist of Justice',
  'detect-treasure': 'Detect Treasure',
  graffiti: 'Graffiti',
  fireball: 'Fireball',
  'aura-of-fear': 'Aura of Fear',
  metamorphosis: 'Metamorphosis',
  'blind-rage': 'Blind Rage',
  'create-food': 'Create Food',
  illusion: 'Illusion',
  'song-of-courage': 'Song of Courage',
  regeneration: 'Regeneration',
  'magic-key': 'Magic Key',
  'dimensional-gate': 'Dimensional Gate',
};

export const eventTileNames: Readonly<Record<EventTileId, string>> = {
  payday: 'Payday',
  taxes: 'Taxes',
  special: 'Special Event',
};

export const specialEventNames: Readonly<Record<SpecialEventId, string>> = {
  'witch-hunt': 'Witch Hunt',
  'monster-strike': 'Monster Strike',
  robbery: 'Robbery',
  rats: 'Rats',
  'cave-in': 'Cave-in',
  'imp-walkout': 'Imp Walkout',
  'head-hunters': 'Head-hunters',
  'extra-tax': 'Extra Tax',
  'smear-campaign': 'Smear Campaign',
};

export const orderNames: Readonly<Record<OrderId, string>> = {
  'get-food': 'Get Food',
  'improve-reputation': 'Improve Reputation',
  'dig-tunnels': 'Dig Tunnels',
  'mine-gold': 'Mine Gold',
  'recruit-imps': 'Recruit Imps',
  'buy-traps': 'Buy Traps',
  'hire-monster': 'Hire Monster',
  'build-room': 'Build Room',
};

export const slotNames: Readonly<Record<SlotIndex, string>> = { 0: 'slot I', 1: 'slot II', 2: 'slot III' };

export const seasonNames: Readonly<Record<Season, string>> = {
  winter: 'winter',
  spring: 'spring',
  summer: 'summer',
  autumn: 'autumn',
};

export const phaseNames: Readonly<Record<Phase, string>> = {
  locks: 'Locked orders',
  'new-round': 'New round',
  orders: 'Orders',
  execution: 'Minions at work',
  production: 'Production',
  event: 'Event',
  adventurers: 'Adventurers',
  planning: 'Planning',
  battle: 'Combat',
};

export const classNames: Readonly<Record<HeroClass, string>> = {
  warrior: 'warrior',
  thief: 'thief',
  priest: 'priest',
  wizard: 'wizard',
};

export const titleNames: Readonly<Record<TitleId, string>> = {
  'lord-of-dark-deeds': 'Lord of Dark Deeds',
  'lord-of-halls': 'Lord of Halls',
  'tunnel-lord': 'Tunnel Lord',
  'monster-lord': 'Monster Lord',
  'lord-of-imps': 'Lord of Imps',
  'lord-of-riches': 'Lord of Riches',
  battlelord: 'Battlelord',
};

export const situationNames: Readonly<Record<SituationId, string>> = {
  'situation-1': 'Situation 1',
  'situation-2': 'Situation 2',
  'situation-3': 'Situation 3',
  'situation-4': 'Situation 4',
  'situation-1-room': 'Situation 1 in a room',
};
