// What is printed on the board: grounds, shores, borders, emblems and names. Drawn once, and again when the map grows.
import { memo, useId } from 'react';
import { ICON_GRID } from '../icons/grid.ts';
import type { Atlas, DrawnPlace, Ground } from './atlas.ts';
import type { SharedEdge } from './borders.ts';
import { type Edge, pathAlong } from './geometry.ts';
import { Pattern } from './patterns.tsx';
import { PICTURE } from './picture.ts';
import './printed.css';

const EMBLEM = 0.8;

/** A wall stands on the border of two areas. */
export type Wall = readonly [thing: string, other: string];

interface Lines {
  /** Around everything; around each land; within a land; between water and the rest. */
  readonly rim: string;
  readonly frontiers: string;
  readonly borders: string;
  readonly shores: string;
}

function linesOf({ areas, edges, grounds }: Atlas): Lines {
  const sorted = { rim: [] as Edge[], frontiers: [] as Edge[], borders: [] as Edge[], shores: [] as Edge[] };
  const isWet = (place: DrawnPlace): boolean => grounds[place.ground]?.water === true;
  for (const { edge, things } of edges) {
    const [one, other] = things.map((thing) => areas.get(thing));
    if (one === undefined || other === undefined) sorted.rim.push(edge);
    else if (isWet(one) !== isWet(other)) sorted.shores.push(edge);
    else if (one.land !== other.land) sorted.frontiers.push(edge);
    else sorted.borders.push(edge);
  }
  return {
    rim: pathAlong(sorted.rim),
    frontiers: pathAlong(sorted.frontiers),
    borders: pathAlong(sorted.borders),
    shores: pathAlong(sorted.shores),
  };
}

const wallPath = (edges: readonly SharedEdge[], walls: readonly Wall[]): string =>
  pathAlong(
    edges
      .filter(({ things }) => walls.some((wall) => wall.every((thing) => things.includes(thing))))
      .map(({ edge }) => edge),
  );

interface PrintedProps {
  readonly atlas: Atlas;
  readonly walls: readonly Wall[];
}

/** The lands themselves. All areas of one ground are one shape, so that many hexes cost no more than a few. */
export const Lands = memo(function Lands({ atlas, walls }: PrintedProps) {
  const id = useId();
  const { areas, grounds, unit } = atlas;
  const byGround = Map.groupBy(areas.values(), ({ ground }) => ground);
  const shapes = Object.entries(grounds).map(([name, ground]) => ({
    name,
    ground,
    path: (byGround.get(name) ?? []).map(({ path }) => path).join(''),
  }));
  const lines = linesOf(atlas);
  const waters = shapes.map(({ ground, path }) => (ground.water ? path : '')).join('');
  const patternOf = (name: string): string => `${id}${name}`;
  const shapesOf = (water: boolean) =>
    shapes
      .filter(({ ground, path }) => (ground.water ?? false) === water && path !== '')
      .map(({ name, ground, path }) => (
        <Shape key={name} ground={ground} path={path} pattern={patternOf(name)} />
      ));
  return (
    <g className="tw-map-lands" {...PICTURE} style={{ '--unit': `${unit}px` }}>
      <defs>
        {shapes.map(({ name, ground }) => (
          <Pattern key={name} id={patternOf(name)} name={ground.pattern} unit={unit} />
        ))}
        <clipPath id={id}>
          <path d={waters} />
        </clipPath>
      </defs>
      <path className="tw-map-rim" d={lines.rim} />
      {shapesOf(true)}
      <g clipPath={`url(#${id})`}>
        {[0.7, 0.42, 0.18].map((width) => (
          <path key={width} className="tw-map-shallows" d={lines.shores} strokeWidth={width * unit} />
        ))}
      </g>
      {shapesOf(false)}
      <path className="tw-map-border" d={lines.borders} strokeWidth={unit * 0.035} />
      <path className="tw-map-frontier-wash" d={lines.frontiers} strokeWidth={unit * 0.22} />
      <path className="tw-map-frontier" d={lines.frontiers} strokeWidth={unit * 0.07} />
      <path className="tw-map-frontier" d={lines.shores + lines.rim} strokeWidth={unit * 0.055} />
      <path className="tw-map-wall" d={wallPath(atlas.edges, walls)} strokeWidth={unit * 0.16} />
      {[...areas.values()].map((area) => (
        <Emblem key={area.thing} area={area} unit={unit} />
      ))}
    </g>
  );
});

interface ShapeProps {
  readonly ground: Ground;
  readonly path: string;
  readonly pattern: string;
}

const Shape = ({ ground, path, pattern }: ShapeProps) => (
  <>
    <path
      className="tw-map-ground"
      data-water={ground.water}
      d={path}
      style={{ '--ground': ground.colour }}
    />
    {ground.pattern !== 'plain' && <path className="tw-map-pattern" d={path} fill={`url(#${pattern})`} />}
  </>
);

function Emblem({ area, unit }: { readonly area: DrawnPlace; readonly unit: number }) {
  if (area.emblem === undefined) return null;
  const [x, y] = area.emblemAt;
  const size = unit * EMBLEM;
  return (
    <use
      className="tw-map-emblem"
      href={`#${area.emblem}`}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / ICON_GRID})`}
    />
  );
}

/** Names stay as large as they can be read; where there is no room for one, its brief form or nothing is shown. */
export const Lettering = memo(function Lettering({ atlas }: { readonly atlas: Atlas }) {
  return (
    <g className="tw-map-lettering" {...PICTURE} style={{ '--letters': `${atlas.unit * 0.46}px` }}>
      {[...atlas.areas.values()].map(
        ({ thing, caption, brief, captionAt: [x, y], captionFrom, briefFrom }) =>
          caption !== undefined && (
            <g
              key={thing}
              transform={`translate(${x} ${y})`}
              data-caption-from={captionFrom}
              data-brief-from={brief === undefined ? Number.POSITIVE_INFINITY : briefFrom}
            >
              <text className="tw-map-caption">{caption}</text>
              {brief !== undefined && <text className="tw-map-brief">{brief}</text>}
            </g>
          ),
      )}
    </g>
  );
});
