// Chapter ML-ARM.
import type { Seat } from '@krcma/kernel';
import { DEFENCE_AT_ONCE, DEFENCE_PRICE } from '../data/board.ts';
import { limits } from '../data/clan-board.ts';
import { clanAt, type MonsterLands } from '../state.ts';
import { payCoins } from './gain.ts';
import { haggled } from './haggle.ts';
import { note, type Of, rule } from './script.ts';
import type { Shop } from './shop.ts';

const priceOf = (count: number, discount: number): number => haggled(count * DEFENCE_PRICE, discount);

/** One to three tokens that can be paid, most first. */
function counts(game: MonsterLands, seat: Seat, discount: number): number[] {
  const { coins } = clanAt(game, seat);
  const payable: number[] = [];
  for (let count = DEFENCE_AT_ONCE; count > 0; count--)
    if (priceOf(count, discount) <= coins) payable.push(count);
  return payable;
}

export const buyDefence = rule<Of & { discount: number }>('buyDefence')
  .choose('count', {
    kind: 'number',
    values: (game, { player, discount }) => counts(game, player, discount),
    option: (_, count, { discount }) => ({
      id: `defence:${count}`,
      label: { key: 'buy-defence', count, price: priceOf(count, discount) },
      thing: 'building:armoury',
      rule: 'ML-ARM.1',
    }),
    prompt: (game, { player, discount }) => ({
      key: 'ask-defence',
      coins: clanAt(game, player).coins,
      discount,
    }),
  })
  .do('buy', (game, { player, count, discount }) => {
    const clan = clanAt(game, player);
    const coins = priceOf(count, discount);
    payCoins(game, player, coins);
    // What the board has no room for is discarded at once (ML-ARM.2).
    clan.defence = Math.min(limits.defence, clan.defence + count);
    note({ key: 'defence-bought', player, count, coins });
  });

export const armoury: Shop = {
  affordable: (game, seat, discount) => clanAt(game, seat).coins >= priceOf(1, discount),
  cheapest: (_, __, discount) => priceOf(1, discount),
  buy: buyDefence,
};
