// MK-3.16 to .20: whose turn it is, who announces the end of a round, and who still has a turn.
import type { MageKnight } from '../state.ts';
import { dummyTurn } from './dummy.ts';
import { note } from './script.ts';

/** The dummy's place in the order. */
const DUMMY = -1;

/** Everybody after a seat, in order; itself last. */
export function after({ order }: MageKnight, seat: number): number[] {
  const at = order.indexOf(seat);
  return [...order.slice(at + 1), ...order.slice(0, at + 1)];
}

/** MK-23.22: Volkare has no turn more once the end of a round is announced. */
const hasLastTurn = ({ volkare }: MageKnight, seat: number): boolean =>
  seat !== DUMMY || volkare === undefined;

/** MK-3.17, .19: one more turn for everybody else, unless the last turns are counted already. */
export function announce(game: MageKnight, seat: number): void {
  game.announced = seat;
  game.last ??= after(game, seat).filter((each) => each !== seat && hasLastTurn(game, each));
  note({ key: 'round-end-announced', player: seat });
}

/** MK-3.18, .19, MK-33.4: a last turn for everybody but the dummy, whoever met the end included. */
export function meetEnd(game: MageKnight, seat: number): void {
  game.ending = true;
  game.last ??= after(game, seat).filter((each) => each !== DUMMY);
  note({ key: 'scenario-end-met', player: seat });
}

/** MK-3.20, MK-4.3: who has a turn to come in this round may still use what is used before it. */
export const hasTurnLeft = ({ last, order }: MageKnight, seat: number): boolean =>
  (last ?? order).includes(seat);

function following(game: MageKnight, seat: number): number | null {
  if (game.last !== null) return game.last.shift() ?? null;
  const { order } = game;
  return order[(order.indexOf(seat) + 1) % order.length] ?? null;
}

/** Settles who plays next; the dummy's turns are played on the way, Volkare's are turns of their own. */
export function passOn(game: MageKnight, next: number | null): void {
  let seat = next;
  while (seat === DUMMY && game.volkare === undefined) {
    if (dummyTurn(game)) announce(game, DUMMY);
    seat = following(game, DUMMY);
  }
  game.next = seat;
}

/** After a turn of Volkare. */
export const followVolkare = (game: MageKnight): void => passOn(game, following(game, DUMMY));

/** After the turn of the active player (MK-3.30). */
export function passTurn(game: MageKnight): void {
  passOn(game, game.turn.again ? game.active : following(game, game.active));
}
