import { Thing } from '@krcma/tableware/pieces';
import { dukePoints, scoringOf } from './duke-points.ts';
import { Face } from './faces.tsx';
import { TrackPip } from './symbols.tsx';
import { type Props, playerIn, touching, wordsOf } from './table.ts';
import './own-duke.css';

/** The viewer's secret duke, face up for these eyes only, with what it is worth by now. */
export function OwnDuke(props: Props) {
  const { seat, view } = props;
  const player = seat === undefined ? undefined : playerIn(props, seat);
  const duke = player?.dukes[0];
  const scoring = player && scoringOf(view, player);
  if (player === undefined || duke === undefined || scoring === undefined) return null;
  const words = wordsOf(props);
  const points = dukePoints(player, scoring);
  return (
    <Thing
      {...touching(props, `card:${duke}`, `${words.card(duke)}, ${words.worth(points)}`)}
      className="va-own-duke"
    >
      <Face card={duke} words={words} note={<TrackPip track="vp" amount={points} />} />
    </Thing>
  );
}
