// Ways to set the game up that are worth a test of their own: fuzzing plays them all, a golden replay keeps one of each.
import type { Mode } from '@krcma/kernel/conformance';
import type { EndReason } from './rules/scores.ts';
import type { MageKnightOptions } from './state.ts';

const mode = (seats: number, scenario: MageKnightOptions['scenario']): Mode => ({
  name: `${seats}-${scenario}`,
  seats,
  options: { scenario },
});

export const modes: readonly Mode[] = [
  ...[1, 2, 3, 4].map((seats) => mode(seats, 'first-reconnaissance')),
  ...[2, 3, 4].map((seats) => mode(seats, 'blitz-conquest')),
  mode(1, 'solo-conquest'),
];

const isConquest = ({ options }: Mode): boolean => options?.scenario !== 'first-reconnaissance';

/** Which way a game of a mode can end. */
export const endings: Readonly<Record<EndReason, (mode: Mode) => boolean>> = {
  cityRevealed: (mode) => !isConquest(mode),
  citiesConquered: isConquest,
  rounds: () => true,
};
