import { type GameView, knownPoints } from '@krcma/tableware/board';
import type { TableHost } from '../host/host.ts';

/** Points of every seat when a turn was over. */
export interface TurnPoints {
  readonly turn: number;
  readonly points: readonly number[];
}

/** Small portions, so that the page stays quick. */
const PORTION = 25;

/** Walks through the finished game and notes the points at the end of each turn. */
export async function pointsByTurn(
  host: Pick<TableHost, 'replayAt'>,
  view: Pick<GameView, 'points' | 'turn'>,
  entries: number,
): Promise<TurnPoints[]> {
  const turns = new Map<number, readonly number[]>();
  for (let first = 0; first <= entries; first += PORTION) {
    const portion = Array.from(
      { length: Math.min(PORTION, entries + 1 - first) },
      (_, index) => first + index,
    );
    for (const moment of await host.replayAt(portion, 'open'))
      turns.set(view.turn(moment.view), view.points(moment.view).map(knownPoints));
  }
  return [...turns].map(([turn, points]) => ({ turn, points }));
}
