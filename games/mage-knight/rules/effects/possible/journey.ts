import { BASICS } from '../../../data/types.ts';
import { type MageKnight, playerAt } from '../../../state.ts';
import { slotsToExplore } from '../../exploring.ts';
import { isBeforeAction, mayAct, mayMove } from '../../figure.ts';
import { targetsOf } from '../../scouting.ts';
import { assaultsFrom, flightOf, flightsFrom } from '../flights.ts';
import { type OpAt, opNamed, type Possibilities } from '../op-at.ts';

/** MK-4.16: outside of the movement part whatever concerns moving is ignored. */
const whileMoving = (game: MageKnight): boolean => mayMove(game);

const outOfCombat = ({ combat }: MageKnight): boolean => combat === null;

/** An interaction goes on, or may still come. */
const mayStillDeal = (game: MageKnight): boolean => game.turn.interaction !== null || isBeforeAction(game);

/** In an assault nobody goes anywhere but into the city (MK-18.9). */
const isFree = (game: MageKnight): boolean => game.assault === undefined && mayMove(game);

const canFly = (game: MageKnight, at: OpAt): boolean =>
  isFree(game) && flightsFrom(game, at.player, flightOf(at), 0, 0).length > 0;

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
  exploreCost: whileMoving,
  exploreRange: whileMoving,
  freeExplore: (game, { player, ...at }) => {
    const { space } = playerAt(game, player);
    if (space === null || !isFree(game)) return false;
    return slotsToExplore(game, space, opNamed(at, 'freeExplore').range).length > 0;
  },
  revealRange: outOfCombat,
  scout: (game, { player, ...at }) =>
    game.combat === null && targetsOf(game, player, opNamed(at, 'scout').range).length > 0,
  influencePerCrystalColour: (game, { player }) =>
    game.turn.interaction !== null && BASICS.some((colour) => playerAt(game, player).crystals[colour] > 0),
  interactionBonus: ({ turn }) => turn.interaction !== null,
  recruitDiscount: mayStillDeal,
  ignoreReputation: mayStillDeal,
  asAction: (game, { player }) => mayAct(game, player),
  portalStep: (game, { player }) => mayAct(game, player) && playerAt(game, player).space !== null,
};
