// Chapters ML-BAT and ML-BEND: the battle for a realm, and the fight with a monster wherever it lies.
import type { BattleId, PathId, RealmAreaId } from '../data/board.ts';
import type { MonsterId } from '../data/monsters.ts';
import { areaAt, type MonsterLands } from '../state.ts';
import { attack } from './attack.ts';
import { hasFallen } from './attack-strength.ts';
import { lootStep } from './battle-loot.ts';
import { conquest } from './conquest.ts';
import { monsterAttack } from './monster-attack.ts';
import { clearParty, occupiedPaths } from './paths.ts';
import { revealStep } from './reveal-step.ts';
import { samBattle } from './sam-battle.ts';
import { note, rule } from './script.ts';

const monsterIn = (game: MonsterLands, place: BattleId): MonsterId | null =>
  place === 'gate' ? game.gate : (areaAt(game, place)?.monster ?? null);

/** The monster attacks, then the mercenary if he lives; gives whether it is beaten (ML-MATK.1). */
export const duel = rule<{ path: PathId; monster: MonsterId }>('duel')
  .do('begin', (game, { path }) => {
    game.resolving = path;
  })
  .set('alone', (game, { path }) => game.paths[path]?.member === null)
  .maybeCall('sam', samBattle, (_, { path, monster, alone }) => (alone ? { path, monster } : undefined))
  .exitIf('sam won', (_, { alone }) => alone)
  .call('attacked', monsterAttack, (_, { path, monster }) => ({ path, monster }))
  .exitIf('fallen', (game, { path }) => hasFallen(game, path))
  .call('beaten', attack, (game, { path, monster }) => ({
    player: game.paths[path]?.seat ?? 0,
    path,
    monster,
  }))
  .gives((_, { alone, beaten }) => alone || beaten === true);

/** The next who has not fought yet, left to right. */
const nextFighter = (game: MonsterLands, place: BattleId): PathId | undefined =>
  occupiedPaths(game, place).find((path) => game.paths[path]?.fought === false);

/** Dice, traps and defence tokens of those who fought are removed (ML-BEND.2). */
function clearFighters(game: MonsterLands, place: BattleId): void {
  for (const path of occupiedPaths(game, place)) {
    const party = game.paths[path];
    if (party === null || !party.fought) continue;
    clearParty(game, party);
    party.bonus = 0;
    delete party.total;
  }
}

/** Gives whether the monster is beaten; where none lies there is nothing to beat (ML-BEND.1, ML-CON.6). */
export const monsterFight = rule<{ place: BattleId }>('monsterFight')
  .set('monster', (game, { place }) => monsterIn(game, place))
  .repeat('beaten', duel, (game, { place, monster, beaten }) => {
    const path = beaten === true || monster === null ? undefined : nextFighter(game, place);
    return path === undefined || monster === null ? undefined : { path, monster };
  })
  .do('end', (game, { place, monster, beaten }) => {
    game.resolving = null;
    if (beaten === true) clearFighters(game, place);
    const area = place === 'gate' ? undefined : areaAt(game, place);
    if (area !== undefined && monster !== null && beaten !== true) area.leaving = true;
  })
  .gives((_, { monster, beaten }) => monster === null || beaten === true);

/** Reveal traps, monster fight, conquest, loot (ML-BAT.1). */
export const realmBattle = rule<{ area: RealmAreaId }>('realmBattle')
  .do('reach', (_, { area }) => note({ key: 'place-reached', place: area }))
  .call('reveal', revealStep, (_, { area }) => ({ place: area }))
  .call('cleared', monsterFight, (_, { area }) => ({ place: area }))
  .maybeCall('conquest', conquest, (_, { area, cleared }) => (cleared ? { area } : undefined))
  .do('leave', (game) => {
    game.resolving = null;
  })
  .call('loot', lootStep, (_, { area }) => ({ area }));
