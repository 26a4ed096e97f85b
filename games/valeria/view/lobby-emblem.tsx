import { crown, swords } from '@krcma/tableware/icons';
import { Scene } from '@krcma/tableware/pieces';
import { otherScenery } from './sceneries.ts';
import './lobby-emblem.css';

/** The sign of the game: a crowned shield over crossed swords. */
export const LobbyEmblem = ({ size }: { readonly size: number }) => (
  <span className="va-lobby-emblem" style={{ width: size, height: size }}>
    <Scene
      scenery={otherScenery.domain}
      emblem={{ icon: swords, with: { icon: crown, x: 0.5, y: 0.02, size: 0.5 } }}
    />
  </span>
);
