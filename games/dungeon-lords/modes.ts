// Ways to set the game up that are worth a test of their own: fuzzing plays them all, a golden replay keeps one of each.
import type { Json, Seat, Table } from '@krcma/kernel';
import type { Mode } from '@krcma/kernel/conformance';
import { companyOf } from './data/setup.ts';
import { SITUATIONS } from './data/training.ts';
import { type DungeonLords, type DungeonLordsOptions, type EndReason, SEASONS } from './state.ts';

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

/** Times the start token moves in a game (DL-END.2, DL-Y2.7). */
const startMoves = (seats: number): number => 2 * (SEASONS.length - 1) + companyOf(seats).startMoves;

/**
 * How a seat began, told of a finished table, for the report of how even the game is. Who starts is drawn, so that seats
 * are alike by themselves: what counts is how far one sits from whoever started.
 */
export function traitsOf(table: Table, seat: Seat): readonly string[] {
  const { start, seats } = table as DungeonLords;
  if (seats === 1) return [];
  const place = (seat - start + startMoves(seats)) % seats;
  return [`place ${((place + seats) % seats) + 1} from the first start`];
}

export { befell } from './befell.ts';
