// Chapter ML-ROUND: the whole game, round by round.
import { seatsFrom } from '@krcma/kernel';
import { adventure } from './adventure.ts';
import { dealClans, pickClan } from './clans.ts';
import { cleanUp } from './clean-up.ts';
import { deployment } from './deployment.ts';
import { dicePool } from './pool.ts';
import { note, rule } from './script.ts';

/** Four phases (ML-ROUND.1). */
const round = rule('round')
  .do('start', (game) => note({ key: 'round-started', round: game.round, first: game.first }))
  .call('pool', dicePool, () => ({}))
  .call('deployment', deployment, () => ({}))
  .call('adventure', adventure, () => ({}))
  .call('cleanUp', cleanUp, () => ({}));

export const opening = rule('monsterLands')
  .do('deal clans', (game) => {
    if (game.options.clans === 'dealt') dealClans(game);
  })
  .each('clans', pickClan, (game) =>
    game.options.clans === 'dealt' ? [] : seatsFrom(game.first, game.seats).map((player) => ({ player })),
  )
  .repeat('rounds', round, () => ({}));
