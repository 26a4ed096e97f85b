// MK-39.11: what owned keeps and towers count at the end.
import type { Seat } from '@krcma/kernel';
import type { SpaceId } from '../data/geometry.ts';
import { scenarioOf } from '../data/scenarios.ts';
import { type SiteKind, siteOf } from '../data/sites.ts';
import { sitesOn } from '../data/tiles.ts';
import type { MageKnight } from '../state.ts';
import { ownerOf, siteAt } from './map.ts';

type Points = Readonly<Partial<Record<SiteKind, number>>>;

const pointsFor = ({ scenario }: MageKnight): Points => scenarioOf(scenario).sitePoints ?? {};

export interface OwnedSite {
  readonly kind: SiteKind;
  readonly owner: Seat;
  readonly points: number;
}

/** Every site that counts and belongs to somebody. */
export function ownedSites(game: MageKnight): OwnedSite[] {
  const worth = pointsFor(game);
  return Object.keys(game.holdings).flatMap((space: SpaceId) => {
    const kind = siteAt(game, space);
    const owner = ownerOf(game, space);
    const points = kind === undefined ? undefined : worth[kind];
    if (kind === undefined || owner === undefined || points === undefined) return [];
    return [{ kind, owner, points }];
  });
}

export const ownedPoints = (game: MageKnight): number =>
  ownedSites(game).reduce((sum, { points }) => sum + points, 0);

/** Of all tiles that lie or are still to come. */
export function pointsInAll(game: MageKnight): number {
  const worth = pointsFor(game);
  let sum = 0;
  for (const tile of [...Object.values(game.map), ...game.tiles])
    for (const kind of sitesOn(tile)) sum += worth[kind] ?? 0;
  return sum;
}

/** The kinds that count, those that are fought for with most points first. */
export const countedKinds = (game: MageKnight): SiteKind[] =>
  (Object.keys(pointsFor(game)) as SiteKind[]).filter((kind) => siteOf(kind).class === 'fortified');
