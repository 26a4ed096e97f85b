// What operations do to regions.
import { loseControl } from '../control.ts';
import { rule } from '../script.ts';
import type { OpAt } from './op-at.ts';

/** The region it is about turns neutral, if anybody controls it (LOR-CTRL.8). */
const removeControl = rule<OpAt>('removeControl').do('remove', (game, { region }) => {
  if (region !== undefined) loseControl(game, region);
});

export const regionOperations = { removeControl };
