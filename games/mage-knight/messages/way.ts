// Movement, the map, sites and interactions.
import type { Seat } from '@krcma/kernel';
import type { CardId, FaceId } from '../data/cards.ts';
import type { EnemyId } from '../data/enemies.ts';
import type { Slot, SpaceId } from '../data/geometry.ts';
import type { RuinId } from '../data/ruins.ts';
import type { ScenarioId } from '../data/scenarios.ts';
import type { SiteKind } from '../data/sites.ts';
import type { SkillId } from '../data/skills.ts';
import type { OpsSource } from '../data/sources.ts';
import type { Terrain } from '../data/terrains.ts';
import type { TileId } from '../data/tiles.ts';
import type { Back, Basic } from '../data/types.ts';
import type { UnitId } from '../data/units.ts';

export type WayMessage =
  | {
      key: 'step';
      from: SpaceId;
      space: SpaceId;
      terrain: Terrain;
      site: SiteKind | null;
      cost: number | null;
      provokes: readonly SpaceId[];
      assaults: boolean;
    }
  | { key: 'explore'; from: SpaceId; slot: Slot; cost: number }
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
  | { key: 'interact'; site: SiteKind; modifier: number | null; shields: number }
  | { key: 'end-interaction' }
  | { key: 'not-your-keep' }
  | { key: 'nobody-deals' }
  | { key: 'nobody-to-recruit' }
  | { key: 'recruit'; unit: UnitId; cost: number }
  | { key: 'not-recruited-here' }
  | { key: 'recruits-nobody' }
  | { key: 'reputation-counted-otherwise' }
  | { key: 'no-command' }
  | { key: 'ask-command'; unit: UnitId }
  /** What commands the unit: a token, or a card or skill instead. */
  | { key: 'command'; by: FaceId | SkillId | null; discount: number }
  | { key: 'ask-discount'; unit: UnitId; cost: number }
  | { key: 'discount'; source: OpsSource; n: number; reputation: number }
  | { key: 'no-discount' }
  | { key: 'buy'; ware: 'heal' | 'artifact' | 'elite'; cost: number }
  | { key: 'nobody-wounded' }
  | { key: 'no-elites' }
  /** The unseen top of the deck. */
  | { key: 'buy-top-action'; cost: number }
  | { key: 'plunder'; draw: number; reputation: number }
  | { key: 'altar'; colours: readonly Basic[] }
  | { key: 'no-tribute'; colours: readonly Basic[] }
  | { key: 'ask-on-her-own'; source: OpsSource }
  | { key: 'on-her-own'; alone: boolean; n: number }
  | { key: 'ask-bonus'; source: OpsSource }
  | { key: 'take-discount'; n: number }
  | { key: 'convert-to-healing'; cost: number; n: number }
  | { key: 'convert-to-ready'; cost: number; unit: UnitId }
  | { key: 'ask-explore'; source: OpsSource }
  | { key: 'ask-scout'; source: OpsSource }
  | { key: 'scout-pile'; back: Back }
  | { key: 'scout-token'; space: SpaceId }
  | { key: 'no-megapolis-here'; scenario: ScenarioId; cities: number }
  | { key: 'two-megapolises-need-two'; cities: number }
  | { key: 'ask-harvest' }
  | { key: 'harvest'; card: CardId }
  | { key: 'harvest-nothing' }
  | { key: 'ask-crystal' };

export type WayEvent =
  | {
      key: 'stepped';
      player: Seat;
      from: SpaceId;
      space: SpaceId;
      terrain: Terrain;
      site: SiteKind | null;
      cost: number;
    }
  /** Moved there directly by an effect. */
  | { key: 'flown'; player: Seat; space: SpaceId; cost: number }
  | { key: 'entered'; player: Seat; space: SpaceId; site: SiteKind }
  | { key: 'path-taken'; player: Seat; space: SpaceId; way: number; cost: number }
  | {
      key: 'interaction-begun';
      player: Seat;
      space: SpaceId;
      site: SiteKind;
      modifier: number;
      shields: number;
    }
  | { key: 'unit-recruited'; player: Seat; unit: UnitId; cost: number }
  | { key: 'bought'; player: Seat; ware: 'heal' | 'artifact' | 'elite'; cost: number }
  | { key: 'elite-added'; unit: UnitId }
  | { key: 'learned'; player: Seat; card: FaceId | null; cost: number }
  | { key: 'plundered'; player: Seat; space: SpaceId }
  | { key: 'tribute-paid'; player: Seat; space: SpaceId }
  | { key: 'units-added'; units: readonly UnitId[] }
  | { key: 'converted'; player: Seat; cost: number; heal: number; unit: UnitId | null }
  | { key: 'scouted'; player: Seat; enemy: EnemyId; space?: SpaceId; back?: Back }
  | { key: 'scouted-unseen'; player: Seat; space?: SpaceId; back?: Back }
  /** A keep whose owner is inside: nothing can be done there (MK-7.22). */
  | { key: 'owner-at-home'; player: Seat; space: SpaceId }
  | { key: 'tile-revealed'; player: Seat; tile: TileId; slot: Slot }
  | { key: 'token-turned-up'; space: SpaceId; enemy: EnemyId }
  | { key: 'ruin-turned-up'; space: SpaceId; ruin: RuinId }
  | { key: 'harvested'; player: Seat; card: CardId };
