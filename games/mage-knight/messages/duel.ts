// One player against another (MK-17).
import type { Seat } from '@krcma/kernel';
import type { FaceId } from '../data/cards.ts';
import type { SpaceId } from '../data/geometry.ts';
import type { Element } from '../data/types.ts';
import type { UnitId } from '../data/units.ts';
import type { Attendance, DuelPhase } from '../state.ts';
import type { Sum } from './combat.ts';

/** Why nobody is attacked here. */
export type DuelRefusal =
  | { key: 'the-end-is-near' }
  | { key: 'is-a-mate'; player: Seat }
  | { key: 'order-token-is-down'; player: Seat }
  | { key: 'no-duel-in-this-place' };

/** An attack on a player or a block against it: what it is worth, and what is left of the attack. */
interface OfBlock extends Sum {
  attack: number;
  left: number;
}

export type DuelMessage =
  | { key: 'attack-player'; player: Seat }
  | { key: 'must-attack-or-leave'; player: Seat }
  | DuelRefusal
  | { key: 'attends-in-part' }
  | { key: 'ask-before-defence'; player: Seat }
  | { key: 'face-the-attack' }
  | { key: 'ask-attendance'; player: Seat }
  | { key: 'attend'; attendance: Attendance }
  | { key: 'only-wounds-in-hand' }
  | { key: 'ask-duel-attack'; phase: DuelPhase; player: Seat; total: number }
  | ({ key: 'ask-duel-block'; phase: DuelPhase; player: Seat; elements: Element[] } & OfBlock)
  | { key: 'duel-strike'; total: number }
  | { key: 'nothing-to-attack-with' }
  | { key: 'duel-pass'; phase: DuelPhase; ends: boolean }
  | { key: 'attack-waits' }
  | ({ key: 'duel-stand' } & OfBlock)
  | { key: 'ask-rider' }
  | { key: 'ask-duel-damage'; player: Seat; n: number }
  | { key: 'hit-unit'; unit: UnitId; cost: number; armor: number; resists: boolean }
  | { key: 'hit-hero'; player: Seat; cost: number; armor: number; ignored: number }
  | { key: 'steal'; card: FaceId; cost: number; from: 'discard' | 'play' | 'unit' }
  | { key: 'push-to'; space: SpaceId; cost: number }
  | { key: 'leave-damage'; n: number }
  | { key: 'not-enough-damage'; cost: number; n: number }
  | { key: 'only-in-melee' }
  | { key: 'not-safe-there' }
  | { key: 'ask-after-duel' };

export type DuelEvent =
  | { key: 'duel-begun'; player: Seat; against: Seat; space: SpaceId }
  | { key: 'duel-attended'; player: Seat; attendance: Attendance }
  | { key: 'duel-phase'; player: Seat; phase: DuelPhase }
  | { key: 'duel-attacked'; player: Seat; against: Seat; n: number; elements: Element[] }
  | { key: 'duel-passed'; player: Seat; phase: DuelPhase }
  | ({ key: 'duel-blocked'; player: Seat; swift: boolean } & OfBlock)
  | { key: 'duel-unit-wounded'; player: Seat; by: Seat; unit: UnitId; cost?: number }
  | { key: 'duel-unit-shielded'; player: Seat; unit: UnitId; cost: number }
  | { key: 'duel-hero-wounded'; player: Seat; by: Seat; cost: number }
  | { key: 'duel-damage-left'; player: Seat; n: number }
  | { key: 'artifact-stolen'; player: Seat; from: Seat; card: FaceId }
  | { key: 'pushed'; player: Seat; by: Seat; space: SpaceId; cost: number }
  | { key: 'duel-won'; player: Seat; over: Seat; fame: number }
  | { key: 'duel-drawn'; player: Seat; against: Seat };
