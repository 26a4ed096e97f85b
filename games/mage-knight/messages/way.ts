// Movement, the map, sites and interactions.
import type { Seat } from '@krcma/kernel';
import type { CardId } from '../data/cards.ts';
import type { EnemyId } from '../data/enemies.ts';
import type { Slot, SpaceId } from '../data/geometry.ts';
import type { RuinId } from '../data/ruins.ts';
import type { SiteKind } from '../data/sites.ts';
import type { OpsSource } from '../data/sources.ts';
import type { Terrain } from '../data/terrains.ts';
import type { TileId } from '../data/tiles.ts';
import type { Basic } from '../data/types.ts';
import type { UnitId } from '../data/units.ts';

export type WayMessage =
  | {
      key: 'step';
      space: SpaceId;
      cost: number | null;
      provokes: readonly SpaceId[];
      assaults: boolean;
    }
  | { key: 'explore'; slot: Slot; cost: number }
  | { key: 'too-far'; cost: number; move: number }
  | { key: 'impassable' }
  | { key: 'rampaging-there' }
  | { key: 'city-closed' }
  | { key: 'terrain-barred' }
  | { key: 'hero-beside-provoked' }
  | { key: 'resting' }
  | { key: 'action-was-taken' }
  | { key: 'none-left' }
  | { key: 'beyond-coast' }
  | { key: 'core-on-coast' }
  | { key: 'touches-too-few' }
  | { key: 'ask-terrain'; source: OpsSource }
  | { key: 'terrain'; terrain: Terrain }
  | { key: 'ask-lakes'; source: OpsSource }
  | { key: 'pay-for-lakes'; colour: Basic }
  | { key: 'mountains-only'; colour: Basic }
  | { key: 'ask-flight'; source: OpsSource }
  | { key: 'fly'; space: SpaceId }
  | { key: 'land' }
  | { key: 'ask-assault'; source: OpsSource }
  | { key: 'assault'; space: SpaceId }
  | { key: 'challenge'; space: SpaceId; enemy: EnemyId | null }
  | { key: 'ask-challenge-too' }
  | { key: 'challenge-nobody-else' }
  | { key: 'other-hero-here' }
  | { key: 'enter'; site: SiteKind; ruin: RuinId | null }
  | { key: 'already-conquered' }
  | { key: 'own-path-gone' }
  | { key: 'all-paths-gone' }
  | { key: 'path'; way: number; cost: number }
  | { key: 'path-gone' }
  | { key: 'ask-escort' }
  | { key: 'escort'; unit: UnitId }
  | { key: 'go-alone' }
  | { key: 'burn' }
  | { key: 'ask-harvest' }
  | { key: 'harvest'; card: CardId }
  | { key: 'harvest-nothing' }
  | { key: 'ask-crystal' };

export type WayEvent =
  | { key: 'stepped'; player: Seat; space: SpaceId; cost: number }
  /** Moved there directly by an effect. */
  | { key: 'flown'; player: Seat; space: SpaceId; cost: number }
  | { key: 'entered'; player: Seat; space: SpaceId; site: SiteKind }
  | { key: 'path-taken'; player: Seat; space: SpaceId; way: number; cost: number }
  /** A keep whose owner is inside: nothing can be done there (MK-7.22). */
  | { key: 'owner-at-home'; player: Seat; space: SpaceId }
  | { key: 'tile-revealed'; player: Seat; tile: TileId; slot: Slot }
  | { key: 'token-turned-up'; space: SpaceId; enemy: EnemyId }
  | { key: 'ruin-turned-up'; space: SpaceId; ruin: RuinId }
  | { key: 'harvested'; player: Seat; card: CardId };
