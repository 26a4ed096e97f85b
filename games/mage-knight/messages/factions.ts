// Shades of Tezla: leaders, graveyards, pursuers and the land that is won.
import type { Seat } from '@krcma/kernel';
import type { EnemyId } from '../data/enemies.ts';
import type { LeaderId } from '../data/factions.ts';
import type { Slot, SpaceId } from '../data/geometry.ts';
import type { TileId } from '../data/tiles.ts';

export type FactionMessage =
  | { key: 'wrong-side' }
  | { key: 'seal-grave' }
  | { key: 'grave-is-held' }
  | { key: 'not-alone-here' }
  | { key: 'no-mana-to-seal' }
  | { key: 'ask-chase'; enemy: EnemyId | null }
  | { key: 'chase-to'; space: SpaceId; enemy: EnemyId | null }
  | { key: 'ask-land' }
  | { key: 'lay-no-tile' };

export type FactionEvent =
  | { key: 'level-beaten'; player: Seat; foe: number; enemy: LeaderId; level: number; fame: number }
  | { key: 'leader-defeated'; player: Seat; foe: number; enemy: LeaderId }
  | { key: 'tile-put-back'; tile: TileId; slot: Slot }
  | { key: 'chased'; player: Seat; enemy: EnemyId; from: SpaceId; space: SpaceId }
  | { key: 'grave-sealed'; player: Seat; space: SpaceId };
