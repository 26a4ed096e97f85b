// Taking cards from the center, and turning the next one up (VAL-BUILD.9, VAL-MIX.4).
import { revealed, type Seat } from '@krcma/kernel';
import type { CitizenId } from '../data/citizens.ts';
import type { CardId } from '../data/components.ts';
import type { DomainId } from '../data/domains.ts';
import { type CenterCardId, CITIZENS, DOMAINS, playerAt, stackAt, topOf, type Valeria } from '../state.ts';
import { domainsWith, effectOfDomain } from './domains-in-play.ts';
import { noteEmptied } from './exhausted.ts';
import { gainEffect } from './gain.ts';
import { note } from './script.ts';

/** Takes the face-up card of a stack. */
export function takeTop(game: Valeria, stack: number): CenterCardId {
  const card = topOf(game, stack);
  if (card === undefined) throw new Error(`Stack ${stack} has no face-up card.`);
  stackAt(game, stack).cards.pop();
  noteEmptied(game, stack);
  return card;
}

/** The new top card of a stack of face-down cards is shown to everybody. */
export function turnUp(game: Valeria, stack: number): void {
  const { cards, down } = stackAt(game, stack);
  if (cards.length === 0 || cards.length > down) return;
  stackAt(game, stack).down = down - 1;
  revealed();
  note({ key: 'turned-up', card: cards[cards.length - 1] as CitizenId | DomainId, stack });
}

/** A citizen joins a tableau, bought or free: what reacts to it pays out (VAL-CARD.33). */
export function joinTableau(game: Valeria, seat: Seat, stack: number, how: 'bought' | CardId): CitizenId {
  const citizen = takeTop(game, stack) as CitizenId;
  playerAt(game, seat).citizens.push(citizen);
  if (how !== 'bought') note({ key: 'citizen-came', player: seat, card: citizen, stack, by: how });
  turnUp(game, stack);
  for (const domain of domainsWith(game, seat, 'onGainCitizen'))
    gainEffect(game, seat, effectOfDomain(domain), domain);
  return citizen;
}

/** Citizen stacks whose face-up card passes the test. */
export function citizenStacks(game: Valeria, fits: (citizen: CitizenId) => boolean): number[] {
  const stacks: number[] = [];
  for (let stack = CITIZENS; stack < DOMAINS; stack++) {
    const top = topOf(game, stack) as CitizenId | undefined;
    if (top !== undefined && fits(top)) stacks.push(stack);
  }
  return stacks;
}
