// Chapter DL-EXE: the eight actions, slot by slot.
import { type Callable, calling } from '@krcma/kernel';
import { type Action, actions, ORDERS, type OrderId, SLOTS, type SlotIndex } from '../data/orders.ts';
import { DUMMY, type DungeonLords, isDummy, lordAt, type Occupant, occupantOf, slotIndex } from '../state.ts';
import { getFood, improveReputation, recruitImps } from './actions/city.ts';
import { digTunnels, nowhereToDig } from './actions/dig.ts';
import { hireMonster, nobodyToHire } from './actions/hire.ts';
import { mineGold, nothingToMine } from './actions/mine.ts';
import { buildRoom, nothingToBuild } from './actions/rooms.ts';
import { type Hinders, lacksFor, type OfSlot } from './actions/slot.ts';
import { buyTraps, noTraps } from './actions/traps.ts';
import { note, rule } from './script.ts';

/** How an action is carried out, and what leaves nothing to decide about it. */
interface Carrying {
  readonly rule: Callable<OfSlot, boolean>;
  readonly hinders: Hinders;
}

const carrying: Readonly<Record<OrderId, Carrying>> = {
  'get-food': { rule: getFood, hinders: lacksFor('get-food') },
  'improve-reputation': { rule: improveReputation, hinders: lacksFor('improve-reputation') },
  'dig-tunnels': { rule: digTunnels, hinders: nowhereToDig },
  'mine-gold': { rule: mineGold, hinders: nothingToMine },
  'recruit-imps': { rule: recruitImps, hinders: lacksFor('recruit-imps') },
  'buy-traps': { rule: buyTraps, hinders: noTraps },
  'hire-monster': { rule: hireMonster, hinders: nobodyToHire },
  'build-room': { rule: buildRoom, hinders: nothingToBuild },
};

interface Served {
  readonly occupant: Occupant;
  readonly order: OrderId;
  readonly slot: SlotIndex;
}

/** All slots as they are served: the shortest strip first (DL-EXE.1, DL-EXE.2). */
const serving: readonly Pick<Served, 'order' | 'slot'>[] = ORDERS.flatMap((order) => {
  const { lastFirst }: Action = actions[order];
  const slots = lastFirst ? [...SLOTS].reverse() : SLOTS;
  return slots.map((slot) => ({ order, slot }));
});

function occupied(game: DungeonLords): Served[] {
  const served: Served[] = [];
  for (const { order, slot } of serving) {
    const occupant = occupantOf(game, order, slot);
    if (occupant !== null) served.push({ occupant, order, slot });
  }
  return served;
}

/** A dummy takes nothing (DL-D3.5), or, where it is agreed on, the leftmost creature away. */
function sendDummyHome(game: DungeonLords, { occupant, order }: Served): void {
  if (!game.options.greedyDummies || order !== 'hire-monster') return;
  const { creatures, distant } = game;
  const place = creatures.offer.findIndex((id) => id !== null);
  const creature = creatures.offer[place] ?? null;
  if (creature === null) return;
  creatures.offer[place] = null;
  distant.creatures.push(creature);
  note({ key: 'dummy-scared', dummy: occupant - DUMMY, creature });
}

/** Who has acted goes back to the office, who has not stands on the card of the order (DL-EXE.8). */
const serve = rule<Served>('serve')
  .callNamed('used', (game, { occupant, order, slot }) => {
    if (isDummy(occupant)) return undefined;
    const { rule: action, hinders } = carrying[order];
    const hindrance = hinders(game, lordAt(game, occupant), slot);
    if (hindrance === undefined) return calling(action, { player: occupant, slot });
    note({ key: 'slot-impossible', player: occupant, order, slot, hindrance });
    return undefined;
  })
  .do('leave', (game, { occupant, order, slot, used }) => {
    game.slots[slotIndex(order, slot)] = null;
    if (isDummy(occupant)) sendDummyHome(game, { occupant, order, slot });
    else if (used !== true) lordAt(game, occupant).stayed.push(order);
    if (used === false) note({ key: 'slot-declined', player: occupant, order, slot });
  });

export const execution = rule('execution')
  .do('begin', (game) => {
    game.phase = 'execution';
  })
  .each('slots', serve, occupied);
