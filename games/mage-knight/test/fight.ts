import type { EnemyId } from '../data/enemies.ts';
import { type Foe, foeAt } from '../state.ts';
import { type Game, type TableSetup, table } from './table.ts';

/** Beside the rampaging space of the second tile. */
export const LAIR = '1,0:NW';
const BESIDE = '1,0:C';

export interface FightSetup extends Omit<TableSetup, 'combat' | 'players'> {
  readonly player?: NonNullable<TableSetup['players']>[number];
}

/** Seat 0 against these enemies in the open, in the first phase that asks something. */
export function fight(
  foes: readonly EnemyId[],
  { player = {}, holdings = [], ...rest }: FightSetup = {},
): Game {
  return table({
    ...rest,
    players: [{ space: BESIDE, ...player }],
    holdings: [{ space: LAIR, tokens: [...foes] }, ...holdings],
    combat: { space: BESIDE, tokens: [LAIR] },
  });
}

export const foe = ({ game }: Game, id = 0): Foe => foeAt(game, id);
