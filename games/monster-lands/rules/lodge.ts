// Chapter ML-LODGE: any number of traps for the sum of their prices. The basket is one question, put together pick by
// pick; only the last step touches the table.
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
import { offered, takeAt } from './offers.ts';
import { refillLodge } from './piles.ts';
import { note, type Of, rule } from './script.ts';
import type { Shop } from './shop.ts';
import { keepTrapLimit } from './trap-limit.ts';

/** A place of the offer, or a card whose discount is used. */
type Pick =
  | { readonly do: 'trap'; readonly place: number }
  | { readonly do: 'card'; readonly card: DiscountCard };
type Picks = readonly Pick[];
type Purchase = Of & { discount: number };

/** Places of the offer in a basket. */
export const placesIn = (basket: Picks): number[] =>
  basket.flatMap((pick) => (pick.do === 'trap' ? [pick.place] : []));

const cardsIn = (basket: Picks): DiscountCard[] =>
  basket.flatMap((pick) => (pick.do === 'card' ? [pick.card] : []));

const trapAt = (game: MonsterLands, place: number): TrapId => game.lodge.offer[place] as TrapId;

/** What the basket costs, with one trap more if named. */
export function basketPrice(game: MonsterLands, basket: Picks, discount: number, more?: number): number {
  let sum = more === undefined ? 0 : priceOfTrap(trapAt(game, more));
  for (const pick of basket) if (pick.do === 'trap') sum += priceOfTrap(trapAt(game, pick.place));
  return priceAfter(sum, discount, cardsIn(basket));
}

/** Places of the offer that are not in the basket; of equal tokens only the first. */
function placesLeft(game: MonsterLands, basket: Picks): number[] {
  const taken = placesIn(basket);
  const places: number[] = [];
  for (const [place, trap] of game.lodge.offer.entries()) {
    if (trap === null || taken.includes(place)) continue;
    if (!places.some((other) => trapAt(game, other) === trap)) places.push(place);
  }
  return places;
}

const hasTraps = (basket: Picks): boolean => basket.some((pick) => pick.do === 'trap');

function picksFor(game: MonsterLands, { player, discount }: Purchase, basket: Picks): Pick[] {
  const clan = clanAt(game, player);
  const picks: Pick[] = [];
  for (const place of placesLeft(game, basket))
    if (basketPrice(game, basket, discount, place) <= clan.coins) picks.push({ do: 'trap', place });
  if (!hasTraps(basket) || basketPrice(game, basket, discount) > 0)
    for (const card of discountCards(clan, 'traps', cardsIn(basket))) picks.push({ do: 'card', card });
  return picks;
}

/** The price in the label is what the trap adds to the bill. */
function trapOption(game: MonsterLands, { discount }: Purchase, basket: Picks, place: number) {
  const trap = trapAt(game, place);
  const price = basketPrice(game, basket, discount, place) - basketPrice(game, basket, discount);
  return {
    id: `trap:${trap}`,
    label: { key: 'buy-trap', trap, price },
    thing: `offer:lodge-${place}`,
    rule: 'ML-LODGE.1',
  } as const;
}

function tooDear(game: MonsterLands, purchase: Purchase, basket: Picks): RefusedAct[] {
  const { coins } = clanAt(game, purchase.player);
  return placesLeft(game, basket).flatMap((place) => {
    const price = basketPrice(game, basket, purchase.discount, place);
    if (price <= coins) return [];
    return [{ ...trapOption(game, purchase, basket, place), reason: { key: 'too-poor', price, coins } }];
  });
}

/** The tokens go face down to the board, the offer is refilled (ML-LODGE.4, ML-LODGE.6). */
function buy(game: MonsterLands, player: Seat, discount: number, basket: Picks): void {
  const clan = clanAt(game, player);
  const coins = basketPrice(game, basket, discount);
  payCoins(game, player, coins);
  spendDiscounts(game, player, cardsIn(basket));
  const traps = takeAt(game.lodge.offer, placesIn(basket));
  clan.traps.push(...traps);
  note({ key: 'traps-bought', player, traps, coins });
  refillLodge(game);
}

export const buyTraps = rule<Purchase>('buyTraps')
  .gather('basket', {
    kind: 'some',
    // What is in the basket is left out by its place, and nothing else need be compared.
    repeats: true,
    values: picksFor,
    suffices: (_, __, basket) => hasTraps(basket),
    option: (game, pick, purchase, basket) =>
      pick.do === 'card' ? discountOption(pick.card) : trapOption(game, purchase, basket, pick.place),
    refused: tooDear,
    prompt: (game, { player, discount }, basket) => ({
      key: 'ask-traps',
      coins: clanAt(game, player).coins,
      discount,
      price: basketPrice(game, basket, discount),
    }),
    done: () => ({ key: 'done' }),
  })
  .do('buy', (game, { player, discount, basket }) => buy(game, player, discount, basket))
  .call('limit', keepTrapLimit, (_, { player }) => ({ player }))
  // What was just discarded may be all that is left to fill the offer with.
  .do('fill up', (game) => refillLodge(game));

/** The cheapest trap with every discount there is. */
function cheapest(game: MonsterLands, seat: Seat, discount: number): number {
  const inHand = discountInHand(clanAt(game, seat), 'traps');
  let least = Number.POSITIVE_INFINITY;
  for (const trap of offered(game.lodge.offer)) least = Math.min(least, priceOfTrap(trap));
  return withCards(haggled(least, discount), inHand);
}

export const lodge: Shop = {
  affordable: (game, seat, discount) => cheapest(game, seat, discount) <= clanAt(game, seat).coins,
  cheapest,
  barrier: ({ lodge: { offer } }) =>
    offered(offer).length > 0 ? undefined : { reason: { key: 'nothing-offered' }, rule: 'ML-CIT.5' },
  buy: buyTraps,
};
