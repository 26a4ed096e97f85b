// Two heroes on one space: seat 0 attacks seat 1.
import type { PlayerArrangement } from '../rules/arrange.ts';
import { type Game, type TableSetup, table } from './table.ts';

/** A plain without a site, beside the village, and where the aggressor came from. */
export const HERE = '1,0:SE';
export const FROM = '1,0:SW';

/** Seat 0 has attacked seat 1, who is asked how far to attend. */
export const attacked = (
  aggressor: PlayerArrangement = {},
  defender: PlayerArrangement = {},
  rest: TableSetup = {},
): Game =>
  table({
    seats: 2,
    options: { playerCombat: true },
    path: [FROM],
    source: ['black', 'black', 'black'],
    attacks: 1,
    ...rest,
    players: [
      { hero: 'tovak', space: HERE, ...aggressor },
      { hero: 'goldyx', space: HERE, ...defender },
      ...(rest.players?.slice(2) ?? []),
    ],
  });

/** The defender attends so, and is the first to shoot. */
export const duel = (
  aggressor: PlayerArrangement = {},
  defender: PlayerArrangement = {},
  rest: TableSetup = {},
  attendance: 'full' | 'partial' = 'partial',
): Game => attacked(aggressor, defender, rest).play(`attend:${attendance}`);

/** Nobody shoots: the aggressor may strike. */
export const melee = (
  aggressor: PlayerArrangement = {},
  defender: PlayerArrangement = {},
  rest: TableSetup = {},
): Game => duel(aggressor, defender, rest).play('pass', 'pass');
