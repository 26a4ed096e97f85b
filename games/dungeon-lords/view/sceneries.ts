import { lands, type Scenery } from '@krcma/tableware/pieces';
import type { CreatureId } from '../data/creatures.ts';
import type { Room } from '../data/rooms.ts';

/** Vaults of a dungeon in the light of torches; what hangs from above is far, what lies below near. */
const cave = (top: string, bottom: string, far: string, near: string): Scenery => ({
  sky: [top, bottom],
  far: [lands.teeth, far],
  near: [lands.ground, near],
});

export const roomScenery: Readonly<Record<Room['kind'], Scenery>> = {
  production: cave('#d8a45c', '#f3d9a0', '#9c6a34', '#7c5127'),
  battle: cave('#b45a44', '#eeb88c', '#6f2f26', '#54241d'),
  prestige: cave('#6f6aa8', '#d7c7e4', '#463f74', '#383260'),
};

const beast = cave('#7f8f5a', '#dbd9a0', '#4d5a33', '#3a4527');
const undead = cave('#5d7388', '#c6d6d8', '#36485a', '#2a3947');
const spell = cave('#7b5a92', '#dcc3de', '#4c3561', '#3b294c');
const fire = cave('#b2512c', '#f2b66c', '#6d2c17', '#532012');

export const creatureScenery: Readonly<Record<CreatureId, Scenery>> = {
  goblin: beast,
  slime: beast,
  troll: beast,
  ghost: undead,
  vampire: undead,
  witch: spell,
  golem: cave('#8d8578', '#dcd4c0', '#57503f', '#443e32'),
  dragon: fire,
  demon: fire,
};

/** Before the gate, in daylight. */
export const heroScenery: Scenery = {
  sky: ['#9cc3d8', '#e9edd2'],
  disc: [94, 20, 10, '#fdf3c6'],
  far: [lands.walls, '#8f9a8a'],
  near: [lands.ground, '#6e7d4a'],
};

export const otherScenery = {
  spell,
  trap: cave('#8b7a5c', '#e0d0a8', '#594a31', '#463a26'),
  lobby: cave('#45304f', '#c7754a', '#24172e', '#3b2018'),
} as const satisfies Record<string, Scenery>;
