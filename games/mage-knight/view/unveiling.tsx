// A tile that was just revealed: its spaces turn over one after the other, from its middle.
import { type Slot, spacesOf } from '../data/geometry.ts';
import { outlineOfSpace } from './land.ts';
import type { Props } from './table.ts';
import './unveiling.css';

export const revealedIn = ({ fresh }: Pick<Props, 'fresh'>): readonly Slot[] =>
  fresh.flatMap((event) =>
    event.key === 'tile-revealed' || event.key === 'volkare-explored' ? [event.slot] : [],
  );

export const Unveiling = ({ slots }: { readonly slots: readonly Slot[] }) =>
  slots.map((slot) => (
    <g key={slot}>
      {spacesOf(slot).map((space, place) => (
        <polygon
          key={space}
          className="mk-veil"
          points={outlineOfSpace(space).join(' ')}
          style={{ '--place': place }}
        />
      ))}
    </g>
  ));
