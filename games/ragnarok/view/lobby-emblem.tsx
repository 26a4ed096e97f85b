import { Scene } from '@krcma/tableware/pieces';
import * as icons from './icons.ts';
import { sceneries } from './sceneries.ts';
import './lobby-emblem.css';

/** The sign of the game: a drakkar before the last sun. */
export const LobbyEmblem = ({ size }: { readonly size: number }) => (
  <span className="lr-lobby-emblem" style={{ width: size, height: size }}>
    <Scene scenery={sceneries.lobby} emblem={{ icon: icons.drakkar }} />
  </span>
);
