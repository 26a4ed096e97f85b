// Chapter ML-REV: the first step of every battle. With tricks it is the conflict between mercenaries (ML-TRX.3).
import type { BattleId } from '../data/board.ts';
import { occupiedPaths } from './paths.ts';
import { turnAllUp } from './reveal.ts';
import { rule } from './script.ts';
import { conflict, usesTricks } from './tricks.ts';

/** All traps on all paths of the place (ML-REV.1, ML-CDEF.2). */
export const revealStep = rule<{ place: BattleId }>('revealStep')
  .maybeCall('conflict', conflict, (game, { place }) => (usesTricks(game) ? { place } : undefined))
  .do('turn up', (game, { place }) => {
    if (!usesTricks(game)) for (const path of occupiedPaths(game, place)) turnAllUp(game, path);
  });
