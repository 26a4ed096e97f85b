import { ICON_BOX } from '../icons/grid.ts';
import './icon.css';

interface IconProps {
  readonly name: string;
  readonly size?: number;
  /** What it means, where it is a symbol and not a picture: an id of the game's signs. */
  readonly sign?: string | undefined;
}

/** A silhouette of a sheet, by its name in an `icons.ts`, in the colour of the text around it. Screen readers hear what holds it. */
export function Icon({ name, size, sign }: IconProps) {
  return (
    <svg
      className="tw-icon"
      data-sign={sign}
      viewBox={ICON_BOX}
      {...(size !== undefined && { width: size, height: size })}
      aria-hidden="true"
    >
      <use href={`#${name}`} />
    </svg>
  );
}
