// A hero's figure on the map: where it goes, and what that turns up.
import type { Seat } from '@krcma/kernel';
import type { SpaceId } from '../data/geometry.ts';
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

/** Moving and exploring are over once something else of a turn was begun (MK-4.17, .20). */
export const mayMove = (game: MageKnight): boolean => {
  const { combat, turn, active } = game;
  if (combat !== null || (turn.stage !== 'start' && turn.stage !== 'moving')) return false;
  return !mustRecover(game, active);
};

/** An action may begin: none was taken, and no other hero is in the way (MK-4.19, MK-7.18). */
export function mayAct(game: MageKnight, seat: Seat): boolean {
  const { space } = playerAt(game, seat);
  return mayMove(game) && space !== null && !isTaken(game, seat, space);
}

/** The action of the turn begins: Move and Influence left over are lost (MK-4.21). */
export function beginAction({ turn }: MageKnight): void {
  turn.stage = 'acting';
  turn.move = 0;
  turn.influence = 0;
}
