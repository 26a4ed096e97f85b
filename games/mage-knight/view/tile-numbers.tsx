// The number of each tile, by which sentences name it.
import { hexCentre } from '@krcma/tableware/map';
import { placeOf, spaceName } from '../data/geometry.ts';
import { toldTile } from '../text/told-places.ts';
import { SIDE } from './land.ts';
import { type Props, wordsOf } from './table.ts';
import './tile-numbers.css';

export const TileNumbers = (props: Pick<Props, 'view' | 'text'>) => (
  <g className="mk-tile-numbers">
    {Object.entries(props.view.map).map(([slot, tile]) => {
      const { kind, number } = toldTile(tile);
      if (number === 0) return null;
      const [x, y] = hexCentre(placeOf(spaceName(slot, 'C')), SIDE);
      return (
        <text key={slot} x={x} y={y + SIDE * 1.14}>
          {kind === 'core' ? wordsOf(props).coreTile(number) : number}
        </text>
      );
    })}
  </g>
);
