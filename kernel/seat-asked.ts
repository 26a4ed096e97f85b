import type { GameTypes, Question } from './decision.ts';
import { RuleError } from './errors.ts';
import type { Json, Seat } from './json.ts';
import type { Frame, Locals, Table } from './table.ts';

/** Who is asked: the seat in the local `player`, unless the question says otherwise. */
export function seatAsked(
  game: Table,
  question: Pick<Question<GameTypes, Locals, Json>, 'seat'>,
  frame: Frame,
): Seat {
  return atTable(
    game,
    frame,
    question.seat === undefined ? frame.locals.player : question.seat(game, frame.locals),
  );
}

export function atTable(game: Table, frame: Frame, seat: Json | undefined): Seat {
  if (typeof seat !== 'number' || !(seat >= 0 && seat < game.seats))
    throw new RuleError(`${frame.rule}.${frame.at} asks seat ${seat}, which is not at the table.`);
  return seat;
}
