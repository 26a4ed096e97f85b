// What the lessons have in common; all but the first begin with the dukes kept.
import type { Tutorial } from '@krcma/tableware/board';
import type { ValeriaArrangement } from '../rules/arrange.ts';

/** Where turns are played. */
export const turns = [{ rule: 'valeria', step: 'turns' }];

/** The cards of the first game, two players. */
export const laidOut = (arrangement: ValeriaArrangement): Tutorial['setup'] => ({
  seats: 2,
  seed: 'lesson',
  options: { layout: 'first-game' },
  arrangement,
});
