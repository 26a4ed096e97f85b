// MK-4.17 to .19: whether an action can be taken, and where.
import type { Seat } from '@krcma/kernel';
import type { SpaceId } from '../data/geometry.ts';
import type { RuleId } from '../data/rule-ids.ts';
import type { Site, SiteKind } from '../data/sites.ts';
import type { MageKnightMessage } from '../messages.ts';
import { type MageKnight, playerAt } from '../state.ts';
import { isBeforeAction } from './figure.ts';
import { isTaken, siteAt, siteIn } from './map.ts';
import { mustRecover } from './recovery.ts';

/** Why something is refused. */
export interface Why {
  readonly reason: MageKnightMessage;
  readonly rule: RuleId;
}

/** Why no action at all can be taken here now (MK-4.17, .19, .22, MK-7.18). */
export function noAction(game: MageKnight, seat: Seat): Why | undefined {
  const { space } = playerAt(game, seat);
  if (game.turn.stage === 'resting') return { reason: { key: 'resting' }, rule: 'MK-4.22' };
  if (mustRecover(game, seat)) return { reason: { key: 'must-recover' }, rule: 'MK-4.29' };
  if (game.assault !== undefined) return { reason: { key: 'assault-goes-on' }, rule: 'MK-18.9' };
  if (!isBeforeAction(game)) return { reason: { key: 'action-was-taken' }, rule: 'MK-4.17' };
  if (space !== null && isTaken(game, seat, space))
    return { reason: { key: 'other-hero-here' }, rule: 'MK-7.18' };
  return undefined;
}

/** The site a hero stands on. */
export function siteUnder(
  game: MageKnight,
  seat: Seat,
): { space: SpaceId; kind: SiteKind; site: Site } | undefined {
  const { space } = playerAt(game, seat);
  const kind = space === null ? undefined : siteAt(game, space);
  return space === null || kind === undefined ? undefined : { space, kind, site: siteIn(game, kind) };
}
