import type { GameModule } from '@krcma/kernel';
import { game } from './game.ts';
import type { ValeriaTypes } from './messages.ts';
import { arrange } from './rules/arrange.ts';
import { components, inconsistency } from './rules/components.ts';

export type { ValeriaEvent, ValeriaMessage, ValeriaTypes } from './messages.ts';
export type { ValeriaArrangement } from './rules/arrange.ts';
export type { ValeriaView } from './rules/view.ts';
export type { Valeria, ValeriaOptions } from './state.ts';

/** Valeria: Card Kingdoms, one to five players. */
export const valeria: GameModule<ValeriaTypes> = { ...game, components, inconsistency, arrange };
