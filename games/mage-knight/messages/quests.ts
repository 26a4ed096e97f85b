// What single scenarios add: glades and their nights, secret sites and tunnels.
import type { Seat } from '@krcma/kernel';
import type { SpaceId } from '../data/geometry.ts';
import type { SiteKind } from '../data/sites.ts';
import type { Back, Basic } from '../data/types.ts';

export type QuestMessage =
  /** Instead of the shield of another where there is no room. */
  | { key: 'mark-glade'; replaces: Seat | null }
  | { key: 'glade-is-marked' }
  | { key: 'movement-ended-elsewhere' }
  | { key: 'summon-enemies'; enemies: readonly Back[] }
  | { key: 'only-at-night' }
  | { key: 'summoned-already' }
  | { key: 'people-live-here' }
  | { key: 'no-glade-marked' }
  | { key: 'ask-secret'; site: SiteKind | null }
  | { key: 'secret-there'; space: SpaceId }
  /** Under the ground; without a cost where no way leads. */
  | { key: 'travel-below'; from: SpaceId; space: SpaceId; site: SiteKind | null; cost: number | null }
  | { key: 'no-tunnel' }
  | { key: 'ask-miners' }
  | { key: 'ask-chosen' }
  | { key: 'chosen'; player: Seat };

export type QuestEvent =
  | { key: 'miners-gift'; player: Seat; space: SpaceId; colour: Basic }
  | { key: 'glade-marked'; player: Seat; space: SpaceId; replaces: Seat | null }
  | { key: 'enemies-summoned'; player: Seat; glades: number; enemies: readonly Back[] }
  | { key: 'glades-cleared'; shields: number }
  | { key: 'secret-found'; player: Seat; space: SpaceId; site: SiteKind }
  | { key: 'travelled-below'; player: Seat; from: SpaceId; space: SpaceId; cost: number }
  | { key: 'portal-closed' }
  | { key: 'eliminated'; player: Seat }
  /** For the own team, and for everybody else. */
  | { key: 'chosen-named'; player: Seat; chosen: Seat }
  | { key: 'chosen-named-unseen'; player: Seat };
