// MK-23.5: Volkare in the place of a dummy, and what the scenario says of him.
import { scenarioOf } from '../../data/scenarios.ts';
import type { VolkareAbout } from '../../data/volkare.ts';
import type { MageKnight, Volkare } from '../../state.ts';

export interface Present {
  readonly about: VolkareAbout;
  readonly volkare: Volkare;
}

export function volkareIn(game: MageKnight): Present | undefined {
  const { volkare } = game;
  const about = scenarioOf(game.scenario).volkare;
  return volkare === undefined || about === undefined ? undefined : { about, volkare };
}

/** A figure of the tables for so many players. */
export const forPlayers = (figures: readonly number[], { seats }: Pick<MageKnight, 'seats'>): number =>
  figures[seats - 1] ?? 0;

/** How many he leads, known or not. */
export const sizeOf = ({ army, owed }: Volkare): number => army.length + owed.length;
