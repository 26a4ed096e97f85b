import type { ReactNode } from 'react';
import { flame } from '../icons/icons.ts';
import { Icon } from './icon.tsx';
import './thing.css';

interface ThingProps {
  readonly thing: string;
  /** What a screen reader says: what it is, and what touching it would do. */
  readonly label: string;
  readonly lit?: boolean;
  readonly refused?: boolean;
  readonly pointed?: boolean;
  readonly picked?: boolean;
  readonly className?: string;
  /** May be reached by the Tab key even when it is not lit: the way into a group of things. */
  readonly entry?: boolean;
  touch(thing: string): void;
  point(thing: string | undefined): void;
  readonly children: ReactNode;
}

/**
 * Something on the table one can touch. A flame marks what may be chosen now, a question mark what may not and will say why.
 * The Tab key visits only what is lit; arrow keys reach everything (see `useArrowKeys`).
 */
export function Thing(props: ThingProps) {
  const {
    thing,
    label,
    lit = false,
    refused = false,
    pointed = false,
    picked = false,
    entry = false,
  } = props;
  const { touch, point, className = '', children } = props;
  return (
    <button
      type="button"
      className={`tw-thing ${className}`}
      data-thing={thing}
      data-lit={lit || undefined}
      data-refused={refused || undefined}
      data-pointed={pointed || undefined}
      data-picked={picked || undefined}
      tabIndex={lit || entry ? 0 : -1}
      onClick={() => touch(thing)}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && point(thing)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && point(undefined)}
      onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && point(thing)}
      onBlur={() => point(undefined)}
    >
      <span className="tw-thing-name">{label}</span>
      <span className="tw-thing-look" aria-hidden="true">
        {children}
      </span>
      {lit && (
        <span className="tw-thing-flame" aria-hidden="true">
          <Icon name={flame} />
        </span>
      )}
      {refused && !lit && (
        <span className="tw-thing-why" aria-hidden="true">
          ?
        </span>
      )}
    </button>
  );
}
