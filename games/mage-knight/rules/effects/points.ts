// Points of movement, influence and healing.
import { note, rule } from '../script.ts';
import { amountOf } from './amounts.ts';
import { type OpAt, opNamed } from './op-at.ts';

const move = rule<OpAt>('move').do('gain', (game, at) => {
  const n = amountOf(game, at, opNamed(at, 'move'));
  game.turn.move += n;
  note({ key: 'points', player: at.player, kind: 'move', n, total: game.turn.move });
});

const influence = rule<OpAt>('influence').do('gain', (game, at) => {
  const n = amountOf(game, at, opNamed(at, 'influence'));
  game.turn.influence += n;
  note({ key: 'points', player: at.player, kind: 'influence', n, total: game.turn.influence });
});

/** Never in a combat (MK-11.17); spent one by one outside of it. */
const heal = rule<OpAt>('heal').do('gain', (game, at) => {
  if (game.combat !== null) return;
  const n = amountOf(game, at, opNamed(at, 'heal'));
  game.turn.heal += n;
  note({ key: 'points', player: at.player, kind: 'heal', n, total: game.turn.heal });
});

export const pointOperations = { move, influence, heal } as const;
