// boardgame.io's own server with the same kind of load, in a process of its own.
import { createRequire } from 'node:module';

process.env.NODE_ENV = 'production';
const require = createRequire(import.meta.url);
const { Server, Origins } = require('boardgame.io/server') as {
  Server(options: object): {
    run(options: object): Promise<{ apiServer?: object; appServer: import('node:http').Server }>;
  };
  Origins: { LOCALHOST: unknown };
};

/** A game of two who take turns for ever: all that is measured is the server. */
const game = {
  name: 'turns',
  setup: () => ({ made: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take: ({ G }: { G: { made: number } }) => {
      G.made++;
    },
  },
};

const log = console.log;
console.log = () => {};
console.info = () => {};
const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
const { appServer } = await server.run({ port: 0 });
console.log = log;
const address = appServer.address();
process.on('SIGTERM', () => process.exit(0));
process.on('disconnect', () => process.exit(0));
process.send?.({ port: typeof address === 'object' && address ? address.port : 0 });
