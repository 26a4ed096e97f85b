// One file for both kinds of worker, so that the rules of a game are loaded over the network once.
import { serveBots } from './bot-service.ts';
import type { Assignment } from './protocol.ts';
import { serveTable } from './table-service.ts';

addEventListener('message', ({ data }: MessageEvent<Assignment>) => {
  if (data.role === 'bot') serveBots(data.port);
  else if (data.role === 'table') serveTable(data.port);
});
