import type { Scene as SceneOf } from '@krcma/kernel/scene';
import type { DungeonLordsTypes } from '../../messages.ts';
import type { DungeonLordsView } from '../../rules/view.ts';
import { DUMMY, isDummy, type Occupant } from '../../state.ts';
import type { TerminalWords } from './words.ts';

export type Scene = SceneOf<DungeonLordsTypes, DungeonLordsView, TerminalWords>;

/** A player, or an unused colour. */
export const ownerOf = ({ names, words }: Scene, occupant: Occupant): string =>
  isDummy(occupant) ? words.dummy(occupant - DUMMY) : names.seat(occupant);
