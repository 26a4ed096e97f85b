import { type MageKnight, playerAt } from '../../../state.ts';
import { mayAct, mayMove } from '../../figure.ts';
import { assaultsFrom, flightOf, flightsFrom } from '../flights.ts';
import type { OpAt, Possibilities } from '../op-at.ts';

/** MK-4.16: outside of the movement part whatever concerns moving is ignored. */
const whileMoving = (game: MageKnight): boolean => mayMove(game);

const canFly = (game: MageKnight, at: OpAt): boolean =>
  mayMove(game) && flightsFrom(game, at.player, flightOf(at), 0, 0).length > 0;

export const journeyPossible: Possibilities = {
  terrainCost: whileMoving,
  spaceCostCut: whileMoving,
  barTerrain: whileMoving,
  mountainSafe: whileMoving,
  secretWays: whileMoving,
  reachTwo: whileMoving,
  concealment: whileMoving,
  harvest: whileMoving,
  fly: canFly,
  teleport: canFly,
  teleportAssault: (game, at) => mayMove(game) && assaultsFrom(game, at.player, at).length > 0,
  portalStep: (game, { player }) => mayAct(game, player) && playerAt(game, player).space !== null,
};
