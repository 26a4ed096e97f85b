// MK-37.2, .3, .6, .8, .10: shields on magical glades, and the nights in which they summon.
import type { Seat } from '@krcma/kernel';
import type { SpaceId } from '../data/geometry.ts';
import type { Summoning } from '../data/scenario.ts';
import { scenarioOf } from '../data/scenarios.ts';
import { type MageKnight, playerAt } from '../state.ts';
import { holdingAt, siteAt } from './map.ts';
import { setupOf } from './scenario.ts';
import { note } from './script.ts';

/** Which night it is, the first one 0; days and nights take turns. */
const nightOf = (round: number): number => Math.floor(round / 2) - 1;

/** What is summoned this night; nothing by day, and nothing where shields do not summon. */
export function summoningNow({ scenario, round, time }: MageKnight): Summoning | undefined {
  return time === 'night' ? scenarioOf(scenario).incantation?.nights[nightOf(round)] : undefined;
}

/** Whether shields are laid on a space. */
export const isMarkable = (game: MageKnight, space: SpaceId): boolean => {
  const { incantation } = scenarioOf(game.scenario);
  return incantation !== undefined && siteAt(game, space) === incantation.site;
};

/** Spaces with a shield of a seat that summons. */
export const markedBy = (game: MageKnight, seat: Seat): SpaceId[] =>
  Object.keys(game.holdings).filter(
    (space) => isMarkable(game, space) && holdingAt(game, space).shields.includes(seat),
  );

/** MK-37.8: how many shields a glade holds before a new one takes the place of another. */
export function roomOn(game: MageKnight, space: SpaceId): number {
  const { incantation } = scenarioOf(game.scenario);
  const most = game.options.contestedGlades ? incantation?.mostShields[game.seats] : undefined;
  return (most ?? game.seats) - holdingAt(game, space).shields.length;
}

/** MK-37.6: all shields leave the glades after a night. */
export function clearGlades(game: MageKnight): void {
  if (game.time !== 'night') return;
  let shields = 0;
  for (const [space, holding] of Object.entries(game.holdings)) {
    if (!isMarkable(game, space)) continue;
    shields += holding.shields.length;
    holding.shields = [];
  }
  if (shields > 0) note({ key: 'glades-cleared', shields });
}

export const hasSummoned = (game: MageKnight, seat: Seat): boolean =>
  playerAt(game, seat).summoned === game.round;

/** MK-37.10: everybody has summoned in the last night. */
export const haveAllSummoned = (game: MageKnight): boolean =>
  game.time === 'night' &&
  game.round === setupOf(game).rounds &&
  game.players.every((_, seat) => hasSummoned(game, seat));
