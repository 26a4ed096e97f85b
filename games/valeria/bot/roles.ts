// Roles open domains: a tableau that shows many of them can build what turns up.
import { type CitizenId, citizenOf } from '../data/citizens.ts';
import { type DomainId, domainOf } from '../data/domains.ts';
import { ROLES, type Role } from '../data/effect.ts';
import { DOMAINS, STACKS, topOf, type Valeria } from '../state.ts';
import type { Judgement } from './weights.ts';

export type RoleCounts = Record<Role, number>;

export function rolesOf(citizens: readonly CitizenId[]): RoleCounts {
  const counts: RoleCounts = { worker: 0, soldier: 0, shadow: 0, holy: 0 };
  for (const id of citizens) counts[citizenOf(id).role]++;
  return counts;
}

/** Icons a domain needs that the tableau does not show. */
function missing(domain: DomainId, counts: RoleCounts): number {
  const { requires } = domainOf(domain);
  let lacks = 0;
  for (const role of ROLES) {
    const needed = requires[role];
    if (needed !== undefined && needed > counts[role]) lacks += needed - counts[role];
  }
  return lacks;
}

/** Points for the domains a tableau may build: those that lie open, and those that may turn up. */
export function accessPoints(game: Valeria, counts: RoleCounts, { access }: Judgement): number {
  let points = 0;
  for (const role of ROLES) {
    if (counts[role] > 0) points += access.firstOfRole;
    if (counts[role] > 1) points += access.secondOfRole;
  }
  for (let stack = DOMAINS; stack < STACKS; stack++) {
    const domain = topOf(game, stack) as DomainId | undefined;
    if (domain === undefined) continue;
    const lacks = missing(domain, counts);
    if (lacks === 0) points += access.open;
    else if (lacks === 1) points += access.nearlyOpen;
  }
  return points;
}
