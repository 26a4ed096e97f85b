// Chapter MK-3: rounds, tactics, and whose turn it is.
import { TACTICS, tactics } from '../data/tactics.ts';
import { type MageKnight, playerAt } from '../state.ts';
import { draw, gather, handLimitOf } from './deck.ts';
import { pickHero } from './heroes.ts';
import { setupOf } from './scenario.ts';
import { judge } from './scores.ts';
import { note, type Of, rule } from './script.ts';
import { rollSource } from './source.ts';
import { turn } from './turn.ts';

/** MK-3.13: lowest fame first; of equals the one whose token lies lower. */
const pickingOrder = (game: MageKnight): number[] => {
  const order = game.order.length === 0 ? game.picked : game.order;
  return order
    .filter((seat) => seat >= 0)
    .reverse()
    .sort((a, b) => playerAt(game, a).fame - playerAt(game, b).fame);
};

const pickTactic = rule<Of>('pickTactic')
  .choose('tactic', {
    kind: 'one',
    values: ({ tactics: free }) => free,
    option: (_, tactic) => ({
      id: `tactic:${tactic}`,
      label: { key: 'tactic', tactic },
      thing: `tactic:${tactic}`,
    }),
    prompt: () => ({ key: 'ask-tactic' }),
    always: true,
  })
  .do('take', (game, { player, tactic }) => {
    game.tactics.splice(game.tactics.indexOf(tactic), 1);
    playerAt(game, player).tactic = tactic;
    playerAt(game, player).tacticUsed = false;
    note({ key: 'tactic-picked', player, tactic });
  });

/** MK-3.2 to .10. */
function prepare(game: MageKnight): void {
  if (game.round > 1) {
    game.time = game.time === 'day' ? 'night' : 'day';
    rollSource(game, game.source);
    for (const [seat, player] of game.players.entries()) {
      gather(game, player);
      draw(game, seat, handLimitOf(player));
      player.moreCards = 0;
      player.tactic = null;
    }
  }
  game.tactics = TACTICS.filter((id) => tactics[id].time === game.time && !game.gone.tactics.includes(id));
  game.announced = null;
  game.last = null;
  game.phase = 'tactics';
  note({ key: 'round-begun', round: game.round, time: game.time });
}

/** MK-3.15. */
function orderTokens(game: MageKnight): void {
  const numberOf = (seat: number): number => {
    const { tactic } = playerAt(game, seat);
    return tactic === null ? 0 : tactics[tactic].number;
  };
  game.order = game.players.map((_, seat) => seat).sort((a, b) => numberOf(a) - numberOf(b));
  game.phase = 'turns';
}

/** Who plays next; undefined when the round is over. */
function nextSeat(game: MageKnight): number | undefined {
  const [first] = game.order;
  if (game.turns === 0 || game.active < 0) return first;
  const everybodyIsOut = game.players.every(({ deck, hand }) => deck.length === 0 && hand.length === 0);
  if (everybodyIsOut) return undefined;
  return game.order[(game.order.indexOf(game.active) + 1) % game.order.length];
}

const playRound = rule('playRound')
  .do('prepare', prepare)
  .each('tactics', pickTactic, (game) => pickingOrder(game).map((player) => ({ player })))
  .do('order', (game) => {
    orderTokens(game);
    game.active = -1;
  })
  .repeat('turns', turn, (game) => {
    const player = nextSeat(game);
    return player === undefined ? undefined : { player };
  })
  .do('over', (game) => {
    game.round++;
    if (game.round > setupOf(game).rounds) judge(game);
  });

export const opening = rule('mageKnight')
  .each('heroes', pickHero, ({ picked }) => picked.map((player) => ({ player })))
  .repeat('rounds', playRound, () => ({}));
