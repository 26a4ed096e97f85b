// Chapter ML-MATK: the monster attacks the mercenary of a path.
import { type BattleId, type PathId, placeOf } from '../data/board.ts';
import type { MonsterId } from '../data/monsters.ts';
import { attackDice, hasFallen, mercenariesIn, preRollDice } from './attack-strength.ts';
import { takeHits } from './defend.ts';
import { divertDice } from './divert.ts';
import { rule } from './script.ts';
import { rollHits, strike } from './strike.ts';

/** The pre-roll, dice that are diverted, then the attack itself (ML-MATK.12). */
export const monsterAttack = rule<{ path: PathId; monster: MonsterId }>('monsterAttack')
  .set('hits', (game, { path, monster }) => rollHits(game, path, monster, preRollDice(monster)))
  .each('pre-roll', takeHits, (game, { path, monster, hits }) =>
    hits === 0
      ? []
      : mercenariesIn(game, placeOf(path) as BattleId).map((each) => ({
          path: each,
          monster,
          hits,
          active: false,
        })),
  )
  .exitIf('fallen', (game, { path }) => hasFallen(game, path))
  .call('dice', divertDice, (game, { path, monster }) => ({
    path,
    monster,
    dice: attackDice(game, path, monster),
  }))
  .call('strike', strike, (_, { path, monster, dice }) => ({ path, monster, dice, active: true }));
