// MK-25.13, .14: a die under somebody's hand, for an enemy that fights alone.
import { Explained } from '@krcma/tableware/pieces';
import type { DieView } from '../rules/combat/seen.ts';
import { ManaSign } from './mana.tsx';
import { type Props, wordsOf } from './table.ts';
import './hidden-die.css';

/** A die nobody sees: what it shows is a question. */
export const UnknownDie = () => (
  <svg className="mk-mana mk-die-unknown" data-kind="die" viewBox="0 0 24 24" aria-hidden="true">
    <rect className="mk-mana-ground" x="1" y="1" width="22" height="22" rx="5" />
    <text x="12" y="17.5">
      ?
    </text>
  </svg>
);

/** What is known of it by now: its colour, or which ones it is not. */
export function HiddenDie({ die, ...props }: Props & { readonly die: DieView }) {
  const { table } = wordsOf(props);
  const { by, colour, denied } = die;
  const says = table.die(props.names.seat(by), die);
  return (
    <Explained thing="sign:hidden-die" label={says} point={props.point} className="mk-die-held">
      {colour === null ? <UnknownDie /> : <ManaSign colour={colour} kind="die" />}
      <span>{says}</span>
      {colour === null &&
        denied.map((each) => (
          <span key={each} className="mk-die-denied">
            <ManaSign colour={each} kind="die" />
          </span>
        ))}
    </Explained>
  );
}
