import { type GameView, knownPoints } from '@krcma/tableware/board';
import type { TableHost } from '../host/host.ts';
import { momentsOf } from '../replay/turns.ts';

/** Points of every seat when a turn was over. */
export interface TurnPoints {
  readonly turn: number;
  readonly points: readonly number[];
}

/** Walks through the finished game and notes the points at the end of each turn. */
export async function pointsByTurn(
  host: Pick<TableHost, 'replayAt'>,
  view: Pick<GameView, 'points' | 'turn'>,
  entries: number,
): Promise<TurnPoints[]> {
  const turns = new Map<number, readonly number[]>();
  for await (const moment of momentsOf(host, entries, 'open'))
    turns.set(view.turn(moment.view), view.points(moment.view).map(knownPoints));
  return [...turns].map(([turn, points]) => ({ turn, points }));
}

export interface Scale {
  readonly least: number;
  readonly most: number;
  /** Where a line is drawn across: round numbers, nothing among them. */
  readonly marks: readonly number[];
}

/** Room for all of these points; whoever owes more than he has is below nothing. */
export function scaleOf(points: readonly number[]): Scale {
  const [lowest, most] = [Math.min(0, ...points), Math.max(10, ...points)];
  const step = most - lowest > 60 ? 20 : 10;
  const first = Math.floor(lowest / step);
  const marks = Array.from({ length: Math.floor(most / step) - first + 1 }, (_, at) => (first + at) * step);
  return { least: first * step, most, marks };
}
