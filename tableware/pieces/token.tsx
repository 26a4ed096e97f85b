import type { ReactNode } from 'react';
import './token.css';

/** A cardboard disc or a wax seal laid on something. */
export function Token({
  children,
  label,
  wax = false,
}: {
  readonly children: ReactNode;
  readonly label?: string;
  readonly wax?: boolean;
}) {
  return (
    <span
      className="tw-token"
      data-wax={wax || undefined}
      {...(label !== undefined && { role: 'img', 'aria-label': label })}
    >
      {children}
    </span>
  );
}
