// Chapter MK-3: rounds, from their preparation to the last turn.
import { scenarioOf } from '../data/scenarios.ts';
import type { MageKnight } from '../state.ts';
import { agreeOnTactic, mustAgree } from './agreement.ts';
import { nameChosen, namingSeats } from './chosen.ts';
import { seatDummy } from './dummy.ts';
import { clearGlades } from './glades.ts';
import { pickHero } from './heroes.ts';
import { passOn } from './last-turns.ts';
import { expireRound } from './lasting.ts';
import { areMinersGrateful, minersGifts } from './mines.ts';
import { closePortal, seatsLeft } from './portal.ts';
import { prepare, renewPlayer } from './preparation.ts';
import { setupOf } from './scenario.ts';
import { judge } from './scores.ts';
import { type Of, rule, ruleNamed } from './script.ts';
import { orderTokens, pickForDummy, pickingOrder, pickTactic } from './tactics.ts';

/** MK-3.9, MK-33.3: tactics are collected; whoever plays alone uses none twice, nor does their dummy. */
function collectTactics(game: MageKnight): void {
  const { players, dummy } = game;
  for (const holder of dummy === null ? players : [...players, dummy]) {
    if (holder.tactic !== null && game.seats === 1) game.gone.tactics.push(holder.tactic);
    holder.tactic = null;
  }
}

/** MK-3.22, MK-30.7. */
function endRound(game: MageKnight): void {
  collectTactics(game);
  expireRound(game);
  clearGlades(game);
  closePortal(game);
  if (game.ending || seatsLeft(game).length === 0 || game.round >= setupOf(game).rounds) judge(game);
  else game.round++;
}

/** By name: a page that shows the first questions fetches what a turn needs while they are answered. */
const turn = ruleNamed<Of>('turn');
const growHeroes = ruleNamed<object>('growHeroes');

const everybody = (game: MageKnight) => seatsLeft(game).map((player) => ({ player }));

const playRound = rule('playRound')
  .do('prepare', prepare)
  .each('renewed', renewPlayer, (game) => (game.round > 1 ? everybody(game) : []))
  .maybeCall('gifts', minersGifts, (game) => (areMinersGrateful(game) ? {} : undefined))
  .each('tactics', pickTactic, (game) => pickingOrder(game).map((player) => ({ player })))
  .do('order', (game) => {
    pickForDummy(game);
    orderTokens(game);
    game.phase = 'turns';
    passOn(game, game.order[0] ?? null);
  })
  .repeat('turns', turn, ({ next }) => (next === null ? undefined : { player: next }))
  .maybeCall('agreed', agreeOnTactic, (game) => (mustAgree(game) ? {} : undefined))
  .do('over', endRound);

export const opening = rule('mageKnight')
  .each('heroes', pickHero, ({ picked }) => picked.map((player) => ({ player })))
  .each('chosen', nameChosen, (game) => namingSeats(game).map((player) => ({ player })))
  .do('dummy', (game) => seatDummy(game))
  .maybeCall('grown', growHeroes, ({ scenario }) =>
    scenarioOf(scenario).startLevel === undefined ? undefined : {},
  )
  .repeat('rounds', playRound, () => ({}));
