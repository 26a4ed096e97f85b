// Chapter MK-3: rounds, from their preparation to the last turn.
import type { MageKnight } from '../state.ts';
import { seatDummy } from './dummy.ts';
import { pickHero } from './heroes.ts';
import { passOn } from './last-turns.ts';
import { expireRound } from './lasting.ts';
import { prepare, renewPlayer } from './preparation.ts';
import { setupOf } from './scenario.ts';
import { judge } from './scores.ts';
import { rule } from './script.ts';
import { orderTokens, pickForDummy, pickingOrder, pickTactic } from './tactics.ts';
import { turn } from './turn.ts';

/** MK-3.9, MK-33.3: tactics are collected; whoever plays alone uses none twice, nor does the dummy. */
function collectTactics(game: MageKnight): void {
  const { players, dummy } = game;
  for (const holder of dummy === null ? players : [...players, dummy]) {
    if (holder.tactic !== null && dummy !== null) game.gone.tactics.push(holder.tactic);
    holder.tactic = null;
  }
}

/** MK-3.22, MK-30.7. */
function endRound(game: MageKnight): void {
  collectTactics(game);
  expireRound(game);
  if (game.ending || game.round >= setupOf(game).rounds) judge(game);
  else game.round++;
}

const everybody = ({ players }: MageKnight) => players.map((_, player) => ({ player }));

const playRound = rule('playRound')
  .do('prepare', prepare)
  .each('renewed', renewPlayer, (game) => (game.round > 1 ? everybody(game) : []))
  .each('tactics', pickTactic, (game) => pickingOrder(game).map((player) => ({ player })))
  .do('order', (game) => {
    pickForDummy(game);
    orderTokens(game);
    game.phase = 'turns';
    passOn(game, game.order[0] ?? null);
  })
  .repeat('turns', turn, ({ next }) => (next === null ? undefined : { player: next }))
  .do('over', endRound);

export const opening = rule('mageKnight')
  .each('heroes', pickHero, ({ picked }) => picked.map((player) => ({ player })))
  .do('dummy', (game) => seatDummy(game))
  .repeat('rounds', playRound, () => ({}));
