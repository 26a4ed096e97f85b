// What the positions of all lessons share.
import type { MageKnightArrangement } from '../rules/arrange.ts';

/** The tiles by their numbers, as First Reconnaissance lays them. */
export const THE_LAND = [
  { slot: '0,0', tile: 'start-a' },
  { slot: '1,0', tile: 'countryside-1' },
  { slot: '0,1', tile: 'countryside-2' },
] as const satisfies MageKnightArrangement['map'];

/** In the middle of the learner's turn. */
export const IN_TURN = [
  { rule: 'mageKnight', step: 'rounds' },
  { rule: 'playRound', step: 'turns' },
  { rule: 'turn', step: 'acts' },
] as const satisfies MageKnightArrangement['at'];

export const ALONE = { seats: 1, options: { scenario: 'first-reconnaissance' } } as const;
