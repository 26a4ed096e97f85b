import { usePageText } from '../texts/pages.ts';

interface SeatCountProps {
  readonly count: number;
  readonly limits: { readonly min: number; readonly max: number };
  readonly change: (count: number) => void;
}

/** How many play, where there is a choice. */
export function SeatCount({ count, limits, change }: SeatCountProps) {
  const t = usePageText().newGame;
  const counts = Array.from({ length: limits.max - limits.min + 1 }, (_, index) => limits.min + index);
  if (counts.length === 1) return null;
  return (
    <fieldset className="segments">
      <legend>{t.playerCount}</legend>
      {counts.map((each) => (
        <label key={each}>
          <input
            type="radio"
            name="count"
            value={each}
            checked={each === count}
            onChange={() => change(each)}
          />
          <span>{each}</span>
        </label>
      ))}
    </fieldset>
  );
}
