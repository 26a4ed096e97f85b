import { note as noteMessage, type Seat, scriptsFor } from '@krcma/kernel';
import type { DungeonLordsEvent, DungeonLordsTypes } from '../messages.ts';

export const { rule, ruleNamed, scripts } = scriptsFor<DungeonLordsTypes>();

export const note = (event: DungeonLordsEvent, to?: readonly Seat[], otherwise?: DungeonLordsEvent): void =>
  noteMessage(event, to, otherwise);

/** The input every rule of a player has. */
export interface Of {
  player: Seat;
}
