// The symbols of the cards and the board. Their words are fetched when somebody asks what one means.
import type { EventTileId } from '../data/events.ts';
import type { Zone } from '../data/rooms.ts';
import type { HeroClass } from '../data/types.ts';
import type { Season } from '../state.ts';

/** Whom a trap or an attack hits. */
export type TargetSign =
  | 'target-first'
  | 'target-second'
  | 'target-last'
  | 'target-each'
  | 'target-others'
  | 'target-any';

/** The steps of a round of combat. */
export const STEPS = [
  'trap',
  'fast',
  'creatures',
  'slow',
  'healing',
  'fatigue',
  'conquest',
  'poison',
] as const;
export type Step = (typeof STEPS)[number];

export type SignId =
  | HeroClass
  | Season
  | EventTileId
  | TargetSign
  | `zone-${Zone}`
  | `step-${Step}`
  /** Goods. */
  | 'gold'
  | 'food'
  | 'imp'
  | 'evil'
  | 'trap'
  | 'monster'
  | 'letter'
  | 'points'
  /** Of a stock: those at home of all there are. */
  | 'idle'
  | 'troll-token'
  | 'tiles'
  /** The eight actions. */
  | 'arrow'
  | 'dig'
  | 'mine'
  | 'spy'
  | 'hire'
  | 'room'
  | 'foreman'
  | 'slot'
  | 'slot-next'
  | 'slot-taken'
  | 'lacking'
  | 'dummy'
  | 'no-offer'
  /** Orders. */
  | 'order'
  | 'locked'
  | 'place'
  | 'stayed'
  /** Heroes. */
  | 'paladin'
  | 'phantom'
  | 'hit-points'
  | 'damage'
  | 'anti-trap'
  | 'healing'
  | 'magic'
  | 'bonus'
  | 'goes-to'
  | 'prison'
  /** Creatures, their attacks, and traps. */
  | 'not-monster'
  | 'worker'
  | 'spares'
  | 'spares-first'
  | 'hit'
  | 'hit-all-of-it'
  | 'times'
  | 'on-kill'
  | 'no-conquest'
  | 'no-healing'
  | 'stays-ready'
  | 'late-poison'
  | 'silences'
  | 'face-down'
  | 'sent'
  | 'sheep'
  | 'out'
  | 'striking'
  /** Rooms. */
  | 'workers'
  | 'production'
  | 'battle-room'
  | 'prestige'
  | 'bait'
  | 'no-spells'
  | 'per-title'
  | 'worked'
  /** The dungeon. */
  | 'rock'
  | 'tunnel'
  | 'entrance'
  | 'conquered'
  | 'at-work'
  | 'battlefield'
  /** Combat cards. */
  | 'fast'
  | 'slow'
  | 'fatigue'
  | 'crystals'
  | 'unknown-card'
  | 'spied'
  | 'shield'
  | 'forecast'
  | 'lost-tiles'
  /** The table. */
  | 'year'
  | 'unknown-event'
  | 'track'
  | 'paladin-space'
  | 'neutral'
  | 'start'
  | 'seat'
  | 'title';
