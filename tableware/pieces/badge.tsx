import { Icon } from './icon.tsx';
import './badge.css';

export type Shape = 'square' | 'shield' | 'diamond' | 'circle';

const SHAPES: Readonly<Record<Shape, string>> = {
  square: 'M4 2h16a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2z',
  shield: 'M2.5 2h19v9.5c0 6-4.2 9.7-9.5 11.5-5.3-1.8-9.5-5.5-9.5-11.5z',
  diamond: 'M12 .5 23.5 12 12 23.5.5 12z',
  circle: 'M12 1a11 11 0 1 0 0 22 11 11 0 1 0 0-22z',
};

interface BadgeProps {
  readonly shape: Shape;
  /** A colour that carries light figures: one of the tinctures. */
  readonly colour: string;
  readonly icon: string;
  readonly count?: number | string;
  readonly label?: string;
  /** What it means: an id of the game's signs. */
  readonly sign?: string;
}

/** A class of things, such as a role: always a colour, a shape and a figure together. */
export function Badge({ shape, colour, icon, count, label, sign }: BadgeProps) {
  return (
    <span
      className="tw-badge"
      data-sign={sign}
      {...(label !== undefined && { role: 'img', 'aria-label': label })}
    >
      <span className="tw-badge-mark" aria-hidden="true">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={SHAPES[shape]} fill={colour} />
        </svg>
        <Icon name={icon} />
      </span>
      {count !== undefined && (
        <span className="tw-badge-count" aria-hidden={label !== undefined}>
          {count}
        </span>
      )}
    </span>
  );
}
