// What has changed on the map from one view of it to another, in no language yet.
import type { Seat } from '@krcma/kernel';
import type { EnemyId } from '../data/enemies.ts';
import { placeOf, type SpaceId, spaceName } from '../data/geometry.ts';
import type { SiteKind } from '../data/sites.ts';
import type { TileId } from '../data/tiles.ts';
import { landAt } from '../data/turned.ts';
import type { HoldingView, MageKnightView } from '../rules/view.ts';

export type MapChange =
  | { key: 'tile-laid'; tile: TileId; space: SpaceId }
  | { key: 'volkare-marched'; space: SpaceId; site: SiteKind | null }
  | { key: 'hero-moved'; player: Seat; space: SpaceId; site: SiteKind | null }
  | { key: 'shield-laid'; player: Seat; space: SpaceId; site: SiteKind | null }
  | { key: 'burnt'; space: SpaceId; site: SiteKind }
  | { key: 'enemies-gone'; space: SpaceId; enemies: readonly EnemyId[]; unseen: number }
  | { key: 'enemies-come'; space: SpaceId; enemies: readonly EnemyId[]; unseen: number };

type View = Pick<MageKnightView, 'map' | 'turned' | 'holdings' | 'players' | 'volkare'>;

const EMPTY: Pick<HoldingView, 'tokens' | 'shields' | 'cleared'> = {
  tokens: [],
  shields: [],
  cleared: false,
};

const siteOn = (view: View, space: SpaceId): SiteKind | null => landAt(view, space)?.site ?? null;

type Tokens = HoldingView['tokens'];

/** Enemies in sight in the one list and not in the other, as often as they are there more often. */
function inSightOnly(tokens: Tokens, other: Tokens): EnemyId[] {
  const left = other.flatMap(({ enemy }) => enemy ?? []);
  return tokens.flatMap(({ enemy }) => {
    if (enemy === null) return [];
    const at = left.indexOf(enemy);
    if (at >= 0) left.splice(at, 1);
    return at >= 0 ? [] : [enemy];
  });
}

/** What was turned up has neither gone nor come. */
function tokenChanges(then: Tokens, now: Tokens) {
  const hidden = (tokens: Tokens) => tokens.filter(({ enemy }) => enemy === null).length;
  const fewer = hidden(then) - hidden(now);
  const seen = inSightOnly(now, then);
  const turnedUp = Math.min(seen.length, Math.max(0, fewer));
  return {
    gone: { enemies: inSightOnly(then, now), unseen: Math.max(0, fewer - turnedUp) },
    come: { enemies: seen.slice(turnedUp), unseen: Math.max(0, -fewer) },
  };
}

function holdingChanges(before: View, after: View, space: SpaceId): MapChange[] {
  const [then, now] = [before.holdings[space] ?? EMPTY, after.holdings[space] ?? EMPTY];
  const site = siteOn(after, space);
  const { gone, come } = tokenChanges(then.tokens, now.tokens);
  const shields = now.shields.slice(then.shields.length);
  return [
    ...(gone.enemies.length + gone.unseen > 0 ? [{ key: 'enemies-gone', space, ...gone } as const] : []),
    ...(come.enemies.length + come.unseen > 0 ? [{ key: 'enemies-come', space, ...come } as const] : []),
    ...[...new Set(shields)].map((player) => ({ key: 'shield-laid', player, space, site }) as const),
    ...(now.cleared && !then.cleared && site !== null ? [{ key: 'burnt', space, site } as const] : []),
  ];
}

/** What lies on a new tile comes with the tile. */
export function mapChanges(before: View, after: View): MapChange[] {
  const laid = Object.entries(after.map).filter(([slot]) => before.map[slot] === undefined);
  const known = Object.keys({ ...before.holdings, ...after.holdings }).filter(
    (space) => before.map[placeOf(space).slot] !== undefined,
  );
  const moved = after.players.flatMap(({ space }, player) =>
    space === null || space === before.players[player]?.space ? [] : [{ player, space }],
  );
  const marched = after.volkare?.space;
  return [
    ...laid.map(([slot, tile]) => ({ key: 'tile-laid', tile, space: spaceName(slot, 'C') }) as const),
    ...(marched === undefined || marched === before.volkare?.space
      ? []
      : [{ key: 'volkare-marched', space: marched, site: siteOn(after, marched) } as const]),
    ...moved.map(
      ({ player, space }) => ({ key: 'hero-moved', player, space, site: siteOn(after, space) }) as const,
    ),
    ...known.flatMap((space) => holdingChanges(before, after, space)),
  ];
}
