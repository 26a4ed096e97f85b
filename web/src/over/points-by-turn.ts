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
