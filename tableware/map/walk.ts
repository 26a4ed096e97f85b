import type { Border } from './borders.ts';
import type { Point } from './geometry.ts';

export type Direction = 'left' | 'right' | 'up' | 'down';

export const TOWARDS: Readonly<Record<Direction, Point>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

/** A walk goes straight: it keeps to the row or column in which it began, as a cursor does in a text. */
export interface Walk {
  readonly thing: string;
  readonly direction: Direction;
  /** The row or column. */
  readonly line: number;
}

interface Ground {
  readonly areas: ReadonlyMap<string, { readonly thing: string; readonly heart: Point }>;
  readonly borders: ReadonlyMap<string, readonly Border[]>;
  /** About how wide an area is. */
  readonly stride: number;
}

/** How far a border may lie off the direction of an arrow (about 70 degrees), and an area beyond a gap (45). */
const BESIDE = 0.34;
const BEYOND = 0.7;

/** 1 is straight ahead, 0 sideways, -1 behind. */
function straightness([x, y]: Point, [toX, toY]: Point, [dx, dy]: Point): number {
  const length = Math.hypot(toX - x, toY - y);
  return length === 0 ? -1 : ((toX - x) * dx + (toY - y) * dy) / length;
}

const isSideways = (direction: Direction): boolean => direction === 'left' || direction === 'right';

const acrossOf = ([x, y]: Point, direction: Direction): number => (isSideways(direction) ? y : x);

/** One step of the arrow keys: over the border that lies there, else to the nearest area beyond a gap. */
export function step(ground: Ground, from: string, direction: Direction, before?: Walk): Walk | undefined {
  const here = ground.areas.get(from)?.heart;
  if (here === undefined) return undefined;
  const goesOn =
    before !== undefined && before.thing === from && isSideways(before.direction) === isSideways(direction);
  const line = goesOn ? before.line : acrossOf(here, direction);
  const thing = overBorder(ground, from, here, direction, line) ?? overGap(ground, here, direction);
  return thing === undefined ? undefined : { thing, direction, line };
}

function overBorder(
  { areas, borders, stride }: Ground,
  from: string,
  here: Point,
  direction: Direction,
  line: number,
): string | undefined {
  const towards = TOWARDS[direction];
  let [best, least]: [string | undefined, number] = [undefined, Infinity];
  for (const { thing, middle } of borders.get(from) ?? []) {
    const heart = areas.get(thing)?.heart ?? middle;
    const crossing = straightness(here, middle, towards);
    const straight = (crossing + straightness(here, heart, towards)) / 2;
    if (Math.min(crossing, straight) < BESIDE) continue;
    const off = Math.abs(acrossOf(heart, direction) - line) / stride;
    const cost = 2 * (1 - straight) + off;
    if (cost < least - 1e-9) [best, least] = [thing, cost];
  }
  return best;
}

function overGap({ areas }: Ground, here: Point, direction: Direction): string | undefined {
  let [best, least]: [string | undefined, number] = [undefined, Infinity];
  for (const { thing, heart } of areas.values()) {
    if (straightness(here, heart, TOWARDS[direction]) < BEYOND) continue;
    const far = Math.hypot(heart[0] - here[0], heart[1] - here[1]);
    if (far < least) [best, least] = [thing, far];
  }
  return best;
}
