// The lords of a described position.
import { badArrangement, type Claim, claimsOf } from '@krcma/kernel';
import { CELL_NAMES, CELLS, type Cell, ENTRANCE } from '../data/dungeon.ts';
import { type DungeonLords, type Lord, lordAt, type Tile } from '../state.ts';
import type { LordArrangement } from './arrangement.ts';

const idOf = <T extends string>(said: T | { readonly id: T }): T =>
  typeof said === 'string' ? said : said.id;

const cellsOf = (names: readonly string[]): Cell[] => names.map((name) => CELL_NAMES.indexOf(name));

export function claimsOfLord(wanted: LordArrangement, seat: number): Claim[] {
  const path = `lords[${seat}]`;
  const tiles = Object.values(wanted.dungeon ?? {});
  const rooms = tiles.filter((tile) => tile !== undefined && tile !== 'tunnel');
  return [
    ...claimsOf(`${path}.traps`, wanted.traps),
    ...claimsOf(`${path}.lair`, wanted.lair?.map(idOf)),
    ...claimsOf(`${path}.dungeon`, rooms),
    ...claimsOf(`${path}.party`, wanted.party?.map(idOf)),
    ...claimsOf(`${path}.prison`, wanted.prison),
  ];
}

function arrangeDungeon(lord: Lord, { dungeon, conquered, dug, mined }: LordArrangement, path: string): void {
  if (dungeon !== undefined) {
    lord.dungeon = new Array<Tile>(CELLS).fill(null);
    for (const [name, tile] of Object.entries(dungeon))
      if (tile !== undefined) lord.dungeon[CELL_NAMES.indexOf(name)] = tile as Tile;
    if (lord.dungeon[ENTRANCE] === null)
      throw badArrangement(`${path}.dungeon lacks "${CELL_NAMES[ENTRANCE]}", the entrance.`);
  }
  for (const [name, list] of Object.entries({ conquered, dug, mined })) {
    if (list === undefined) continue;
    if (new Set(list).size < list.length) throw badArrangement(`${path}.${name} names a cell twice.`);
    lord[name as 'conquered' | 'dug' | 'mined'] = cellsOf(list);
  }
}

function arrangeCards(lord: Lord, wanted: LordArrangement): void {
  const { traps, lair, party, prison } = wanted;
  if (traps !== undefined) lord.traps = [...traps];
  if (prison !== undefined) lord.prison = [...prison];
  if (lair !== undefined)
    lord.lair = lair.map((each) =>
      typeof each === 'string' ? { id: each, stance: 'ready' } : { stance: 'ready', ...each },
    );
  if (party !== undefined)
    lord.party = party.map((each) =>
      typeof each === 'string' ? { id: each, damage: 0, bonus: 0 } : { damage: 0, bonus: 0, ...each },
    );
}

function arrangeOrders(lord: Lord, wanted: LordArrangement, path: string): void {
  for (const name of ['locked', 'drawn', 'programme', 'stayed'] as const) {
    const orders = wanted[name];
    if (orders === undefined) continue;
    if (new Set(orders).size < orders.length) throw badArrangement(`${path}.${name} names an order twice.`);
    lord[name] = [...orders];
  }
  const played = lord.programme.find((order) => lord.locked.includes(order));
  if (played !== undefined)
    throw badArrangement(`${path} cannot have "${played}" both locked and in its programme (DL-ORD.2).`);
  const strange = lord.stayed.find((order) => !lord.programme.includes(order));
  if (strange !== undefined)
    throw badArrangement(`${path}.stayed names "${strange}", which is not in the programme (DL-EXE.8).`);
}

const NUMBERS = ['gold', 'food', 'imps', 'busyImps', 'busyTrolls', 'evil', 'letters'] as const;

export function arrangeLord(game: DungeonLords, seat: number, wanted: LordArrangement): void {
  const lord = lordAt(game, seat);
  const path = `lords[${seat}]`;
  for (const name of NUMBERS) lord[name] = wanted[name] ?? lord[name];
  arrangeDungeon(lord, wanted, path);
  arrangeCards(lord, wanted);
  arrangeOrders(lord, wanted, path);
  if (wanted.worked !== undefined) lord.worked = [...wanted.worked];
  lord.spied = [...new Set(wanted.spied)];
}
