import { usePageText } from '../texts/pages.ts';

interface SeatCountProps {
  readonly count: number;
  readonly counts: readonly number[];
  readonly change: (count: number) => void;
}

/** How many play, where there is a choice. */
export function SeatCount({ count, counts, change }: SeatCountProps) {
  const t = usePageText().newGame;
  if (counts.length < 2) return null;
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
