// What goes on working after its effect is over; numbers are read through these.
import type { Seat } from '@krcma/kernel';
import type { OpName, OpNamed } from '../data/ops.ts';
import type { Lasting, MageKnight } from '../state.ts';
import { type OpAt, opAt } from './effects/op-at.ts';
import { spares } from './teams.ts';

/** Lets an operation work on, with what was chosen for it. */
export function last(
  game: MageKnight,
  at: OpAt,
  until: Lasting['until'],
  chosen: Omit<Partial<Lasting>, 'source' | 'path' | 'seat' | 'until'> = {},
): void {
  game.lasting.push({ source: at.source, path: [...at.path], seat: at.player, until, ...chosen });
}

export interface Working<N extends OpName> {
  readonly op: OpNamed<N>;
  readonly lasting: Lasting;
}

/** Operations of a name that work now for a seat: its own, in the order they were played. */
export function working<N extends OpName>(game: MageKnight, seat: Seat, name: N): Working<N>[] {
  const found: Working<N>[] = [];
  for (const lasting of game.lasting) {
    if (lasting.seat !== seat || lasting.left === 0) continue;
    const op = opAt(lasting);
    if (op.op === name) found.push({ op: op as OpNamed<N>, lasting });
  }
  return found;
}

/** Operations of a name that others let work on a seat. */
export function workingAgainst<N extends OpName>(game: MageKnight, seat: Seat, name: N): Working<N>[] {
  const found: Working<N>[] = [];
  for (const lasting of game.lasting) {
    if (lasting.seat === seat || spares(game, lasting, seat)) continue;
    const op = opAt({ source: lasting.source, path: lasting.path });
    if (op.op === name) found.push({ op: op as OpNamed<N>, lasting });
  }
  return found;
}

export const works = (game: MageKnight, seat: Seat, name: OpName): boolean =>
  game.lasting.length > 0 && working(game, seat, name).length > 0;

/** Ends whatever lasts no longer than this. */
export function expire(game: MageKnight, seat: Seat, ...until: readonly Lasting['until'][]): void {
  if (game.lasting.length > 0)
    game.lasting = game.lasting.filter((each) => each.seat !== seat || !until.includes(each.until));
}

/** At the end of a turn: what began in this very one lasts through the next (MK-6.21). */
export function expireNext(game: MageKnight, seat: Seat): void {
  if (game.lasting.length > 0)
    game.lasting = game.lasting.filter(
      (each) => each.until !== 'nextTurn' || each.seat !== seat || each.turn === game.turns,
    );
}

/** Nothing else outlasts a round (MK-6.20). */
export function expireRound(game: MageKnight): void {
  if (game.lasting.length > 0) game.lasting = game.lasting.filter(({ until }) => until === 'nextTurn');
}
