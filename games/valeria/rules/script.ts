import { note as noteMessage, type Seat, scriptsFor } from '@krcma/kernel';
import type { ValeriaEvent, ValeriaTypes } from '../messages.ts';

export const { rule, ruleNamed, scripts } = scriptsFor<ValeriaTypes>();

export const note = (event: ValeriaEvent, to?: readonly Seat[], otherwise?: ValeriaEvent): void =>
  noteMessage(event, to, otherwise);

/** The input every rule of a player has. */
export interface Of {
  player: Seat;
}
