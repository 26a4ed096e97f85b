import type { SpaceId } from '../../data/geometry.ts';
import type { Combat } from '../../state.ts';

/** A combat before anybody is faced in it. */
export const emptyCombat = (space: SpaceId, cause: Combat['cause']): Combat => ({
  space,
  cause,
  way: null,
  dark: false,
  units: null,
  escort: null,
  from: null,
  halfFame: false,
  phase: 'ranged',
  foes: [],
  aim: [],
  points: [],
  wounds: 0,
  knockedOut: false,
  defeated: 0,
  begun: false,
  later: [],
  over: false,
});
