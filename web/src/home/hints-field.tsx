import { hintsUnlessAgreed } from '@krcma/protocol/table/hints';
import { usePageText } from '../texts/pages.ts';
import type { Player } from './draft.ts';

interface HintsFieldProps {
  readonly players: readonly Player[];
  readonly hints: boolean | undefined;
  readonly change: (hints: boolean) => void;
}

/** Whether hints are given: unless somebody says so, not between people. */
export function HintsField({ players, hints, change }: HintsFieldProps) {
  const t = usePageText().newGame;
  const seats = players.map(({ player }) => ({ name: '', player }));
  return (
    <label className="field">
      <span>
        {t.hints} <small>{t.hintsHelp}</small>
      </span>
      <input
        type="checkbox"
        name="hints"
        checked={hints ?? hintsUnlessAgreed(seats)}
        onChange={({ target }) => change(target.checked)}
      />
    </label>
  );
}
