// An advanced action bought with the Influence of a turn, as an effect allows it (vc buy_aa).
import type { ActKind, Refused } from '@krcma/kernel';
import type { AdvancedActionId } from '../data/advanced-actions.ts';
import type { MageKnightTypes } from '../messages.ts';
import type { MageKnight } from '../state.ts';
import { working } from './lasting.ts';
import { gainCard, takeAdvancedOffered } from './offers.ts';
import type { Of } from './script.ts';

/** The lasting effect is named by its place: two of them may ask different prices. */
type StudyAct = { readonly do: 'study'; readonly card: AdvancedActionId; readonly cost: number };

const optionOf = (card: AdvancedActionId, cost: number) => ({
  id: `study:${card}.${cost}`,
  label: { key: 'buy-card' as const, card, cost },
  thing: `offer:${card}`,
  rule: 'MK-1.25' as const,
});

/** Different prices that may be paid once more this turn. */
function pricesOf(game: MageKnight, seat: number): number[] {
  const prices: number[] = [];
  if (game.lasting.length === 0) return prices;
  for (const { op } of working(game, seat, 'buyAdvanced'))
    if (!prices.includes(op.cost)) prices.push(op.cost);
  return prices;
}

export const study: ActKind<MageKnightTypes, Of, StudyAct> = {
  list: (game, { player }, into) => {
    for (const cost of pricesOf(game, player))
      if (game.turn.influence >= cost)
        for (const card of game.advanced.offer) into.push({ do: 'study', card, cost });
  },
  option: (_, { card, cost }) => optionOf(card, cost),
  refused: (game, { player }) => {
    const { influence } = game.turn;
    return pricesOf(game, player)
      .filter((cost) => influence < cost)
      .flatMap((cost) =>
        game.advanced.offer.map(
          (card): Refused<MageKnightTypes> => ({
            ...optionOf(card, cost),
            reason: { key: 'no-influence', cost, influence },
          }),
        ),
      );
  },
  carryOut: (game, { card, cost }, { player }) => {
    const bought = working(game, player, 'buyAdvanced').find(({ op }) => op.cost === cost);
    if (bought === undefined) return undefined;
    bought.lasting.left = 0;
    game.turn.influence -= cost;
    takeAdvancedOffered(game, card);
    gainCard(game, player, card, bought.op.to);
    return undefined;
  },
};
