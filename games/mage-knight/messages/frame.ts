// Words of the frame: what every chapter may say.
import type { Seat } from '@krcma/kernel';
import type { ScenarioId } from '../data/scenarios.ts';

export type FrameMessage =
  | { key: 'not-for-so-many'; scenario: ScenarioId; seats: number }
  | { key: 'ask-turn' }
  | { key: 'end-turn' };

export type FrameEvent =
  | { key: 'turn-begun'; player: Seat }
  | { key: 'fame'; player: Seat; n: number; total: number };
