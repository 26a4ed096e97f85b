import type { GameModule } from '@krcma/kernel';
import { game } from './game.ts';
import type { MonsterLandsTypes } from './messages.ts';
import { arrange } from './rules/arrange.ts';
import { components, inconsistency } from './rules/components.ts';

export type { MonsterLandsEvent, MonsterLandsMessage, MonsterLandsTypes } from './messages.ts';
export type { MonsterLandsArrangement } from './rules/arrange.ts';
export type { MonsterLandsView } from './rules/view.ts';
export type { MonsterLands, MonsterLandsOptions } from './state.ts';

/** Monster Lands (Říše příšer), one to four players. */
export const monsterLands: GameModule<MonsterLandsTypes> = { ...game, components, inconsistency, arrange };
