import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { Atlas } from './atlas.ts';
import { limited, panned } from './camera.ts';
import { type KeyWish, wishOf } from './keys.ts';
import type { Viewer } from './viewer.ts';
import { step, type Walk } from './walk.ts';

interface Keyboard {
  readonly atlas: Atlas;
  /** Areas and pieces that may be chosen, in the order of the map. */
  readonly stops: readonly string[];
  readonly viewer: RefObject<Viewer | undefined>;
  readonly motion: boolean;
  touch(thing: string): void;
  focus(thing: string): void;
}

const thingAt = (target: EventTarget | null): string | undefined =>
  target instanceof Element
    ? target.closest<SVGElement>('.tw-map-area, .tw-map-piece')?.dataset.thing
    : undefined;

/** The area below a piece; an area itself. */
const areaAt = (target: EventTarget | null, thing: string): string =>
  (target instanceof Element ? target.closest<SVGElement>('[data-on]')?.dataset.on : undefined) ?? thing;

/** The one after or before in the order of the map; from anywhere, and around. */
function nextLit(stops: readonly string[], from: string, by: 1 | -1): string | undefined {
  const at = stops.indexOf(from);
  const next = at < 0 ? (by === 1 ? 0 : stops.length - 1) : (at + by + stops.length) % stops.length;
  return stops[next];
}

/** Moves the camera; tells whether the key was about it. */
function moveCamera(wish: KeyWish, viewer: Viewer, motion: boolean): boolean {
  if (wish.kind === 'whole') viewer.goesTo([], motion);
  else if (wish.kind === 'pan')
    viewer.byHand((camera, scene, size) => limited(panned(camera, wish.by), scene, size), motion);
  else if (wish.kind === 'zoom') viewer.zoomsBy(wish.by, motion);
  else return false;
  return true;
}

/**
 * The keys of a map. They are heard on the map itself, before the board: an arrow that leads nowhere on the map is left to
 * the board, which moves to the next thing beside it.
 */
export function useMapKeys(root: RefObject<HTMLElement | null>, keyboard: Keyboard): void {
  const walk = useRef<Walk>(undefined);

  const moveOnMap = (wish: KeyWish, from: string, area: string): boolean => {
    const { atlas, stops, touch, focus } = keyboard;
    if (wish.kind === 'touch') touch(from);
    else if (wish.kind === 'walk') {
      walk.current = step(atlas, area, wish.direction, walk.current);
      if (walk.current === undefined) return false;
      focus(walk.current.thing);
    } else if (wish.kind === 'lit') {
      const next = nextLit(stops, from, wish.by);
      if (next !== undefined) focus(next);
    } else return false;
    return true;
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const wish = wishOf(event);
    const viewer = keyboard.viewer.current;
    if (wish === undefined || viewer === undefined) return;
    const from = thingAt(event.target);
    const done =
      moveCamera(wish, viewer, keyboard.motion) ||
      (from !== undefined && moveOnMap(wish, from, areaAt(event.target, from)));
    if (done) event.preventDefault();
  });

  useEffect(() => {
    const element = root.current;
    const listen = (event: KeyboardEvent): void => onKey(event);
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, [root]);
}
