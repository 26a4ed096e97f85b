// Chapter DL-TRN: a combat alone, without cards, evil or a limit of rounds.
import { finish, type ScoreLine } from '@krcma/kernel';
import { type DungeonLords, type EndReason, lordAt } from '../state.ts';
import { nearestTiles } from './dungeon.ts';
import { fightOf, isBeaten } from './fight/fight.ts';
import { laySealed } from './fight/plan.ts';
import { fightRound } from './fight-round.ts';
import { planFight } from './plan-fight.ts';
import { note, type Of, rule } from './script.ts';

const trainingRound = rule<Of>('trainingRound')
  .do('begin', (game) => {
    game.round++;
    game.phase = 'planning';
    note({ key: 'combat-round', round: game.round });
  })
  .call('planned', planFight, (_, { player }) => ({ player }))
  .do('lay', (game, { player, planned }) => {
    laySealed(fightOf(game, player), planned.plan);
    game.phase = 'battle';
  })
  .call('fight', fightRound, (_, { player }) => ({ player }));

/** The party is gone, or the tiles are (DL-TRN.6). */
const isOver = (game: DungeonLords, { player }: Of): boolean => {
  const lord = lordAt(game, player);
  return isBeaten(lord) || nearestTiles(lord).length === 0;
};

/** As few tiles lost as can be is a victory (DL-TRN.7). */
function endTraining(game: DungeonLords, { player }: Of): void {
  const lost = lordAt(game, player).conquered.length;
  const best = game.training?.best ?? 0;
  const isBest = lost <= best;
  const reason: EndReason = isBest ? 'training-best' : 'training-worse';
  const winners = isBest ? [player] : [];
  const scores = [0 - lost];
  note({ key: 'game-ended', reason, winners, scores, lost, best });
  const lines = (tiles: number): ScoreLine[] => [{ key: 'conquered', points: 0 - tiles }];
  finish(game, {
    winners,
    reason,
    scores,
    sheet: [lines(lost)],
    rivals: [{ key: 'best-play', points: 0 - best, lines: lines(best) }],
  });
}

export const training = rule<Of>('training')
  .repeat('rounds', trainingRound, (game, { player }) => (isOver(game, { player }) ? undefined : { player }))
  .do('over', endTraining);
