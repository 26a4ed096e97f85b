// Cards of a hand that an effect may use up: by what they are asked for (vc_filter).
import { type CardId, cardOf, isAction, WOUND } from '../../data/cards.ts';
import type { CardFilter } from '../../data/ops.ts';
import { BASICS, type Basic } from '../../data/types.ts';
import { type MageKnight, playerAt } from '../../state.ts';
import { kindsIn } from '../deck.ts';
import type { OpAt } from './op-at.ts';

/** MK-1.17: a wound only where wounds are named. */
const fits: Readonly<Record<CardFilter, (card: CardId) => boolean>> = {
  nonWound: (card) => card !== WOUND,
  wound: (card) => card === WOUND,
  action: (card) => card !== WOUND && isAction(card),
  coloured: (card) => card !== WOUND && cardOf(card).colours.length > 0,
  anyMaxOneWound: () => true,
};

export const fitsFilter = (card: CardId, filter: CardFilter): boolean => fits[filter](card);

/** The hand as it would be once the cards that are being played have left it. */
export function handAt(game: MageKnight, { player, without = [] }: OpAt): readonly CardId[] {
  const { hand } = playerAt(game, player);
  if (without.length === 0) return hand;
  const rest = hand.slice();
  for (const card of without) {
    const index = rest.indexOf(card);
    if (index >= 0) rest.splice(index, 1);
  }
  return rest;
}

/** Different cards of the hand that fit, each as often as it was not picked yet. */
export function pickable(
  game: MageKnight,
  at: OpAt,
  filter: CardFilter,
  picked: readonly CardId[] = [],
): CardId[] {
  const left = handAt(game, at).slice();
  for (const card of picked) {
    const index = left.indexOf(card);
    if (index >= 0) left.splice(index, 1);
  }
  const noMoreWounds = filter === 'anyMaxOneWound' && picked.includes(WOUND);
  return kindsIn(left).filter((card) => fits[filter](card) && !(noMoreWounds && card === WOUND));
}

export const countFitting = (game: MageKnight, at: OpAt, filter: CardFilter): number =>
  handAt(game, at).filter((card) => fits[filter](card)).length;

/** All colours that cards of the hand would bring to an effect that asks for such a card first. */
export function coloursAtHand(game: MageKnight, at: OpAt, filter: CardFilter): Basic[] {
  const cards = handAt(game, at).filter((card) => fits[filter](card));
  return BASICS.filter((colour) =>
    cards.some((card) => card !== WOUND && cardOf(card).colours.includes(colour)),
  );
}
