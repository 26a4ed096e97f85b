// MK-23.14, .15, .18, .30: where a card takes him. All of it is open, so it can be asked before the card is turned.
import {
  backIn,
  DIRECTIONS,
  type Direction,
  distance,
  isOnMap,
  placeOf,
  type SpaceId,
} from '../../data/geometry.ts';
import type { Basic } from '../../data/types.ts';
import type { VolkareAbout } from '../../data/volkare.ts';
import type { MageKnight } from '../../state.ts';
import { PORTAL } from '../portal.ts';
import { setupOf } from '../scenario.ts';
import { mayLie } from '../tiles.ts';
import { volkareIn } from './about.ts';

/** Where he wants to go; nowhere yet while the city has not been found. */
export function goalIn(game: MageKnight, { goal }: Pick<VolkareAbout, 'goal'>): SpaceId | null {
  return goal === 'portal' ? PORTAL : (game.cities[0]?.space ?? null);
}

/** The way of a colour; none for a card that lets him attack where he stands (MK-23.16, .18). */
export function directionOf(
  { directions, redInRace }: VolkareAbout,
  colour: Basic,
  goal: SpaceId | null,
): Direction | undefined {
  const own = directions[colour];
  return own === undefined && goal !== null && redInRace !== undefined ? directions[redInRace] : own;
}

/** How many sixths of a turn are between two directions. */
function turnBetween(one: number, other: number): number {
  const turn = Math.abs(one - other);
  return Math.min(turn, DIRECTIONS.length - turn);
}

/** A place of the map, whether a tile lies there or not. */
function isWithin(game: MageKnight, space: SpaceId): boolean {
  const { slot } = placeOf(space);
  if (game.map[slot] !== undefined) return true;
  const { shape } = setupOf(game);
  return backIn(shape, slot) !== undefined || isOnMap(shape, slot, false);
}

/** Strictly closer, as the crow flies; of two ways the one nearer to the colour's (MK-23.18, .30). */
function stepTowards(game: MageKnight, from: SpaceId, goal: SpaceId, wanted: Direction): SpaceId | null {
  const { neighbours } = placeOf(from);
  const near = distance(from, goal);
  const closer = DIRECTIONS.map((_, at) => at).filter(
    (at) => distance(neighbours[at] as SpaceId, goal) < near,
  );
  const within = closer.filter((at) => isWithin(game, neighbours[at] as SpaceId));
  const towards = DIRECTIONS.indexOf(wanted);
  const [best] = (within.length > 0 ? within : closer).sort(
    (a, b) => turnBetween(a, towards) - turnBetween(b, towards),
  );
  return best === undefined ? null : (neighbours[best] as SpaceId);
}

/** One space in the colour's direction, if a tile lies or may lie there (MK-23.14). */
function stepOn(game: MageKnight, from: SpaceId, wanted: Direction): SpaceId | null {
  const to = placeOf(from).neighbours[DIRECTIONS.indexOf(wanted)] as SpaceId;
  const { slot } = placeOf(to);
  return game.map[slot] !== undefined || mayLie(game, slot) ? to : null;
}

/** The next step from a space; null where he stays. */
const stepFrom = (
  game: MageKnight,
  from: SpaceId,
  goal: SpaceId | null,
  wanted: Direction,
): SpaceId | null => (goal === null ? stepOn(game, from, wanted) : stepTowards(game, from, goal, wanted));

/** What one step of his comes to. */
export type Stride =
  | { readonly does: 'goes'; readonly to: SpaceId; readonly reveals: boolean }
  | { readonly does: 'stays' }
  /** Into the city, which he stands beside, or off through the portal. */
  | { readonly does: 'arrives' };

export function strideOf(game: MageKnight, from: SpaceId, goal: SpaceId | null, wanted: Direction): Stride {
  const present = volkareIn(game);
  const reach = present?.about.goal === 'city' ? 1 : 0;
  if (goal !== null && distance(from, goal) <= reach) return { does: 'arrives' };
  const to = stepFrom(game, from, goal, wanted);
  if (to === null) return { does: 'stays' };
  const { slot } = placeOf(to);
  return { does: 'goes', to, reveals: goal === null && game.map[slot] === undefined };
}
