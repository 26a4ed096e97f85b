// MK-23.11, .12, .32: units of the offer that Volkare may frighten.
import type { AdvancedActionId } from '../../data/advanced-actions.ts';
import { COLOURS } from '../../data/types.ts';
import { type UnitId, units } from '../../data/units.ts';
import type { MageKnight } from '../../state.ts';
import { forPlayers, volkareIn } from './about.ts';

const isUnit = (id: UnitId | AdvancedActionId): id is UnitId => id in units;

/** The first units of a round, each with a colour of his die. */
export function markUnits(game: MageKnight): void {
  const present = volkareIn(game);
  if (present === undefined) return;
  const { about, volkare } = present;
  const n = forPlayers(about.marked[game.options.raceLevel], game);
  const first = game.units.offer.filter(isUnit).slice(0, n);
  volkare.marked = Object.fromEntries(first.map((unit, at) => [COLOURS[at], unit]));
}

/** Of two that are equal the marked one is recruited first. */
export function unmark({ volkare }: MageKnight, unit: UnitId): void {
  if (volkare === undefined) return;
  const colour = COLOURS.find((each) => volkare.marked[each] === unit);
  if (colour !== undefined) delete volkare.marked[colour];
}
