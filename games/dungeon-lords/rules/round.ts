// Chapter DL-YR: the whole game, year by year and season by season.
import { seatsFrom } from '@krcma/kernel';
import { isTraining, lordAt } from '../state.ts';
import { allocateAdventurers } from './adventurers.ts';
import { combat } from './combat.ts';
import { endGame } from './end.ts';
import { eventPhase } from './events.ts';
import { execution } from './execution.ts';
import { chooseLocks } from './locks.ts';
import { prepareRound } from './new-round.ts';
import { ordersPhase } from './orders.ts';
import { production } from './production.ts';
import { note, rule } from './script.ts';
import { choosesLocks } from './set-up.ts';
import { training } from './training.ts';
import { beginSecondYear, endRound } from './year-end.ts';

/** DL-YR.2; winter has neither event nor adventurers (DL-YR.3). */
const round = rule('round')
  .do('prepare', prepareRound)
  .call('orders', ordersPhase, () => ({}))
  .call('execution', execution, () => ({}))
  .do('production begins', (game) => {
    game.phase = 'production';
  })
  .sideBySide('production', production, (game) =>
    seatsFrom(game.start, game.seats).map((player) => ({ player })),
  )
  .call('event', eventPhase, () => ({}))
  .do('adventurers', allocateAdventurers)
  .do('end', endRound);

const year = rule('year')
  .repeat('seasons', round, (game) => (game.phase === 'planning' ? undefined : {}))
  .call('combat', combat, () => ({}))
  .do('over', (game) => {
    if (game.year === 1) beginSecondYear(game);
    else endGame(game);
  });

export const opening = rule('dungeonLords')
  .do('start', (game) => {
    if (!isTraining(game)) note({ key: 'game-started', start: game.start });
    if (choosesLocks(game)) game.phase = 'locks';
  })
  .sideBySide(
    'locks',
    chooseLocks,
    (game) => (choosesLocks(game) ? game.lords.map((_, player) => ({ player })) : []),
    { secret: true },
  )
  .do('lock', (game, { locks }) => {
    for (const { player, kept } of locks) {
      const lord = lordAt(game, player);
      lord.locked = lord.drawn.filter((order) => order !== kept);
      lord.drawn = [];
      note({ key: 'orders-locked', player, orders: lord.locked });
    }
  })
  .maybeCall('training', training, (game) => (isTraining(game) ? { player: 0 } : undefined))
  .repeat('years', year, () => ({}));
