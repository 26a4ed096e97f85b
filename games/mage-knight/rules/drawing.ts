// MK-16.21 to .23, MK-3.31: drawing, also with a tactic that fills an empty deck on the way.
import type { MageKnight } from '../state.ts';
import { playerAt } from '../state.ts';
import { draw } from './deck.ts';
import { useEffect } from './effects/carry-out.ts';
import { note, type Of, rule } from './script.ts';
import { takeTactic, usableTactic } from './tactic-use.ts';

interface Drawing extends Of {
  n: number;
}

const refilling = (game: MageKnight, seat: number) => usableTactic(game, seat, ['deckEmptyOnce']);

/** Draws so many, as far as the deck goes; a tactic for an empty deck may be used in the middle of it. */
export const drawCards = rule<Drawing>('drawCards')
  .set('drawn', (game, { player, n }) => draw(game, player, n))
  .maybeChoose('refill', {
    kind: 'yesNo',
    values: (game, { player, n, drawn }) =>
      drawn < n && refilling(game, player) !== undefined ? [true, false] : undefined,
    option: (game, isUsed, { player }) => {
      const tactic = playerAt(game, player).tactic;
      if (!isUsed || tactic === null) return { id: 'no', label: { key: 'stop-drawing' }, rule: 'MK-16.23' };
      return {
        id: 'tactic',
        label: { key: 'use-tactic', tactic },
        thing: `tactic:${tactic}`,
        rule: 'MK-3.31',
      };
    },
    prompt: (_, { n, drawn }) => ({ key: 'ask-refill', n: n - drawn }),
  })
  .maybeCall('refilled', useEffect, (game, { player, refill }) => {
    const tactic = refill === true ? refilling(game, player) : undefined;
    return tactic && takeTactic(game, player, tactic);
  })
  .do('draw on', (game, { player, n, drawn, refill }) => {
    if (refill === true) draw(game, player, n - drawn);
    else if (drawn < n) note({ key: 'deck-empty', player, missing: n - drawn });
  });
