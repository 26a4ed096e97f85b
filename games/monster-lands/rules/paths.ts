// Paths and what stands on them (ML-OUT, ML-TRX.8).
import { revealed, type Seat } from '@krcma/kernel';
import { indexOf, type PathId, PLACES, type PlaceId, placeOf } from '../data/board.ts';
import type { MemberId } from '../data/members.ts';
import { type MonsterLands, type Party, SAM } from '../state.ts';
import { discardTrap } from './piles.ts';

/** Occupied paths of a place, left to right. Sam's are among them. */
export function occupiedPaths(game: MonsterLands, place: PlaceId): PathId[] {
  const paths: PathId[] = [];
  for (const path of PLACES[place]) if (game.paths[path] !== null) paths.push(path);
  return paths;
}

/** The nearest mercenary on each side in the same place; empty paths and Sam's are skipped (ML-TRX.8, ML-SAM.26). */
export function neighboursOf(game: MonsterLands, path: PathId): PathId[] {
  const paths: readonly PathId[] = PLACES[placeOf(path)];
  const at = indexOf(path);
  const stands = (each: PathId): boolean => {
    const party = game.paths[each];
    return party !== null && party.member !== null && !party.dead;
  };
  const left = paths.slice(0, at).findLast(stands);
  const right = paths.slice(at + 1).find(stands);
  return [left, right].filter((each) => each !== undefined);
}

export const newParty = (seat: Seat, member: MemberId | null): Party => ({
  seat,
  member,
  dice: [],
  traps: [],
  defence: 0,
  potions: 0,
  venoms: 0,
  coins: 0,
  guardsUsed: 0,
  bonus: 0,
  rerolls: [],
  fought: false,
  dead: false,
  won: false,
  loot: [],
});

/**
 * Takes everything but the token off a path: dice and defence to the supply, traps to the used pile (ML-RP.6). A basic
 * trap goes elsewhere (ML-LODGE.8), so where a face-down token goes tells something about it.
 */
export function clearParty(game: MonsterLands, party: Party): void {
  if (party.traps.some(({ up }) => !up)) revealed();
  for (const { id } of party.traps)
    if (party.seat === SAM) game.sam?.usedTricks.push(id);
    else discardTrap(game, id);
  game.loot.used.push(...party.loot.splice(0));
  party.traps = [];
  party.dice = [];
  party.defence = 0;
  delete party.attackRoll;
}
