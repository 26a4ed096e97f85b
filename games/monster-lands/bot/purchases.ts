// What the shops are worth to a seat: the best it could buy there with a discount.
import { DEFENCE_AT_ONCE, DEFENCE_PRICE, type ShopId } from '../data/board.ts';
import { limits } from '../data/clan-board.ts';
import { type EquipmentId, equipmentOf } from '../data/equipment.ts';
import { type MemberId, memberOf } from '../data/members.ts';
import { priceOfTrap, type TrapId } from '../data/traps.ts';
import { canBeBorne } from '../rules/bearers.ts';
import { discountInHand } from '../rules/card-discounts.ts';
import { bandOf, surplusOf, trapLimit } from '../rules/clan.ts';
import { haggled, withCards } from '../rules/haggle.ts';
import { offered } from '../rules/offers.ts';
import { beerPrice } from '../rules/tavern.ts';
import { joining } from './aims.ts';
import {
  defencePoints,
  equipmentPoints,
  iconPoints,
  type Outlook,
  PACKED,
  servicePoints,
  timeToUse,
  trapPoints,
} from './outlook.ts';
import { moneyPoints } from './prospects.ts';
import { worths } from './weights.ts';

/** What paying so many coins costs. */
export const pricePoints = (coins: number, outlook: Outlook): number =>
  moneyPoints(outlook) - moneyPoints(outlook, outlook.clan.coins - coins);

/** What a newcomer brings, whatever he costs: reputation, dice now and later, his wages. */
export function newcomerPoints(id: MemberId, outlook: Outlook): number {
  const { reputation, affinity, dice } = memberOf(id);
  const { clan, acts, game, seat, future, coin, glory, aims } = outlook;
  const { wage } = bandOf(clan);
  let points = reputation * (2 - glory) + servicePoints(id, outlook) + iconPoints(affinity, outlook);
  points += joining(aims, clan, affinity);
  points -= wage * coin * (1 + 0.8 * future);
  if (acts && game.active === seat)
    points +=
      dice.strength * worths.die.strength +
      dice.magic * worths.die.magic +
      dice.persuasion * (worths.die.persuasion + 3.5 * worths.pip);
  return points;
}

/** A trap more on the board. */
export function newTrapPoints(id: TrapId, has: number, outlook: Outlook): number {
  if (has >= trapLimit(outlook.clan)) return 0.1;
  if (outlook.aims.pack) return PACKED + 0.3;
  const crowd = Math.min(1, (1.5 + 1.5 * outlook.rounds) / (has + 1));
  return trapPoints(id) * crowd * timeToUse(outlook);
}

function lodgePoints(outlook: Outlook, discount: number): number {
  const { clan, game } = outlook;
  const cards = discountInHand(clan, 'traps');
  let best = -1;
  let sum = 0;
  let worth = 0;
  const bought = new Set<number>();
  for (;;) {
    let next = -1;
    let nextBest = best;
    for (const [place, trap] of game.lodge.offer.entries()) {
      if (trap === null || bought.has(place)) continue;
      const price = withCards(haggled(sum + priceOfTrap(trap), discount), cards);
      if (price > clan.coins) continue;
      const points =
        worth + newTrapPoints(trap, clan.traps.length + bought.size, outlook) - pricePoints(price, outlook);
      if (points > nextBest) {
        nextBest = points;
        next = place;
      }
    }
    if (next < 0) return best;
    const trap = game.lodge.offer[next] as TrapId;
    worth += newTrapPoints(trap, clan.traps.length + bought.size, outlook);
    sum += priceOfTrap(trap);
    bought.add(next);
    best = nextBest;
  }
}

function tavernPoints(outlook: Outlook, discount: number): number {
  const { clan, game } = outlook;
  const cards = discountInHand(clan, 'hire');
  const surplus = surplusOf(clan);
  let best = -pricePoints(beerPrice(game), outlook) + (surplus > 2 && clan.coins > 6 ? 0.4 : -0.3);
  const [greenhorn] = game.tavern.greenhorns;
  const consider = (id: MemberId): void => {
    const { reputation, cost } = memberOf(id);
    const price = withCards(haggled(cost, discount), cards);
    if (reputation > surplus || price > clan.coins) return;
    best = Math.max(best, newcomerPoints(id, outlook) - pricePoints(price, outlook));
  };
  for (const id of offered(game.tavern.offer)) consider(id);
  if (greenhorn !== undefined) consider(greenhorn);
  return best;
}

export const armouryPrice = (count: number, discount: number): number =>
  haggled(count * DEFENCE_PRICE, discount);

export function newDefencePoints(count: number, outlook: Outlook): number {
  const { clan } = outlook;
  const after = Math.min(limits.defence, clan.defence + count);
  return defencePoints(after, outlook) - defencePoints(clan.defence, outlook);
}

function armouryPoints(outlook: Outlook, discount: number): number {
  let best = -1;
  for (let count = 1; count <= DEFENCE_AT_ONCE; count++) {
    const price = armouryPrice(count, discount);
    if (price > outlook.clan.coins) break;
    best = Math.max(best, newDefencePoints(count, outlook) - pricePoints(price, outlook));
  }
  return best;
}

/** A card is worth less to a clan whose members bear such a card already. */
export function newCardPoints(card: EquipmentId, outlook: Outlook): number {
  const { clan } = outlook;
  const { kind } = equipmentOf(card);
  let free = 0;
  for (const { equipment } of clan.members)
    if (!equipment.some((borne) => equipmentOf(borne).kind === kind)) free++;
  const points = equipmentPoints(card, outlook) * (free > 0 ? 1 : 0.3);
  return outlook.aims.pack && free === clan.members.length ? points + 3 * PACKED : points;
}

function marketPoints(outlook: Outlook, discount: number): number {
  const { clan, game } = outlook;
  let best = -1;
  for (const card of offered(game.market.offer)) {
    const price = haggled(equipmentOf(card).cost, discount);
    if (price > clan.coins || !canBeBorne(clan, card)) continue;
    best = Math.max(best, newCardPoints(card, outlook) - pricePoints(price, outlook));
  }
  return best;
}

const shops: Readonly<Record<ShopId, (outlook: Outlook, discount: number) => number>> = {
  lodge: lodgePoints,
  tavern: tavernPoints,
  armoury: armouryPoints,
  market: marketPoints,
};

export const shopPoints = (shop: ShopId, outlook: Outlook, discount: number): number =>
  shops[shop](outlook, discount);
