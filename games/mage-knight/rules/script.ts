import { note as noteMessage, type Seat, scriptsFor } from '@krcma/kernel';
import type { MageKnightEvent, MageKnightTypes } from '../messages.ts';

export const { rule, ruleNamed, scripts } = scriptsFor<MageKnightTypes>();

export const note = (event: MageKnightEvent, to?: readonly Seat[], otherwise?: MageKnightEvent): void =>
  noteMessage(event, to, otherwise);

/** The input every rule of a player has. */
export interface Of {
  player: Seat;
}
