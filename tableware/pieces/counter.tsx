import './counter.css';

export interface Outline {
  /** A path in a square of 24. */
  readonly path: string;
  /** How deep in it an amount stands. */
  readonly middle: number;
}

interface CounterProps {
  readonly outline: Outline;
  readonly amount?: number | string | undefined;
  /** What it means: an id of the game's signs. */
  readonly sign: string;
  /** Has the colours: `--sign`, and `--sign-edge`, `--sign-ink` where the body is light. */
  readonly className: string;
}

/** Something that is counted, in an outline of its own, so that it is told apart without colour. */
export function Counter({ outline, amount, sign, className }: CounterProps) {
  const text = amount === undefined ? '' : `${amount}`;
  return (
    <svg className={`tw-counter ${className}`} data-sign={sign} viewBox="0 0 24 24" aria-hidden="true">
      <path className="tw-counter-body" d={outline.path} />
      {text !== '' && (
        <text
          className="tw-counter-amount"
          x="12"
          y={outline.middle}
          dy="0.35em"
          fontSize={text.length > 1 ? 11 : 13}
        >
          {text}
        </text>
      )}
    </svg>
  );
}
