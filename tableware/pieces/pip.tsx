import './pip.css';

export type PipKind = 'gold' | 'strength' | 'magic' | 'points';

/** Every resource has its own outline, so that it is told apart without colour: coin, shield, flask, seal. */
const OUTLINES: Readonly<Record<PipKind, string>> = {
  gold: 'M12 1.2a10.8 10.8 0 1 0 0 21.6a10.8 10.8 0 1 0 0-21.6z',
  strength: 'M12 1 21.6 3.4V11c0 6.2-4.3 10.3-9.6 12.2C6.7 21.3 2.4 17.2 2.4 11V3.4z',
  magic:
    'M9 1h6a1 1 0 0 1 1 1v1.6a1 1 0 0 1-.8 1V6.3a8.7 8.7 0 1 1-6.4 0V4.6a1 1 0 0 1-.8-1V2a1 1 0 0 1 1-1z',
  points:
    'M12 .7l2.5 2.3 3.3-.7 1 3.2 3.2 1-.7 3.3L23.6 12.3l-2.3 2.5.7 3.3-3.2 1-1 3.2-3.3-.7L12 23.9l-2.5-2.3-3.3.7-1-3.2-3.2-1 .7-3.3L.4 12.3l2.3-2.5L2 6.5l3.2-1 1-3.2 3.3.7z',
};

const MIDDLE: Readonly<Record<PipKind, number>> = { gold: 12, strength: 11.2, magic: 14.4, points: 12.2 };

interface PipProps {
  readonly of: PipKind;
  /** What stands in it: an amount, or a sign such as "?". */
  readonly amount?: number | string;
  /** What it means: an id of the game's signs. */
  readonly sign?: string;
}

export function Pip({ of, amount, sign }: PipProps) {
  const text = amount === undefined ? '' : `${amount}`;
  return (
    <svg className={`tw-pip tw-pip-${of}`} data-sign={sign} viewBox="0 0 24 24" aria-hidden="true">
      <path className="tw-pip-body" d={OUTLINES[of]} />
      {of === 'gold' && <circle className="tw-pip-ring" cx="12" cy="12" r="8.7" />}
      {text !== '' && (
        <text
          className="tw-pip-amount"
          x="12"
          y={MIDDLE[of]}
          dy="0.35em"
          fontSize={text.length > 1 ? 12 : 14.5}
        >
          {text}
        </text>
      )}
    </svg>
  );
}
