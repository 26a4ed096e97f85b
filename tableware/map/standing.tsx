import type { Seat } from '@krcma/kernel';
import { memo, type ReactNode } from 'react';
import { ICON_GRID } from '../icons/grid.ts';
import { SeatShield } from '../pieces/seat-shield.tsx';
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
}

const BOX = 48;

interface StandingProps {
  readonly atlas: Atlas;
  readonly pieces: ReadonlyMap<string, readonly MapPiece[]>;
  more(count: number): string;
}

/** What stands on the map, each on a place of its own. Touches go through to the area below. */
export const Standing = memo(function Standing({ atlas, pieces, more }: StandingProps) {
  return (
    <g className="tw-map-standing" {...PICTURE}>
      {[...atlas.areas.values()].map(({ thing, slots }) => {
        const here = pieces.get(thing);
        if (here === undefined || here.length === 0) return null;
        const seats = placed(here, slots);
        return (
          <g key={thing} data-on={thing}>
            {seats.standing.map(({ piece, at }) => (
              <At key={piece.id} at={at} unit={atlas.unit}>
                {piece.picture}
                {(piece.count ?? 1) > 1 && <Count>{`${piece.count}`}</Count>}
              </At>
            ))}
            {seats.more && (
              <At at={seats.more.at} unit={atlas.unit}>
                <g className="tw-map-more">
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

interface AtProps {
  readonly at: Point;
  readonly unit: number;
  readonly children: ReactNode;
}

const At = ({ at: [x, y], unit, children }: AtProps) => (
  <g transform={`translate(${x} ${y}) scale(${unit / BOX})`}>{children}</g>
);

const Count = ({ children }: { readonly children: string }) => (
  <g className="tw-map-count" transform="translate(14 14)">
    <circle r="10" />
    <text dy="0.35em">{children}</text>
  </g>
);

const icon = (name: string, size: number, className: string, y = 0) => (
  <use
    className={className}
    href={`#${name}`}
    transform={`translate(${-size / 2} ${y - size / 2}) scale(${size / ICON_GRID})`}
  />
);

/** A carved figure on its base, in the colour and with the arms of its seat. */
export const Figure = ({ name, seat }: { readonly name: string; readonly seat: Seat }) => (
  <g className="tw-map-figure" style={{ color: `var(--seat-${seat % 5})` }}>
    <ellipse className="tw-map-shadow" cx="2" cy="19" rx="18" ry="6" />
    <ellipse className="tw-map-base" cy="17" rx="17" ry="6" />
    {icon(name, 36, 'tw-map-figure-rim', -3)}
    {icon(name, 36, 'tw-map-figure-body', -3)}
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
    {icon(name, 24, 'tw-map-counter-icon')}
  </g>
);
