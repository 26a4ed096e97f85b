// Chapters DL-GEN.11-13, DL-DIG, DL-MINE, DL-ROOM, DL-PLAN.1-3: what may be done where in a dungeon.
import { blocksAround, CELLS, type Cell, ENTRANCE, isInZone, neighboursOf } from '../data/dungeon.ts';
import { type RoomId, roomOf } from '../data/rooms.ts';
import { isConquered, type Lord } from '../state.ts';

const isTile = (lord: Lord, cell: Cell, dug: readonly Cell[]): boolean =>
  (lord.dungeon[cell] ?? null) !== null || dug.includes(cell);

/** Whether a dig there would complete a block of two by two (DL-DIG.7). */
export const closesBlock = (lord: Lord, cell: Cell, dug: readonly Cell[] = []): boolean =>
  blocksAround(cell).some((block) => block.every((each) => each === cell || isTile(lord, each, dug)));

const isBesideTile = (lord: Lord, cell: Cell, dug: readonly Cell[] = []): boolean =>
  neighboursOf(cell).some((each) => isTile(lord, each, dug));

/** DL-DIG.5 to DL-DIG.7, as if `dug` were tunnels already. */
export const canDig = (lord: Lord, cell: Cell, dug: readonly Cell[] = []): boolean =>
  !isTile(lord, cell, dug) && isBesideTile(lord, cell, dug) && !closesBlock(lord, cell, dug);

export function diggable(lord: Lord, dug: readonly Cell[] = []): Cell[] {
  const cells: Cell[] = [];
  for (let cell = 0; cell < CELLS; cell++) if (canDig(lord, cell, dug)) cells.push(cell);
  return cells;
}

export function canDigSomewhere(lord: Lord): boolean {
  for (let cell = 0; cell < CELLS; cell++) if (canDig(lord, cell)) return true;
  return false;
}

const isOpenTunnel = (lord: Lord, cell: Cell): boolean =>
  lord.dungeon[cell] === 'tunnel' && !isConquered(lord, cell);

/** Unconquered tunnels without a miner (DL-MINE.3, DL-MINE.4). */
export function mineable(lord: Lord): Cell[] {
  const cells: Cell[] = [];
  for (let cell = 0; cell < CELLS; cell++)
    if (isOpenTunnel(lord, cell) && !lord.mined.includes(cell)) cells.push(cell);
  return cells;
}

export const isRoomAt = ({ dungeon }: Lord, cell: Cell): boolean =>
  (dungeon[cell] ?? null) !== null && dungeon[cell] !== 'tunnel';

const isBesideRoom = (lord: Lord, cell: Cell): boolean =>
  neighboursOf(cell).some((each) => isRoomAt(lord, each));

/** DL-ROOM.4, DL-ROOM.6, DL-ROOM.7. */
export const canBuild = (lord: Lord, room: RoomId, cell: Cell): boolean =>
  isOpenTunnel(lord, cell) && isInZone(cell, roomOf(room).zone) && !isBesideRoom(lord, cell);

/** Whether there is a tunnel for it (DL-ROOM.8). */
export function fitsSomewhere(lord: Lord, room: RoomId): boolean {
  for (let cell = 0; cell < CELLS; cell++) if (canBuild(lord, room, cell)) return true;
  return false;
}

export function buildable(lord: Lord, room: RoomId): Cell[] {
  const cells: Cell[] = [];
  for (let cell = 0; cell < CELLS; cell++) if (canBuild(lord, room, cell)) cells.push(cell);
  return cells;
}

/** Rooms that still work (DL-PROD.8, DL-SCO.1). */
export function openRooms(lord: Lord): RoomId[] {
  const rooms: RoomId[] = [];
  for (const [cell, tile] of lord.dungeon.entries())
    if (tile !== null && tile !== 'tunnel' && !isConquered(lord, cell)) rooms.push(tile);
  return rooms;
}

/** All tiles, conquered ones too (DL-GEN.13). */
export function tileCount({ dungeon }: Pick<Lord, 'dungeon'>): number {
  let tiles = 0;
  for (const tile of dungeon) if (tile !== null) tiles++;
  return tiles;
}

export function tunnelCount({ dungeon }: Pick<Lord, 'dungeon'>): number {
  let tunnels = 0;
  for (const tile of dungeon) if (tile === 'tunnel') tunnels++;
  return tunnels;
}

/** Steps from the entrance through tiles, by cell; undefined where one cannot come (DL-PLAN.2). */
export function stepsFromEntrance(
  { dungeon }: Pick<Lord, 'dungeon'>,
  without?: Cell,
): (number | undefined)[] {
  const steps: (number | undefined)[] = new Array<undefined>(CELLS).fill(undefined);
  const isThere = (cell: Cell): boolean => (dungeon[cell] ?? null) !== null && cell !== without;
  if (!isThere(ENTRANCE)) return steps;
  steps[ENTRANCE] = 0;
  const reached: Cell[] = [ENTRANCE];
  for (const cell of reached)
    for (const next of neighboursOf(cell)) {
      if (!isThere(next) || steps[next] !== undefined) continue;
      steps[next] = (steps[cell] as number) + 1;
      reached.push(next);
    }
  return steps;
}

/** The unconquered tiles with the fewest steps: one of them is fought for (DL-PLAN.1). */
export function nearestTiles(lord: Lord): Cell[] {
  const steps = stepsFromEntrance(lord);
  let least = Number.POSITIVE_INFINITY;
  let nearest: Cell[] = [];
  for (const [cell, distance] of steps.entries()) {
    if (distance === undefined || distance > least || isConquered(lord, cell)) continue;
    if (distance < least) nearest = [];
    least = distance;
    nearest.push(cell);
  }
  return nearest;
}
