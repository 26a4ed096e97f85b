// Chapters ML-ATK.7-13 and ML-CON.2-3: what a total is worth.
import { type PathId, PLACES, placeOf } from '../data/board.ts';
import { memberOf } from '../data/members.ts';
import { type MonsterId, monsterOf } from '../data/monsters.ts';
import { type RealmId, realmOf } from '../data/realms.ts';
import { isTrick } from '../data/traps.ts';
import type { MonsterLands } from '../state.ts';
import { goalBonus, pathTotal } from './path-roll.ts';

/** The totals rolled in vain to the left (ML-ATK.13, ML-CON.3). */
export function carriedTo(game: MonsterLands, path: PathId): number {
  let carried = 0;
  for (const each of PLACES[placeOf(path)]) {
    if (each === path) break;
    carried += game.paths[each]?.total ?? 0;
  }
  return carried;
}

/** Enough traps on his own path, or none needed; a revealed trick is none (ML-ATK.8, ML-ATK.11, ML-MON.5, ML-MER.28). */
export function mayCapture(game: MonsterLands, path: PathId, monster: MonsterId): boolean {
  const party = game.paths[path];
  if (party === null || party.member === null) return false;
  if (memberOf(party.member).ability.op === 'noTrapNeeded') return true;
  const { ability } = monsterOf(monster);
  let missing = ability.op === 'trapsToCapture' ? ability.value : 1;
  for (const { id, up } of party.traps) if (!up || !isTrick(id)) missing--;
  return missing <= 0;
}

export type Result = 'capture' | 'kill' | 'failure';

/** The totals that take the monster: from `capture` on, and from `kill` on it dies (ML-ATK.10). */
export const goalsOf = (game: MonsterLands, path: PathId, monster: MonsterId) => ({
  capture: monsterOf(monster).capture - goalBonus(game, path, 'capture'),
  kill: monsterOf(monster).kill - goalBonus(game, path, 'kill'),
});

/** His own total and what is carried to him. */
export const attackTotal = (game: MonsterLands, path: PathId): number =>
  carriedTo(game, path) + pathTotal(game, path, 'monster');

/** What it comes to if he stops now (ML-ATK.7-9). */
export function resultOf(game: MonsterLands, path: PathId, monster: MonsterId): Result {
  const total = attackTotal(game, path);
  const { capture, kill } = goalsOf(game, path, monster);
  if (total >= kill) return 'kill';
  return total >= capture && mayCapture(game, path, monster) ? 'capture' : 'failure';
}

export const conquestTotal = (game: MonsterLands, path: PathId): number =>
  carriedTo(game, path) + pathTotal(game, path, 'conquest');

/** The total that takes the realm (ML-CON.2, ML-MER.27). */
export const conquestGoal = (game: MonsterLands, path: PathId, realm: RealmId): number =>
  realmOf(realm).conquest - goalBonus(game, path, 'conquest');
