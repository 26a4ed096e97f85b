import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Atlas, DrawnPlace } from './atlas.ts';

interface MapFocus {
  /** Where the Tab key enters. */
  readonly current: string | undefined;
  /** The area that has the focus, if any. */
  readonly heard: string | undefined;
  meet(thing: string, byKey: boolean): void;
  leave(): void;
  focus(thing: string): void;
}

/** One area of a map is reached by the Tab key: where one was last, or what is newly asked about. */
export function useFocus(
  sheet: RefObject<SVGSVGElement | null>,
  atlas: Atlas,
  lit: readonly DrawnPlace[],
  asked: string | undefined,
  reveal: (area: DrawnPlace) => void,
): MapFocus {
  const [last, setLast] = useState<{ readonly thing: string; readonly asked: string | undefined }>();
  const [within, setWithin] = useState(false);
  const isHere = last !== undefined && atlas.areas.has(last.thing) && (within || last.asked === asked);
  const current = isHere ? last.thing : (lit[0]?.thing ?? atlas.areas.keys().next().value);

  const latest = useRef({ atlas, asked, reveal });
  useLayoutEffect(() => {
    latest.current = { atlas, asked, reveal };
  });
  const meet = useCallback((thing: string, byKey: boolean) => {
    const area = latest.current.atlas.areas.get(thing);
    setLast({ thing, asked: latest.current.asked });
    setWithin(true);
    if (byKey && area) latest.current.reveal(area);
  }, []);
  const focus = useCallback(
    (thing: string) =>
      sheet.current
        ?.querySelector<SVGElement>(`:is(.tw-map-area, .tw-map-piece)[data-thing="${CSS.escape(thing)}"]`)
        ?.focus({ preventScroll: true }),
    [sheet],
  );

  // An area with the focus may be taken off the map, by a step back for example: the focus stays on the map.
  const lost = within && last !== undefined && !atlas.areas.has(last.thing);
  useLayoutEffect(() => {
    if (lost && current !== undefined) focus(current);
  }, [lost, current, focus]);

  return {
    current,
    heard: within && isHere ? last.thing : undefined,
    meet,
    leave: () => setWithin(false),
    focus,
  };
}
