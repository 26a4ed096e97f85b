// One file for all kinds of worker, so that the rules of a game are loaded over the network once.
import { serveBots } from './bot-service.ts';
import { serveImport } from './import-service.ts';
import type { Assignment } from './protocol.ts';
import { serveTable } from './table-service.ts';
import { isPing, type Ping, type Pong } from './watch.ts';

addEventListener('message', ({ data }: MessageEvent<Assignment | Ping>) => {
  if (isPing(data)) postMessage({ pong: data.ping } satisfies Pong);
  else if (data.role === 'bot') serveBots(data.port);
  else if (data.role === 'table') serveTable(data.port);
  else if (data.role === 'import') serveImport(data.text);
});
