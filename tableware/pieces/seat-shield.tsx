import type { Seat } from '@krcma/kernel';
import './seat-shield.css';

/** One device for each seat: fess, bend, chevron, cross, roundel. Told apart by it in every light. */
const DEVICES = [
  <path key="fess" d="M0 9h24v6H0z" />,
  <path key="bend" d="M-3 3 3-3 27 21l-6 6z" />,
  <path key="chevron" d="M12 6.5 26 20.5v7L12 13.5-2 27.5v-7z" />,
  <path key="cross" d="M9.7 0h4.6v8.2H24v4.6h-9.7V26H9.7V12.8H0V8.2h9.7z" />,
  <circle key="roundel" cx="12" cy="11" r="5.2" />,
] as const;

const OUTLINE = 'M2 2h20v9.5c0 6.2-4.4 10.1-10 12-5.6-1.9-10-5.8-10-12z';

/** The arms of a seat. */
export function SeatShield({ seat, sign = 'seat' }: { readonly seat: Seat; readonly sign?: string }) {
  const device = DEVICES[seat % DEVICES.length];
  return (
    <svg
      className="tw-seat-shield"
      data-sign={sign}
      viewBox="0 0 24 25"
      style={{ color: `var(--seat-${seat % DEVICES.length})` }}
      aria-hidden="true"
    >
      <clipPath id={`seat-shield-${seat}`}>
        <path d={OUTLINE} />
      </clipPath>
      <path className="tw-seat-shield-field" d={OUTLINE} />
      <g className="tw-seat-shield-device" clipPath={`url(#seat-shield-${seat})`}>
        {device}
      </g>
      <path className="tw-seat-shield-edge" d={OUTLINE} />
    </svg>
  );
}
