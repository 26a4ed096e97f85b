import type { GameModule } from '@krcma/kernel';
import { game } from './game.ts';
import type { DungeonLordsTypes } from './messages.ts';
import { arrange } from './rules/arrange.ts';
import { components, inconsistency } from './rules/components.ts';

export type { DungeonLordsEvent, DungeonLordsMessage, DungeonLordsTypes } from './messages.ts';
export type { DungeonLordsArrangement } from './rules/arrange.ts';
export type { DungeonLordsView } from './rules/view.ts';
export type { DungeonLords, DungeonLordsOptions } from './state.ts';

/** Dungeon Lords (Vládci podzemí), two to four players; combat training alone. */
export const dungeonLords: GameModule<DungeonLordsTypes> = { ...game, components, inconsistency, arrange };
