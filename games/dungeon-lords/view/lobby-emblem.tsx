import { crown } from '@krcma/tableware/icons';
import { Scene } from '@krcma/tableware/pieces';
import * as icons from './icons.ts';
import { otherScenery } from './sceneries.ts';
import './lobby-emblem.css';

/** The sign of the game: an imp who would be a lord, in his cave. */
export const LobbyEmblem = ({ size }: { readonly size: number }) => (
  <span className="dl-lobby-emblem" style={{ width: size, height: size }}>
    <Scene
      scenery={otherScenery.lobby}
      emblem={{ icon: icons.imp, with: { icon: crown, x: 0.5, y: -0.04, size: 0.42 } }}
    />
  </span>
);
