// MK-8.14, MK-25.5, .17 to .21: cities, their levels and garrisons.
import { drawAny, type Seat, shuffle } from '@krcma/kernel';
import { cities } from '../data/cities.ts';
import type { City } from '../data/city.ts';
import { placeOf, type SpaceId } from '../data/geometry.ts';
import { scenarioOf } from '../data/scenarios.ts';
import { BACKS, BASICS, type Back, type Basic } from '../data/types.ts';
import type { CityHalf, CityState, MageKnight } from '../state.ts';
import { holdingAt, printedAt } from './map.ts';
import { setupOf } from './scenario.ts';

export const cityOf = (colour: Basic): City => cities[colour];

/** The end of the dial (MK-25.17). */
const TOP_CITY_LEVEL = 11;

/** Tokens of a garrison; above the dial both halves of the level are drawn (MK-25.18). */
export function garrisonOf(colour: Basic, level: number): Back[] {
  if (level > TOP_CITY_LEVEL)
    return [...garrisonOf(colour, Math.ceil(level / 2)), ...garrisonOf(colour, Math.floor(level / 2))];
  const garrison = cityOf(colour).garrisons[level - 1] ?? {};
  return BACKS.flatMap((back) => new Array<Back>(garrison[back] ?? 0).fill(back));
}

/** Colours of a city: two for a megapolis. */
export const coloursOf = ({ colour, second }: CityState): Basic[] =>
  second === null ? [colour] : [colour, second.colour];

const unusedColours = ({ cities: laid }: MageKnight): Basic[] => {
  const used = laid.flatMap(coloursOf);
  return BASICS.filter((colour) => !used.includes(colour));
};

/** The space to the right of a city. */
const rightOf = (space: SpaceId): SpaceId => placeOf(space).neighbours[0] as SpaceId;

/** Which cities stand on a tile: its own first, unless another one has taken it (MK-25.21). */
function pairFor(game: MageKnight, printed: Basic): [Basic, Basic] {
  const unused = unusedColours(game);
  const [first = printed] = unused.includes(printed) ? [printed] : shuffle(game, unused);
  const [second = first] = shuffle(
    game,
    unused.filter((colour) => colour !== first),
  );
  return [first, second];
}

/** The last city of the scenario, or every one of them. */
function isMegapolis(game: MageKnight): boolean {
  const { megapolis } = game.options;
  return megapolis === 'both' || (megapolis === 'last' && game.cities.length === setupOf(game).cities - 1);
}

/** The left half has the odd point of the level (MK-25.18). */
function megapolisAt(game: MageKnight, space: SpaceId, printed: Basic): CityState {
  const { megapolisLevel } = game.options;
  const [colour, other] = pairFor(game, printed);
  const second: CityHalf = { space: rightOf(space), colour: other, level: Math.floor(megapolisLevel / 2) };
  return { space, colour, level: Math.ceil(megapolisLevel / 2), second };
}

/** MK-36.2: nobody has to take it, and nobody leads it. */
export const isFriendly = ({ scenario }: MageKnight): boolean => scenarioOf(scenario).friendlyCity === true;

/** Not beyond the dial, where the scenario is not beyond it already (MK-25.17, MK-41.2). */
const harderBy = (level: number, more: number): number =>
  Math.max(level, Math.min(level + more, TOP_CITY_LEVEL));

/** The city of a tile, or any that stands nowhere yet (MK-25.5). */
function colourFor(game: MageKnight, space: SpaceId): Basic | undefined {
  const printed = printedAt(game, space)?.colours?.[0];
  return printed !== undefined && game.options.randomCities ? drawAny(game, unusedColours(game)) : printed;
}

/** The city of a revealed space; none where the scenario gives it no level. */
export function newCity(game: MageKnight, space: SpaceId): CityState | undefined {
  if (setupOf(game).cityLevels[game.cities.length] === undefined && !isFriendly(game)) return undefined;
  const colour = colourFor(game, space);
  if (colour !== undefined && isFriendly(game)) return { space, colour, level: 0, second: null };
  const level = setupOf(game).cityLevels[game.cities.length];
  if (colour === undefined || level === undefined) return undefined;
  if (isMegapolis(game)) return megapolisAt(game, space, colour);
  return { space, colour, level: harderBy(level, game.options.harder), second: null };
}

/** One garrison for both halves (MK-25.19). */
export const defendersOf = ({ colour, level, second }: CityState): Back[] => [
  ...garrisonOf(colour, level),
  ...(second === null ? [] : garrisonOf(second.colour, second.level)),
];

/** How many shields of a seat lie on a city (MK-10.7). */
export const shieldsOf = (game: MageKnight, seat: Seat, space: SpaceId): number =>
  holdingAt(game, space).shields.filter((owner) => owner === seat).length;
