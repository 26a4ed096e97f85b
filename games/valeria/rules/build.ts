// Chapter VAL-BUILD.
import type { Seat } from '@krcma/kernel';
import { type DomainId, domainOf } from '../data/domains.ts';
import { ROLES, type Role } from '../data/effect.ts';
import type { Price } from '../messages.ts';
import { DOMAINS, playerAt, STACKS, topOf, type Valeria } from '../state.ts';
import { takeTop, turnUp } from './center.ts';
import { citizensOfRole } from './count.ts';
import { modified } from './domains-in-play.ts';
import { carryOut } from './effects.ts';
import { canPay, payPrice } from './payment.ts';
import { note, type Of, rule } from './script.ts';

export const buildPrice = (game: Valeria, seat: Seat, domain: DomainId): Price => ({
  kind: 'gold',
  real: modified(game, seat, 'domainGoldCost', domainOf(domain).cost),
  magic: 0,
});

/** Role icons the player's citizens lack; starters and built domains do not help (VAL-BUILD.2-5). */
export function missingRoles(
  game: Valeria,
  seat: Seat,
  domain: DomainId,
): Partial<Record<Role, number>> | undefined {
  const { requires } = domainOf(domain);
  let missing: Partial<Record<Role, number>> | undefined;
  for (const role of ROLES) {
    const needed = requires[role];
    if (needed === undefined) continue;
    const lacks = needed - citizensOfRole(playerAt(game, seat), role);
    if (lacks > 0) missing = { ...missing, [role]: lacks };
  }
  return missing;
}

export function buildableStacks(game: Valeria, seat: Seat): number[] {
  const stacks: number[] = [];
  for (let stack = DOMAINS; stack < STACKS; stack++) {
    const domain = topOf(game, stack) as DomainId | undefined;
    if (domain === undefined || !canPay(game, seat, buildPrice(game, seat, domain))) continue;
    if (missingRoles(game, seat, domain) === undefined) stacks.push(stack);
  }
  return stacks;
}

export function buildOption(game: Valeria, seat: Seat, stack: number) {
  const card = topOf(game, stack) as DomainId;
  const label = { key: 'build', card, price: buildPrice(game, seat, card), vp: domainOf(card).vp } as const;
  return { id: `build:${card}`, label, thing: `stack:${stack}`, rule: 'VAL-BUILD.6' } as const;
}

export const build = rule<Of & { stack: number }>('build')
  .set('card', (game, { stack }) => topOf(game, stack) as DomainId)
  .call('paid', payPrice, (game, { player, card }) => ({
    player,
    card,
    price: buildPrice(game, player, card),
  }))
  .do('tableau', (game, { player, stack, card, paid }) => {
    note({ key: 'built', player, card, stack, gold: paid.real, magic: paid.magic });
    takeTop(game, stack);
    playerAt(game, player).domains.push(card);
    game.newDomains.push(card);
  })
  .maybeCall('reward', carryOut, (_, { player, card }) =>
    domainOf(card).timing === 'instant' ? { player, card, part: [] } : undefined,
  )
  // Only when the reward is resolved is the next domain turned up (VAL-BUILD.11).
  .do('turn up', (game, { stack }) => turnUp(game, stack));
