// Movement, the map, sites and interactions.
import type { Seat } from '@krcma/kernel';
import type { Slot, SpaceId } from '../data/geometry.ts';
import type { TileId } from '../data/tiles.ts';

export type WayMessage =
  | { key: 'step'; space: SpaceId; cost: number }
  | { key: 'explore'; slot: Slot; cost: number }
  | { key: 'too-far'; cost: number; move: number }
  | { key: 'impassable' };

export type WayEvent =
  | { key: 'stepped'; player: Seat; space: SpaceId; cost: number }
  | { key: 'tile-revealed'; player: Seat; tile: TileId; slot: Slot };
