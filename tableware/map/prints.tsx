import { memo, type ReactNode } from 'react';
import type { Atlas } from './atlas.ts';
import { PICTURE } from './picture.ts';
import { PIECE_BOX } from './standing.tsx';

interface PrintsProps {
  readonly atlas: Atlas;
  readonly prints: ReadonlyMap<string, ReactNode>;
}

/** What a game draws on its areas, in the room they keep free for it (`print`): no piece ever stands on it. */
export const Prints = memo(function Prints({ atlas, prints }: PrintsProps) {
  return (
    <g className="tw-map-prints" {...PICTURE}>
      {[...prints].map(([thing, drawing]) => {
        const area = atlas.areas.get(thing);
        if (area === undefined) return null;
        const [x, y] = area.emblemAt;
        return (
          <g key={thing} transform={`translate(${x} ${y}) scale(${atlas.unit / PIECE_BOX})`}>
            {drawing}
          </g>
        );
      })}
    </g>
  );
});
