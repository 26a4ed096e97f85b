import { ICON_BOX } from '../icons/grid.ts';
import './icon.css';

/** A silhouette of a sheet, by its name in an `icons.ts`, in the colour of the text around it. Decoration: words about it belong to what holds it. */
export function Icon({ path, size }: { readonly path: string; readonly size?: number }) {
  return (
    <svg
      className="tw-icon"
      viewBox={ICON_BOX}
      {...(size !== undefined && { width: size, height: size })}
      aria-hidden="true"
    >
      <use href={`#${path}`} />
    </svg>
  );
}
