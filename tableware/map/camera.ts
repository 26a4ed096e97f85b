// Where one looks at a map from. Pure: the same functions serve the mouse, fingers, keys, questions and the tests.
import { type Box, boxAround, middleOf, type Point } from './geometry.ts';

/** A point of the map is seen at `point * zoom + [x, y]`, in pixels from the upper left corner of the view. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What there is to look at. */
export interface Scene {
  readonly bounds: Box;
  /** The smallest box around an area: no closer than that it fills the view. */
  readonly detail: Size;
  /** How large the smallest area is when a question is looked at, in pixels: at ease unless said. */
  readonly ease?: number;
  /** What lies over a view of this size at its edges: no question is looked at below it. */
  readonly covered?: (size: Size) => Covered;
}

/** Pixels from the edges of the view. */
export interface Covered {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom?: number;
}

/** What of the view is free: where it begins, and how large it is. */
function freeOf({ covered }: Scene, size: Size): { readonly at: Point; readonly free: Size } {
  const { left, top, right, bottom = 0 } = covered?.(size) ?? { left: 0, top: 0, right: 0 };
  return { at: [left, top], free: { width: size.width - left - right, height: size.height - top - bottom } };
}

/** Free space around what is fitted, in pixels. */
const MARGIN = 16;

/** How large an area may become: as a share of the view, and in pixels where the view is large. */
interface Nearness {
  readonly share: number;
  readonly pixels: number;
}

const CLOSEST: Nearness = { share: 0.8, pixels: 420 };
/** A question is looked at from where its areas still have their neighbours around them. */
const AT_EASE: Nearness = { share: 0.45, pixels: 180 };
/** An area smaller than this cannot be touched well. */
const LEGIBLE = 40;

const fitting = (size: Size, width: number, height: number): number =>
  Math.min(Math.max(1, size.width) / width, Math.max(1, size.height) / height);

const near = ({ detail }: Scene, size: Size, { share, pixels }: Nearness): number =>
  Math.min(
    fitting(size, detail.width, detail.height) * share,
    pixels / Math.max(detail.width, detail.height),
  );

const wholeMap = ({ bounds }: Scene, { width, height }: Size): number =>
  fitting(
    { width: width - 2 * MARGIN, height: height - 2 * MARGIN },
    bounds.right - bounds.left,
    bounds.bottom - bounds.top,
  );

const farthest = (scene: Scene, size: Size): number =>
  Math.min(wholeMap(scene, size), near(scene, size, CLOSEST));

const clamped = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, value));

export const seenAt = ({ x, y, zoom }: Camera, [px, py]: Point): Point => [px * zoom + x, py * zoom + y];

export const mapPoint = ({ x, y, zoom }: Camera, [sx, sy]: Point): Point => [
  (sx - x) / zoom,
  (sy - y) / zoom,
];

function lookingAt([px, py]: Point, zoom: number, { width, height }: Size): Camera {
  return { x: width / 2 - px * zoom, y: height / 2 - py * zoom, zoom };
}

const centreOf = (camera: Camera, { width, height }: Size): Point =>
  mapPoint(camera, [width / 2, height / 2]);

/**
 * Keeps the map in sight: the middle of the view lies on it, and one sees no more than all of it and no less than an
 * area. A map that grows only widens these limits, so it never moves a camera.
 */
export function limited(camera: Camera, scene: Scene, size: Size): Camera {
  const { left, top, right, bottom } = scene.bounds;
  const zoom = clamped(camera.zoom, farthest(scene, size), near(scene, size, CLOSEST));
  const [x, y] = centreOf(camera, size);
  const [inX, inY] = [clamped(x, left, right), clamped(y, top, bottom)];
  return zoom === camera.zoom && x === inX && y === inY ? camera : lookingAt([inX, inY], zoom, size);
}

export const panned = (camera: Camera, [dx, dy]: Point): Camera => ({
  ...camera,
  x: camera.x + dx,
  y: camera.y + dy,
});

/** Zooms so that what is seen at a place of the view stays there, even where the limits end the zoom. */
export function zoomedAt(camera: Camera, by: number, at: Point, scene: Scene, size: Size): Camera {
  const zoom = clamped(camera.zoom * by, farthest(scene, size), near(scene, size, CLOSEST));
  const [px, py] = mapPoint(camera, at);
  return limited({ x: at[0] - px * zoom, y: at[1] - py * zoom, zoom }, scene, size);
}

/** Two fingers hold two points of the map: they move, part and come together, and the points stay under them. */
export function pinched(
  camera: Camera,
  before: readonly [Point, Point],
  now: readonly [Point, Point],
  scene: Scene,
  size: Size,
): Camera {
  const apart = ([[ax, ay], [bx, by]]: readonly [Point, Point]): number => Math.hypot(ax - bx, ay - by) || 1;
  const middle = ([[ax, ay], [bx, by]]: readonly [Point, Point]): Point => [(ax + bx) / 2, (ay + by) / 2];
  const [from, to] = [middle(before), middle(now)];
  const moved = panned(camera, [to[0] - from[0], to[1] - from[1]]);
  return zoomedAt(moved, apart(now) / apart(before), to, scene, size);
}

export const wholeIn = (scene: Scene, size: Size): Camera =>
  limited(lookingAt(middleOf(scene.bounds), wholeMap(scene, size), size), scene, size);

/** Centres and zooms to boxes, no closer than at ease. */
export function fittedTo(boxes: readonly Box[], scene: Scene, size: Size): Camera {
  if (boxes.length === 0) return wholeIn(scene, size);
  const bounds = boxAround(boxes);
  const ease = { ...AT_EASE, pixels: scene.ease ?? AT_EASE.pixels };
  const { at, free } = freeOf(scene, size);
  const zoom = Math.min(wholeMap({ ...scene, bounds }, free), near(scene, size, ease));
  return limited(panned(lookingAt(middleOf(bounds), zoom, free), at), scene, size);
}

const isWhole = (camera: Camera, box: Box, scene: Scene, size: Size): boolean => {
  const [x, y] = seenAt(camera, [box.left, box.top]);
  const [endX, endY] = seenAt(camera, [box.right, box.bottom]);
  const { at, free } = freeOf(scene, size);
  const [left, top] = [at[0] - 1, at[1] - 1];
  return x >= left && y >= top && endX <= at[0] + free.width + 1 && endY <= at[1] + free.height + 1;
};

/** So long after somebody has moved the map by hand a question leaves it where it is. */
export const HANDS_ON = 4000;

const fitsIn = ({ zoom }: Camera, { left, top, right, bottom }: Box, { width, height }: Size): boolean =>
  (right - left) * zoom <= width && (bottom - top) * zoom <= height;

/**
 * Follows a new question, unless somebody has just moved the map. From as near as one is, all that may be chosen comes into
 * sight; where it does not fit, some of it is enough.
 */
export function following(
  camera: Camera,
  asked: readonly Box[],
  sinceMoved: number,
  scene: Scene,
  size: Size,
): Camera {
  if (asked.length === 0 || sinceMoved < HANDS_ON) return camera;
  const legible = camera.zoom * Math.min(scene.detail.width, scene.detail.height) >= LEGIBLE;
  if (!legible) return fittedTo(asked, scene, size);
  const isSeen = (box: Box): boolean => isWhole(camera, box, scene, size);
  if (asked.every(isSeen)) return camera;
  if (!asked.some(isSeen)) return fittedTo(asked, scene, size);
  const all = boxAround(asked);
  return fitsIn(camera, all, freeOf(scene, size).free) ? revealing(camera, all, scene, size) : camera;
}

/** Moves no further than needed to see a box with some space around it; one that is too large is centred. */
export function revealing(camera: Camera, box: Box, scene: Scene, size: Size): Camera {
  const [left, top] = seenAt(camera, [box.left, box.top]);
  const [right, bottom] = seenAt(camera, [box.right, box.bottom]);
  const shift = (from: number, to: number, room: number): number => {
    const margin = Math.min(2 * MARGIN, (room - (to - from)) / 2);
    if (margin < 0) return room / 2 - (from + to) / 2;
    return from < margin ? margin - from : Math.min(0, room - margin - to);
  };
  const { at, free } = freeOf(scene, size);
  const by: Point = [
    shift(left - at[0], right - at[0], free.width),
    shift(top - at[1], bottom - at[1], free.height),
  ];
  return by[0] === 0 && by[1] === 0 ? camera : limited(panned(camera, by), scene, size);
}

/** The view has another size: what was in its middle still is. */
export const resized = (camera: Camera, from: Size, to: Size, scene: Scene): Camera =>
  limited(lookingAt(centreOf(camera, from), camera.zoom, to), scene, to);

/** On the way from one place to another; the zoom changes by equal factors, so that the way looks even. */
export function onTheWay(from: Camera, to: Camera, share: number, size: Size): Camera {
  if (share >= 1) return to;
  const [[ax, ay], [bx, by]] = [centreOf(from, size), centreOf(to, size)];
  const eased = 1 - (1 - share) ** 3;
  const zoom = from.zoom * (to.zoom / from.zoom) ** eased;
  return lookingAt([ax + (bx - ax) * eased, ay + (by - ay) * eased], zoom, size);
}
