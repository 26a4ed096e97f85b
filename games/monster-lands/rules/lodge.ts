// Chapter ML-LODGE: any number of traps for the sum of their prices. The basket grows question by question; only the
// last step touches the table.
import type { Seat } from '@krcma/kernel';
import { priceOfTrap, type TrapId } from '../data/traps.ts';
import { clanAt, type MonsterLands } from '../state.ts';
import {
  type DiscountCard,
  discountCards,
  discountInHand,
  discountOption,
  priceAfter,
  spendDiscounts,
} from './card-discounts.ts';
import type { RefusedAct } from './citadel.ts';
import { payCoins } from './gain.ts';
import { haggled, withCards } from './haggle.ts';
import { refillLodge } from './piles.ts';
import { note, type Of, rule } from './script.ts';
import type { Shop } from './shop.ts';
import { keepTrapLimit } from './trap-limit.ts';

/** Places of the offer, and the cards whose discount is used. */
type Basket = { readonly traps: readonly number[]; readonly cards: readonly DiscountCard[] };
type Purchase = Of & { discount: number; traps: number[]; cards: DiscountCard[] };

type Pick =
  | { readonly do: 'trap'; readonly place: number }
  | { readonly do: 'card'; readonly card: DiscountCard }
  | { readonly do: 'done' };

const trapAt = (game: MonsterLands, place: number): TrapId => game.lodge.offer[place] as TrapId;

/** What the basket costs, with one trap more if named. */
function priceOf(game: MonsterLands, { traps, cards }: Basket, discount: number, more?: number): number {
  let sum = more === undefined ? 0 : priceOfTrap(trapAt(game, more));
  for (const place of traps) sum += priceOfTrap(trapAt(game, place));
  return priceAfter(sum, discount, cards);
}

/** Places of the offer that are not in the basket; of equal tokens only the first. */
function placesLeft(game: MonsterLands, { traps }: Basket): number[] {
  const places: number[] = [];
  for (let place = 0; place < game.lodge.offer.length; place++) {
    if (traps.includes(place)) continue;
    if (!places.some((other) => trapAt(game, other) === trapAt(game, place))) places.push(place);
  }
  return places;
}

function picksFor(game: MonsterLands, purchase: Purchase): Pick[] {
  const { player, discount, traps, cards } = purchase;
  const clan = clanAt(game, player);
  const picks: Pick[] = [];
  for (const place of placesLeft(game, purchase))
    if (priceOf(game, purchase, discount, place) <= clan.coins) picks.push({ do: 'trap', place });
  if (traps.length === 0 || priceOf(game, purchase, discount) > 0)
    for (const card of discountCards(clan, 'traps', cards)) picks.push({ do: 'card', card });
  if (traps.length > 0) picks.push({ do: 'done' });
  return picks;
}

/** The price in the label is what the trap adds to the bill. */
function trapOption(game: MonsterLands, purchase: Purchase, place: number) {
  const trap = trapAt(game, place);
  const before = priceOf(game, purchase, purchase.discount);
  const price = priceOf(game, purchase, purchase.discount, place) - before;
  return {
    id: `trap:${trap}`,
    label: { key: 'buy-trap', trap, price },
    thing: `offer:lodge-${place}`,
    rule: 'ML-LODGE.1',
  } as const;
}

function tooDear(game: MonsterLands, purchase: Purchase): RefusedAct[] {
  const { coins } = clanAt(game, purchase.player);
  return placesLeft(game, purchase).flatMap((place) => {
    const price = priceOf(game, purchase, purchase.discount, place);
    if (price <= coins) return [];
    return [{ ...trapOption(game, purchase, place), reason: { key: 'too-poor', price, coins } }];
  });
}

const fillBasket = rule<Purchase>('fillBasket')
  .choose('pick', {
    kind: 'one',
    values: (game, purchase) => picksFor(game, purchase),
    option: (game, pick, purchase) => {
      if (pick.do === 'done') return { id: 'done', label: { key: 'done' } };
      return pick.do === 'card' ? discountOption(pick.card) : trapOption(game, purchase, pick.place);
    },
    refused: (game, purchase) => tooDear(game, purchase),
    prompt: (game, purchase) => ({
      key: 'ask-traps',
      coins: clanAt(game, purchase.player).coins,
      discount: purchase.discount,
      price: priceOf(game, purchase, purchase.discount),
    }),
  })
  .gives((_, { traps, cards, pick }) => ({
    traps: pick.do === 'trap' ? [...traps, pick.place] : traps,
    cards: pick.do === 'card' ? [...cards, pick.card] : cards,
    full: pick.do === 'done',
  }));

/** The tokens go face down to the board, the offer is refilled (ML-LODGE.4, ML-LODGE.6). */
function buy(game: MonsterLands, player: Seat, discount: number, basket: Basket): void {
  const clan = clanAt(game, player);
  const coins = priceOf(game, basket, discount);
  const traps = basket.traps.map((place) => trapAt(game, place));
  payCoins(game, player, coins);
  spendDiscounts(game, player, basket.cards);
  game.lodge.offer = game.lodge.offer.filter((_, place) => !basket.traps.includes(place));
  clan.traps.push(...traps);
  note({ key: 'traps-bought', player, traps, coins });
  refillLodge(game);
}

const buyTraps = rule<Of & { discount: number }>('buyTraps')
  .repeat('basket', fillBasket, (_, { player, discount, basket }) => {
    if (basket?.full === true) return undefined;
    return { player, discount, traps: basket?.traps ?? [], cards: basket?.cards ?? [] };
  })
  .do('buy', (game, { player, discount, basket }) => {
    if (basket !== undefined) buy(game, player, discount, basket);
  })
  .call('limit', keepTrapLimit, (_, { player }) => ({ player }))
  // What was just discarded may be all that is left to fill the offer with.
  .do('fill up', (game) => refillLodge(game));

/** The cheapest trap with every discount there is. */
function cheapest(game: MonsterLands, seat: Seat, discount: number): number {
  const inHand = discountInHand(clanAt(game, seat), 'traps');
  let least = Number.POSITIVE_INFINITY;
  for (const trap of game.lodge.offer) least = Math.min(least, priceOfTrap(trap));
  return withCards(haggled(least, discount), inHand);
}

export const lodge: Shop = {
  affordable: (game, seat, discount) => cheapest(game, seat, discount) <= clanAt(game, seat).coins,
  cheapest,
  barrier: ({ lodge: { offer } }) =>
    offer.length > 0 ? undefined : { reason: { key: 'nothing-offered' }, rule: 'ML-CIT.5' },
  buy: buyTraps,
};
