// The symbols of the cards and the board. Their words are fetched when somebody asks what one means.
import type { LandId } from '../data/board.ts';
import type { GodId } from '../data/gods.ts';
import type { RealmId } from '../data/realms.ts';
import type { Attribute, Rune, Weapon } from '../data/types.ts';
import type { ActionId } from '../data/wheel.ts';
import type { TurnStep } from '../state.ts';
import type { Victory } from './board-words.ts';

export type SignId =
  | Rune
  | Attribute
  | Weapon
  | LandId
  | RealmId
  | GodId
  | Victory
  | `action-${ActionId}`
  | `step-${TurnStep}`
  /** Pieces. */
  | 'army'
  | 'hero'
  | 'drakkar'
  | 'monster'
  | 'loki'
  | 'priest'
  | 'seat'
  | 'start'
  /** Printed on the board. */
  | 'settlement'
  | 'sanctuary'
  | 'temple'
  | 'forge'
  | 'monument'
  | 'population'
  | 'tree'
  | 'ice'
  | 'scale'
  | 'draft'
  /** Of players. */
  | 'injury'
  | 'card'
  | 'blessing'
  | 'artifact'
  | 'exhausted'
  | 'kill'
  | 'supply'
  /** On cards. */
  | 'strength'
  | 'battle-effect'
  | 'hunt-effect'
  | 'loss'
  | 'shield'
  | 'any-weapon'
  | 'rage'
  | 'weakness'
  | 'attack-draw'
  | 'no-shield'
  | 'unknown-card'
  | 'ally'
  | 'any-rune'
  | 'army-plus'
  | 'omen'
  | 'show'
  | 'rune-cost'
  | 'rune-of'
  | 'ragnarok';
