// Shades of Tezla: leaders, graveyards, pursuers and the land that is won.
import type { Seat } from '@krcma/kernel';
import type { FaceId } from '../data/cards.ts';
import type { EnemyId } from '../data/enemies.ts';
import type { LeaderId } from '../data/factions.ts';
import type { Slot, SpaceId } from '../data/geometry.ts';
import type { TileId } from '../data/tiles.ts';
import type { Basic } from '../data/types.ts';
import type { UnitId } from '../data/units.ts';

export type FactionMessage =
  | { key: 'wrong-side' }
  | { key: 'seal-grave' }
  | { key: 'grave-is-held' }
  | { key: 'not-alone-here' }
  | { key: 'no-mana-to-seal' }
  | { key: 'ask-chase'; enemy: EnemyId | null }
  | { key: 'chase-to'; space: SpaceId; enemy: EnemyId | null }
  | { key: 'ask-land' }
  | { key: 'lay-no-tile' }
  | { key: 'ask-wares'; influence: number }
  | { key: 'card-ware'; card: FaceId; cost: number; crystal: Basic | null }
  | { key: 'hire-ware'; unit: UnitId; cost: number }
  | { key: 'crystal-ware'; colour: Basic; cost: number }
  | { key: 'wares-too-dear'; influence: number }
  | { key: 'wares-done'; influence: number };

export type FactionEvent =
  | { key: 'level-beaten'; player: Seat; foe: number; enemy: LeaderId; level: number; fame: number }
  | { key: 'leader-defeated'; player: Seat; foe: number; enemy: LeaderId }
  | { key: 'tile-put-back'; tile: TileId; slot: Slot }
  | { key: 'chased'; player: Seat; enemy: EnemyId; from: SpaceId; space: SpaceId }
  | { key: 'hero-grown'; player: Seat; level: number }
  | { key: 'grave-sealed'; player: Seat; space: SpaceId };
