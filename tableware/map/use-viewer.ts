import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Atlas, DrawnPlace } from './atlas.ts';
import type { Scene } from './camera.ts';
import type { Box } from './geometry.ts';
import { takeInHand } from './gestures.ts';
import { Viewer } from './viewer.ts';

interface Look {
  readonly atlas: Atlas;
  readonly ease: number | undefined;
  readonly covered: Scene['covered'];
  /** Where to look first if nothing may be chosen. */
  readonly home: string | undefined;
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

const sceneOf = ({ atlas: { scene }, ease, covered }: Look): Scene => ({
  ...scene,
  ...(ease !== undefined && { ease }),
  ...(covered !== undefined && { covered }),
});

/** What a map that nobody has looked at yet opens on. */
function firstOf({ atlas, lit, home }: Look): readonly Box[] {
  const area = home === undefined ? undefined : atlas.areas.get(home);
  return lit.length > 0 || area === undefined ? boxesOf(lit) : [area.box];
}

/** The camera of a map: in the hands of the player, following questions and what is shown from outside. */
export function useViewer({ view, sheet, layer }: Frame, look: Look): RefObject<Viewer | undefined> {
  const { atlas, ease, covered, asked, shown } = look;
  const viewer = useRef<Viewer>(undefined);
  const latest = useRef(look);
  useLayoutEffect(() => {
    latest.current = look;
  });

  useLayoutEffect(() => {
    const [element, drawn, inner] = [view.current, sheet.current, layer.current];
    if (element === null || drawn === null || inner === null) return;
    const mine = new Viewer({ sheet: drawn, layer: inner }, sceneOf(latest.current));
    viewer.current = mine;
    mine.opensOn(firstOf(latest.current));
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

  useLayoutEffect(
    () => viewer.current?.shows(sceneOf({ ...latest.current, atlas, ease, covered })),
    [atlas, ease, covered],
  );

  const answered = useRef(asked);
  useEffect(() => {
    if (answered.current === asked) return;
    answered.current = asked;
    viewer.current?.opensOn(firstOf(latest.current));
    viewer.current?.asks(boxesOf(latest.current.lit), latest.current.motion);
  }, [asked]);

  useEffect(() => {
    const { atlas: now, motion } = latest.current;
    const areas = (shown?.split(' ') ?? []).flatMap((thing) => now.areas.get(thing) ?? []);
    const [first, ...others] = boxesOf(areas);
    if (others.length > 0) viewer.current?.goesTo(boxesOf(areas), motion);
    else if (first !== undefined) viewer.current?.reveals(first, motion);
  }, [shown]);

  return viewer;
}
