// One lord's fight: what its steps work on.
import type { Seat } from '@krcma/kernel';
import { PHANTOM } from '../../data/adventurers.ts';
import { type BattleRoom, roomOf } from '../../data/rooms.ts';
import type { Year } from '../../data/types.ts';
import { type Battle, type DungeonLords, type Lord, lordAt } from '../../state.ts';

/** A lord and the table around; a solver works on copies of a lord and has no table. */
export interface Fight {
  readonly player: Seat;
  readonly lord: Lord;
  readonly year: Year;
  readonly game: DungeonLords | undefined;
}

export const fightOf = (game: DungeonLords, player: Seat): Fight => ({
  player,
  lord: lordAt(game, player),
  year: game.year,
  game,
});

/** Nobody is left, or phantoms alone (DL-SPL.13). */
export const isBeaten = ({ party }: Lord): boolean => party.every(({ id }) => id === PHANTOM);

/** The plan of a lord who fights. */
export const battleOf = ({ battle }: Lord): Battle => battle as Battle;

/** The battle room that is fought in, if it is one (DL-RM.7). */
export function battleRoomAt({ dungeon }: Lord, cell: number): BattleRoom | undefined {
  const tile = dungeon[cell] ?? null;
  if (tile === null || tile === 'tunnel') return undefined;
  const room = roomOf(tile);
  return room.kind === 'battle' ? room : undefined;
}
