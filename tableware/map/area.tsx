import { memo, type SVGProps } from 'react';
import { ICON_GRID } from '../icons/grid.ts';
import { flame } from '../icons/icons.ts';
import type { DrawnPlace } from './atlas.ts';
import './area.css';

/** What touching an area means now; `touching` of a board gives it. */
export interface AreaState {
  /** What a screen reader says: what it is, and what touching it would do. */
  readonly label: string;
  readonly lit?: boolean;
  readonly refused?: boolean;
  readonly pointed?: boolean;
  readonly picked?: boolean;
  /** Touched once more it does something: two quick taps are two touches. */
  readonly again?: boolean;
  touch(thing: string): void;
  point(thing: string | undefined): void;
}

interface AreaProps extends AreaState {
  readonly area: DrawnPlace;
  /** Something that stands on it may be chosen. */
  readonly holds: boolean;
  /** The Tab key enters the map here. */
  readonly entry: boolean;
  meet(thing: string, byKey: boolean): void;
}

/** An area one can touch. What is printed there lies below it; this is its ring, its wash and its name. */
export const Area = memo(function Area(props: AreaProps) {
  const { area, label, lit = false, refused = false, pointed = false, picked = false, holds, entry } = props;
  const { again = false, touch, point, meet } = props;
  const { thing } = area;
  const button: SVGProps<SVGGElement> = {
    role: 'button',
    'aria-label': label,
    tabIndex: entry ? 0 : -1,
    onClick: () => touch(thing),
    onPointerEnter: ({ pointerType }) => pointerType === 'mouse' && point(thing),
    onPointerLeave: ({ pointerType }) => pointerType === 'mouse' && point(undefined),
    onFocus: ({ currentTarget }) => {
      const byKey = currentTarget.matches(':focus-visible');
      meet(thing, byKey);
      if (byKey) point(thing);
    },
    onBlur: () => point(undefined),
  };
  return (
    <g
      {...button}
      className="tw-map-area"
      data-thing={thing}
      data-lit={lit || undefined}
      data-holds={holds || undefined}
      data-refused={refused || undefined}
      data-pointed={pointed || undefined}
      data-picked={picked || undefined}
      data-again={again || undefined}
    >
      <path className="tw-map-hit" d={area.path} />
      <path className="tw-map-halo" d={area.ring} />
      <path className="tw-map-ring" d={area.ring} />
      {picked && <path className="tw-map-ring" d={area.innerRing} />}
    </g>
  );
});

interface MarkProps {
  readonly area: DrawnPlace;
  readonly unit: number;
  readonly lit: boolean;
}

/** A flame where something may be chosen, a question mark where not and why; as large on every zoom, if there is room. */
export function Mark({ area, unit, lit }: MarkProps) {
  const [x, y] = area.mark;
  const size = 15;
  return (
    <g transform={`translate(${x} ${y})`}>
      <g
        className="tw-map-mark"
        data-flame={lit || undefined}
        style={{ '--largest': unit / (area.minor ? 30 : 14) }}
      >
        <circle r="12" />
        {lit ? (
          <use
            href={`#${flame}`}
            transform={`translate(${-size / 2} ${-size / 2}) scale(${size / ICON_GRID})`}
          />
        ) : (
          <text dy="0.35em">?</text>
        )}
      </g>
    </g>
  );
}
