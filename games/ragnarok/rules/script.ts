import { note as noteMessage, type Seat, scriptsFor } from '@krcma/kernel';
import type { RagnarokEvent, RagnarokTypes } from '../messages.ts';

export const { rule, ruleNamed, scripts } = scriptsFor<RagnarokTypes>();

export const note = (event: RagnarokEvent, to?: readonly Seat[], otherwise?: RagnarokEvent): void =>
  noteMessage(event, to, otherwise);

/** The input every rule of a player has. */
export interface Of {
  player: Seat;
}
