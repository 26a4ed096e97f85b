// Chapter ML-HAG.8: discounts of members and equipment come after the dice, each once a round.
import { type EquipmentId, equipmentOf, isEquipment } from '../data/equipment.ts';
import { type MemberId, memberOf } from '../data/members.ts';
import type { EquipmentAbility, MemberAbility } from '../data/types.ts';
import { type Clan, clanAt, type MonsterLands } from '../state.ts';
import { isFresh, use } from './clan.ts';
import { haggled, withCards } from './haggle.ts';
import { note } from './script.ts';

export type DiscountCard = MemberId | EquipmentId;
type Target = 'traps' | 'hire';

const offBy = (ability: MemberAbility | EquipmentAbility, target: Target): number =>
  ability.op === 'discount' && ability.target === target ? ability.value : 0;

const abilityOf = (card: DiscountCard): MemberAbility | EquipmentAbility =>
  isEquipment(card) ? equipmentOf(card).ability : memberOf(card).ability;

/** Coins one card takes off. */
const cardDiscount = (card: DiscountCard): number => {
  const ability = abilityOf(card);
  return ability.op === 'discount' ? ability.value : 0;
};

/** Coins all cards not used this round could take off together (ML-GEN.19). */
export function discountInHand(clan: Clan, target: Target): number {
  let sum = 0;
  for (const { id, equipment } of clan.members) {
    const own = offBy(memberOf(id).ability, target);
    if (own > 0 && isFresh(clan, id)) sum += own;
    for (const card of equipment) {
      const borne = offBy(equipmentOf(card).ability, target);
      if (borne > 0 && isFresh(clan, card)) sum += borne;
    }
  }
  return sum;
}

/** Cards that can still be added to a purchase. */
export const discountCards = (clan: Clan, target: Target, taken: readonly DiscountCard[]): DiscountCard[] =>
  clan.members
    .flatMap(({ id, equipment }): DiscountCard[] => [id, ...equipment])
    .filter((card) => offBy(abilityOf(card), target) > 0 && isFresh(clan, card) && !taken.includes(card));

/** The price after the dice, then after the cards. */
export function priceAfter(price: number, discount: number, cards: readonly DiscountCard[]): number {
  let off = 0;
  for (const card of cards) off += cardDiscount(card);
  return withCards(haggled(price, discount), off);
}

/** The purchase is made: its cards are spent for the round. */
export function spendDiscounts(game: MonsterLands, player: number, cards: readonly DiscountCard[]): void {
  for (const card of cards) {
    use(clanAt(game, player), card);
    note({ key: 'ability-used', player, card });
  }
}

export const discountOption = (card: DiscountCard) =>
  ({
    id: `discount:${card}`,
    label: { key: 'use-discount', card, value: cardDiscount(card) },
    thing: `card:${card}`,
    rule: 'ML-HAG.8',
  }) as const;
