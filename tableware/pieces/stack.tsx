import type { ReactNode } from 'react';
import './stack.css';

const EDGE = 2;
const SHOWN = 5;

/** Edges of the cards below, as shadows: they cost nothing and follow the corners. */
function edges(below: number): string {
  const layers = Array.from({ length: Math.min(below, SHOWN) }, (_, index) => {
    const offset = (index + 1) * EDGE;
    return `${offset}px ${offset}px 0 -0.5px var(--card-edge), ${offset}px ${offset}px 0 0.5px var(--card-line)`;
  });
  const far = Math.min(below, SHOWN) * EDGE;
  return [...layers, `${far + 2}px ${far + 3}px 7px var(--shade)`].join(', ');
}

/** A pile: the top card, and as many edges below it as there are cards. */
export function Stack({ count, children }: { readonly count: number; readonly children: ReactNode }) {
  return (
    <span className="tw-stack" style={{ '--edges': edges(Math.max(0, count - 1)) }}>
      <span className="tw-stack-top">{children}</span>
    </span>
  );
}

/** A place where a card could lie: a recess in the wood. */
export function Spot({
  children,
  crossed = false,
}: {
  readonly children?: ReactNode;
  readonly crossed?: boolean;
}) {
  return (
    <span className="tw-spot" data-crossed={crossed || undefined}>
      {crossed && (
        <svg className="tw-spot-cross" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path d="M3 3 97 97M97 3 3 97" />
        </svg>
      )}
      {children}
    </span>
  );
}
