import type { GameTypes } from './decision.ts';
import { setFloor } from './journal.ts';
import type { Journal } from './memory.ts';
import type { GameModule } from './module.ts';
import { forgetAsks } from './present.ts';
import { commitmentTo } from './random.ts';
import { redealUnseen } from './redeal.ts';

/**
 * Whatever nobody at the table has seen yet is dealt anew under another seed, so that whoever knew the first one no
 * longer foresees anything. From now on that seed is the promised one, and nobody goes back beyond this moment.
 */
export function dealAnew<T extends GameTypes>(
  module: GameModule<T>,
  journal: Journal<T>,
  seed: string,
): void {
  forgetAsks(journal);
  redealUnseen(module, journal.table, seed);
  journal.dealtAnew = { after: journal.log.length, seed };
  journal.commitment = commitmentTo(seed);
  setFloor(journal, 'brought');
}
