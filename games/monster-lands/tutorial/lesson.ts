// What the lessons have in common; all but the first begin in the middle of a round.
import type { Tutorial } from '@krcma/tableware/board';
import type { ClanArrangement, MonsterLandsArrangement } from '../rules/arrange.ts';

/** A phase of the round, by the name of its step. */
export const during = (step: 'deployment' | 'adventure' | 'cleanUp') => [
  { rule: 'monsterLands', step: 'rounds' },
  { rule: 'round', step },
];

/** The opponent has nothing left to place. */
export const passed = {
  passed: true,
  dice: { strength: 0, magic: 0, persuasion: [] },
} as const satisfies ClanArrangement;

/** A die on a path. */
export const unrolled = { colour: 'strength', face: 0, trap: null } as const;

/** Two clans, on the easy difficulty. */
export const laidOut = (arrangement: MonsterLandsArrangement): Tutorial['setup'] => ({
  seats: 2,
  seed: 'lesson',
  options: {},
  arrangement,
});
