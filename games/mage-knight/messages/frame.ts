// Words of the frame: what every chapter may say.
import type { Seat } from '@krcma/kernel';
import type { FaceId } from '../data/cards.ts';
import type { ScenarioId, Variant } from '../data/scenarios.ts';
import type { UnitId } from '../data/units.ts';

export type FrameMessage =
  | { key: 'not-for-so-many'; scenario: ScenarioId; seats: number }
  | { key: 'no-teams-here'; scenario: ScenarioId; seats: number }
  | { key: 'no-such-form'; scenario: ScenarioId; form: Variant }
  | { key: 'two-cities-for-teams'; scenario: ScenarioId }
  | { key: 'ask-turn' }
  | { key: 'end-turn' };

export type FrameEvent =
  | { key: 'turn-begun'; player: Seat }
  /** `bonus` came for the rows it crossed (MK-32.3). */
  | { key: 'fame'; player: Seat; n: number; bonus: number; total: number }
  | { key: 'reputation'; player: Seat; n: number; total: number }
  | { key: 'card-gained'; player: Seat; card: FaceId; to: 'deck' | 'hand' | 'discard' }
  | { key: 'wounds-taken'; player: Seat; n: number; to: 'hand' | 'discard' }
  | { key: 'unit-joined'; player: Seat; unit: UnitId }
  | { key: 'unit-left'; player: Seat; unit: UnitId };
