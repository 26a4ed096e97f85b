import type { GameModule } from '@krcma/kernel';
import { game } from './game.ts';
import type { RagnarokTypes } from './messages.ts';
import { arrange } from './rules/arrange.ts';
import { components, inconsistency } from './rules/components.ts';

export type { RagnarokEvent, RagnarokMessage, RagnarokTypes } from './messages.ts';
export type { RagnarokArrangement } from './rules/arrange.ts';
export type { RagnarokView } from './rules/view.ts';
export type { Ragnarok, RagnarokOptions } from './state.ts';

/** Lords of Ragnarök, two to four players. */
export const ragnarok: GameModule<RagnarokTypes> = { ...game, components, inconsistency, arrange };
