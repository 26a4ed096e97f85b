// Fingers, mouse and wheel on a map. A tap touches what is under it; whatever moves never does.
import { limited, panned, pinched, zoomedAt } from './camera.ts';
import { distance, type Point } from './geometry.ts';
import { ZOOM_STEP } from './keys.ts';
import type { Viewer } from './viewer.ts';

/** A finger trembles more than a mouse. */
const TREMBLE: Readonly<Record<string, number>> = { mouse: 4, touch: 10, pen: 6 };
const DOUBLE = { within: 320, apart: 28, zoom: ZOOM_STEP ** 2 };
/** How much the wheel turns for twice the size, in pixels and in lines; a pinch on a touchpad comes as a wheel with Ctrl. */
const WHEEL = 480;
const PIXELS_OF_LINE = 24;
const PINCH = 8;

interface Hand {
  readonly view: HTMLElement;
  readonly viewer: Viewer;
  motion(): boolean;
}

function placeIn(view: HTMLElement): (event: MouseEvent) => Point {
  return ({ clientX, clientY }) => {
    const { left, top } = view.getBoundingClientRect();
    return [clientX - left, clientY - top];
  };
}

/** Follows pointers; tells whether the last of them has moved the map. */
function fingers({ view, viewer }: Hand, signal: AbortSignal): () => boolean {
  const down = new Map<number, Point>();
  const placeOf = placeIn(view);
  let moves = false;
  let began: Point = [0, 0];
  const drag = (): void => {
    moves = true;
    for (const id of down.keys()) if (!view.hasPointerCapture(id)) view.setPointerCapture(id);
  };
  const release = ({ pointerId }: PointerEvent): void => void down.delete(pointerId);
  view.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0) return;
      viewer.rests();
      if (down.size === 0) [moves, began] = [false, placeOf(event)];
      if (down.size < 2) down.set(event.pointerId, placeOf(event));
      if (down.size === 2) drag();
    },
    { signal },
  );
  view.addEventListener(
    'pointermove',
    (event) => {
      // A mouse may be let go outside, before the map has taken hold of it.
      if (event.buttons === 0) release(event);
      if (!down.has(event.pointerId)) return;
      const now = placeOf(event);
      if (!moves && distance(began, now) < (TREMBLE[event.pointerType] ?? 4)) return;
      if (!moves) drag();
      const from = [...down.values()];
      down.set(event.pointerId, now);
      moveBetween(viewer, from, [...down.values()]);
    },
    { signal },
  );
  view.addEventListener('pointerup', release, { signal });
  view.addEventListener('pointercancel', release, { signal });
  return () => moves;
}

function moveBetween(viewer: Viewer, from: readonly Point[], to: readonly Point[]): void {
  const [a, b] = from;
  const [nowA, nowB] = to;
  if (a === undefined || nowA === undefined) return;
  viewer.underHand((camera, scene, size) =>
    b === undefined || nowB === undefined
      ? limited(panned(camera, [nowA[0] - a[0], nowA[1] - a[1]]), scene, size)
      : pinched(camera, [a, b], [nowA, nowB], scene, size),
  );
}

/** Two taps on one spot come closer, where they mean nothing else: what may be chosen was answered by the first one. */
function taps({ view, viewer, motion }: Hand, hasMoved: () => boolean, signal: AbortSignal): void {
  const placeOf = placeIn(view);
  let last: { readonly at: Point; readonly time: number } | undefined;
  const onClick = (event: MouseEvent): void => {
    // A screen reader clicks without a pointer.
    if (event.detail === 0) return;
    const at = placeOf(event);
    const isSecond =
      last !== undefined &&
      event.timeStamp - last.time < DOUBLE.within &&
      distance(at, last.at) < DOUBLE.apart;
    const means =
      event.target instanceof Element && event.target.closest('[data-lit], [data-again]') !== null;
    last = hasMoved() ? undefined : { at, time: event.timeStamp };
    if (!hasMoved() && (!isSecond || means)) return;
    event.stopPropagation();
    if (hasMoved()) return;
    last = undefined;
    viewer.byHand((camera, scene, size) => zoomedAt(camera, DOUBLE.zoom, at, scene, size), motion());
  };
  view.addEventListener('click', onClick, { capture: true, signal });
}

function wheel({ view, viewer }: Hand, signal: AbortSignal): void {
  const placeOf = placeIn(view);
  const onWheel = (event: WheelEvent): void => {
    const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : PIXELS_OF_LINE);
    const by = 2 ** ((-pixels * (event.ctrlKey ? PINCH : 1)) / WHEEL);
    viewer.underHand((camera, scene, size) => {
      const after = zoomedAt(camera, by, placeOf(event), scene, size);
      // At the end of the zoom the page scrolls on.
      if (after.zoom !== camera.zoom || event.ctrlKey) event.preventDefault();
      return after;
    });
  };
  view.addEventListener('wheel', onWheel, { passive: false, signal });
}

/** Lets hands move the map; gives a way to end it. */
export function takeInHand(hand: Hand): () => void {
  const ends = new AbortController();
  taps(hand, fingers(hand, ends.signal), ends.signal);
  wheel(hand, ends.signal);
  return () => ends.abort();
}
