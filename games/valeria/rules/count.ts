// Counting cards, names and role icons (VAL-GEN.8, VAL-DATA.4).
import { type CitizenId, citizenOf } from '../data/citizens.ts';
import { type DomainId, domainOf } from '../data/domains.ts';
import type { Bag, Count, Role, Track } from '../data/effect.ts';
import { isEvent } from '../data/events.ts';
import { monsterOf } from '../data/monsters.ts';
import type { SlayableId } from '../state.ts';
import { slayableOf } from './slayable.ts';

/** Whatever can be counted: a player's cards, or the Dark Lord's. */
export interface Holdings {
  readonly citizens: readonly CitizenId[];
  readonly domains: readonly DomainId[];
  readonly slain: readonly SlayableId[];
}

export function citizensOfRole({ citizens }: Pick<Holdings, 'citizens'>, role: Role): number {
  let count = 0;
  for (const id of citizens) if (citizenOf(id).role === role) count++;
  return count;
}

export function countOf(holdings: Holdings, per: Count): number {
  switch (per.count) {
    case 'citizen':
      return per.role === undefined ? holdings.citizens.length : citizensOfRole(holdings, per.role);
    case 'domain':
      return holdings.domains.length;
    case 'monster':
      return countMonsters(holdings.slain, per);
    case 'named':
      // The starter of the same name counts too (VAL-CIT.5).
      return 1 + holdings.citizens.filter((id) => id === per.name).length;
    case 'roleIcon': {
      let icons = citizensOfRole(holdings, per.role);
      for (const id of holdings.domains) icons += domainOf(id).requires[per.role] ?? 0;
      return icons;
    }
  }
}

function countMonsters(slain: readonly SlayableId[], { area, type }: Count & { count: 'monster' }): number {
  let count = 0;
  for (const id of slain) {
    if (area !== undefined && (isEvent(id) || monsterOf(id).area !== area)) continue;
    if (type !== undefined && slayableOf(id).type !== type) continue;
    count++;
  }
  return count;
}

export function times(bag: Bag, factor: number): Bag {
  const product: Partial<Record<Track, number>> = {};
  for (const track in bag) product[track as Track] = (bag[track as Track] ?? 0) * factor;
  return product;
}
