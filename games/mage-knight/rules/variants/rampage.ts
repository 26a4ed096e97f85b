// MK-25.10 to .12: rampaging enemies come back at the end of a day or a night.
import { revealed } from '@krcma/kernel';
import type { SpaceId } from '../../data/geometry.ts';
import { RAMPAGING } from '../../data/sites.ts';
import type { Back, Colour, Time } from '../../data/types.ts';
import { type Rampage, rampageOf } from '../../data/variants.ts';
import type { MageKnight } from '../../state.ts';
import { heroesAt, holdingOf, printedAt } from '../map.ts';
import { note } from '../script.ts';
import { rollDie } from '../source.ts';
import { putToken } from '../tiles.ts';

/** Where whoever rampaged has fallen; nobody comes where a hero stands. [house] */
function clearedSpaces(game: MageKnight): SpaceId[] {
  return Object.keys(game.holdings).filter(
    (space) =>
      game.holdings[space]?.cleared === true &&
      game.holdings[space].secret === undefined &&
      printedAt(game, space)?.rampaging !== undefined &&
      heroesAt(game, space).length === 0,
  );
}

/** Whose tokens a die brings at that time to a space of this kind. */
export function comers({ returns, joined, joins }: Rampage, time: Time, die: Colour, own: Back): Back[] {
  const isOn = (colours: readonly Colour[]): boolean => colours.includes(die);
  return [
    ...(returns === 'always' || isOn(returns[time]) ? [own] : []),
    ...(isOn(joined[time]) ? [joins] : []),
  ];
}

function comeBack(game: MageKnight, rampage: Rampage, space: SpaceId): void {
  const kind = printedAt(game, space)?.rampaging;
  if (kind === undefined) return;
  const die = rollDie(game);
  const holding = holdingOf(game, space);
  for (const back of comers(rampage, game.time, die, RAMPAGING[kind].back)) putToken(game, space, back, true);
  revealed();
  const enemies = holding.tokens.map(({ enemy }) => enemy);
  note({ key: 'rampage-rolled', space, colour: die, enemies });
  if (enemies.length === 0) return;
  holding.cleared = false;
  if (enemies.length > 1) holding.horde = true;
}

/** A die for each space that was cleared. */
export function rampageAgain(game: MageKnight): void {
  const rampage = rampageOf(game.options.rampage);
  if (rampage === undefined) return;
  for (const space of clearedSpaces(game)) comeBack(game, rampage, space);
}

/** What one that falls there is worth: of two each the same, whoever it is (MK-14.2, MK-25.11). */
export function reputationAt(game: MageKnight, space: SpaceId): number {
  const rampage = rampageOf(game.options.rampage);
  if (rampage !== undefined && game.holdings[space]?.horde === true) return rampage.reputation;
  const kind = printedAt(game, space)?.rampaging;
  return kind === undefined ? 0 : RAMPAGING[kind].reputation;
}
