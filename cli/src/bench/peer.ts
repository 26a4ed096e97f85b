import { createRequire } from 'node:module';
import type * as BoardgameClient from 'boardgame.io/client';
import { emptyColumns, isFull, openColumns, winsAt } from './connect-four.ts';

// As fast as it can be: without its checks for developers.
process.env.NODE_ENV ??= 'production';

// boardgame.io is CommonJS in a subfolder that ES modules cannot name.
const { Client } = createRequire(import.meta.url)('boardgame.io/client') as typeof BoardgameClient;

interface Board {
  columns: string[][];
  last: number;
}

const INVALID_MOVE = 'INVALID_MOVE';

const game = {
  setup: (): Board => ({ columns: emptyColumns(), last: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    drop: ({ G, playerID }: { G: Board; playerID: string }, column: number) => {
      if (!openColumns(G.columns).includes(column)) return INVALID_MOVE;
      G.columns[column]?.push(playerID);
      G.last = column;
      return undefined;
    },
  },
  endIf: ({ G, ctx }: { G: Board; ctx: { currentPlayer: string } }) => {
    if (winsAt(G.columns, G.last)) return { winner: ctx.currentPlayer };
    return isFull(G.columns) ? { draw: true } : undefined;
  },
};

const client = Client({ game: game as never, numPlayers: 2, debug: false });

/** Plays one random game of connect four on boardgame.io's client; gives the number of decisions. */
export function playPeerGame(pick: (choices: number) => number): number {
  client.reset();
  for (let decisions = 0; ; decisions++) {
    const state = client.getState() as { G: Board; ctx: { gameover?: unknown } } | null;
    if (state === null || state.ctx.gameover !== undefined) return decisions;
    const open = openColumns(state.G.columns);
    client.moves.drop?.(open[pick(open.length)]);
  }
}
