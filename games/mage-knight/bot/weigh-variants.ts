// What answers promise where players agreed on variants of the rules (MK-25).
import type { Ask } from '@krcma/kernel';
import type { AdvancedActionId } from '../data/advanced-actions.ts';
import type { CardId } from '../data/cards.ts';
import type { HiddenColour } from '../data/variants.ts';
import { fortificationOf } from '../rules/combat/numbers.ts';
import { isMate } from '../rules/teams.ts';
import { swapAction } from '../rules/variants/action-upgrading.ts';
import { bidForHero } from '../rules/variants/hero-auction.ts';
import { hideDie } from '../rules/variants/interactive-combat.ts';
import { draftCard, joinCard } from '../rules/variants/starting-draft.ts';
import { type MageKnight, playerAt } from '../state.ts';
import { answersOf } from './answers.ts';
import { auction, hidden } from './weights.ts';
import { cardWorth } from './worth.ts';

/** Heroes are worth about the same: who picks first keeps theirs for little, and fame is not thrown away. */
const bidding = (_: MageKnight, { values }: Ask): number[] =>
  values.map((n) => (n === 0 ? 0 : auction.worth - Number(n)));

const places =
  (pile: 'passing' | 'kept') =>
  (game: MageKnight, { seat, values }: Ask): number[] => {
    const cards: readonly AdvancedActionId[] = playerAt(game, seat).draft?.[pile] ?? [];
    return values.map((place) => cardWorth(game, cards[Number(place)] as CardId));
  };

/** The best one, for the one that is missed least. */
const swapping = (game: MageKnight, { values, frame }: Ask): number[] =>
  values.map((card) => {
    if (card === 'none') return auction.worth;
    const worth = cardWorth(game, card as CardId);
    return frame.at === 'old' ? -worth : worth;
  });

/** Where it hurts: nobody shoots at the doubly fortified. A mate is given the fame for what does no harm. */
function hiding(game: MageKnight, { seat, values, frame }: Ask): number[] {
  const foe = game.combat?.foes[0];
  const isSafe = foe !== undefined && fortificationOf(game, foe) > 1;
  const friendly = isMate(game, seat, Number(frame.locals.fighter));
  return values.map((colour) => {
    const harm = colour === 'white' && isSafe ? 0 : hidden[colour as HiddenColour];
    return friendly ? -harm : harm - (colour === 'black' ? 0 : hidden.fame);
  });
}

export const variantAppraisals = [
  answersOf(bidForHero, bidding),
  answersOf(draftCard, places('passing')),
  answersOf(joinCard, places('kept')),
  answersOf(swapAction, swapping),
  answersOf(hideDie, hiding),
];
