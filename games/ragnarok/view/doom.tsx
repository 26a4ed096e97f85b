import { Explained, Icon } from '@krcma/tableware/pieces';
import * as icons from './icons.ts';
import { type Props, wordsOf } from './table.ts';
import './doom.css';

/** Once Ragnarök has begun: how many turns are left. */
export function Doom(props: Props) {
  const { view, point } = props;
  if (view.doom === null) return null;
  const left = wordsOf(props).turnsLeft(view.doom.left);
  return (
    <Explained thing="sign:ragnarok" label={left} point={point} className="lr-doom">
      <Icon name={icons.ragnarok} sign="ragnarok" />
      {left}
    </Explained>
  );
}
