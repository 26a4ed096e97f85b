// Mana as one sees it: each colour has a shape of its own, each kind a ground of its own.
import type { Colour } from '../data/types.ts';
import './mana.css';

/** In a square of 24. */
const SHAPES: Readonly<Record<Colour, string>> = {
  red: 'M12 3c1 4 6 6 6 11a6 6 0 0 1-12 0c0-3 2-4 3-6 1 2 2 2 3 2 1-2 0-4 0-7z',
  blue: 'M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11z',
  green: 'M4 20C4 9 10 4 20 4c0 10-5 16-13 15L4 20zM7 17 15 9',
  white: 'M12 3l2.6 6.4L21 12l-6.4 2.6L12 21l-2.6-6.4L3 12l6.4-2.6z',
  gold: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM12 8v8M8 12h8',
  black: 'M16 4a9 9 0 1 0 0 16A10 10 0 0 1 16 4z',
};

export type ManaKind = 'mana' | 'die' | 'token' | 'crystal';

interface ManaProps {
  readonly colour: Colour;
  readonly kind?: ManaKind;
  readonly hollow?: boolean;
}

export const ManaSign = ({ colour, kind = 'mana', hollow = false }: ManaProps) => (
  <svg
    className="mk-mana"
    data-colour={colour}
    data-kind={kind}
    data-hollow={hollow || undefined}
    data-sign={kind === 'mana' ? colour : kind}
    viewBox="0 0 24 24"
    aria-hidden="true"
  >
    {kind === 'die' && <rect className="mk-mana-ground" x="1" y="1" width="22" height="22" rx="5" />}
    {kind === 'token' && <circle className="mk-mana-ground" cx="12" cy="12" r="11" />}
    {kind === 'crystal' && <path className="mk-mana-ground" d="M12 .8 21.5 7v10L12 23.2 2.5 17V7z" />}
    <path className="mk-mana-shape" d={SHAPES[colour]} />
  </svg>
);
