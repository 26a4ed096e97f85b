import type { ReactNode } from 'react';
import { Area, type AreaState, Mark } from './area.tsx';
import type { Atlas, DrawnPlace } from './atlas.ts';
import { PICTURE } from './picture.ts';
import { Lands, Lettering, type Wall } from './printed.tsx';
import { Prints } from './prints.tsx';
import { type MapPiece, type PieceState, Standing } from './standing.tsx';

export interface AreaNow {
  readonly area: DrawnPlace;
  readonly state: AreaState;
  /** What may be chosen of what stands there. */
  readonly held: readonly PieceState[];
}

interface LayersProps {
  readonly atlas: Atlas;
  readonly areas: readonly AreaNow[];
  readonly pieces: ReadonlyMap<string, readonly MapPiece[]>;
  readonly prints: ReadonlyMap<string, ReactNode>;
  readonly walls: readonly Wall[];
  /** Where the Tab key enters. */
  readonly current: string | undefined;
  meet(thing: string, byKey: boolean): void;
  more(count: number): string;
  readonly children: ReactNode;
  readonly over: ReactNode;
}

export const standsOn = (pieces: readonly MapPiece[] | undefined): string =>
  (pieces ?? []).map(({ says }) => says).join(', ');

/** A map from the ground up: lands, the game's own drawing, what is touched, names, pieces, flames, and what the game lays over them. */
export function Layers(props: LayersProps) {
  const { atlas, areas, pieces, prints, walls, current, meet, more, children, over } = props;
  return (
    <>
      <Lands atlas={atlas} walls={walls} />
      <g {...PICTURE}>{children}</g>
      <Prints atlas={atlas} prints={prints} />
      {areas.map(({ area, state, held }) => (
        <Area
          key={area.thing}
          {...state}
          area={area}
          holds={held.length > 0}
          label={[state.label, standsOn(pieces.get(area.thing))].filter(Boolean).join('. ')}
          entry={area.thing === current}
          meet={meet}
        />
      ))}
      <Lettering atlas={atlas} />
      <Standing atlas={atlas} pieces={pieces} more={more} meet={meet} />
      <g className="tw-map-marks" {...PICTURE}>
        {areas.map(({ area, state: { lit = false, refused = false } }) =>
          lit || refused ? <Mark key={area.thing} area={area} unit={atlas.unit} lit={lit} /> : null,
        )}
      </g>
      <g className="tw-map-over" {...PICTURE}>
        {over}
      </g>
    </>
  );
}
