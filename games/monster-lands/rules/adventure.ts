// Chapter ML-ADV: quests, then the realms, then the defence of the Citadel.
import type { BattleId, RealmAreaId } from '../data/board.ts';
import { AREA_INDEX, type MonsterLands } from '../state.ts';
import { realmBattle } from './battle.ts';
import { citadelDefence } from './citadel-defence.ts';
import { occupiedPaths } from './paths.ts';
import { diceQuest, resourceQuest } from './quests.ts';
import { note, rule } from './script.ts';

const AREAS: readonly RealmAreaId[] = ['a', 'b'];

/** Places without a mercenary are skipped (ML-ADV.2). */
const isVisited = (game: MonsterLands, place: BattleId | 'qa' | 'qb'): boolean =>
  occupiedPaths(game, place).length > 0;

export const adventure = rule('adventure')
  .do('start', (game) => {
    game.phase = 'adventure';
    note({ key: 'phase-started', phase: 'adventure', round: game.round });
  })
  .maybeCall('quest a', diceQuest, (game) => (isVisited(game, 'qa') ? {} : undefined))
  .maybeCall('quest b', resourceQuest, (game) => (isVisited(game, 'qb') ? {} : undefined))
  .each('realms', realmBattle, (game) =>
    AREAS.filter((area) => AREA_INDEX[area] < game.areas.length && isVisited(game, area)).map((area) => ({
      area,
    })),
  )
  .maybeCall('gate', citadelDefence, (game) =>
    game.gate !== null && isVisited(game, 'gate') ? {} : undefined,
  );
