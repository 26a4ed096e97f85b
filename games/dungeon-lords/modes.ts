// Ways to set the game up that are worth a test of their own: fuzzing plays them all, a golden replay keeps one of each.
import type { Json } from '@krcma/kernel';
import type { Mode } from '@krcma/kernel/conformance';
import { SITUATIONS } from './data/training.ts';
import type { DungeonLordsOptions, EndReason } from './state.ts';

const SEVERAL = [2, 3, 4] as const;
/** With fewer than four lords, whose places dummies take. */
const WITH_DUMMIES = [2, 3] as const;

const mode = (seats: number, name: string, options: Partial<DungeonLordsOptions> = {}): Mode => ({
  name: `${seats}-${name}`,
  seats,
  options,
});

export const modes: readonly Mode[] = [
  ...SEVERAL.map((seats) => mode(seats, 'first')),
  ...SEVERAL.map((seats) => mode(seats, 'full', { rules: 'full' })),
  ...SEVERAL.map((seats) => mode(seats, 'chosen-locks', { chosenLocks: true })),
  ...SEVERAL.map((seats) => mode(seats, 'no-special', { rules: 'full', specialEvents: false })),
  ...SEVERAL.map((seats) => mode(seats, 'in-turn-order', { rules: 'full', planning: 'in-turn-order' })),
  ...WITH_DUMMIES.map((seats) => mode(seats, 'greedy-dummies', { greedyDummies: true })),
  ...SITUATIONS.map((situation) => mode(1, situation, { situation })),
];

const several = ({ seats }: Mode): boolean => seats > 1;
const alone = ({ seats }: Mode): boolean => seats === 1;

/** In which modes the game can end so. */
export const endings: Readonly<Record<EndReason, (mode: Mode) => boolean>> = {
  points: several,
  'training-best': alone,
  'training-worse': alone,
};

/** Positions from which a game comes to an end that players without a plan hardly ever reach: chance finds all of these. */
export const rareEndings: Readonly<Partial<Record<EndReason, Json>>> = {};

const trainings = modes.filter(alone);

/** A training says how well it was done. */
export const graded: { readonly modes: readonly Mode[]; readonly endings: readonly EndReason[] } = {
  modes: trainings,
  endings: ['training-worse', 'training-best'],
};
