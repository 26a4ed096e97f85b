// Points of movement, influence and healing, cards drawn, fame and reputation.
import type { Seat } from '@krcma/kernel';
import type { Later } from '../../data/ops.ts';
import type { MageKnight } from '../../state.ts';
import { draw as drawCards } from '../deck.ts';
import { changeReputation, gainFame } from '../fame.ts';
import { last } from '../lasting.ts';
import { takeMoveBonus } from '../move-bonus.ts';
import { note, rule } from '../script.ts';
import { amountOf, countOf } from './amounts.ts';
import { listAt, type OpAt, type Operations, opNamed } from './op-at.ts';

const move = rule<OpAt>('move').do('gain', (game, at) => {
  const isCard = at.source.startsWith('card:');
  const n = amountOf(game, at, opNamed(at, 'move')) + (isCard ? takeMoveBonus(game, at.player) : 0);
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

const draw = rule<OpAt>('draw').do('draw', (game, at) => {
  drawCards(game, at.player, amountOf(game, at, opNamed(at, 'draw')));
});

/** Healing of the same effect: only so many points of it can count. */
function pointsOfHealing(at: OpAt): number {
  const list = listAt({ source: at.source, path: at.path.slice(0, -1) });
  return list.reduce((n, op) => n + (op.op === 'heal' ? op.n : 0), 0);
}

/** At once, as often as it was counted so far, and once more for each that is counted later (`tally`). */
function gainLater(
  game: MageKnight,
  at: OpAt,
  { n, when, ifInteraction, per }: Later,
  gain: (game: MageKnight, seat: Seat, n: number) => void,
): void {
  if (ifInteraction === true && game.turn.interaction === null) return;
  if (when === 'endOfTurn') {
    last(game, at, 'turn');
    return;
  }
  if (per === undefined) {
    gain(game, at.player, n);
    return;
  }
  const counted = n * countOf(game, at, per);
  if (counted !== 0) gain(game, at.player, counted);
  const until = per === 'enemyDefeatedPhase' ? 'phase' : 'turn';
  last(game, at, until, per === 'pointOfThisHealing' ? { left: pointsOfHealing(at) } : {});
}

const fame = rule<OpAt>('fame').do('gain', (game, at) => gainLater(game, at, opNamed(at, 'fame'), gainFame));

const reputation = rule<OpAt>('reputation').do('gain', (game, at) =>
  gainLater(game, at, opNamed(at, 'reputation'), changeReputation),
);

export const pointOperations: Operations = { move, influence, heal, draw, fame, reputation };
