// The colour of what an effect has paid, thrown away or discarded before (vc_color).
import { cardOf } from '../../data/cards.ts';
import type { CardFilter, KnownColour, Op } from '../../data/ops.ts';
import { BASICS, type Basic } from '../../data/types.ts';
import { effectOf, type MageKnight } from '../../state.ts';
import { manaIn, purseOf } from '../purse.ts';
import { coloursAtHand } from './hand-cards.ts';
import { listAt, type OpAt } from './op-at.ts';

/** The cost of the same list that will settle a colour. */
function costFilter(at: OpAt, of: 'throwAway' | 'discard'): CardFilter | undefined {
  const list = listAt({ source: at.source, path: at.path.slice(0, -1) });
  const cost = list.find((op): op is Extract<Op, { op: 'throwAway' | 'discard' }> => op.op === of);
  return cost?.filter;
}

/**
 * The colours it may be: two of a card with two (MK-22.14). Before anything is paid, whatever could be: so that it can be
 * asked whether the effect would do anything at all.
 */
export function knownColours(game: MageKnight, at: OpAt, known: KnownColour): readonly Basic[] {
  const effect = at.without === undefined ? effectOf(game) : undefined;
  if (known === 'paid') {
    if (effect?.paid !== undefined) return [effect.paid];
    const purse = purseOf(game, at.player);
    return BASICS.filter((colour) => manaIn(purse, [colour]).length > 0);
  }
  const card = effect?.[known];
  if (card !== undefined) return cardOf(card).colours;
  if (effect !== undefined) return [];
  const filter = costFilter(at, known === 'thrown' ? 'throwAway' : 'discard');
  return filter === undefined ? [] : coloursAtHand(game, at, filter);
}
