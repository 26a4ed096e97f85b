import type { Seat } from '@krcma/kernel';
import type { GameView } from '@krcma/tableware/board';
import type { Eyes, Moment, TableHost } from '../host/host.ts';

/** Where in a game a turn begins. */
export interface TurnMark {
  readonly turn: number;
  /** Choices made before it. */
  readonly entry: number;
  /** Whose it is; nobody's where several act in it. */
  readonly seat: Seat | undefined;
}

/** Small portions, so that the page stays quick. */
const PORTION = 25;

/** All moments of a game, one after the other. */
export async function* momentsOf(
  host: Pick<TableHost, 'replayAt'>,
  entries: number,
  eyes: Eyes,
): AsyncGenerator<Moment> {
  for (let first = 0; first <= entries; first += PORTION) {
    const length = Math.min(PORTION, entries + 1 - first);
    yield* await host.replayAt(
      Array.from({ length }, (_, index) => first + index),
      eyes,
    );
  }
}

type Turns = Pick<GameView, 'turn' | 'activeSeat'>;

/** Walks through a game and notes where its turns begin. */
export async function turnsOf(
  host: Pick<TableHost, 'replayAt'>,
  view: Turns,
  entries: number,
  eyes: Eyes,
): Promise<readonly TurnMark[]> {
  const turns: TurnMark[] = [];
  for await (const moment of momentsOf(host, entries, eyes)) {
    const turn = view.turn(moment.view);
    const seat = view.activeSeat(moment.view);
    const last = turns.at(-1);
    if (last?.turn !== turn) turns.push({ turn, entry: moment.entry, seat });
    else if (last.seat !== seat) turns.splice(-1, 1, { ...last, seat: undefined });
  }
  return turns;
}

/** The turn a moment belongs to, by its place in the list; -1 before the first. */
export const turnAt = (turns: readonly TurnMark[], at: number): number =>
  turns.findLastIndex(({ entry }) => entry <= at);
