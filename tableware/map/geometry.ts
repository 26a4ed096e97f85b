export type Point = readonly [x: number, y: number];

/** A closed line around an area: its corners in order, the last one joined to the first. */
export type Outline = readonly Point[];
export type Edge = readonly [from: Point, to: Point];

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Reads corners as SVG writes them: `426,292 415,274 404,257`. */
export function outlineOf(points: string): Outline {
  const outline = points
    .trim()
    .split(/\s+/)
    .map((pair): Point => {
      const [x = Number.NaN, y = Number.NaN, ...more] = pair.split(',').map(Number);
      if (Number.isNaN(x + y) || more.length > 0)
        throw new Error(`"${pair}" is no corner of an outline: write it as "12,34".`);
      return [x, y];
    });
  if (outline.length < 3)
    throw new Error(`"${points}" encloses nothing: an outline has three corners or more.`);
  return outline;
}

export const edgesOf = (outline: Outline): Edge[] =>
  outline.map((from, at): Edge => [from, outline[(at + 1) % outline.length] ?? from]);

export function boxOf(points: readonly Point[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return { left, top, right, bottom };
}

export const boxAround = (boxes: readonly Box[]): Box =>
  boxOf(
    boxes.flatMap(({ left, top, right, bottom }): Point[] => [
      [left, top],
      [right, bottom],
    ]),
  );

export const middleOf = ({ left, top, right, bottom }: Box): Point => [
  (left + right) / 2,
  (top + bottom) / 2,
];

export const between = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];

export const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);

/** Twice the area; positive when the corners go clockwise as seen on a screen. */
const turning = (outline: Outline): number =>
  edgesOf(outline).reduce((sum, [[ax, ay], [bx, by]]) => sum + ax * by - bx * ay, 0);

function centroid(outline: Outline): Point {
  let [x, y] = [0, 0];
  for (const [[ax, ay], [bx, by]] of edgesOf(outline)) {
    const share = ax * by - bx * ay;
    x += (ax + bx) * share;
    y += (ay + by) * share;
  }
  const whole = 3 * turning(outline);
  return [x / whole, y / whole];
}

function squareToEdge([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1);
  const share = Math.max(0, Math.min(1, along));
  return (x - ax - share * dx) ** 2 + (y - ay - share * dy) ** 2;
}

/** How deep inside an outline a point lies; negative outside. */
export function depthAt(outline: Outline, point: Point): number {
  const [x, y] = point;
  let inside = false;
  let nearest = Infinity;
  let from = outline.at(-1) ?? point;
  for (const to of outline) {
    if (from[1] > y !== to[1] > y && x < ((to[0] - from[0]) * (y - from[1])) / (to[1] - from[1]) + from[0])
      inside = !inside;
    nearest = Math.min(nearest, squareToEdge(point, from, to));
    from = to;
  }
  return inside ? Math.sqrt(nearest) : -Math.sqrt(nearest);
}

const GRID = 12;
const ROUNDS = 3;
/** The centre of gravity looks best, unless the area bends around it. */
const DEEP_ENOUGH = 0.8;

/** Where an area is widest: a good place for its name and for what stands there, inside it whatever its shape. */
export function heartOf(outline: Outline): Point {
  const gravity = centroid(outline);
  const deepHere = depthAt(outline, gravity);
  let { left, top, right, bottom } = boxOf(outline);
  // Nowhere is it deeper than half as wide as the whole.
  if (deepHere >= (DEEP_ENOUGH * Math.min(right - left, bottom - top)) / 2) return gravity;
  let [best, depth]: [Point, number] = [gravity, deepHere];
  for (let round = 0; round < ROUNDS; round++) {
    const [across, down] = [(right - left) / GRID, (bottom - top) / GRID];
    for (let cell = 0; cell < (GRID + 1) ** 2; cell++) {
      const at: Point = [left + across * (cell % (GRID + 1)), top + down * Math.floor(cell / (GRID + 1))];
      const deep = depthAt(outline, at);
      if (deep > depth) [best, depth] = [at, deep];
    }
    const [x, y] = best;
    [left, top, right, bottom] = [x - across, y - down, x + across, y + down];
  }
  return deepHere >= depth * DEEP_ENOUGH ? gravity : best;
}

/** How far an area reaches to the left and right of a point inside it. */
export function roomAt(outline: Outline, [x, y]: Point): number {
  let [left, right] = [-Infinity, Infinity];
  for (const [[ax, ay], [bx, by]] of edgesOf(outline)) {
    if (ay > y === by > y) continue;
    const at = ((bx - ax) * (y - ay)) / (by - ay) + ax;
    if (at <= x) left = Math.max(left, at);
    else right = Math.min(right, at);
  }
  return 2 * Math.min(x - left, right - x);
}

/** The same outline, drawn a little further inside, so that the rings of neighbours do not cover each other. */
export function insetOf(outline: Outline, by: number): Outline {
  const side = Math.sign(turning(outline)) * by;
  const edges = edgesOf(outline).filter(([from, to]) => distance(from, to) > 0);
  return edges.map(([corner, to], at): Point => {
    const [before] = edges.at(at - 1) ?? [corner];
    const [first, second] = [inward([before, corner]), inward([corner, to])];
    const [x, y] = [first[0] + second[0], first[1] + second[1]];
    // A sharp corner would reach far: it is blunted.
    const stretch = Math.min(2, 2 / (x * x + y * y || 1));
    return [corner[0] + x * stretch * side, corner[1] + y * stretch * side];
  });
}

function inward([[ax, ay], [bx, by]]: Edge): Point {
  const length = Math.hypot(bx - ax, by - ay);
  return [(ay - by) / length, (bx - ax) / length];
}

const short = (number: number): string => `${Math.round(number * 10) / 10}`;
const written = ([x, y]: Point): string => `${short(x)} ${short(y)}`;

export const pathOf = (outline: Outline): string => `M${outline.map(written).join('L')}z`;

export const pathAlong = (edges: readonly Edge[]): string =>
  edges.map(([from, to]) => `M${written(from)}L${written(to)}`).join('');
