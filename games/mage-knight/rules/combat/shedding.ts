// Wounds of the hand that an effect lets go to the discard pile for the enemies that fell.
import type { Seat } from '@krcma/kernel';
import { WOUND } from '../../data/cards.ts';
import type { OpsSource } from '../../data/sources.ts';
import { type MageKnight, playerAt } from '../../state.ts';
import { takeOut, timesIn } from '../deck.ts';
import { working } from '../lasting.ts';
import { note, type Of, rule } from '../script.ts';

interface Shedding extends Of {
  source: OpsSource;
  max: number;
}

const mostOf = (game: MageKnight, { player, max }: Shedding): number =>
  Math.min(max, game.turn.fallen.length, timesIn(playerAt(game, player).hand, WOUND));

/** The hand is hidden: it is asked in any case. */
export const shedWounds = rule<Shedding>('shedWounds')
  .choose('n', {
    kind: 'number',
    always: true,
    values: (game, shedding) => Array.from({ length: mostOf(game, shedding) + 1 }, (_, n) => n),
    option: (_, n) => ({ id: `wounds:${n}`, label: { key: 'shed-wounds', n }, rule: 'MK-15.2' }),
    prompt: (_, { source }) => ({ key: 'ask-shed', source }),
  })
  .do('discard', (game, { player, n }) => {
    const { hand, discard } = playerAt(game, player);
    for (let wound = 0; wound < n; wound++) {
      takeOut(hand, WOUND);
      discard.push(WOUND);
    }
    if (n > 0) note({ key: 'wounds-shed', player, n });
  });

/** What waited for the end of the combat. */
export function sheddings(game: MageKnight, seat: Seat): Shedding[] {
  if (game.lasting.length === 0 || game.turn.fallen.length === 0) return [];
  return working(game, seat, 'discardWoundsPerDefeat').map(({ op, lasting }) => ({
    player: seat,
    source: lasting.source,
    max: op.max,
  }));
}
