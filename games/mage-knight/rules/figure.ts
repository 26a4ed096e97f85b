// A hero's figure on the map: where it goes, and what that turns up.
import type { Seat } from '@krcma/kernel';
import type { SpaceId } from '../data/geometry.ts';
import { scenarioOf } from '../data/scenarios.ts';
import { type MageKnight, playerAt } from '../state.ts';
import { isTaken } from './map.ts';
import { mustRecover } from './recovery.ts';
import { turnUp } from './tiles.ts';

/** Moves it and remembers where it came from, for a withdrawal (MK-16.2). */
export function moveFigure(game: MageKnight, seat: Seat, to: SpaceId): void {
  const hero = playerAt(game, seat);
  if (hero.space !== null) game.turn.path.push(hero.space);
  hero.space = to;
  turnUp(game, seat);
}

/** Nothing of a turn but moving and exploring was done yet (MK-4.17, .20). */
export const isBeforeAction = (game: MageKnight): boolean => {
  const { combat, turn, active } = game;
  if (combat !== null || (turn.stage !== 'start' && turn.stage !== 'moving')) return false;
  return !mustRecover(game, active);
};

/** Moving and exploring are over with the action, or where the movement was ended before it (MK-37.2). */
export const mayMove = (game: MageKnight): boolean => game.turn.halted === undefined && isBeforeAction(game);

/** An action may begin: none was taken, no other hero is in the way, no city is assaulted (MK-4.19, MK-7.18, MK-18.9). */
export function mayAct(game: MageKnight, seat: Seat): boolean {
  const { space } = playerAt(game, seat);
  return game.assault === undefined && isBeforeAction(game) && space !== null && !isTaken(game, seat, space);
}

/** The movement of the turn ends where the hero stands. */
export function halt({ turn, players, active }: MageKnight): void {
  const space = players[active]?.space;
  if (space) turn.halted ??= space;
}

/** The action of the turn begins: Move and Influence left over are lost (MK-4.21). */
export function beginAction(game: MageKnight): void {
  const { turn } = game;
  if (scenarioOf(game.scenario).incantation !== undefined) halt(game);
  turn.stage = 'acting';
  turn.move = 0;
  turn.influence = 0;
}
