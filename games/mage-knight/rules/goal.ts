// What the scenario asks, how near that is, and whether it is done (MK-30.7, MK-32.5, MK-33.4, MK-36.9, MK-37.10, MK-38.7).
import { type Scenario, scenarioOf } from '../data/scenarios.ts';
import { tileOf } from '../data/tiles.ts';
import type { MageKnight } from '../state.ts';
import {
  areAllPiecesFound,
  areLeadersBeaten,
  beatenLeaders,
  gravesInAll,
  isRealmClosed,
  leadersInAll,
  pieces,
  sealedGraves,
} from './factions/deeds.ts';
import { hasSummoned, haveAllSummoned } from './glades.ts';
import { isConqueredCity } from './hand-limit.ts';
import { areAllLiberated, freedMines } from './mines.ts';
import { ownedPoints, pointsInAll } from './owned-sites.ts';
import { setupOf } from './scenario.ts';
import { areAllConquered, isWayBelow, sitesBelow } from './tunnels.ts';
import { sizeOf } from './volkare/about.ts';

type Ends = Scenario['ends'];

const areCitiesTaken = (game: MageKnight): boolean =>
  game.cities.length >= setupOf(game).cities &&
  game.cities.every(({ space }) => isConqueredCity(game, space));

const isMet: Readonly<Record<Ends, (game: MageKnight) => boolean>> = {
  cityRevealed: ({ map }) => Object.values(map).some((tile) => tileOf(tile).city !== undefined),
  citiesConquered: areCitiesTaken,
  incantations: haveAllSummoned,
  dungeonsConquered: areAllConquered,
  minesLiberated: areAllLiberated,
  leadersBeaten: areLeadersBeaten,
  graveyardsSealed: isRealmClosed,
  relicFound: areAllPiecesFound,
  rounds: () => false,
  returned: () => false,
  // Settled where it happens, in a battle (MK-23.34).
  volkareBeaten: () => false,
};

export const isEndMet = (game: MageKnight): boolean => isMet[scenarioOf(game.scenario).ends](game);

/** What is done of what is known, and how many tiles may hold more of it. */
export interface Progress {
  readonly done: number;
  readonly of: number;
  readonly tiles: number;
}

/** How near the end of the scenario is. */
export interface Goal {
  readonly ends: Ends;
  readonly rounds: number;
  /** Cities of the scenario, those on the map, and those nobody defends any more. */
  readonly cities: number;
  readonly found: number;
  readonly conquered: number;
  /** Where it is not cities: what has been done by whom this night, which sites are conquered. */
  readonly progress?: Progress;
}

const progresses: Readonly<Partial<Record<Ends, (game: MageKnight) => Omit<Progress, 'tiles'>>>> = {
  incantations: (game) => ({
    done: game.players.filter((_, seat) => hasSummoned(game, seat)).length,
    of: game.seats,
  }),
  dungeonsConquered: (game) => {
    const known = sitesBelow(game);
    return { done: known.filter((space) => isWayBelow(game, space)).length, of: known.length };
  },
  minesLiberated: freedMines,
  leadersBeaten: (game) => ({ done: beatenLeaders(game).length, of: leadersInAll(game) }),
  graveyardsSealed: (game) => ({
    done: sealedGraves(game) + beatenLeaders(game).length,
    of: gravesInAll(game) + leadersInAll(game),
  }),
  relicFound: (game) => ({ done: pieces(game), of: setupOf(game).cities }),
  rounds: (game) => ({ done: ownedPoints(game), of: pointsInAll(game) }),
  volkareBeaten: ({ volkare }) =>
    volkare === undefined
      ? { done: 0, of: 0 }
      : { done: volkare.fallen, of: volkare.fallen + sizeOf(volkare) },
};

export function goalOf(game: MageKnight): Goal {
  const { cities, rounds } = setupOf(game);
  const { ends } = scenarioOf(game.scenario);
  let found = 0;
  for (const tile of Object.values(game.map)) if (tileOf(tile).city !== undefined) found++;
  const conquered = game.cities.filter(({ space }) => isConqueredCity(game, space)).length;
  const progress = progresses[ends]?.(game);
  return {
    ends,
    rounds,
    cities,
    found,
    conquered,
    ...(progress !== undefined && { progress: { ...progress, tiles: game.tiles.length } }),
  };
}
