// Offers of Spells and advanced actions: dealt, taken from, refilled (MK-2.4, .5, MK-1.24, .25, MK-30.10).
import { revealed, type Seat } from '@krcma/kernel';
import type { AdvancedActionId } from '../data/advanced-actions.ts';
import type { FaceId } from '../data/cards.ts';
import type { SpellId } from '../data/spells.ts';
import type { UnitId } from '../data/units.ts';
import { type MageKnight, playerAt } from '../state.ts';
import { note } from './script.ts';
import { unmark } from './volkare/marked.ts';

const OFFERED = 3;

type Offer<T> = { deck: T[]; offer: T[] };

/** The newest card is the last one; as far as the deck goes (MK-1.36, .37). */
function refill<T>({ deck, offer }: Offer<T>): void {
  while (offer.length < OFFERED) {
    const card = deck.pop();
    if (card === undefined) return;
    offer.push(card);
    revealed();
  }
}

/** Both are dealt when either is first needed, or a card that may refer to one is gained (MK-30.10). */
export function dealOffers({ spells, advanced }: MageKnight): void {
  if (spells.offer.length > 0 || advanced.offer.length > 0) return;
  refill(spells);
  refill(advanced);
}

/** The oldest card goes under the deck and a new one comes on top (MK-3.8); gives the old one. */
export function renew<T>(offered: Offer<T>): T | undefined {
  const oldest = offered.offer.shift();
  if (oldest === undefined) return undefined;
  offered.deck.unshift(oldest);
  refill(offered);
  return oldest;
}

function takeOutOf<T>(offered: Offer<T>, card: T): void {
  const index = offered.offer.indexOf(card);
  if (index >= 0) offered.offer.splice(index, 1);
  refill(offered);
}

export const takeSpellOffered = ({ spells }: MageKnight, card: SpellId): void => takeOutOf(spells, card);

export const takeAdvancedOffered = ({ advanced }: MageKnight, card: AdvancedActionId): void =>
  takeOutOf(advanced, card);

/** Nobody comes in its place before the next round (MK-3.5). */
export function takeUnitOffered(game: MageKnight, unit: UnitId): void {
  const { offer } = game.units;
  offer.splice(offer.indexOf(unit), 1);
  unmark(game, unit);
}

/** Where a gained card goes: on top of the deck unless an effect says otherwise (MK-1.24). */
type GainedTo = 'deck' | 'hand' | 'discard';

export function gainCard(game: MageKnight, seat: Seat, card: FaceId, to: GainedTo = 'deck'): void {
  dealOffers(game);
  playerAt(game, seat)[to].push(card);
  note({ key: 'card-gained', player: seat, card, to });
}
