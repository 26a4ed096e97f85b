// The hunt that is on.
import { RuleError, revealed } from '@krcma/kernel';
import type { AttackCardId } from '../../data/attack-cards.ts';
import type { CombatCardId } from '../../data/combat-cards.ts';
import { type Hunt, playerAt, type Ragnarok } from '../../state.ts';
import type { Circumstance } from '../holdings.ts';

export function huntOf({ hunt }: Ragnarok): Hunt {
  if (hunt === null) throw new RuleError('Nobody is hunting, but a rule of a hunt is carried out.');
  return hunt;
}

/** The attack in play. */
export function attackOf({ attack }: Hunt): AttackCardId {
  if (attack === null) throw new RuleError('No attack card is in play, but it is to be answered.');
  return attack;
}

export const isOver = ({ hunt }: Ragnarok): boolean => hunt === null || hunt.ended !== null;

/** What effects in a hunt are about. */
export const aboutHunt = ({ region, prey }: Hunt): Circumstance => ({
  region,
  ...(prey !== 'loki' && { monster: prey }),
});

/** Each kind of card once, without those picked already. */
export function kindsIn(hand: readonly CombatCardId[], picked: readonly CombatCardId[] = []): CombatCardId[] {
  const left = hand.slice();
  for (const card of picked) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return [...new Set(left)];
}

/** From the hunter's hand to the discards (LOR-HUNT.20). */
export function playCards(game: Ragnarok, { hunter }: Hunt, cards: readonly CombatCardId[]): void {
  const { hand } = playerAt(game, hunter);
  for (const card of cards) {
    const at = hand.indexOf(card);
    if (at < 0) continue;
    hand.splice(at, 1);
    game.combat.discard.push(card);
  }
  if (cards.length > 0) revealed();
}
