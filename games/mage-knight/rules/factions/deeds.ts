// MK-43.9 to .11, MK-44.8, .9, MK-45.6, MK-46.8, .9: what was to be done against the factions, and what it counts.
import type { Seat } from '@krcma/kernel';
import { leaderCard } from '../../data/factions.ts';
import type { SpaceId } from '../../data/geometry.ts';
import type { SiteKind } from '../../data/sites.ts';
import type { Faction } from '../../data/types.ts';
import type { Leader, MageKnight } from '../../state.ts';
import { builtAt, holdingAt } from '../map.ts';
import { setupOf } from '../scenario.ts';
import { factionRules } from './laying.ts';
import { isBeaten } from './leaders.ts';

const leadersOf = ({ factions }: MageKnight): readonly Leader[] => factions?.leaders ?? [];

/** How many leaders the scenario has, found or not. */
export const leadersInAll = (game: MageKnight): number => Object.keys(factionRules(game)?.seats ?? {}).length;

export const beatenLeaders = (game: MageKnight): Leader[] => leadersOf(game).filter(isBeaten);

export const areLeadersBeaten = (game: MageKnight): boolean =>
  beatenLeaders(game).length === leadersInAll(game);

const spacesWith = (game: MageKnight, ...kinds: SiteKind[]): SpaceId[] =>
  Object.keys(game.holdings).filter((space) => kinds.includes(builtAt(game, space) as SiteKind));

const isMarked = (game: MageKnight, space: SpaceId): boolean => holdingAt(game, space).shields.length > 0;

/** Graveyards that were sealed, of all that will ever be revealed (MK-44.3, .5). */
export const sealedGraves = (game: MageKnight): number =>
  spacesWith(game, 'graveyard').filter((space) => isMarked(game, space)).length;

export const gravesInAll = (game: MageKnight): number => setupOf(game).glades ?? 0;

export const isRealmClosed = (game: MageKnight): boolean =>
  sealedGraves(game) >= gravesInAll(game) && areLeadersBeaten(game);

/** Whose each piece of the relic is (MK-46.3). */
const piecesFound = (game: MageKnight): Seat[] =>
  spacesWith(game, 'destroyedCity').flatMap((space) => holdingAt(game, space).shields.slice(0, 1));

export const piecesOf = (game: MageKnight, seat: Seat): number =>
  piecesFound(game).filter((each) => each === seat).length;

export const pieces = (game: MageKnight): number => piecesFound(game).length;

export const areAllPiecesFound = (game: MageKnight): boolean => pieces(game) >= setupOf(game).cities;

const shieldsOn = ({ shields }: Leader, seat: Seat): number[] =>
  shields.flatMap((each) => (each.seat === seat ? [each.level] : []));

/** Everybody has beaten a level of one of the leaders; of every one of them. */
export const haveAllFought = (game: MageKnight, every: boolean): boolean =>
  leadersOf(game).length > 0 &&
  (!every || leadersOf(game).length === leadersInAll(game)) &&
  game.players.every((_, seat) => {
    const has = (leader: Leader): boolean => shieldsOn(leader, seat).length > 0;
    return every ? leadersOf(game).every(has) : leadersOf(game).some(has);
  });

const SITES_OF: Readonly<Record<Faction, readonly SiteKind[]>> = {
  elementalist: ['magicalGlade', 'hiddenValley'],
  darkCrusader: ['graveyard', 'necropolis'],
};

export interface Against {
  readonly shields: number;
  /** The highest level of the leader that was beaten; 0 for none. */
  readonly highest: number;
}

/** Shields of a seat against a faction, on its sites and on its leader (MK-43.10). */
export function against(game: MageKnight, seat: Seat, faction: Faction): Against {
  const sites = spacesWith(game, ...SITES_OF[faction]).reduce(
    (n, space) => n + holdingAt(game, space).shields.filter((owner) => owner === seat).length,
    0,
  );
  const levels = leadersOf(game)
    .filter(({ id }) => leaderCard(id).faction === faction)
    .flatMap((leader) => shieldsOn(leader, seat));
  return { shields: sites + levels.length, highest: Math.max(0, ...levels) };
}
