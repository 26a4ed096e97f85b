// Which numbered rules tell more about a thing one points at.
import type { CreatureId } from '../data/creatures.ts';
import { CELL_NAMES } from '../data/dungeon.ts';
import type { EventTileId } from '../data/events.ts';
import type { OrderId } from '../data/orders.ts';
import type { RoomId } from '../data/rooms.ts';
import type { RuleId } from '../data/rule-ids.ts';
import type { TrapId } from '../data/traps.ts';
import type { DungeonLordsView } from '../rules/view.ts';
import { isCreatureId, isEventTileId, isOrderId, isRoomId, isTrapId } from '../text/facts.ts';

type Rules = readonly RuleId[];

const ofOrder: Readonly<Record<OrderId, Rules>> = {
  'get-food': ['DL-FOOD.1', 'DL-FOOD.2', 'DL-FOOD.3'],
  'improve-reputation': ['DL-REP.1', 'DL-REP.2', 'DL-REP.3', 'DL-REP.5'],
  'dig-tunnels': ['DL-DIG.1', 'DL-DIG.2', 'DL-DIG.3', 'DL-DIG.7'],
  'mine-gold': ['DL-MINE.1', 'DL-MINE.2', 'DL-MINE.3', 'DL-MINE.4'],
  'recruit-imps': ['DL-IMP.1', 'DL-IMP.2'],
  'buy-traps': ['DL-TRAP.1', 'DL-TRAP.2', 'DL-TRAP.3'],
  'hire-monster': ['DL-HIRE.1', 'DL-HIRE.2', 'DL-HIRE.3'],
  'build-room': ['DL-ROOM.1', 'DL-ROOM.2', 'DL-ROOM.6', 'DL-ROOM.7'],
};

const ofCreature: Readonly<Record<CreatureId, Rules>> = {
  goblin: ['DL-MON.1'],
  slime: ['DL-MON.2'],
  ghost: ['DL-MON.3', 'DL-MON.4'],
  troll: ['DL-MON.5', 'DL-MON.6'],
  witch: ['DL-MON.7'],
  vampire: ['DL-MON.8', 'DL-MON.9'],
  golem: ['DL-MON.10', 'DL-HIRE.6'],
  dragon: ['DL-MON.11'],
  demon: ['DL-MON.12', 'DL-HIRE.7'],
};

const ofRoom: Readonly<Record<RoomId, Rules>> = {
  hatchery: ['DL-RM.1'],
  'mushroom-bed': ['DL-RM.1'],
  'souvenir-shop': ['DL-RM.2'],
  mint: ['DL-RM.2'],
  workshop: ['DL-RM.3'],
  'tool-shed': ['DL-RM.4'],
  'printing-press': ['DL-RM.5'],
  'magic-room': ['DL-RM.6'],
  'training-room': ['DL-RM.7'],
  'dark-room': ['DL-RM.8'],
  labyrinth: ['DL-RM.9', 'DL-RM.10'],
  'antimagic-room': ['DL-RM.11'],
  cafeteria: ['DL-RM.13', 'DL-RM.12'],
  chapel: ['DL-RM.13', 'DL-RM.12'],
  pandemonium: ['DL-RM.13', 'DL-RM.12'],
  'hall-of-fame': ['DL-RM.14', 'DL-RM.12'],
};

const ofTrap: Readonly<Record<TrapId, Rules>> = {
  'rolling-stone': ['DL-TCD.1'],
  'wall-of-fire': ['DL-TCD.2'],
  pendulum: ['DL-TCD.3'],
  'poisoned-meal': ['DL-TCD.4'],
  'cursed-ring': ['DL-TCD.5'],
  'trap-door': ['DL-TCD.6'],
  'kamikaze-imp': ['DL-TCD.7'],
  'poisoned-dart': ['DL-TCD.8', 'DL-TCD.9'],
  'antimagic-dart': ['DL-TCD.11'],
};

const ofEvent: Readonly<Record<EventTileId, Rules>> = {
  payday: ['DL-PAY.1', 'DL-PAY.2', 'DL-PAY.3'],
  taxes: ['DL-TAX.1', 'DL-TAX.2', 'DL-TAX.3'],
  special: ['DL-SPE.1', 'DL-SPE.2'],
};

const ofKind: Readonly<Record<string, Rules>> = {
  place: ['DL-ORD.1', 'DL-ORD.3'],
  dummy: ['DL-D2.3', 'DL-D2.4'],
  track: ['DL-GEN.5', 'DL-ADV.2', 'DL-PAL.2'],
  hero: ['DL-CMB.3', 'DL-ADV.4', 'DL-ADV.5'],
  adventurer: ['DL-ADV.2', 'DL-ADV.3', 'DL-ADV.5'],
  city: ['DL-REP.5', 'DL-FST.1', 'DL-SLW.1'],
  prison: ['DL-CMB.3', 'DL-SCO.3'],
  title: ['DL-TTL.1', 'DL-TTL.9'],
  special: ['DL-SPE.2'],
  seat: ['DL-GEN.2', 'DL-END.2'],
};

function ofComponent(id: string): Rules {
  if (isOrderId(id)) return ofOrder[id];
  if (isCreatureId(id)) return ofCreature[id];
  if (isRoomId(id)) return ofRoom[id];
  if (isTrapId(id)) return ofTrap[id];
  return isEventTileId(id) ? ofEvent[id] : [];
}

function ofCell(seat: number, name: string, { lords }: DungeonLordsView): Rules {
  const tile = lords[seat]?.dungeon[CELL_NAMES.indexOf(name)] ?? null;
  if (tile === null) return ['DL-DIG.5', 'DL-DIG.7'];
  return tile === 'tunnel' ? ['DL-MINE.3', 'DL-ROOM.4', 'DL-PLAN.4'] : [...ofRoom[tile], 'DL-PLAN.5'];
}

export function rulesBehind(thing: string, view: DungeonLordsView): Rules {
  const [kind = '', id = '', which = ''] = thing.split(':');
  if (kind === 'cell') return ofCell(Number(id), which, view);
  if (kind === 'lair') {
    const creature = view.lords[Number(id)]?.lair[Number(which)];
    return creature === undefined ? [] : ofCreature[creature.id];
  }
  return ofKind[kind] ?? ofComponent(id);
}
