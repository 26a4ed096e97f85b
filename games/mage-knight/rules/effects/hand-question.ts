// Which cards of the hand: the one question of everything that uses cards up.
import type { Gathering, Refused } from '@krcma/kernel';
import { type CardId, WOUND } from '../../data/cards.ts';
import type { CardFilter } from '../../data/ops.ts';
import type { MageKnightMessage, MageKnightTypes } from '../../messages.ts';
import type { MageKnight } from '../../state.ts';
import { fitsFilter, handAt, pickable } from './hand-cards.ts';
import type { OpAt } from './op-at.ts';

type Does = 'discard' | 'throw';

/** What may be picked; any number unless said. */
interface Wanted {
  readonly filter: CardFilter;
  readonly atLeast?: number;
  readonly atMost?: number;
}

const optionOf = (does: Does, card: CardId) => {
  const label: MageKnightMessage =
    does === 'discard' ? { key: 'discard-card', card } : { key: 'throw-card', card };
  const rule = does === 'discard' ? ('MK-1.28' as const) : ('MK-1.29' as const);
  return { id: `${does}:${card}`, label, thing: `card:${card}`, rule };
};

/** Cards of the hand that do not fit, with the reason (MK-1.17). */
const refusedCards = (game: MageKnight, at: OpAt, does: Does, filter: CardFilter) =>
  [...new Set(handAt(game, at))]
    .filter((card) => !fitsFilter(card, filter))
    .map(
      (card): Refused<MageKnightTypes> => ({
        ...optionOf(does, card),
        reason: card === WOUND ? { key: 'wound-is-no-cost' } : { key: 'card-does-not-fit', filter },
        rule: 'MK-1.17',
      }),
    );

/** A hand is hidden: its owner is asked even when one card fits or none, and closes a set of any number. */
export const handCards = (
  does: Does,
  wanted: (game: MageKnight, at: OpAt) => Wanted,
): Gathering<MageKnightTypes, OpAt, CardId> => ({
  kind: 'some',
  repeats: true,
  always: true,
  sealed: (game, at) => {
    const { atLeast, filter } = wanted(game, at);
    return atLeast === undefined || pickable(game, at, filter).length === 0;
  },
  values: (game, at, picked) => pickable(game, at, wanted(game, at).filter, picked),
  option: (_, card) => optionOf(does, card),
  prompt: (game, at, picked) => {
    const { filter, atLeast = 0 } = wanted(game, at);
    const asked = { source: at.source, filter, n: Math.max(0, atLeast - picked.length) };
    return does === 'discard' ? { key: 'ask-discard-for', ...asked } : { key: 'ask-throw-for', ...asked };
  },
  refused: (game, at) => refusedCards(game, at, does, wanted(game, at).filter),
  atLeast: (game, at) => wanted(game, at).atLeast ?? 0,
  atMost: (game, at) => wanted(game, at).atMost ?? Number.POSITIVE_INFINITY,
  done: () => ({ key: 'enough' }),
});
