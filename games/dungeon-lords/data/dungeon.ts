// Chapter DL-GEN.11: five columns, four rows. A cell is its number, row by row from the surface.
import type { Zone } from './rooms.ts';

export const COLUMNS = 5;
export const ROWS = 4;
export const CELLS = COLUMNS * ROWS;

export type Cell = number;

export const columnOf = (cell: Cell): number => cell % COLUMNS;
export const rowOf = (cell: Cell): number => Math.floor(cell / COLUMNS);

export const ENTRANCE: Cell = 2;

/** From the entrance straight down (DL-SET.3). */
export const FIRST_TUNNELS: readonly Cell[] = [ENTRANCE, ENTRANCE + COLUMNS, ENTRANCE + 2 * COLUMNS];

const isEdge = (cell: Cell): boolean =>
  rowOf(cell) % (ROWS - 1) === 0 || columnOf(cell) % (COLUMNS - 1) === 0;

const zones: Readonly<Record<Zone, (cell: Cell) => boolean>> = {
  upper: (cell) => rowOf(cell) < ROWS / 2,
  lower: (cell) => rowOf(cell) >= ROWS / 2,
  core: (cell) => !isEdge(cell),
  perimeter: isEdge,
  any: () => true,
};

export const isInZone = (cell: Cell, zone: Zone): boolean => zones[zone](cell);

const allCells: readonly Cell[] = Array.from({ length: CELLS }, (_, cell) => cell);

const areNeighbours = (a: Cell, b: Cell): boolean =>
  Math.abs(columnOf(a) - columnOf(b)) + Math.abs(rowOf(a) - rowOf(b)) === 1;

const neighbours: readonly (readonly Cell[])[] = allCells.map((cell) =>
  allCells.filter((other) => areNeighbours(cell, other)),
);

export const neighboursOf = (cell: Cell): readonly Cell[] => neighbours[cell] ?? [];

/** Blocks of two by two, of which one cell always stays undug (DL-DIG.7). */
const blocks: readonly (readonly Cell[])[] = allCells
  .filter((cell) => columnOf(cell) < COLUMNS - 1 && rowOf(cell) < ROWS - 1)
  .map((cell) => [cell, cell + 1, cell + COLUMNS, cell + COLUMNS + 1]);

const around: readonly (readonly (readonly Cell[])[])[] = allCells.map((cell) =>
  blocks.filter((block) => block.includes(cell)),
);

export const blocksAround = (cell: Cell): readonly (readonly Cell[])[] => around[cell] ?? [];

/** Every cell by the name it has in ids: `c2r0` is the entrance. */
export const CELL_NAMES: readonly string[] = allCells.map((cell) => `c${columnOf(cell)}r${rowOf(cell)}`);

export const cellName = (cell: Cell): string => CELL_NAMES[cell] ?? '';
