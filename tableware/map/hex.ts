import type { Outline, Point } from './geometry.ts';

/** A hex by its axial place: `q` counts to the right, `r` down and half to the right. The corners point up and down. */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** Corners as steps on the lattice of half widths and half sides. */
const CORNERS: readonly Point[] = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
];

const HALF_WIDTH = Math.sqrt(3) / 2;

/** Every corner is a whole step on one lattice: hexes that touch share theirs to the last bit, whenever they are added. */
const onLattice = ([x, y]: Point, side: number): Point => [x * HALF_WIDTH * side, (y * side) / 2];

export const hexCentre = ({ q, r }: Hex, side: number): Point => onLattice([2 * q + r, 3 * r], side);

export const hexOutline = ({ q, r }: Hex, side: number): Outline =>
  CORNERS.map(([x, y]) => onLattice([2 * q + r + x, 3 * r + y], side));
