import { Explained, Spot } from '@krcma/tableware/pieces';
import type { SignId } from '../text/signs.ts';
import type { Props } from './table.ts';
import './empty-place.css';

interface EmptyPlaceProps {
  readonly sign: SignId;
  readonly name: string;
  /** Whether there is room for the name. */
  readonly told?: boolean;
  readonly point: Props['point'];
}

/** A place where nothing lies now, and why. */
export const EmptyPlace = ({ sign, name, told = false, point }: EmptyPlaceProps) => (
  <Explained thing={`sign:${sign}`} label={name} point={point} className="ml-empty-place">
    <Spot>{told && <span className="ml-empty">{name}</span>}</Spot>
  </Explained>
);
