import { note as noteMessage, type Seat, scriptsFor } from '@krcma/kernel';
import type { MonsterLandsEvent, MonsterLandsTypes } from '../messages.ts';

export const { rule, scripts } = scriptsFor<MonsterLandsTypes>();

export const note = (event: MonsterLandsEvent, to?: readonly Seat[], otherwise?: MonsterLandsEvent): void =>
  noteMessage(event, to, otherwise);

/** The input every rule of a player has. */
export interface Of {
  player: Seat;
}
