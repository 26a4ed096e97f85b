import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Atlas, DrawnPlace } from './atlas.ts';
import type { Scene } from './camera.ts';
import type { Box } from './geometry.ts';
import { takeInHand } from './gestures.ts';
import { Viewer } from './viewer.ts';

interface Look {
  readonly atlas: Atlas;
  readonly ease: number | undefined;
  /** What may be chosen now. */
  readonly lit: readonly DrawnPlace[];
  readonly asked: string | undefined;
  readonly shown: string | undefined;
  readonly motion: boolean;
}

/** What a map consists of on the page. */
export interface Frame {
  readonly view: RefObject<HTMLDivElement | null>;
  readonly sheet: RefObject<SVGSVGElement | null>;
  readonly layer: RefObject<SVGGElement | null>;
}

const boxesOf = (areas: readonly DrawnPlace[]): readonly Box[] => areas.map(({ box }) => box);

const sceneOf = ({ scene }: Atlas, ease: number | undefined): Scene =>
  ease === undefined ? scene : { ...scene, ease };

/** The camera of a map: in the hands of the player, following questions and what is shown from outside. */
export function useViewer({ view, sheet, layer }: Frame, look: Look): RefObject<Viewer | undefined> {
  const { atlas, ease, asked, shown } = look;
  const viewer = useRef<Viewer>(undefined);
  const latest = useRef(look);
  useLayoutEffect(() => {
    latest.current = look;
  });

  useLayoutEffect(() => {
    const [element, drawn, inner] = [view.current, sheet.current, layer.current];
    if (element === null || drawn === null || inner === null) return;
    const { atlas: first, ease: nearness, lit } = latest.current;
    const mine = new Viewer({ sheet: drawn, layer: inner }, sceneOf(first, nearness));
    viewer.current = mine;
    mine.opensOn(boxesOf(lit));
    const measure = (): void => mine.hasSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    const letGo = takeInHand({ view: element, viewer: mine, motion: () => latest.current.motion });
    return () => {
      sizes.disconnect();
      letGo();
      mine.ends();
    };
  }, [view, sheet, layer]);

  useLayoutEffect(() => viewer.current?.shows(sceneOf(atlas, ease)), [atlas, ease]);

  const answered = useRef(asked);
  useEffect(() => {
    if (answered.current === asked) return;
    answered.current = asked;
    viewer.current?.asks(boxesOf(latest.current.lit), latest.current.motion);
  }, [asked]);

  useEffect(() => {
    const { atlas: now, motion } = latest.current;
    const area = shown === undefined ? undefined : now.areas.get(shown);
    if (area) viewer.current?.reveals(area.box, motion);
  }, [shown]);

  return viewer;
}
