import { lands, Scene, type Scenery } from '@krcma/tableware/pieces';
import * as icons from './icons.ts';
import './lobby-emblem.css';

/** Dusk over the land: half a day, half a night. */
const scenery: Scenery = {
  sky: ['#2b2350', '#d9775a'],
  disc: [88, 20, 10, '#f4ead0'],
  far: [lands.walls, '#3a2a4f'],
  near: [lands.rolling, '#55703f'],
};

/** The sign of the game: a knight at dusk, with the sparks of mana. */
export const LobbyEmblem = ({ size }: { readonly size: number }) => (
  <span className="mk-lobby-emblem" style={{ width: size, height: size }}>
    <Scene
      scenery={scenery}
      emblem={{ icon: icons.centaur, with: { icon: icons.special, x: 0.6, y: 0.06, size: 0.34 } }}
    />
  </span>
);
