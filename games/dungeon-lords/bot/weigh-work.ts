// What using a slot, digging, hiring, building and working promise.
import { appraisal, type Seat } from '@krcma/kernel';
import type { CreatureId } from '../data/creatures.ts';
import { type Cell, columnOf, neighboursOf, rowOf } from '../data/dungeon.ts';
import { type OrderId, type SlotIndex, slotOf } from '../data/orders.ts';
import { type RoomId, roomOf } from '../data/rooms.ts';
import type { TrapId } from '../data/traps.ts';
import type { DungeonLordsTypes } from '../messages.ts';
import { getFood, improveReputation, recruitImps } from '../rules/actions/city.ts';
import { digTunnels } from '../rules/actions/dig.ts';
import { hireMonster, hirePrice } from '../rules/actions/hire.ts';
import { mineGold } from '../rules/actions/mine.ts';
import { buildRoom, placeRoom } from '../rules/actions/rooms.ts';
import { buyTraps } from '../rules/actions/traps.ts';
import { bury } from '../rules/bury.ts';
import { payCreature } from '../rules/creature-cost.ts';
import { digFromShed, production } from '../rules/production.ts';
import { type DungeonLords, type Lord, lordAt } from '../state.ts';
import { creaturePoints, goodsPoints, roomPoints, slotPoints, unitsOf } from './slots.ts';
import { retrievePoints } from './weigh-orders.ts';
import { force, sting, work } from './weights.ts';

type OfSlot = { player: Seat; slot: SlotIndex };

/** Use it, or let it be and have the order back. */
const using =
  (order: OrderId) =>
  (game: DungeonLords, ask: { values: readonly unknown[] }, { player, slot }: OfSlot) => {
    const points = slotPoints(game, player, order, slot, unitsOf(game, player));
    return ask.values.map((used) => (used === true ? points : used === false ? 0 : 0));
  };

const spying = appraisal<DungeonLordsTypes, OfSlot>(improveReputation, (game, ask, at) => {
  if (ask.frame.at !== 'card') return using('improve-reputation')(game, ask, at);
  const { spied } = lordAt(game, at.player);
  return ask.values.map((card) => (spied.includes(card as number) ? -1 : -0.1 * (card as number)));
});

/** Far from the door it is safe, and a straight line leaves room for more. */
function digPoints(lord: Lord, cell: Cell, dug: readonly Cell[]): number {
  let beside = 0;
  for (const each of neighboursOf(cell))
    if ((lord.dungeon[each] ?? null) !== null || dug.includes(each)) beside++;
  return 0.3 + 0.04 * rowOf(cell) + 0.05 * Math.abs(columnOf(cell) - 2) - 0.06 * beside;
}

const digging = appraisal<DungeonLordsTypes, OfSlot>(digTunnels, (game, ask, { player }) => {
  const lord = lordAt(game, player);
  const dug = digTunnels.picksAt(ask.frame, 'cells') ?? [];
  return ask.values.map((cell) => (cell === null ? 0 : digPoints(lord, cell as Cell, dug)));
});

const shed = appraisal<DungeonLordsTypes, { player: Seat }>(digFromShed, (game, ask, { player }) =>
  ask.values.map((cell) => digPoints(lordAt(game, player), cell as Cell, [])),
);

const mining = appraisal<DungeonLordsTypes, OfSlot>(mineGold, (_, ask) =>
  ask.values.map((cell) => (cell === null ? 0 : 1)),
);

const hiring = appraisal<DungeonLordsTypes, OfSlot>(hireMonster, (game, ask, { player, slot }) => {
  const units = unitsOf(game, player);
  return ask.values.map((id) => {
    if (id === 'decline') return 0;
    const price = hirePrice(id as CreatureId, slot);
    const cards = (price.monster ?? 0) * 1.5 + (price.trap ?? 0) * units.trap;
    const evil = 2 * (price.evil ?? 0) * units.evil;
    return creaturePoints(game, player, id as CreatureId, units) - goodsPoints(price, units) + evil - cards;
  });
});

/** The weakest is given away. */
const giving = appraisal<DungeonLordsTypes, { player: Seat }>(payCreature, (game, ask, { player }) =>
  ask.values.map((place) => {
    const creature = lordAt(game, player).lair[place as number];
    return creature === undefined ? 0 : -force[creature.id].damage;
  }),
);

const burying = appraisal<DungeonLordsTypes, { player: Seat }>(bury, (_, ask) =>
  ask.values.map((trap) => -sting[trap as TrapId].damage),
);

const building = appraisal<DungeonLordsTypes, OfSlot>(buildRoom, (game, ask, { player, slot }) => {
  const units = unitsOf(game, player);
  const price = goodsPoints(slotOf('build-room', slot).pay ?? {}, units);
  return ask.values.map((room) =>
    room === 'decline' ? 0 : roomPoints(game, lordAt(game, player), room as RoomId) - price,
  );
});

/** Battle rooms stand near the door, everything else far from it. */
const placing = appraisal<DungeonLordsTypes, { player: Seat; room: RoomId }>(
  placeRoom,
  (_, ask, { room }) => {
    const depth = roomOf(room).kind === 'battle' ? -1 : 1;
    return ask.values.map(
      (cell) => depth * (rowOf(cell as Cell) + 0.6 * Math.abs(columnOf(cell as Cell) - 2)),
    );
  },
);

const working = appraisal<DungeonLordsTypes, { player: Seat }>(production, (game, ask, { player }) => {
  const units = unitsOf(game, player);
  if (ask.frame.at === 'order')
    return ask.values.map((order) => retrievePoints(game, player, order as OrderId, units));
  return ask.values.map((act) => {
    const { do: deed, room } = act as { do: string; room?: RoomId };
    const printed = room === undefined ? undefined : roomOf(room);
    if (deed === 'stop' || printed?.kind !== 'production') return 0;
    const made = goodsPoints(printed.makes, units) + (printed.makes.dig === undefined ? 0 : units.tunnel);
    return work.use + made - goodsPoints(printed.pay ?? {}, units);
  });
});

export const workAppraisals = [
  appraisal<DungeonLordsTypes, OfSlot>(getFood, using('get-food')),
  appraisal<DungeonLordsTypes, OfSlot>(recruitImps, using('recruit-imps')),
  appraisal<DungeonLordsTypes, OfSlot>(buyTraps, using('buy-traps')),
  spying,
  digging,
  shed,
  mining,
  hiring,
  giving,
  burying,
  building,
  placing,
  working,
] as const;
