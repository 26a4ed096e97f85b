import { type TableSetup, table } from './table.ts';

/** A game alone in deployment: three strength dice, the jungle clan, Sam's dice as loaded. */
export const solo = (setup: TableSetup = {}) =>
  table({
    seats: 1,
    ...setup,
    clans: [{ dice: { strength: 3 }, ...setup.clans?.[0] }],
  });

/** After the player's first die in the mine it is Sam's turn, with these dice. */
export const samRolls = (dice: readonly number[], setup: TableSetup = {}) =>
  solo({ dice, ...setup }).play('mine:2');
