// Chapter ML-MATK.2-5: what a monster attacks with, before anything takes some of it away.
import { type BattleId, type PathId, placeOf } from '../data/board.ts';
import { extraDiceIn } from '../data/difficulties.ts';
import { memberOf } from '../data/members.ts';
import { type MonsterId, monsterOf } from '../data/monsters.ts';
import { realmOf } from '../data/realms.ts';
import { scenarioOf } from '../data/scenarios.ts';
import { areaAt, clanAt, type MonsterLands } from '../state.ts';
import { isFresh } from './clan.ts';
import { neighboursOf, occupiedPaths } from './paths.ts';

/** Affinity counts in realms only, and there some monsters take more than one die (ML-MATK.3, ML-CDEF.3). */
function diceOfPlace(game: MonsterLands, place: BattleId, monster: MonsterId): number {
  const { affinity, ability } = monsterOf(monster);
  if (place === 'gate') return ability.op === 'gateDice' ? ability.dice : 0;
  const realm = areaAt(game, place)?.realm;
  if (realm == null || realmOf(realm).affinity !== affinity) return 0;
  return ability.op === 'homelandDice' && ability.affinity === affinity ? ability.dice : 1;
}

export const attackDice = (game: MonsterLands, path: PathId, monster: MonsterId): number =>
  monsterOf(monster).attack +
  diceOfPlace(game, placeOf(path) as BattleId, monster) +
  extraDiceIn(game.difficulty, game.round);

/** Dice rolled before the attack that hit everybody there (ML-MON.2). */
export const preRollDice = (monster: MonsterId): number => {
  const { ability } = monsterOf(monster);
  return ability.op === 'preRollAll' ? ability.dice : 0;
};

/** ML-MON.6. */
export const automaticHits = (monster: MonsterId): number => {
  const { ability } = monsterOf(monster);
  return ability.op === 'autoHit' ? ability.value : 0;
};

/** In Doom every attack die that missed is rolled once more (ML-SCN.10, ML-SCN.10c). */
export const rerollsMisses = ({ scenario }: MonsterLands): boolean =>
  scenario !== undefined && scenarioOf(scenario).monstersReroll === true;

/** Dice the member's own ability sends on: as many as the attack has, none without a neighbour (ML-MER.18). */
export function divertedByAbility(game: MonsterLands, path: PathId, dice: number): number {
  const party = game.paths[path];
  if (party === null || party.member === null) return 0;
  const { ability } = memberOf(party.member);
  if (ability.op !== 'divertDie' || neighboursOf(game, path).length === 0) return 0;
  return isFresh(clanAt(game, party.seat), party.member) ? Math.min(dice, ability.dice) : 0;
}

/** Magic dice on the path that have not been rolled, those on traps too (ML-MATK.7). */
export function magicOn(game: MonsterLands, path: PathId): number {
  let magic = 0;
  for (const { colour, face } of game.paths[path]?.dice ?? []) if (colour === 'magic' && face === 0) magic++;
  return magic;
}

/** Living mercenaries of the place, left to right; Sam is never attacked (ML-MON.16, ML-SAM.20). */
export const mercenariesIn = (game: MonsterLands, place: BattleId): PathId[] =>
  occupiedPaths(game, place).filter((path) => {
    const party = game.paths[path];
    return party !== null && party.member !== null && !party.dead;
  });

export const hasFallen = (game: MonsterLands, path: PathId): boolean => game.paths[path]?.dead !== false;
