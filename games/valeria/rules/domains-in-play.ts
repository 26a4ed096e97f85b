// Ongoing domains (VAL-DOM.2, VAL-ACT.6): which of them work now, and what they change.
import { folded, type Seat } from '@krcma/kernel';
import { type DomainId, domainOf, type Timing } from '../data/domains.ts';
import type { Effect, Modifier } from '../data/effect.ts';
import { playerAt, type Valeria } from '../state.ts';

/** Whether a domain of the player works already. Disputed: VAL-ACT.6 is an option. */
const works = (game: Valeria, id: DomainId): boolean =>
  game.newDomains.length === 0 || game.options.newDomains === 'at-once' || !game.newDomains.includes(id);

export function domainsWith(game: Valeria, seat: Seat, timing: Timing): DomainId[] {
  const found: DomainId[] = [];
  for (const id of playerAt(game, seat).domains)
    if (domainOf(id).timing === timing && works(game, id)) found.push(id);
  return found;
}

export function effectOfDomain(id: DomainId): Effect {
  const domain = domainOf(id);
  if (domain.timing === 'rollModify' || domain.timing === 'modifier')
    throw new Error(`${id} has no effect to carry out.`);
  return domain.effect;
}

const NONE: readonly Modifier[] = [];

/** What modifies a number of the player now. */
function modifiersOf(game: Valeria, seat: Seat, what: Modifier['what']): readonly Modifier[] {
  let found = NONE;
  for (const id of playerAt(game, seat).domains) {
    const domain = domainOf(id);
    if (domain.timing !== 'modifier' || domain.effect.what !== what || !works(game, id)) continue;
    found = [...found, domain.effect];
  }
  return found;
}

/** A number after the modifiers of the player's domains. */
export const modified = (game: Valeria, seat: Seat, what: Modifier['what'], value: number): number =>
  folded(value, modifiersOf(game, seat, what));
