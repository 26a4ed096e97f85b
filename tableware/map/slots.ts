import { type Box, boxOf, depthAt, distance, type Outline, type Point } from './geometry.ts';

/** A piece may reach over the border by a hair: it stands on the map, it is not printed on it. */
const SHARE_INSIDE = 0.42;
const ROW = Math.sqrt(3) / 2;
const MOST_ROWS = 6;

const touches = ([x, y]: Point, radius: number, { left, top, right, bottom }: Box): boolean =>
  x + radius > left && x - radius < right && y + radius > top && y - radius < bottom;

/** Ways to lay the lattice of places around a point: one piece in the middle, two beside it, three around it. */
const SHIFTS: readonly Point[] = [
  [0, 0],
  [0.5, 0],
  [0.5, ROW / 3],
  [0, ROW / 2],
];

/** Of places equally near the one in front and on the left is taken: what stands in front hides nothing. */
const worthOf = (slot: Point, around: Point): number =>
  distance(slot, around) - slot[1] / 1e3 + slot[0] / 1e4;

function lattice([x, y]: Point, [shiftX, shiftY]: Point, size: number): Point[] {
  const slots: Point[] = [];
  for (let row = -MOST_ROWS; row <= MOST_ROWS; row++)
    for (let column = -MOST_ROWS; column <= MOST_ROWS; column++) {
      const indent = row % 2 === 0 ? 0 : 0.5;
      slots.push([x + (column + indent + shiftX) * size, y + (row * ROW + shiftY) * size]);
    }
  return slots;
}

/**
 * Where pieces of one size can stand in an area without covering each other, its border or what is written there: from
 * the way that has its best place in the middle to ways with more places, the best place of each first. There is always
 * a place, however small the area is.
 */
export function slotsOf(outline: Outline, around: Point, size: number, written?: Box): readonly Point[][] {
  const reach = size * SHARE_INSIDE;
  const box = boxOf(outline);
  const isFree = (slot: Point): boolean =>
    touches(slot, 0, box) &&
    (written === undefined || !touches(slot, reach, written)) &&
    depthAt(outline, slot) >= reach;
  const ways: Point[][] = [];
  for (const shift of SHIFTS) {
    const slots = lattice(around, shift, size).filter(isFree);
    slots.sort((a, b) => worthOf(a, around) - worthOf(b, around));
    if (slots.length > (ways.at(-1)?.length ?? 0)) ways.push(slots);
  }
  return ways.length === 0 ? [[around]] : ways;
}

export interface Placed<Piece> {
  readonly standing: readonly { readonly piece: Piece; readonly at: Point }[];
  /** How many more there are than places, and where that is said. */
  readonly more?: { readonly count: number; readonly at: Point };
}

/** Between two places, nearer to the first: half covered, but it can still be touched. */
const between = (slots: readonly Point[], index: number): Point => {
  const [x, y] = slots[index % slots.length] ?? [0, 0];
  const [nextX, nextY] = slots[(index + 1) % slots.length] ?? [x, y];
  return [x + (nextX - x) / 3, y + (nextY - y) / 3];
};

/**
 * Puts pieces on their places; when there are too few, the last one tells how many are not seen. What must be seen
 * stands between the others then.
 */
export function placed<Piece>(
  pieces: readonly Piece[],
  ways: readonly (readonly Point[])[],
  mustBeSeen: (piece: Piece) => boolean = () => false,
): Placed<Piece> {
  const slots = ways.find(({ length }) => length >= pieces.length) ?? ways.at(-1) ?? [];
  const crowded = pieces.length > slots.length;
  const seen = pieces.slice(0, crowded ? slots.length - 1 : pieces.length);
  const standing = seen.flatMap((piece, index) => {
    const at = slots[index];
    return at === undefined ? [] : [{ piece, at }];
  });
  const last = slots.at(-1);
  if (!crowded || last === undefined) return { standing };
  const squeezed = pieces.slice(seen.length).filter(mustBeSeen);
  for (const [index, piece] of squeezed.entries()) standing.push({ piece, at: between(slots, index) });
  const count = pieces.length - standing.length;
  return count > 0 ? { standing, more: { count, at: last } } : { standing };
}
