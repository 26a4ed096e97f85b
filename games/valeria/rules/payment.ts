// Chapter VAL-MAG: magic as a substitute in the price of an action.
import type { Seat } from '@krcma/kernel';
import type { CardId } from '../data/components.ts';
import type { RuleId } from '../data/rule-ids.ts';
import type { Price } from '../messages.ts';
import { playerAt, type Valeria } from '../state.ts';
import { type Of, rule } from './script.ts';

/** At least one unit must be paid in the real resource (VAL-MAG.2). */
const mostSubstitutes = (price: Price, real: number, magic: number): number =>
  Math.min(magic - price.magic, Math.max(0, price.real - 1), real < 1 && price.real > 0 ? -1 : price.real);

const fewestSubstitutes = (price: Price, real: number): number => Math.max(0, price.real - real);

export function canPay(game: Valeria, seat: Seat, price: Price): boolean {
  const player = playerAt(game, seat);
  const real = player[price.kind];
  return fewestSubstitutes(price, real) <= mostSubstitutes(price, real, player.magic);
}

/** Which rule an unpaid price comes up against: only where magic would do is it the one real unit (VAL-MAG.2). */
export function refusingRule(game: Valeria, seat: Seat, price: Price, otherwise: RuleId): RuleId {
  const player = playerAt(game, seat);
  const enoughMagic = player.magic >= price.real + price.magic;
  return player[price.kind] === 0 && enoughMagic ? 'VAL-MAG.2' : otherwise;
}

/** How much magic may stand in, fewest first: magic is worth more than what it replaces. */
function substitutes(game: Valeria, seat: Seat, price: Price): number[] {
  const player = playerAt(game, seat);
  const most = mostSubstitutes(price, player[price.kind], player.magic);
  const amounts: number[] = [];
  for (let magic = fewestSubstitutes(price, player[price.kind]); magic <= most; magic++) amounts.push(magic);
  return amounts;
}

const RULES: Record<Price['kind'], RuleId> = { gold: 'VAL-MAG.2', strength: 'VAL-MAG.3' };

/** Settles how a price is split and takes it; gives the magic that was spent in all. */
export const payPrice = rule<Of & { card: CardId; price: Price }>('payPrice')
  .choose('substitute', {
    kind: 'payment',
    values: (game, { player, price }) => substitutes(game, player, price),
    option: (_, magic, { price }) => ({
      id: `pay:${price.real - magic}${price.kind[0]}${magic + price.magic}m`,
      label: { key: 'pay', kind: price.kind, real: price.real - magic, magic: magic + price.magic },
      thing: `track:${magic > 0 ? 'magic' : price.kind}`,
      rule: RULES[price.kind],
    }),
    prompt: (_, { card, price }) => ({ key: 'ask-payment', card, price }),
  })
  .do('pay', (game, { player, price, substitute }) => {
    const payer = playerAt(game, player);
    payer[price.kind] -= price.real - substitute;
    payer.magic -= substitute + price.magic;
  })
  .gives((_, { price, substitute }) => ({ real: price.real - substitute, magic: substitute + price.magic }));
