// A basic action gives the same number of another kind; its element stays on an attack or a block.
import type { MageKnight } from '../../state.ts';
import { playerAt } from '../../state.ts';
import { addPoints } from '../combat/points.ts';
import { takeOut } from '../deck.ts';
import { payMana } from '../mana.ts';
import { takeMoveBonus } from '../move-bonus.ts';
import { note, rule } from '../script.ts';
import { idOf, type Shift, shiftsOf } from '../shapes.ts';
import { costOf, sourceOf } from '../sides.ts';
import { NONE, orNone } from './inner.ts';
import type { OpAt, Operations } from './op-at.ts';

function give(game: MageKnight, seat: number, { card, side, to, n, element }: Shift): void {
  const source = sourceOf(card, side);
  if (to === 'move') {
    const total = n + takeMoveBonus(game, seat);
    game.turn.move += total;
    note({ key: 'points', player: seat, kind: 'move', n: total, total: game.turn.move });
  } else addPoints(game, seat, { n, element, kind: to === 'block' ? 'block' : 'melee', source });
}

const shapeshift = rule<OpAt>('shapeshift')
  .choose('shift', {
    kind: 'one',
    always: true,
    values: (game, { player }) => orNone(shiftsOf(game, player)),
    option: (_, shift) =>
      shift === null
        ? NONE
        : { id: idOf(shift), label: { key: 'shapeshift', ...shift }, thing: `card:${shift.card}` },
    prompt: (_, { source }) => ({ key: 'ask-sideways', source }),
  })
  .exitWithout('shift')
  .each('paid', payMana, (_, { player, shift }) =>
    costOf(shift.card, shift.side).map((colours) => ({
      player,
      source: sourceOf(shift.card, shift.side),
      colours,
    })),
  )
  .do('give', (game, { player, shift }) => {
    const { hand, played } = playerAt(game, player);
    takeOut(hand, shift.card);
    played.push({ card: shift.card, to: 'discard' });
    game.turn.cards++;
    note({ key: 'card-played', player, card: shift.card, side: shift.side });
    give(game, player, shift);
  });

export const shapeOperations: Operations = { shapeshift };
