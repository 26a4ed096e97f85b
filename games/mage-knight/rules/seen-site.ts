// Which site whoever looks at the map sees on a space.
import type { SpaceId } from '../data/geometry.ts';
import type { SiteKind } from '../data/sites.ts';
import { isPortalClosed } from './map.ts';
import type { MageKnightView } from './view.ts';

/** What its tile prints or covers it, or a secret site; nothing where the portal is closed (MK-38.2, MK-40.2). */
export function siteSeen(
  view: Pick<MageKnightView, 'scenario' | 'round' | 'holdings'>,
  space: SpaceId,
  printed: SiteKind | undefined,
): SiteKind | undefined {
  if (printed === 'portal' && isPortalClosed(view)) return undefined;
  const holding = view.holdings[space];
  return holding?.marker ?? printed ?? holding?.secret;
}
