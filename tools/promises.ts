// Conformance of a game as every game is asked for it: drawn modes in the quick run, every mode in the full one.
import type { Check } from '../kernel/check.ts';
import { conformance, type Mode } from '../kernel/conformance.ts';
import type { GameTypes } from '../kernel/decision.ts';
import { drawnConformance } from '../kernel/drawn-games.ts';
import type { GameModule } from '../kernel/module.ts';
import { isFullRun, sampleSeed } from './sample.ts';

interface Extent {
  /** In the quick run; those of long turns are worth fewer. */
  readonly decisions?: number;
  /** Every how many of them all is checked. */
  readonly every?: number;
}

export function promises<T extends GameTypes>(
  module: GameModule<T>,
  modes: readonly Mode[],
  { decisions = 1500, every = 8 }: Extent = {},
): Check[] {
  if (isFullRun) return conformance(module, modes, { games: 2, effort: { every } });
  return [
    drawnConformance(module, modes, { seed: sampleSeed(), decisions, effort: { every, savedEvery: 3 } }),
  ];
}
