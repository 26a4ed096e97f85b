// Ways to set the game up that are worth a test of their own: fuzzing plays them all, a golden replay keeps one of each.
import type { Json } from '@krcma/kernel';
import type { Mode } from '@krcma/kernel/conformance';
import type { EndReason, RagnarokOptions } from './state.ts';

const SEATS = [2, 3, 4] as const;

/** Long enough for every ending, short enough for seats that do not want one. */
const LAST_ROUND = 12;

const mode = (seats: number, name: string, options: Partial<RagnarokOptions> = {}): Mode => ({
  name: `${seats}-${name}`,
  seats,
  options: { lastRound: LAST_ROUND, ...options },
});

export const modes: readonly Mode[] = [
  ...SEATS.map((seats) => mode(seats, 'scale-a')),
  ...SEATS.map((seats) => mode(seats, 'scale-b', { scale: 'b' })),
];

/** Every ending can come in every mode. */
export const endings: Readonly<Record<EndReason, (mode: Mode) => boolean>> = {
  jarl: () => true,
  godi: () => true,
  slayer: () => true,
  ragnarok: () => true,
};

/** Positions from which a game comes to an end that players without a plan hardly ever reach. */
export const rareEndings: Readonly<Partial<Record<EndReason, Json>>> = {};
