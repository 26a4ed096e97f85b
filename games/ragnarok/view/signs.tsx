import { Icon } from '@krcma/tableware/pieces';
import type { Rune } from '../data/types.ts';
import type { SignId } from '../text/signs.ts';
import './signs.css';

/** The strokes of a rune, on a stone of 24. */
export const RUNE_STROKES: Readonly<Record<Rune, string>> = {
  uruz: 'M7.5 19V5l9 5v9',
  othila: 'M6 20 16.5 9.5 12 4.5 7.5 9.5 18 20',
  algiz: 'M12 20V4M12 12.5 6.5 5.5M12 12.5 17.5 5.5',
};

/** The stone of each has a shape of its own. */
export const RUNE_STONES: Readonly<Record<Rune, string>> = {
  uruz: 'M5 1.5h14l3.5 4v13l-3.5 4H5l-3.5-4v-13z',
  othila: 'M12 .8a11.2 11.2 0 1 1 0 22.4 11.2 11.2 0 0 1 0-22.4z',
  algiz: 'M12 .6 22.4 7v10L12 23.4 1.6 17V7z',
};

interface RuneSignProps {
  readonly of: Rune;
  /** A place where none lies. */
  readonly hollow?: boolean;
}

export const RuneSign = ({ of, hollow = false }: RuneSignProps) => (
  <svg
    className="lr-rune"
    data-rune={of}
    data-sign={of}
    data-hollow={hollow || undefined}
    viewBox="0 0 24 24"
    aria-hidden="true"
  >
    <path className="lr-rune-stone" d={RUNE_STONES[of]} />
    <path className="lr-rune-strokes" d={RUNE_STROKES[of]} />
  </svg>
);

interface AmountProps {
  readonly icon: string;
  readonly sign: SignId;
  readonly amount?: number | string;
}

/** A symbol with its number beside it. */
export const Amount = ({ icon, sign, amount }: AmountProps) => (
  <span className="lr-amount" data-sign={sign}>
    <Icon name={icon} />
    {amount !== undefined && <b>{amount}</b>}
  </span>
);
