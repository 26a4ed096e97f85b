// The portal, where it decides the game (MK-40): it closes behind whoever stayed, and lets one return at the end.
import type { Seat } from '@krcma/kernel';
import type { SpaceId } from '../data/geometry.ts';
import { scenarioOf } from '../data/scenarios.ts';
import { PORTAL } from '../rules/portal.ts';
import { setupOf } from '../rules/scenario.ts';
import type { MageKnight } from '../state.ts';
import { home } from './weights.ts';

/** How good it is to stand there when the round ends; nothing is special elsewhere, and in other scenarios. */
export function homeWorth(game: MageKnight, seat: Seat, space: SpaceId): number {
  const { ends, portalClosesAfter } = scenarioOf(game.scenario);
  if (ends !== 'returned' || space !== PORTAL) return 0;
  if (game.round === portalClosesAfter) return -home.closes;
  if (game.chosen?.includes(seat) === false) return 0;
  const left = setupOf(game).rounds - game.round;
  if (left === 0) return home.returns;
  return left === 1 ? home.nears : 0;
}
