import type { GameModule } from '@krcma/kernel';
import './rules/turn.ts';
import { game } from './game.ts';
import type { MageKnightTypes } from './messages.ts';
import { arrange } from './rules/arrange.ts';
import { components, inconsistency } from './rules/components.ts';

export type { MageKnightEvent, MageKnightMessage, MageKnightTypes } from './messages.ts';
export type { MageKnightArrangement } from './rules/arrange.ts';
export type { MageKnightView } from './rules/view.ts';
export type { MageKnight, MageKnightOptions } from './state.ts';

/** Mage Knight Ultimate Edition, one to four players. */
export const mageKnight: GameModule<MageKnightTypes> = {
  ...game,
  later: undefined,
  components,
  inconsistency,
  arrange,
};
