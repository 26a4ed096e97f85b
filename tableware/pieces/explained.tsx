import type { HTMLAttributes } from 'react';
import './explained.css';

interface ExplainedProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'role'> {
  /** A thing of the board, or `sign:` and one of the game's signs. */
  readonly thing: string;
  /** What a screen reader says. */
  readonly label: string;
  point(thing: string | undefined): void;
}

/**
 * Something one looks at but does not touch: a number, a badge, an empty place. Pointing at it, holding it and reaching it
 * with the arrow keys explain it as they explain a `Thing`. It is no target for a finger, so it may be small.
 */
export function Explained({ thing, label, point, className = '', children, ...rest }: ExplainedProps) {
  return (
    <span
      {...rest}
      className={`tw-explained ${className}`}
      data-told={thing}
      role="img"
      aria-label={label}
      tabIndex={-1}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && point(thing)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && point(undefined)}
      onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && point(thing)}
      onBlur={() => point(undefined)}
    >
      {children}
    </span>
  );
}
