import type { Seat } from '@krcma/kernel';
import { memo, type ReactNode, type SVGProps } from 'react';
import { ICON_GRID } from '../icons/grid.ts';
import { flame } from '../icons/icons.ts';
import { SeatShield } from '../pieces/seat-shield.tsx';
import type { AreaState } from './area.tsx';
import type { Atlas } from './atlas.ts';
import type { Point } from './geometry.ts';
import { PICTURE } from './picture.ts';
import { placed } from './slots.ts';
import './standing.css';

/** Something that stands on an area. */
export interface MapPiece {
  readonly id: string;
  /** SVG in a box of 48 around its middle: a `Figure`, a `Counter`, or a drawing of the game's own. */
  readonly picture: ReactNode;
  /** How many of it, written beside it when it is more than one. */
  readonly count?: number;
  /** What a screen reader says: "three armies of Anežka". */
  readonly says: string;
  /** What touching it means, if it is a thing of its own: `touching(props, 'army:0:1', name)`. */
  readonly state?: PieceState;
}

export interface PieceState extends AreaState {
  readonly thing: string;
}

/** Pictures are drawn in a box of so much. */
export const PIECE_BOX = 48;

interface StandingProps {
  readonly atlas: Atlas;
  readonly pieces: ReadonlyMap<string, readonly MapPiece[]>;
  more(count: number): string;
  meet(thing: string, byKey: boolean): void;
}

const isLit = ({ state }: MapPiece): boolean => state?.lit ?? false;

/** Where there are more pieces than places, those that may be chosen are seen. */
const inOrder = (pieces: readonly MapPiece[]): readonly MapPiece[] =>
  pieces.some(isLit) ? pieces.toSorted((a, b) => Number(isLit(b)) - Number(isLit(a))) : pieces;

/** What stands on the map, each on a place of its own. Touches go through to the area below what is no thing itself. */
export const Standing = memo(function Standing({ atlas, pieces, more, meet }: StandingProps) {
  return (
    <g className="tw-map-standing">
      {[...atlas.areas.values()].map(({ thing, slots }) => {
        const here = pieces.get(thing);
        if (here === undefined || here.length === 0) return null;
        const crowded = here.length > (slots.at(-1)?.length ?? 0);
        const seats = placed(crowded ? inOrder(here) : here, slots, isLit);
        return (
          <g key={thing} data-on={thing}>
            {seats.standing.map(({ piece, at }) => (
              <At key={piece.id} at={at} unit={atlas.unit}>
                {piece.state === undefined ? (
                  <g {...PICTURE}>
                    <Look piece={piece} />
                  </g>
                ) : (
                  <Touchable state={piece.state} on={thing} meet={meet}>
                    <Look piece={piece} />
                  </Touchable>
                )}
              </At>
            ))}
            {seats.more && (
              <At at={seats.more.at} unit={atlas.unit}>
                <g className="tw-map-more" {...PICTURE}>
                  <circle r="19" />
                  <text dy="0.35em">{more(seats.more.count)}</text>
                </g>
              </At>
            )}
          </g>
        );
      })}
    </g>
  );
});

const Look = ({ piece: { picture, count = 1 } }: { readonly piece: MapPiece }) => (
  <>
    {picture}
    {count > 1 && <Count>{`${count}`}</Count>}
  </>
);

interface TouchableProps {
  readonly state: PieceState;
  /** The area it stands on. */
  readonly on: string;
  meet(thing: string, byKey: boolean): void;
  readonly children: ReactNode;
}

/** A piece that is a thing of its own: it has a ring and a flame, and the keyboard reaches it. */
function Touchable({ state, on, meet, children }: TouchableProps) {
  const { thing, label, lit = false, refused = false, pointed = false, picked = false } = state;
  const { touch, point } = state;
  const button: SVGProps<SVGGElement> = {
    role: 'button',
    'aria-label': label,
    tabIndex: lit ? 0 : -1,
    onClick: () => touch(thing),
    onPointerEnter: ({ pointerType }) => pointerType === 'mouse' && point(thing),
    onPointerLeave: ({ pointerType }) => pointerType === 'mouse' && point(undefined),
    onFocus: ({ currentTarget }) => {
      const byKey = currentTarget.matches(':focus-visible');
      meet(on, byKey);
      if (byKey) point(thing);
    },
    onBlur: () => point(undefined),
  };
  return (
    <g
      {...button}
      className="tw-map-piece"
      data-thing={thing}
      data-lit={lit || undefined}
      data-refused={refused || undefined}
      data-pointed={pointed || undefined}
      data-picked={picked || undefined}
    >
      <circle className="tw-map-piece-hit" r="24" />
      <circle className="tw-map-piece-ring" r="23" />
      <g {...PICTURE}>{children}</g>
      {lit && (
        <g className="tw-map-piece-flame" transform="translate(17 -16)" {...PICTURE}>
          <circle r="9" />
          <MapIcon name={flame} size={13} />
        </g>
      )}
      {refused && !lit && (
        <g className="tw-map-piece-why" transform="translate(17 -16)" {...PICTURE}>
          <circle r="9" />
          <text dy="0.35em">?</text>
        </g>
      )}
    </g>
  );
}

interface AtProps {
  readonly at: Point;
  readonly unit: number;
  readonly children: ReactNode;
}

const At = ({ at: [x, y], unit, children }: AtProps) => (
  <g transform={`translate(${x} ${y}) scale(${unit / PIECE_BOX})`}>{children}</g>
);

const Count = ({ children }: { readonly children: string }) => (
  <g className="tw-map-count" transform="translate(14 14)">
    <circle r="10" />
    <text dy="0.35em">{children}</text>
  </g>
);

interface MapIconProps {
  readonly name: string;
  readonly size: number;
  readonly x?: number;
  readonly y?: number;
  readonly className?: string;
}

/** An icon in a picture, with its middle at a point. */
export const MapIcon = ({ name, size, x = 0, y = 0, className }: MapIconProps) => (
  <use
    className={className}
    href={`#${name}`}
    transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / ICON_GRID})`}
  />
);

/** A carved figure on its base, in the colour and with the arms of its seat. */
export const Figure = ({ name, seat }: { readonly name: string; readonly seat: Seat }) => (
  <g className="tw-map-figure" style={{ color: `var(--seat-${seat % 5})` }}>
    <ellipse className="tw-map-shadow" cx="2" cy="19" rx="18" ry="6" />
    <ellipse className="tw-map-base" cy="17" rx="17" ry="6" />
    <MapIcon name={name} size={36} y={-3} className="tw-map-figure-rim" />
    <MapIcon name={name} size={36} y={-3} className="tw-map-figure-body" />
    <svg x="-22" y="4" width="18" height="19" aria-hidden="true">
      <SeatShield seat={seat} />
    </svg>
  </g>
);

/** A cardboard disc with a picture. */
export const Counter = ({ name, colour }: { readonly name: string; readonly colour?: string }) => (
  <g className="tw-map-counter" style={{ color: colour }}>
    <circle className="tw-map-shadow" cx="1.5" cy="2.5" r="20" />
    <circle className="tw-map-counter-body" r="20" />
    <circle className="tw-map-counter-edge" r="16.5" />
    <MapIcon name={name} size={24} className="tw-map-counter-icon" />
  </g>
);
