import { type ReactNode, useId, useMemo, useRef } from 'react';
import type { AreaState } from './area.tsx';
import { type Atlas, atlasOf, type DrawnPlace, type Ground, type MapPlace } from './atlas.ts';
import type { Scene } from './camera.ts';
import { Controls } from './controls.tsx';
import { Layers, standsOn } from './layers.tsx';
import type { Wall } from './printed.tsx';
import type { MapPiece, PieceState } from './standing.tsx';
import { useFocus } from './use-focus.ts';
import { useMapKeys } from './use-map-keys.ts';
import { useViewer } from './use-viewer.ts';
import { type MapWords, WORDS } from './words.ts';
import './game-map.css';

interface GameMapProps {
  /** What the map shows, for a screen reader. */
  readonly label: string;
  /** The areas. The same list as long as the map is the same: a longer one makes it grow where it lies. */
  readonly places: readonly MapPlace[];
  readonly grounds: Readonly<Record<string, Ground>>;
  /** How large a piece is, in the measure of the outlines. */
  readonly unit: number;
  /** How large an area is when a question is looked at, in pixels; less where one has to see far around it. */
  readonly ease?: number;
  /** What the board lays over the map at its edges; the same function as long as it lies there. */
  readonly covered?: Scene['covered'];
  /** Where the map opens when nothing on it may be chosen; all of it unless said. */
  readonly home?: string | undefined;
  /** What touching an area means now: `(place) => touching(props, place.thing, place.name)`. */
  at(place: MapPlace): AreaState;
  readonly pieces?: ReadonlyMap<string, readonly MapPiece[]>;
  /** Drawings in the room that places keep free for them, in a box of 48 for each piece of room, around its middle. */
  readonly prints?: ReadonlyMap<string, ReactNode>;
  readonly walls?: readonly Wall[];
  /** Names the question: a new one brings what it asks about into sight. */
  readonly asked: string | undefined;
  /** What is pointed at from outside and should be seen; several things with spaces between them. */
  readonly shown: string | undefined;
  readonly motion: boolean;
  readonly language: 'en' | 'cs';
  /** A drawing of the game's own between the lands and what stands on them, in the measure of the outlines. */
  readonly children?: ReactNode;
  /** Another one above everything that stands there: it is only seen, touches go through it. */
  readonly over?: ReactNode;
}

const NOBODY: ReadonlyMap<string, readonly MapPiece[]> = new Map();
const NOTHING: ReadonlyMap<string, ReactNode> = new Map();
const NO_WALLS: readonly Wall[] = [];

/** What may be chosen of what stands on an area. */
const heldOn = (pieces: readonly MapPiece[] | undefined): readonly PieceState[] =>
  (pieces ?? []).flatMap(({ state }) => (state?.lit ? [state] : []));

/** The area a thing is, or stands on. */
function areaOf(pieces: ReadonlyMap<string, readonly MapPiece[]>, thing: string): string {
  for (const [area, here] of pieces) if (here.some(({ state }) => state?.thing === thing)) return area;
  return thing;
}

/** What is heard on an area: who stands there, and where one could go from it. */
function told(atlas: Atlas, thing: string, stands: string, words: MapWords): string {
  const names = (atlas.borders.get(thing) ?? []).map((border) => atlas.areas.get(border.thing)?.name ?? '');
  return [stands || words.nothing, ...(names.length > 0 ? [words.bordersOn(names)] : [])].join('. ');
}

/**
 * A map one can touch, move and walk over. It lights what may be chosen like every other thing, opens on what is asked, and
 * tells a screen reader what stands where.
 */
export function GameMap(props: GameMapProps) {
  const {
    label,
    places,
    grounds,
    unit,
    ease,
    covered,
    home,
    at,
    pieces = NOBODY,
    prints = NOTHING,
    walls = NO_WALLS,
  } = props;
  const { asked, shown, motion, language, children, over } = props;
  const words = WORDS[language];
  const root = useRef<HTMLDivElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const sheet = useRef<SVGSVGElement>(null);
  const layer = useRef<SVGGElement>(null);
  const atlas = useMemo(() => atlasOf(places, grounds, unit), [places, grounds, unit]);
  const standing = [...atlas.areas.values()].map((area) => ({
    area,
    state: at(area),
    held: heldOn(pieces.get(area.thing)),
  }));
  const asking = standing.filter(({ state, held }) => state.lit || held.length > 0);
  const lit = asking.map(({ area }) => area);
  const seen = shown
    ?.split(' ')
    .map((thing) => areaOf(pieces, thing))
    .join(' ');
  const viewer = useViewer(
    { view, sheet, layer },
    { atlas, ease, covered, home, lit, asked, shown: seen, motion },
  );
  const { current, heard, meet, leave, focus } = useFocus(sheet, atlas, lit, asked, (area) =>
    viewer.current?.reveals(area.box, motion),
  );
  /** An area stands for what may be chosen on it: the only piece is touched, several are looked at from near. */
  const comeTo = (area: DrawnPlace, held: readonly PieceState[]): void => {
    const [only] = held;
    if (only === undefined) return;
    if (held.length === 1) {
      only.touch(only.thing);
      return;
    }
    viewer.current?.goesTo([area.box], motion);
    focus(only.thing);
  };
  const areas = standing.map((now) =>
    now.state.lit || now.held.length === 0
      ? now
      : { ...now, state: { ...now.state, touch: () => comeTo(now.area, now.held) } },
  );
  const touch = (thing: string): void => {
    areas.find(({ area }) => area.thing === thing)?.state.touch(thing);
    for (const { held } of areas) held.find((each) => each.thing === thing)?.touch(thing);
  };
  const stops = asking.flatMap(({ area, state, held }) =>
    state.lit ? [area.thing] : held.map(({ thing }) => thing),
  );
  useMapKeys(root, { atlas, stops, viewer, motion, touch, focus });
  const help = useId();
  return (
    <div
      className="tw-map"
      ref={root}
      role="application"
      aria-roledescription={words.map}
      aria-label={label}
      aria-describedby={help}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && leave()}
    >
      <div className="tw-map-view" ref={view}>
        <svg className="tw-map-sheet" ref={sheet} aria-label={label}>
          <g ref={layer}>
            <Layers {...{ atlas, areas, pieces, prints, walls, current, meet, over }} more={words.more}>
              {children}
            </Layers>
          </g>
        </svg>
      </div>
      <Controls words={words} viewer={viewer} lit={lit} motion={motion} />
      <p className="tw-map-unseen" id={help}>
        {words.keys}
      </p>
      <p className="tw-map-unseen tw-map-told" aria-live="polite">
        {heard !== undefined && told(atlas, heard, standsOn(pieces.get(heard)), words)}
      </p>
    </div>
  );
}
