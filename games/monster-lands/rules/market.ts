// Chapters ML-MKT and ML-EQ.1-2: one card of the offer, and who is to bear it.
import type { Seat } from '@krcma/kernel';
import { type EquipmentId, equipmentOf } from '../data/equipment.ts';
import { clanAt, type MonsterLands } from '../state.ts';
import { bearerOption, bearersFor, canBeBorne, giveCard } from './bearers.ts';
import type { RefusedAct } from './citadel.ts';
import { payCoins } from './gain.ts';
import { haggled } from './haggle.ts';
import { offered, takeFrom } from './offers.ts';
import { refillMarket } from './piles.ts';
import { note, type Of, rule } from './script.ts';
import type { Shop } from './shop.ts';

const priceOf = (card: EquipmentId, discount: number): number => haggled(equipmentOf(card).cost, discount);

const cardOption = (card: EquipmentId, price: number) =>
  ({
    id: `equipment:${card}`,
    label: { key: 'buy-equipment', card, price },
    thing: `card:${card}`,
    rule: 'ML-MKT.1',
  }) as const;

function refusedCards(game: MonsterLands, seat: Seat, price: (card: EquipmentId) => number): RefusedAct[] {
  const clan = clanAt(game, seat);
  return offered(game.market.offer).flatMap((card): RefusedAct[] => {
    const option = cardOption(card, price(card));
    const { kind } = equipmentOf(card);
    if (!canBeBorne(clan, card))
      return [{ ...option, reason: { key: 'nobody-to-bear', kind }, rule: 'ML-EQ.1' }];
    if (price(card) <= clan.coins) return [];
    return [{ ...option, reason: { key: 'too-poor', price: price(card), coins: clan.coins } }];
  });
}

export const buyEquipment = rule<Of & { discount: number }>('buyEquipment')
  .choose('card', {
    kind: 'one',
    values: (game, { player, discount }) => {
      const clan = clanAt(game, player);
      return offered(game.market.offer).filter(
        (card) => priceOf(card, discount) <= clan.coins && canBeBorne(clan, card),
      );
    },
    option: (_, card, { discount }) => cardOption(card, priceOf(card, discount)),
    refused: (game, { player, discount }) => refusedCards(game, player, (card) => priceOf(card, discount)),
    prompt: (game, { player, discount }) => ({
      key: 'ask-equipment',
      coins: clanAt(game, player).coins,
      discount,
    }),
  })
  .choose('bearer', {
    kind: 'one',
    values: (game, { player, card }) => bearersFor(clanAt(game, player), card),
    option: (game, bearer, { player, card }) => bearerOption(game, player, card, bearer),
    prompt: (_, { card }) => ({ key: 'ask-bearer', card }),
  })
  .do('buy', (game, { player, discount, card, bearer }) => {
    const coins = priceOf(card, discount);
    payCoins(game, player, coins);
    takeFrom(game.market.offer, card);
    note({ key: 'equipment-bought', player, card, coins });
    giveCard(game, player, card, bearer);
    refillMarket(game);
  });

/** Cards of the offer somebody of the clan could bear. */
export const freeCards = (game: MonsterLands, seat: Seat): EquipmentId[] =>
  offered(game.market.offer).filter((card) => canBeBorne(clanAt(game, seat), card));

/** A card without price, from Ujúnie; panic in the market does not matter (ML-REA.15). */
export const freeEquipment = rule<Of>('freeEquipment')
  .maybeChoose('card', {
    kind: 'one',
    values: (game, { player }) => {
      const cards = freeCards(game, player);
      return cards.length === 0 ? undefined : cards;
    },
    option: (_, card) => ({ ...cardOption(card, 0), rule: 'ML-REA.15' }),
    refused: (game, { player }) => refusedCards(game, player, () => 0),
    prompt: () => ({ key: 'ask-free-equipment' }),
  })
  .maybeChoose('bearer', {
    kind: 'one',
    values: (game, { player, card }) =>
      card === undefined ? undefined : bearersFor(clanAt(game, player), card),
    option: (game, bearer, { player, card }) => bearerOption(game, player, card as EquipmentId, bearer),
    prompt: (_, { card }) => ({ key: 'ask-bearer', card: card as EquipmentId }),
  })
  .do('take', (game, { player, card, bearer }) => {
    if (card === undefined || bearer === undefined) return;
    takeFrom(game.market.offer, card);
    giveCard(game, player, card, bearer);
    refillMarket(game);
  });

/** Every card goes to a member who is not on a path: with none the market is closed to the clan (ML-EQ.1). */
function barrier(game: MonsterLands, seat: Seat) {
  if (offered(game.market.offer).length === 0)
    return { reason: { key: 'nothing-offered' }, rule: 'ML-MKT.2' } as const;
  if (freeCards(game, seat).length > 0) return undefined;
  return { reason: { key: 'nobody-to-bear' }, rule: 'ML-EQ.1' } as const;
}

export const market: Shop = {
  affordable(game, seat, discount) {
    const clan = clanAt(game, seat);
    for (const card of offered(game.market.offer))
      if (priceOf(card, discount) <= clan.coins && canBeBorne(clan, card)) return true;
    return false;
  },
  cheapest(game, seat, discount) {
    return Math.min(...freeCards(game, seat).map((card) => priceOf(card, discount)));
  },
  barrier,
  buy: buyEquipment,
};
