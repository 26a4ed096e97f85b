// Chapter MK-8 and MK-9.1: what lies on the map.
import type { Seat } from '@krcma/kernel';
import { placeOf, type SpaceId } from '../data/geometry.ts';
import { scenarioOf } from '../data/scenarios.ts';
import { type Site, type SiteKind, siteOf } from '../data/sites.ts';
import type { Terrain } from '../data/terrains.ts';
import type { Space } from '../data/tile.ts';
import { landAt, wallsIn } from '../data/turned.ts';
import type { CityState, Holding, MageKnight } from '../state.ts';
import { isMate } from './teams.ts';

/** What is under the second half of a megapolis is ignored (MK-25.18). */
const SECOND_HALF: Space = { terrain: 'plains', site: 'city' };

const isSecondHalf = ({ cities }: MageKnight, space: SpaceId): boolean => {
  for (const city of cities) if (city.second?.space === space) return true;
  return false;
};

/** What the tile prints there, or what covers it; undefined where no tile lies. */
export function printedAt(game: MageKnight, space: SpaceId): Space | undefined {
  const printed = landAt(game, space);
  return printed !== undefined && isSecondHalf(game, space) ? SECOND_HALF : printed;
}

export const terrainAt = (game: MageKnight, space: SpaceId): Terrain | undefined =>
  printedAt(game, space)?.terrain;

/** What was built on a space, burnt or not: what its tile prints or covers it, or a secret site (MK-38.2). */
export function builtAt(game: MageKnight, space: SpaceId): SiteKind | undefined {
  const printed = printedAt(game, space)?.site;
  const holding = game.holdings[space];
  return holding?.marker ?? printed ?? holding?.secret;
}

/** MK-40.2: from then on it is a plain space. */
export const isPortalClosed = ({ scenario, round }: Pick<MageKnight, 'scenario' | 'round'>): boolean =>
  round > (scenarioOf(scenario).portalClosesAfter ?? round);

/** The site of a space; none where it was burnt or the portal is closed. */
export function siteAt(game: MageKnight, space: SpaceId): SiteKind | undefined {
  const site = builtAt(game, space);
  if (site === 'portal' && isPortalClosed(game)) return undefined;
  return site !== undefined && game.holdings[space]?.cleared === true ? undefined : site;
}

/** What such a site is in this scenario, which may change it (MK-38.5, MK-39.6, MK-40.3). */
export const siteIn = ({ scenario }: Pick<MageKnight, 'scenario'>, kind: SiteKind): Site =>
  scenarioOf(scenario).sites?.[kind] ?? siteOf(kind);

/** Nobody enters it in peace before it is conquered: behind walls, or without them (MK-24.5). */
const isDefended = (game: MageKnight, space: SpaceId): boolean => {
  const kind = siteAt(game, space);
  if (kind === undefined) return false;
  const site = siteOf(kind);
  return site.class === 'fortified' || site.unwalled === true;
};

/** The city of a space, whichever half of it that is. */
export const cityAt = ({ cities }: MageKnight, space: SpaceId): CityState | undefined =>
  cities.find((city) => city.space === space || city.second?.space === space);

/** Where what a space holds is kept: of a megapolis all lies with its first half (MK-25.19). */
export const homeOf = (game: MageKnight, space: SpaceId): SpaceId =>
  isSecondHalf(game, space) ? (cityAt(game, space)?.space ?? space) : space;

const nothing = (): Holding => ({ tokens: [], shields: [], ruin: null, paths: [], cleared: false });

const NOTHING = nothing();

/** What a space holds, to be read. */
export const holdingAt = (game: MageKnight, space: SpaceId): Holding =>
  game.holdings[homeOf(game, space)] ?? NOTHING;

/** What a space holds, to be changed. */
export function holdingOf(game: MageKnight, space: SpaceId): Holding {
  const home = homeOf(game, space);
  const holding = game.holdings[home] ?? nothing();
  game.holdings[home] = holding;
  return holding;
}

/**
 * Whether a rampaging enemy stands there (MK-7.8): where the tile prints one, or wherever it has come (MK-13.31). Once it
 * is gone a secret site may be hidden there (MK-38.2), whose guard does not rampage.
 */
export function isRampaging(game: MageKnight, space: SpaceId): boolean {
  const { tokens, secret } = holdingAt(game, space);
  if (printedAt(game, space)?.rampaging !== undefined && secret === undefined) return tokens.length > 0;
  return (
    game.factions !== undefined &&
    game.holdings[space]?.tokens.some(({ pursues }) => pursues !== undefined) === true
  );
}

/** MK-24.13, MK-36.6: it gives nothing yet. */
export function isHeld(game: MageKnight, space: SpaceId): boolean {
  const kind = siteAt(game, space);
  if (kind === undefined || siteIn(game, kind).held !== true) return false;
  const { shields, freed } = holdingAt(game, space);
  return shields.length === 0 && freed !== true;
}

/** A site that somebody has to fight for: shields lie on a city before it is conquered (MK-14.1). */
export function isUnconquered(game: MageKnight, space: SpaceId): boolean {
  if (!isDefended(game, space)) return false;
  const { tokens, shields } = holdingAt(game, space);
  return tokens.length > 0 || shields.length === 0;
}

/** Whose site it is (MK-9.7, MK-39.6); nobody's unless it is conquered and one that is owned. */
export function ownerOf(game: MageKnight, space: SpaceId): Seat | undefined {
  const site = siteAt(game, space);
  if (site === undefined || siteIn(game, site).interact !== 'owner' || isUnconquered(game, space))
    return undefined;
  return holdingAt(game, space).shields[0];
}

/** A site that a seat or its team mate owns (MK-19.6, MK-39.10). */
export function isHomeOf(game: MageKnight, seat: Seat, space: SpaceId): boolean {
  const owner = ownerOf(game, space);
  return owner !== undefined && (owner === seat || isMate(game, seat, owner));
}

/** To enter it is an assault (MK-7.7). */
export function isAssaulted(game: MageKnight, seat: Seat, space: SpaceId): boolean {
  if (isUnconquered(game, space)) return true;
  return ownerOf(game, space) !== undefined && !isHomeOf(game, seat, space);
}

/** A city that the scenario closes (MK-30.3, MK-39.2). */
export const isClosed = (game: MageKnight, space: SpaceId): boolean =>
  scenarioOf(game.scenario).closedCities !== undefined && siteAt(game, space) === 'city';

/** Several heroes may stand there (MK-7.19). */
function isOpen(game: MageKnight, space: SpaceId): boolean {
  const site = siteAt(game, space);
  if (site === undefined) return false;
  return siteOf(site).open === true || (site === 'city' && !isUnconquered(game, space));
}

export const heroesAt = ({ players }: MageKnight, space: SpaceId): Seat[] =>
  players.flatMap((player, seat) => (player.space === space ? [seat] : []));

/** Nobody else stands where he does, or enters (MK-23.24, .25). */
export const isVolkareAt = ({ volkare }: MageKnight, space: SpaceId): boolean => volkare?.space === space;

/** Another hero is there, where only one may stand (MK-7.15, .18), or Volkare. */
export function isTaken(game: MageKnight, seat: Seat, space: SpaceId): boolean {
  if (isVolkareAt(game, space)) return true;
  for (let other = 0; other < game.players.length; other++)
    if (other !== seat && game.players[other]?.space === space) return !isOpen(game, space);
  return false;
}

/** A wall between two neighbouring spaces (MK-7.24). */
export function isWalled(game: MageKnight, one: SpaceId, other: SpaceId): boolean {
  const a = placeOf(one);
  const b = placeOf(other);
  if (a.slot !== b.slot) return false;
  return wallsIn(game, a.slot).some(([x, y]) => (x === a.hex && y === b.hex) || (x === b.hex && y === a.hex));
}
